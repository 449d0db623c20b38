import { z } from 'zod/mini'
import {
  normaliseAddress,
  NewBillingAddressForm,
  NewShippingAddressForm,
  normaliseShippingAddress,
} from './address.ts'
import { withDefaults } from './fields/defaults.ts'
import { companyNumberMistakes, NewCustomerForm, normaliseCustomer } from './customer.ts'

/**
 * `POST /api/checkout/customer` and the step 'Adres'. `shippingAddress` is required when `sameDeliveryAddress` is false,
 * and ignored when it is true. An omitted `sameDeliveryAddress` is true unless a `shippingAddress` is given. Fields that the
 * specification does not require may be omitted.
 */
export const AddressStepForm = z
  .strictObject({
    customer: NewCustomerForm,
    billingAddress: NewBillingAddressForm,
    // Its type stays the same, as with `withDefaults`.
    sameDeliveryAddress: z.optional(
      z.boolean('Kies waar we bezorgen'),
    ) as unknown as z.ZodMiniBoolean<boolean>,
    ...withDefaults({ shippingAddress: z.nullable(NewShippingAddressForm) }, { shippingAddress: null }),
  })
  .check(
    z.overwrite((step) => Object.assign({ sameDeliveryAddress: step.shippingAddress === null }, step)),
    z.refine(({ sameDeliveryAddress, shippingAddress }) => sameDeliveryAddress || shippingAddress !== null, {
      path: ['shippingAddress'],
      error: 'Vul een afleveradres in',
    }),
    z.superRefine(({ customer, billingAddress }, context) => {
      for (const { field, message } of companyNumberMistakes(customer, billingAddress.countryCode)) {
        context.addIssue({ code: 'custom', path: ['customer', field], message })
      }
    }),
  )
export type AddressStepForm = z.infer<typeof AddressStepForm>

/** A valid address step for storage, without a delivery address that is not used. */
export const normaliseAddressStep = (step: AddressStepForm): AddressStepForm => ({
  customer: normaliseCustomer(step.customer),
  billingAddress: normaliseAddress(step.billingAddress),
  sameDeliveryAddress: step.sameDeliveryAddress,
  shippingAddress:
    step.sameDeliveryAddress || !step.shippingAddress ? null : normaliseShippingAddress(step.shippingAddress),
})
