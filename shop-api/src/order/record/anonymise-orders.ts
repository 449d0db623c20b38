import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { BillingAddress, CheckoutCustomer, ShippingAddress } from 'shared-types/contracts/checkout'
import type { Tx } from '../../db/client.ts'
import { checkout } from '../../db/schema/buying/checkout.ts'
import { order, parcel, replacedInvoice, replacement, type OrderRow } from '../../db/schema/buying/order.ts'
import { voucherUse } from '../../db/schema/buying/voucher.ts'
import { mail } from '../../db/schema/mail.ts'
import { orderNote } from '../../db/schema/order-note.ts'
import { returnRequest } from '../../db/schema/return-request.ts'
import { withdrawal } from '../../db/schema/withdrawal.ts'

export const deletedEmail = 'verwijderd@sluimer.invalid'
export const deletedName = 'Verwijderd account'

/** Declarations and requests stay, because refunds of anonymous orders depend on them; their senders do not. */
export const withdrawalWithoutSender = { name: deletedName, email: deletedEmail }
export const returnWithoutSender = { email: deletedEmail, explanation: '' }

const deletedCustomer: CheckoutCustomer = {
  type: 'private',
  firstName: 'Verwijderd',
  lastName: 'account',
  gender: null,
  birthdate: '',
  email: deletedEmail,
  phoneNumber: '',
  company: '',
  vatNumber: '',
  cocNumber: '',
}

/** Whether the details of an order were removed, with its account or by age. */
export const isAnonymised = ({ customer }: Pick<OrderRow, 'customer'>): boolean =>
  customer.email === deletedEmail

export const isAnonymous = sql`${order.customer} = ${JSON.stringify(deletedCustomer)}::jsonb`

/** The part of a customer that no invoice names. */
const { gender, birthdate, email, phoneNumber, cocNumber } = deletedCustomer
export const notOnInvoice = { gender, birthdate, email, phoneNumber, cocNumber }

const noAddress: Required<Omit<BillingAddress, 'countryCode'>> = {
  zipcode: '',
  houseNumber: '',
  extension: '',
  city: '',
  street: '',
  company: '',
}
const noReceiver: Required<Omit<ShippingAddress, 'countryCode'>> = {
  ...noAddress,
  firstName: '',
  lastName: '',
  name: '',
}

/** The country is not removed, because the tax of the order depends on it. */
const nowhere = sql<BillingAddress>`${JSON.stringify(noAddress)}::jsonb || jsonb_build_object('countryCode', billing_address -> 'countryCode')`
const noParcel = sql<ShippingAddress>`${JSON.stringify(noReceiver)}::jsonb || jsonb_build_object('countryCode', shipping_address -> 'countryCode')`

/** The columns without personal data: the accounts and the statistics need them. */
type Retained =
  | 'id'
  | 'number'
  | 'invoiceNumber'
  | 'cartId'
  | 'state'
  | 'shippingMethod'
  | 'shippingTitle'
  | 'paymentMethod'
  | 'transferHours'
  | 'voucherCode'
  | 'vatVerified'
  | 'totals'
  | 'totalCents'
  | 'refundDueCents'
  | 'refundedCents'
  | 'paidBackBy'
  | 'restockedLines'
  | 'createdAt'
  | 'paidAt'
  | 'seller'
  | 'shippedAt'
  | 'completedAt'
  | 'cancelledAt'
  | 'refundedAt'
  | 'shipmentLines'
  | 'linksFrom'
  | 'unsentPieces'
  | 'purchaseReportedAt'
  | 'agreedPages'

/** The values that replace the other columns. A new column is here or above, or this does not compile. */
export const anonymised: Required<Omit<PgUpdateSetSource<typeof order>, Retained>> = {
  customer: deletedCustomer,
  customerId: null,
  billingAddress: nowhere,
  shippingAddress: noParcel,
  paymentDetails: null,
  sessionTokenHash: null,
  placedFrom: null,
  placedFromNetwork: null,
  // A hash of name and address, among others.
  fingerprint: sql`${order.id}::text`,
  shipment: null,
  moreTrackAndTraceUrls: [],
}

/** An order with an invoice retains the name, company, address and VAT number on it. */
const withoutAccount: typeof anonymised = {
  ...anonymised,
  customer: sql`${order.customer} || ${JSON.stringify(notOnInvoice)}::jsonb`,
  billingAddress: order.billingAddress,
}

const replace = async (tx: Tx, which: SQL | undefined, values: typeof anonymised): Promise<void> => {
  const found = await tx
    .update(order)
    .set(values)
    .where(which)
    .returning({ id: order.id, cartId: order.cartId })
  if (found.length === 0) return
  const ids = sql.param(found.map(({ id }) => id))
  const cartIds = sql.param(found.map(({ cartId }) => cartId))
  await tx
    .update(voucherUse)
    .set({ onceKey: null })
    .where(sql`${voucherUse.orderId} = any(${ids}::uuid[])`)
  await tx
    .update(parcel)
    .set({ trackAndTraceUrl: null, moreTrackAndTraceUrls: [] })
    .where(sql`${parcel.orderId} = any(${ids}::uuid[])`)
  await tx
    .update(replacement)
    .set({ trackAndTraceUrl: null, moreTrackAndTraceUrls: [] })
    .where(sql`${replacement.orderId} = any(${ids}::uuid[])`)
  await tx
    .update(replacedInvoice)
    .set({
      shippingAddress: noParcel,
      ...(values === anonymised ? { customer: deletedCustomer, billingAddress: nowhere } : {}),
    })
    .where(sql`${replacedInvoice.orderId} = any(${ids}::uuid[])`)
  await tx
    .update(withdrawal)
    .set(withdrawalWithoutSender)
    .where(sql`${withdrawal.orderId} = any(${ids}::uuid[])`)
  await tx
    .update(returnRequest)
    .set(returnWithoutSender)
    .where(sql`${returnRequest.orderId} = any(${ids}::uuid[])`)
  await tx.delete(mail).where(sql`${mail.orderId} = any(${ids}::uuid[])`)
  await tx.delete(orderNote).where(sql`${orderNote.orderId} = any(${ids}::uuid[])`)
  await tx.delete(checkout).where(sql`${checkout.cartId} = any(${cartIds}::uuid[])`)
}

/**
 * Removes the personal data of orders. Articles, amounts and payments remain, so that the accounts still balance.
 * The mails and notes about the orders are deleted too, and the senders of withdrawals and returns.
 */
export const anonymiseOrders = (tx: Tx, which: SQL | undefined): Promise<void> =>
  replace(tx, which, anonymised)

/**
 * Detaches orders from an account that is deleted. Those that were paid keep what is on their invoice: it stays as it was
 * issued until it is old enough to be anonymised (art. 52 AWR, art. 35a Wet OB).
 */
export const detachOrders = async (tx: Tx, which: SQL | undefined): Promise<void> => {
  await replace(tx, and(which, isNull(order.paidAt)), anonymised)
  await replace(tx, and(which, isNotNull(order.paidAt)), withoutAccount)
}
