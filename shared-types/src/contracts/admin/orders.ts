import { z } from 'zod'
import { BillingAddressForm, ShippingAddressForm } from '../../forms/address.ts'
import { CustomerForm } from '../../forms/customer.ts'
import { BillingAddress, CheckoutCustomer, ShippingAddress } from '../checkout.ts'
import { OrderState, PaymentState, ReplacementReason } from '../order.ts'
import { ListSearchQuery, mostPerPage } from './list.ts'
import { MailKind } from './mails.ts'

const at = z.iso.datetime()
const cents = z.int()

/**
 * What a list of orders can be filtered by. `q` is a part of the number, the name, the e-mail address, the company, the
 * phone number, the postcode or the tracking code, or a whole number of an invoice, a credit note or an article.
 */
export const OrderQuery = ListSearchQuery.extend({
  state: OrderState.optional(),
  /** Orders with an amount to refund. */
  refundDue: z.stringbool().optional(),
  /** Orders with a chargeback that no employee has handled. */
  chargedBack: z.stringbool().optional(),
  /** Shipped orders of which no parcel has some pieces, and no refund. */
  unsent: z.stringbool().optional(),
  /** Orders that go on although all of their price is back at the payer, or those that are not. */
  paidBack: z.enum(['refund', 'chargeback', 'no']).optional(),
  /** Orders of which something is to be sent again. */
  replacement: z.stringbool().optional(),
  /** Days in the Netherlands, both included. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  method: z.string().max(50).optional(),
  shippingMethod: z.string().max(50).optional(),
})
export type OrderQuery = z.infer<typeof OrderQuery>

/** The orders of one file, separated by commas: at most as many as a list shows. */
export const ChosenOrdersQuery = z.strictObject({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid()).max(mostPerPage)),
})
export type ChosenOrdersQuery = z.infer<typeof ChosenOrdersQuery>

/** A declaration of withdrawal of a known order that no employee has handled. */
export const OpenWithdrawal = z.strictObject({
  id: z.uuid(),
  receivedAt: at,
  /** As written by the customer; empty for the whole order. */
  articles: z.string(),
  /** Refund it before this moment. */
  refundBy: at,
})
export type OpenWithdrawal = z.infer<typeof OpenWithdrawal>

/** A request to return a rug of an order that no employee has handled. */
const RugReturn = OpenWithdrawal.omit({ articles: true })
export type RugReturn = z.infer<typeof RugReturn>

export const OrderSummary = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  state: OrderState,
  createdAt: at,
  name: z.string(),
  /** The company that bought; empty for a private buyer. */
  company: z.string(),
  email: z.string(),
  paymentMethod: z.string(),
  shippingTitle: z.string(),
  totalCents: cents,
  refundDueCents: cents,
  /** How many pieces of a shipped order no parcel has, and no refund. */
  unsentPieces: z.int(),
  /** How all of its price went back to the payer, while it goes on: it is not sent. */
  paidBackBy: z.enum(['refund', 'chargeback']).nullable(),
  /** What was refunded of it at the payment provider itself. */
  refundedAtProviderCents: cents,
  /** How many replacements wait to be sent. */
  openReplacements: z.int(),
  /** None of an order that has ended. */
  withdrawals: z.array(OpenWithdrawal),
})
export type OrderSummary = z.infer<typeof OrderSummary>

/** The business actions that the state of the order allows. The verbs check them again. */
export const OrderAction = z.enum(['ship', 'complete', 'cancel', 'refund', 'handleChargeback'])
export type OrderAction = z.infer<typeof OrderAction>

/** Pieces of an order line, such as those in a parcel. */
export const LinePieces = z.strictObject({
  id: z.int(),
  quantity: z.int().positive('Kies minstens één stuk.'),
})
export type LinePieces = z.infer<typeof LinePieces>

export const RefundedPieces = LinePieces.extend({
  /** The part of these that no parcel has. If it is absent, the pieces that had left are the first to be refunded. */
  unsentQuantity: z.int().nonnegative().optional(),
  /** How many of these pieces go back to stock. If it is absent, all of them, in a refund that restocks. */
  restockQuantity: z.int().nonnegative().optional(),
})
export type RefundedPieces = z.infer<typeof RefundedPieces>

