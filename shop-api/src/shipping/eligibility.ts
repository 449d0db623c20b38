import type { CountryCode } from 'shared-types/contracts/checkout'
import { shippingMethods, type ShippingMethod } from './methods.ts'

/** What decides which shipping methods are offered. */
export interface Parcel {
  /** Where it goes; the shop's own country until an address is known. */
  parcelCountry: CountryCode
  /** Everything is in stock as a parcel. */
  allNextDay: boolean
}

/** Express is for parcels in stock, and within the Netherlands only: elsewhere it would come too late. */
export const offeredShippingMethods = ({ parcelCountry, allNextDay }: Parcel): ShippingMethod[] =>
  shippingMethods.filter(({ express }) => !express || (parcelCountry === 'NL' && allNextDay))

export const isShippingOffered = (code: string | null, parcel: Parcel): boolean =>
  offeredShippingMethods(parcel).some((method) => method.code === code)
