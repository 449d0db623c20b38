import type { CountryCode } from 'shared-types/contracts/checkout'
import { shippingCentsOf } from './costs.ts'
import type { ShippingMethod } from './methods.ts'

/** The input for deciding which shipping methods are available. */
export interface Parcel {
  /** All methods of the shop. */
  shippingMethods: ShippingMethod[]
  /** The destination; the shop's own country until an address is known. */
  parcelCountry: CountryCode
  /** All articles are in stock and ready to ship as a parcel. */
  allNextDay: boolean
}

/** Whether some method on offer is for this country. */
export const isDeliveredTo = ({
  shippingMethods,
  parcelCountry,
}: Pick<Parcel, 'shippingMethods' | 'parcelCountry'>): boolean =>
  shippingMethods.some(({ offered, countries }) => offered && countries.includes(parcelCountry))

/** Each method is for some countries, and express only for parcels in stock. */
export const offeredShippingMethods = ({
  shippingMethods,
  parcelCountry,
  allNextDay,
}: Parcel): ShippingMethod[] =>
  shippingMethods.filter(
    ({ offered, countries, express }) =>
      offered && countries.includes(parcelCountry) && (!express || allNextDay),
  )

/** The method that is preselected for this article total: of methods with the same price, the first. */
export const cheapestShippingMethod = (parcel: Parcel, articleCents: number): ShippingMethod | undefined => {
  const offered = offeredShippingMethods(parcel)
  const lowest = Math.min(...offered.map((method) => shippingCentsOf(method, articleCents)))
  return offered.find((method) => shippingCentsOf(method, articleCents) === lowest)
}

export const isShippingOffered = (code: string | null, parcel: Parcel): boolean =>
  code !== null &&
  offeredShippingMethods(parcel).some((method) => method.code === code || method.insured?.code === code)
