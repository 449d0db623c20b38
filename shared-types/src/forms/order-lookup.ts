import { z } from 'zod/mini'
import { emailText } from './email.ts'
import { orderNumberText } from './order-number.ts'
import { requiredText } from './text.ts'

/** What a guest knows of an order: all three must be right, and the number alone opens nothing. */
export const OrderLookupForm = z.strictObject({
  orderNumber: orderNumberText(),
  email: emailText(),
  zipcode: requiredText(16, 'Vul je postcode in'),
})
export type OrderLookupForm = z.infer<typeof OrderLookupForm>
