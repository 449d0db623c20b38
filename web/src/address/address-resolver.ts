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
 * The rules of the step. A house number with its addition is validated, and sent, as two fields; a delivery
 * address is validated only if it is used.
 */
export const addressResolver: Resolver<AddressStepForm> = (values, context, options) =>
  resolve(judged(values), context, options)

export type AddressStepPart = 'customer' | 'billingAddress' | 'shippingAddress'

/** The same rules for a form with one part of the step: drops errors in parts that are not on screen. */
export const partResolver =
  (part: AddressStepPart): Resolver<AddressStepForm> =>
  async (values, context, options) => {
    const { errors } = await addressResolver(values, context, options)
    return errors[part]
      ? { values: {}, errors: { [part]: errors[part] } }
      : { values: judged(values), errors: {} }
  }
