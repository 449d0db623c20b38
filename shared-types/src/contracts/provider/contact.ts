import { z } from 'zod'
import { ContactForm } from '../../forms/contact.ts'
import { ReturnRequestForm } from '../../forms/return-request.ts'

/** `POST /v1/contact`: a message to customer service. `orderNumber` may be empty. */
export const ContactRequest = z.strictObject({
  name: ContactForm.shape.name,
  email: ContactForm.shape.email,
  subject: ContactForm.shape.subject,
  orderNumber: ContactForm.shape.orderNumber,
  message: ContactForm.shape.message,
})
export type ContactRequest = z.infer<typeof ContactRequest>

/** `POST /v1/customer/service-fee-request` (spec §7): the request to have a rug fetched. Guests may send it too. */
export const ServiceFeeRequest = z.strictObject({
  orderNumber: ReturnRequestForm.shape.orderNumber,
  email: ReturnRequestForm.shape.email,
  reason: ReturnRequestForm.shape.reason,
  explanation: ReturnRequestForm.shape.explanation,
})
export type ServiceFeeRequest = z.infer<typeof ServiceFeeRequest>
