import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { splitHouseNumber } from 'shared-types/forms/address'
import { AddressStepForm } from 'shared-types/forms/checkout'

const resolve = zodResolver(AddressStepForm)

const split = <A extends AddressStepForm['billingAddress']>(address: A): A => ({
  ...address,
  ...splitHouseNumber(address.houseNumber, address.extension),
})

/**
 * The rules of the step. A house number with its addition is judged, and sent, as the two that it is; a delivery
 * address that is not asked for is not judged.
 */
export const addressResolver: Resolver<AddressStepForm> = (values, context, options) => {
  const shippingAddress = values.sameDeliveryAddress
    ? null
    : values.shippingAddress && split(values.shippingAddress)
  return resolve(
    { ...values, billingAddress: split(values.billingAddress), shippingAddress },
    context,
    options,
  )
}
