import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { splitHouseNumber } from 'shared-types/forms/address'
import { AddressStepForm } from 'shared-types/forms/checkout'

const resolve = zodResolver(AddressStepForm)

const split = <A extends AddressStepForm['billingAddress']>(address: A): A => ({
  ...address,
  ...splitHouseNumber(address.houseNumber, address.extension),
})

const judged = (values: AddressStepForm): AddressStepForm => ({
  ...values,
  billingAddress: split(values.billingAddress),
  shippingAddress: values.sameDeliveryAddress
    ? null
    : values.shippingAddress && split(values.shippingAddress),
})

/**
 * The rules of the step. A house number with its addition is judged, and sent, as the two that it is; a delivery
 * address that is not asked for is not judged.
 */
export const addressResolver: Resolver<AddressStepForm> = (values, context, options) =>
  resolve(judged(values), context, options)

export type AddressStepPart = 'customer' | 'billingAddress' | 'shippingAddress'

/** The same rules for a form that shows one part of the step: the rest is not on screen to be mended. */
export const partResolver =
  (part: AddressStepPart): Resolver<AddressStepForm> =>
  async (values, context, options) => {
    const { errors } = await addressResolver(values, context, options)
    return errors[part]
      ? { values: {}, errors: { [part]: errors[part] } }
      : { values: judged(values), errors: {} }
  }
