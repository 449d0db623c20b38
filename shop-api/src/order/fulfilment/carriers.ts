import { otherCarrier, type ShipOrder } from 'shared-types/contracts/admin/buying/shipments'
import { bareZipcode } from 'shared-types/forms/address'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import type { Tracking } from '../state/tracking.ts'
import { refuseAction, refuseActionField, type Refusal } from '../../refusal.ts'

interface Carrier {
  code: string
  title: string
  /** Null if it has no tracking codes. */
  tracking: {
    /** Matches codes in capitals, without spaces. Wide: it finds typing mistakes, and refuses no code of the carrier. */
    pattern: RegExp
    example: string
    /** Ends with the code or what follows a hyphen: the search of orders looks there. */
    followUrl: (trackingCode: string, to: OrderRow['shippingAddress']) => string
  } | null
}

export const carriers: Carrier[] = [
  {
    code: 'postnl',
    title: 'PostNL',
    tracking: {
      pattern: /^(?:3S[A-Z0-9]{8,16}|[A-Z]{2}\d{9}[A-Z]{2})$/,
      example: '3SABCD1234567',
      followUrl: (code, to) =>
        `https://jouw.postnl.nl/track-and-trace/${code}-${to.countryCode}-${bareZipcode(to.zipcode)}`,
    },
  },
  {
    code: 'dhl',
    title: 'DHL',
    tracking: {
      pattern: /^(?:3S[A-Z]{2,4}|[A-Z]{2,4})?\d{8,30}$/,
      example: 'JVGL06123456789',
      followUrl: (code) => `https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=${code}`,
    },
  },
  {
    code: 'bpost',
    title: 'bpost',
    tracking: {
      pattern: /^(?:\d{12,30}|[A-Z]{2}\d{9}[A-Z]{2})$/,
      example: '323212345678901234567890',
      followUrl: (code, to) =>
        `https://track.bpost.cloud/btr/web/#/search?lang=nl&postalCode=${bareZipcode(to.zipcode)}&itemCode=${code}`,
    },
  },
  {
    code: 'dpd',
    title: 'DPD',
    tracking: {
      pattern: /^\d{14}[A-Z0-9]?$/,
      example: '05212345678901',
      followUrl: (code) => `https://tracking.dpd.de/status/nl_NL/parcel/${code}`,
    },
  },
  {
    code: 'gls',
    title: 'GLS',
    tracking: {
      // The number of a parcel, or the letters and digits that GLS prints for the receiver.
      pattern: /^(?:\d{11,14}|(?=[A-Z]*\d)[A-Z0-9]{8})$/,
      example: '51234567890',
      followUrl: (code) => `https://gls-group.com/NL/nl/volg-je-pakket?match=${code}`,
    },
  },
  { code: 'own', title: 'onze eigen bezorgdienst', tracking: null },
  { code: otherCarrier, title: 'Andere vervoerder', tracking: null },
]

/** In texts such as 'onderweg met …'. */
const unnamedCarrier = 'de bezorger'

/** By its code or its title, as an employee types it. */
export const carrierNamed = (text: string): Carrier | undefined =>
  carriers.find(({ code, title }) => [code, title.toLowerCase()].includes(text.trim().toLowerCase()))

const mostBoxes = 20

/** Each code as carriers read it, with its text as typed: labels and mails of carriers have it in groups. */
const codesIn = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/[,;\n]/)
      .map((typed) => [typed.replace(/[\s.-]/g, '').toUpperCase(), typed.trim()] as const)
      .filter(([code]) => code !== ''),
  )

/** What is stored of a parcel to this address. */
export const trackingOf = (
  {
    carrier: code,
    trackingCode = '',
    carrierName,
    trackingUrl,
  }: Pick<ShipOrder, 'carrier' | 'trackingCode' | 'carrierName' | 'trackingUrl'>,
  to: OrderRow['shippingAddress'],
): Tracking | Refusal => {
  const carrier = carriers.find((one) => one.code === code.toLowerCase())
  if (!carrier) {
    const codes = carriers.map((one) => one.code).join(', ')
    return refuseAction('validation_failed', `no such carrier; choose from ${codes}`, 'Kies een vervoerder.')
  }
  if (carrier.code === otherCarrier) {
    return {
      carrier: carrierName || unnamedCarrier,
      trackAndTraceUrl: trackingUrl ?? null,
      moreTrackAndTraceUrls: [],
    }
  }
  const { title, tracking } = carrier
  if (!tracking) return { carrier: title, trackAndTraceUrl: null, moreTrackAndTraceUrls: [] }
  const typed = codesIn(trackingCode)
  const [first, ...others] = typed.keys()
  if (first === undefined)
    return refuseActionField(
      'trackingCode',
      `${title} needs a tracking code`,
      `Vul de trackcode van ${title} in.`,
    )
  if (typed.size > mostBoxes)
    return refuseActionField(
      'trackingCode',
      `a parcel has at most ${mostBoxes} tracking codes`,
      `Vul hoogstens ${mostBoxes} trackcodes in.`,
    )
  const wrong = [...typed].find(([read]) => !tracking.pattern.test(read))?.[1]
  return wrong === undefined
    ? {
        carrier: title,
        trackAndTraceUrl: tracking.followUrl(first, to),
        moreTrackAndTraceUrls: others.map((one) => tracking.followUrl(one, to)),
      }
    : refuseActionField(
        'trackingCode',
        `${wrong} is not a tracking code of ${title}, such as ${tracking.example}`,
        `${wrong} is geen trackcode van ${title}. Die ziet eruit als ${tracking.example}.`,
      )
}
