import { z } from 'zod'

/** All mails of so many days can be sent again at once. */
export const retryDays = 7

/** What a mail is about. */
export const mailKinds = [
  'order_confirmation',
  'transfer_details',
  'payment_received',
  'invoice_replaced',
  'order_shipped',
  'parcel_shipped',
  'order_cancelled',
  'order_replaced',
  'payment_unexpected',
  'order_refunded',
  'refund_failed_notice',
  'chargeback_notice',
  'withdrawal_received',
  'withdrawal_notice',
  'back_in_stock',
  'abandoned_cart',
  'newsletter_request',
  'newsletter_welcome',
  'contact_message',
  'return_request',
  'return_request_received',
  'review_refused',
  'account_confirm',
  'account_known',
  'email_confirm',
  'email_changed',
  'password_reset',
  'password_changed',
] as const
export const MailKind = z.enum(mailKinds)
export type MailKind = z.infer<typeof MailKind>

/** A mail that the mail server refused until the shop gave up. */
export const FailedMail = z.strictObject({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The order that it is about. */
  orderId: z.uuid().nullable(),
  orderNumber: z.string().nullable(),
})
export type FailedMail = z.infer<typeof FailedMail>
