import { z } from 'zod/mini'
import { emailText } from './fields/email.ts'
import { orderNumberText } from './fields/order-number.ts'
import { zipcodeText } from './fields/zipcode.ts'

/** The data with which a guest opens an order: all three must match. */
export const OrderLookupForm = z.strictObject({
  orderNumber: orderNumberText(),
  email: emailText(),
  zipcode: zipcodeText(),
})
export type OrderLookupForm = z.infer<typeof OrderLookupForm>
