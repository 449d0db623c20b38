import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { AddressStepForm } from 'shared-types/forms/checkout'

const resolve = zodResolver(AddressStepForm)

/** The rules of the step; a delivery address that is not asked for is not judged. */
export const addressResolver: Resolver<AddressStepForm> = (values, context, options) =>
  resolve(values.sameDeliveryAddress ? { ...values, shippingAddress: null } : values, context, options)
