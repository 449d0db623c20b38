import { mailKinds, type MailKind } from 'shared-types/contracts/admin/mails'

/** What code outside the text of a mail has to know about its kind. */
interface MailTraits {
  /** About an account: deleted a day after it was sent. */
  isOfAccount?: true
  /** Its purpose is a link, which ends. */
  hasLinkThatEnds?: true
  /** The first mail that names an order. */
  namesNewOrder?: true
  /** An order can have more than one: it is not in the index `mail_once_per_order`. */
  isRepeated?: true
  /** The address was given for this mail only, and goes when it is sent. */
  isForgottenWhenSent?: true
  /** A message for the shop, which employees answer and which stays longer. */
  isContact?: true
}

const mailTraits = {
  order_confirmation: { namesNewOrder: true },
  transfer_details: { namesNewOrder: true },
  payment_received: {},
  invoice_replaced: {},
  order_shipped: {},
  parcel_shipped: { isRepeated: true },
  order_cancelled: {},
  order_replaced: {},
  payment_unexpected: { isRepeated: true },
  order_refunded: {},
  refund_failed_notice: {},
  chargeback_notice: {},
  withdrawal_received: {},
  withdrawal_notice: {},
  back_in_stock: { isForgottenWhenSent: true },
  abandoned_cart: {},
  newsletter_request: {},
  newsletter_welcome: {},
  contact_message: { isContact: true },
  return_request: {},
  return_request_received: {},
  review_refused: {},
  account_confirm: { isOfAccount: true, hasLinkThatEnds: true },
  account_known: { isOfAccount: true },
  email_confirm: { isOfAccount: true, hasLinkThatEnds: true },
  email_changed: { isOfAccount: true },
  password_reset: { isOfAccount: true, hasLinkThatEnds: true },
  password_changed: { isOfAccount: true },
} as const satisfies Record<MailKind, MailTraits>

type With<Trait extends keyof MailTraits> = {
  [Kind in MailKind]: (typeof mailTraits)[Kind] extends Record<Trait, true> ? Kind : never
}[MailKind]

/** The kinds of mails with a trait, in the order of the contract. */
export const mailsWith = <Trait extends keyof MailTraits>(trait: Trait): With<Trait>[] =>
  mailKinds.filter((kind): kind is With<Trait> => trait in mailTraits[kind])

export type AccountMailKind = With<'isOfAccount'>
