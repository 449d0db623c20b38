import type { CountryCode } from 'shared-types/contracts/checkout'
import { findShippingMethod } from './methods.ts'
import { isShippingOffered } from './eligibility.ts'
import type { CheckoutRow } from '../db/schema/checkout.ts'

/** What a promise depends on, of a line of a cart or an order. */
interface Line {
  nextDay: boolean
  stock: number
  quantity: number
  /** The promise of the catalogue, empty for an article without one. */
  delivery: string
}

/** Where a parcel goes, and how, as far as the shopper has chosen. */
export interface Destination {
  country: CountryCode
  shippingMethod: string | null
}

/** The shop's own country until an address is known. */
export const parcelCountryOf = (
  checkout: Pick<CheckoutRow, 'billingAddress' | 'shippingAddress'> | undefined,
): CountryCode => (checkout?.shippingAddress ?? checkout?.billingAddress)?.countryCode ?? 'NL'

/** Whether every line lies ready as a parcel, in full. */
export const isAllNextDay = (lines: Pick<Line, 'nextDay' | 'stock' | 'quantity'>[]): boolean =>
  lines.every(({ nextDay, stock, quantity }) => nextDay && stock >= quantity)

/** One to two working days more than at home, as the page on delivery says. */
const abroad: Record<Exclude<CountryCode, 'NL'>, string> = {
  BE: 'naar België een tot twee werkdagen later',
  LU: 'naar Luxemburg een tot twee werkdagen later',
}

/**
 * When the articles of one parcel are promised, by destination and shipping method. Cart, order and mails all say this;
 * the promise of the catalogue is the one for standard delivery at home.
 */
export const deliveryPromises = (
  lines: Pick<Line, 'nextDay' | 'stock' | 'quantity'>[],
  { country, shippingMethod }: Destination,
) => {
  const offered = { parcelCountry: country, allNextDay: isAllNextDay(lines) }
  const isExpress =
    (findShippingMethod(shippingMethod)?.express ?? false) && isShippingOffered(shippingMethod, offered)

  return ({ delivery, nextDay }: Pick<Line, 'delivery' | 'nextDay'>): string => {
    if (isExpress) return 'Voor 23:59 besteld, volgende werkdag voor 12.00 uur in huis'
    if (country === 'NL' || delivery === '') return delivery
    return nextDay
      ? 'Voor 23:59 besteld, binnen 2 tot 3 werkdagen in huis'
      : `${delivery} (${abroad[country]})`
  }
}
