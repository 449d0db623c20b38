import { z } from 'zod/mini'
import { BillingAddressForm, ShippingAddressForm } from './address.ts'
import { CustomerForm } from './customer.ts'

/**
 * `POST /api/checkout/customer` and the step 'Adres'. A `shippingAddress` must be there when
 * `sameDeliveryAddress` is false; when it is true, null is sent and anything else is left unread.
 */
export const AddressStepForm = z
  .strictObject({
    customer: CustomerForm,
    billingAddress: BillingAddressForm,
    sameDeliveryAddress: z.boolean('Kies waar we bezorgen'),
    shippingAddress: z.nullable(ShippingAddressForm),
  })
  .check(
    z.refine(({ sameDeliveryAddress, shippingAddress }) => sameDeliveryAddress || shippingAddress !== null, {
      path: ['shippingAddress'],
      error: 'Vul een afleveradres in',
    }),
  )
export type AddressStepForm = z.infer<typeof AddressStepForm>

/** The step 'Verzend- & betaalmethode'. */
export const MethodsStepForm = z.strictObject({
  shippingMethod: z
    .string('Selecteer een verzendmethode')
    .check(z.minLength(1, 'Selecteer een verzendmethode')),
  paymentMethod: z.string('Selecteer een betaalmethode').check(z.minLength(1, 'Selecteer een betaalmethode')),
})
export type MethodsStepForm = z.infer<typeof MethodsStepForm>