/** Through the payment provider, or transferred by an employee. */
export const RefundWay = z.enum(['provider', 'manual'])
export type RefundWay = z.infer<typeof RefundWay>

/** A refund of the price has a credit note; a refund of what was paid too much has none. */
export const RefundKind = z.enum(['price', 'overpayment'])
export type RefundKind = z.infer<typeof RefundKind>

export const RefundState = z.enum(['pending', 'done', 'failed'])
export type RefundState = z.infer<typeof RefundState>

/** A refund of the shop in one of its ways, or one that was made at the payment provider itself. */
export const MadeRefundWay = z.enum([...RefundWay.options, 'atProvider'])
export type MadeRefundWay = z.infer<typeof MadeRefundWay>

/** How a parcel that has left was sent. */
const SentWith = z.strictObject({
  carrier: z.string(),
  trackAndTraceUrl: z.string().nullable(),
  /** The links of the boxes after the first one. */
  moreTrackAndTraceUrls: z.array(z.string()),
})
export type SentWith = z.infer<typeof SentWith>

export const StaffOrder = OrderSummary.extend({
  actions: z.array(OrderAction),
  /** Whether name, e-mail address and delivery address can still be corrected. */
  isCorrectable: z.boolean(),
  customer: CheckoutCustomer,
  billingAddress: BillingAddress,
  shippingAddress: ShippingAddress,
  refundedCents: cents,
  /** The maximum refund: in total, and through the payment provider. */
  refundableCents: z.strictObject({ total: cents, provider: cents }),
  /** The part of it that the shop may keep: after a withdrawal, what another delivery than the cheapest one cost more. */
  deliveryExtraCents: cents,
  /** None of an order that has ended. */
  rugReturns: z.array(RugReturn),
  refunds: z.array(
    z.strictObject({
      id: z.uuid(),
      way: MadeRefundWay,
      kind: RefundKind,
      amountCents: cents,
      lines: z.array(RefundedPieces),
      restock: z.boolean(),
      state: RefundState,
      reason: z.string(),
      /** Whether it ended an authorisation: no money was taken. */
      released: z.boolean(),
      /** Null if it has no credit note. */
      creditNoteNumber: z.string().nullable(),
      /** The number of the document that takes the credit note back, because the refund failed after all. */
      reversalNumber: z.string().nullable(),
      createdAt: at,
      by: z.string().nullable(),
    }),
  ),
  /** The parcels besides the last one, the first one first: before it, or later with what it left out. */
  parcels: z.array(
    z.strictObject({
      id: z.uuid(),
      ...SentWith.shape,
      lines: z.array(LinePieces),
      createdAt: at,
      by: z.string().nullable(),
    }),
  ),
  /** The last parcel, or the only one, once the order is shipped. */
  shipment: SentWith.nullable(),
  /** What is sent again, also what was cancelled, the first one first. */
  replacements: z.array(
    z.strictObject({
      id: z.uuid(),
      reason: ReplacementReason,
      lines: z.array(LinePieces),
      createdAt: at,
      by: z.string().nullable(),
      cancelledAt: at.nullable(),
      shippedAt: at.nullable(),
      sentWith: SentWith.nullable(),
    }),
  ),
  /** Null before payment. */
  invoiceNumber: z.string().nullable(),
  /** The earlier invoices, the first one first, with what takes them back. */
  replacedInvoices: z.array(z.strictObject({ number: z.string(), creditNoteNumber: z.string(), at })),
  /** The texts that the shopper agreed to. */
  agreedPages: z.array(z.strictObject({ hash: z.string(), title: z.string(), createdAt: at })),
  lines: z.array(
    z.strictObject({
      id: z.int(),
      productId: z.int(),
      variantId: z.int(),
      sku: z.string(),
      title: z.string(),
      choices: z.array(z.string()),
      quantity: z.int(),
      /** The pieces that no parcel has. */
      unshippedQuantity: z.int(),
      /** The part of these that is not refunded: what a parcel contains if no pieces are chosen. */
      toShipQuantity: z.int(),
      /** The pieces that are not refunded yet. */
      refundableQuantity: z.int(),
      /** The pieces that can be sent again. */
      replaceableQuantity: z.int(),
      /** The promise at the time of purchase; empty for orders from before it was stored. */
      delivery: z.string(),
      priceCents: cents,
      discountCents: cents,
    }),
  ),
  /** The amounts below the lines, as on the invoice. */
  sums: z.array(z.strictObject({ title: z.string(), amount: z.string() })),
  payments: z.array(
    z.strictObject({
      id: z.uuid(),
      provider: z.string(),
      providerId: z.string().nullable(),
      /** The page of the test provider, where a tester decides what the bank does; null for a real one. */
      url: z.string().nullable(),
      method: z.string(),
      state: PaymentState,
      amountCents: cents,
      refundedCents: cents,
      chargedBackCents: cents,
      createdAt: at,
    }),
  ),
  mails: z.array(
    z.strictObject({
      id: z.uuid(),
      kind: MailKind,
      /** Empty once the text of the mail is deleted, as the subject is. */
      recipient: z.string(),
      subject: z.string(),
      createdAt: at,
      sentAt: at.nullable(),
      lastError: z.string().nullable(),
    }),
  ),
  /** What happened to the order, the oldest first. */
  history: z.array(z.strictObject({ at, text: z.string(), by: z.string().nullable() })),
})
export type StaffOrder = z.infer<typeof StaffOrder>

