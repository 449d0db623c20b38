import type { CountryCode } from 'shared-types/contracts/checkout'
import {
  deliveryDays,
  type DeliveryPromise,
  promiseFrom,
  promiseFromPayment,
  samePromise,
} from '../delivery/delivery-days.ts'
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

/** The destination, the methods, and whether the parcel waits for a bank transfer. */
export interface Destination {
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

/** One to two working days longer than in the Netherlands, as the delivery page says. */
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
  { country, shippingMethods, shippingMethod, byTransfer }: Destination,
  at = new Date(),
) => {
  const parcel = { shippingMethods, parcelCountry: country, allNextDay: isAllNextDay(lines) }
  const isExpress =
    (findShippingChoice(shippingMethods, shippingMethod)?.express ?? false) &&
    isShippingOffered(shippingMethod, parcel)

  const within = (days: (typeof deliveryDays)[keyof typeof deliveryDays]) =>
    byTransfer ? promiseFromPayment(days) : promiseFrom(days, at)

  return ({ delivery, nextDay }: Pick<Line, 'delivery' | 'nextDay'>): DeliveryPromise => {
    if (isExpress) return within(deliveryDays.nextMorning)
    if (nextDay) return within(country === 'NL' ? deliveryDays.nextDay : deliveryDays.abroad)
    return samePromise(country === 'NL' || delivery === '' ? delivery : `${delivery} (${abroad[country]})`)
  }
}

/** The promise of a whole parcel: its day, or the promise of each kind of article when they differ. */
export const parcelPromise = (lines: Line[], destination: Destination): string => {
  const promiseOf = deliveryPromises(lines, destination)
  const promises = [...new Set(lines.map((line) => promiseOf(line).offered))].filter((text) => text !== '')
  return promises.length > 1 ? `Per artikel: ${promises.join('; ')}` : (promises[0] ?? '')
}
