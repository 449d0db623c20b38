import { z } from 'zod/mini'
import { emailText } from './fields/email.ts'
import { isOrderNumber, orderNumberMessage } from './fields/order-number.ts'
import { nameText, optionalText, severalLines } from './fields/text.ts'

/** The subjects of a message to customer service, in the order of the form. */
export const contactSubjects = {
  order: 'Een bestelling',
  return: 'Terugsturen of omruilen',
  product: 'Advies over een product',
  showroom: 'De showroom',
  business: 'Zakelijk bestellen',
  other: 'Iets anders',
} as const

export const ContactSubject = z.enum(
  ['order', 'return', 'product', 'showroom', 'business', 'other'],
  'Kies waar je vraag over gaat',
)
export type ContactSubject = z.infer<typeof ContactSubject>

/** The contact form. `website` is a honeypot. */
export const ContactForm = z.strictObject({
  name: nameText(2, 'Vul je naam in'),
  email: emailText(),
  subject: ContactSubject,
  orderNumber: z
    .string()
    .check(z.refine((value) => value.trim() === '' || isOrderNumber(value), orderNumberMessage)),
  message: severalLines(10, 4000, 'Schrijf je vraag in minstens tien tekens'),
  website: optionalText(255),
})
export type ContactForm = z.infer<typeof ContactForm>