/** What this correction changes, as it was when the form was opened: an order has no version, because payments change it. */
export const OrderBefore = StaffOrder.pick({ customer: true, shippingAddress: true })

/** A correction before the order is shipped, by the rules of the shop's forms. The country stays as it is. */
export const CorrectOrder = z.strictObject({
  firstName: CustomerForm.shape.firstName,
  lastName: CustomerForm.shape.lastName,
  email: CustomerForm.shape.email,
  /** Unchanged if it is absent: a page from before it was added does not send it. */
  phoneNumber: z.optional(CustomerForm.shape.phoneNumber),
  shippingAddress: ShippingAddressForm,
  was: OrderBefore,
})
export type CorrectOrder = z.infer<typeof CorrectOrder>

/** What this correction changes, as it was when the form was opened. */
export const InvoiceBefore = StaffOrder.pick({ customer: true, billingAddress: true })

/** A correction of what the invoice prints, at any time: an issued invoice is replaced. The country stays as it is. */
export const CorrectInvoice = z.strictObject({
  firstName: CustomerForm.shape.firstName,
  lastName: CustomerForm.shape.lastName,
  /** Empty for a private customer. */
  company: CustomerForm.shape.company,
  vatNumber: CustomerForm.shape.vatNumber,
  cocNumber: CustomerForm.shape.cocNumber,
  billingAddress: BillingAddressForm,
  was: InvoiceBefore,
})
export type CorrectInvoice = z.infer<typeof CorrectInvoice>

export const RefundOrder = z.strictObject({
  way: RefundWay,
  /** Zero ends an order that is refunded already, for example at the provider. */
  amountCents: z.int('Vul een bedrag in, zoals 12,50.').nonnegative('Vul een bedrag van nul of meer in.'),
  /** The articles that it is for. */
  lines: z.array(RefundedPieces).max(1000),
  /**
   * Whether any of these articles go back to stock; `restockQuantity` says which. Without articles, those that have not left
   * go back when an order ends that is refunded already.
   */
  restock: z.boolean(),
  /** The maximum refund that the form showed: the second of two equal requests is refused. */
  refundableCents: cents,
})
export type RefundOrder = z.infer<typeof RefundOrder>

/** A text that shoppers agreed to, as it was then. */
export const AgreedPage = z.strictObject({ title: z.string(), html: z.string() })
export type AgreedPage = z.infer<typeof AgreedPage>

export const NewNote = z.strictObject({ text: z.string().trim().min(1, 'Schrijf een notitie.').max(2000) })
export type NewNote = z.infer<typeof NewNote>

export const Carrier = z.strictObject({ code: z.string(), title: z.string(), tracked: z.boolean() })
export type Carrier = z.infer<typeof Carrier>

/** What the forms and the filters of orders let choose from. */
export const OrderChoices = z.strictObject({
  carriers: z.array(Carrier),
  paymentMethods: z.array(z.strictObject({ code: z.string(), title: z.string() })),
  shippingMethods: z.array(z.strictObject({ code: z.string(), title: z.string() })),
})
export type OrderChoices = z.infer<typeof OrderChoices>
