import { cutoffAfter } from 'shared-types/calendar/delivery-cutoff'
import type { CountryCode } from 'shared-types/contracts/checkout'
import {
  deliveryDays,
  type DeliveryPromise,
  promiseFrom,
  promiseFromPayment,
  samePromise,
  statedDays,
} from '../delivery/delivery-days.ts'
import type { WorkingCalendar } from '../delivery/working-days.ts'
import { findShippingChoice, type ShippingMethod } from './methods.ts'
import { isShippingOffered } from './eligibility.ts'
import type { CheckoutRow } from '../db/schema/buying/checkout.ts'

/** The fields of a cart or order line that determine the promise. */
interface Line {
  nextDay: boolean
  stock: number
  quantity: number
  /** The catalogue's promise, empty for an article without one. Unused for an article with next-day delivery. */
  delivery: string
}

/** The working days, the destination, the methods, and whether the parcel waits for a bank transfer. */
interface Destination {
  calendar: WorkingCalendar
  country: CountryCode
  /** All methods of the shop. */
  shippingMethods: ShippingMethod[]
  shippingMethod: string | null
  byTransfer: boolean
}

/** The shop's own country until an address is known. */
export const parcelCountryOf = (
  checkout: Pick<CheckoutRow, 'billingAddress' | 'shippingAddress'> | undefined,
): CountryCode => (checkout?.shippingAddress ?? checkout?.billingAddress)?.countryCode ?? 'NL'

/** Whether all lines are completely in stock and ready to ship as a parcel. */
export const isAllNextDay = (lines: Pick<Line, 'nextDay' | 'stock' | 'quantity'>[]): boolean =>
  lines.every(({ nextDay, stock, quantity }) => nextDay && stock >= quantity)

/** For an article whose day is agreed by appointment. */
const abroad: Record<Exclude<CountryCode, 'NL'>, string> = {
  BE: 'naar België een tot twee werkdagen later',
  LU: 'naar Luxemburg een tot twee werkdagen later',
}

/**
 * The delivery promises of the articles in one parcel, by destination and chosen methods. Cart, order and
 * mails use them; the catalogue's promise is for standard delivery within the Netherlands.
 */
export const deliveryPromises = (
  lines: Pick<Line, 'nextDay' | 'stock' | 'quantity'>[],
  { calendar, country, shippingMethods, shippingMethod, byTransfer }: Destination,
  at = new Date(),
) => {
  const parcel = { shippingMethods, parcelCountry: country, allNextDay: isAllNextDay(lines) }
  const isExpress =
    (findShippingChoice(shippingMethods, shippingMethod)?.express ?? false) &&
    isShippingOffered(shippingMethod, parcel)

  const within = (days: Parameters<typeof promiseFrom>[0]) =>
    (byTransfer ? promiseFromPayment : promiseFrom)(days, calendar, at)

  return ({ delivery, nextDay }: Pick<Line, 'delivery' | 'nextDay'>): DeliveryPromise => {
    if (isExpress) return within(deliveryDays.nextMorning)
    if (nextDay) return within(country === 'NL' ? deliveryDays.nextDay : deliveryDays.abroad)
    const stated = statedDays(delivery, country !== 'NL')
    if (stated) return within(stated)
    return samePromise(country === 'NL' || delivery === '' ? delivery : `${delivery} (${abroad[country]})`)
  }
}

/**
 * The moment after which one of the articles arrives a day later, and what is promised until then; null when today's cut-off
 * makes no difference.
 */
export const parcelOrderBefore = (
  lines: Line[],
  destination: Destination,
): { moment: string; promise: string } | null => {
  const at = new Date()
  const cutoff = cutoffAfter(at)
  const now = deliveryPromises(lines, destination, at)
  const later = deliveryPromises(lines, destination, cutoff)
  const urgent = lines.find((line) => now(line).offered !== later(line).offered)
  return urgent ? { moment: cutoff.toISOString(), promise: now(urgent).ordered } : null
}

/** 'Vloerkleed Touw en 2 andere': an article, and how many others there are. */
const namesOf = (titles: string[]): string => {
  const [first = '', ...others] = new Set(titles)
  return others.length > 0 ? `${first} en ${others.length} andere` : first
}

/**
 * The promise of a whole parcel: its day, or when they differ a line with the promise of each kind of article, the
 * soonest first.
 */
export const parcelPromise = (
  lines: (Line & { productTitle: string })[],
  destination: Destination,
): string => {
  const promiseOf = deliveryPromises(lines, destination)
  const titles = new Map<string, string[]>()
  for (const line of lines.toSorted((left, right) => Number(right.nextDay) - Number(left.nextDay))) {
    const { offered } = promiseOf(line)
    if (offered !== '') titles.set(offered, [...(titles.get(offered) ?? []), line.productTitle])
  }
  const promises = [...titles.keys()]
  return promises.length > 1
    ? promises.map((promise) => `${namesOf(titles.get(promise) ?? [])}: ${promise}`).join('\n')
    : (promises[0] ?? '')
}
