import type { CountryCode } from 'shared-types/contracts/checkout'
import { shippingMethods, type ShippingMethod } from './methods.ts'

/** The input for deciding which shipping methods are available. */
export interface Parcel {
  /** The destination; the shop's own country until an address is known. */
  parcelCountry: CountryCode
  /** All articles are in stock and ready to ship as a parcel. */
  allNextDay: boolean
}

/** Cheapest first. Express is only for parcels in stock within the Netherlands: abroad it would arrive too late. */
export const offeredShippingMethods = ({ parcelCountry, allNextDay }: Parcel): ShippingMethod[] =>
  shippingMethods
    .filter(({ express }) => !express || (parcelCountry === 'NL' && allNextDay))
    .toSorted((one, other) => one.shippingCents - other.shippingCents)

export const isShippingOffered = (code: string | null, parcel: Parcel): boolean =>
  offeredShippingMethods(parcel).some((method) => method.code === code || method.insured.code === code)
