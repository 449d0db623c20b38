import type { CountryCode } from 'shared-types/contracts/checkout'
import { findShippingChoice } from './methods.ts'
import { isShippingOffered } from './eligibility.ts'
import type { CheckoutRow } from '../db/schema/buying/checkout.ts'

/** The fields of a cart or order line that determine the promise. */
interface Line {
  nextDay: boolean
  stock: number
  quantity: number
  /** The catalogue's promise, empty for an article without one. */
  delivery: string
}

/** Destination country and chosen shipping method. */
export interface Destination {
  country: CountryCode
  shippingMethod: string | null
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
 * The delivery promises of the articles in one parcel, by destination and shipping method. Cart, order and
 * mails use them; the catalogue's promise is for standard delivery within the Netherlands.
 */
export const deliveryPromises = (
  lines: Pick<Line, 'nextDay' | 'stock' | 'quantity'>[],
  { country, shippingMethod }: Destination,
) => {
  const offered = { parcelCountry: country, allNextDay: isAllNextDay(lines) }
  const isExpress =
    (findShippingChoice(shippingMethod)?.express ?? false) && isShippingOffered(shippingMethod, offered)

  return ({ delivery, nextDay }: Pick<Line, 'delivery' | 'nextDay'>): string => {
    if (isExpress) return 'Voor 23:59 besteld, volgende werkdag voor 12.00 uur in huis'
    if (country === 'NL' || delivery === '') return delivery
    return nextDay
      ? 'Voor 23:59 besteld, binnen 2 tot 3 werkdagen in huis'
      : `${delivery} (${abroad[country]})`
  }
}
