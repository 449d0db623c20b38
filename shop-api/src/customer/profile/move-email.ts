import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { abandonment, emailHashInSql, reminderRefusal } from '../../db/schema/abandonment.ts'
import { cart } from '../../db/schema/buying/cart.ts'
import { checkout } from '../../db/schema/buying/checkout.ts'
import { customer, type CustomerRow } from '../../db/schema/buying/customer.ts'
import { order } from '../../db/schema/buying/order.ts'
import { normalisedEmail } from '../../db/schema/columns/columns.ts'
import { mail } from '../../db/schema/mail.ts'
import { newsletterSubscription } from '../../db/schema/newsletter.ts'
import { backInStock } from '../../db/schema/products/back-in-stock.ts'
import { returnRequest } from '../../db/schema/return-request.ts'
import { review } from '../../db/schema/review.ts'
import { withdrawal } from '../../db/schema/withdrawal.ts'
import { nextLinks } from '../../order/record/order-link.ts'
import { moveVoucherUses } from '../../order/record/voucher-use.ts'

/** A confirmed subscription moves. A request at the new address gives way: its owner has consented at the old one. */
const moveNewsletter = async (tx: Tx, from: string, to: string): Promise<void> => {
  const isTheirs = and(eq(newsletterSubscription.email, from), isNotNull(newsletterSubscription.confirmedAt))
  if ((await tx.$count(newsletterSubscription, isTheirs)) === 0) return
  await tx.delete(newsletterSubscription).where(eq(newsletterSubscription.email, to))
  await tx.update(newsletterSubscription).set({ email: to }).where(isTheirs)
}

/** Reminders that were refused at the old address stay refused. */
const moveRefusal = async (tx: Tx, from: string, to: string): Promise<void> => {
  await tx.execute(sql`insert into ${reminderRefusal} (email_hash)
    select ${emailHashInSql(to)} from ${reminderRefusal} where email_hash = ${emailHashInSql(from)} on conflict do nothing`)
}

const moveBackInStock = async (tx: Tx, from: string, to: string): Promise<void> => {
  const alsoRequested = tx
    .select({ id: backInStock.variantId })
    .from(backInStock)
    .where(eq(backInStock.email, to))
  await tx
    .delete(backInStock)
    .where(and(eq(backInStock.email, from), inArray(backInStock.variantId, alsoRequested)))
  await tx.update(backInStock).set({ email: to }).where(eq(backInStock.email, from))
}

/**
 * Gives the account another e-mail address, and with it what the shop knows by the old one. Orders too: the customer
 * withdraws, returns and looks up with the new address. Otherwise the export and the deletion of the account would
 * miss what has the old address.
 * @returns false when the account has another address than `account` has
 */
export const moveEmail = async (
  tx: Tx,
  { id, email: from }: Pick<CustomerRow, 'id' | 'email'>,
  to: string,
): Promise<boolean> => {
  const withEmail = { email: to }
  const [moved] = await tx
    .update(customer)
    .set({ ...withEmail, profile: sql`${customer.profile} || ${JSON.stringify(withEmail)}::jsonb` })
    .where(and(eq(customer.id, id), eq(customer.email, from)))
    .returning({ id: customer.id })
  if (!moved) return false
  const changed = {
    customer: sql`${order.customer} || ${JSON.stringify(withEmail)}::jsonb`,
    // A guest who placed it may be a stranger who typed the old address, and another person may have the old mailbox with
    // its links: neither may see the new address.
    sessionTokenHash: sql`case when ${order.sessionTokenHash} is not null then 'ended ' || ${order.id} end`,
    linksFrom: nextLinks(),
  }
  const orders = await tx
    .update(order)
    .set(changed)
    .where(and(eq(order.customerId, id), eq(normalisedEmail(sql`${order.customer} ->> 'email'`), from)))
    .returning({ id: order.id })
  await moveVoucherUses(
    tx,
    orders.map((one) => one.id),
  )
  const carts = tx.select({ id: cart.id }).from(cart).where(eq(cart.customerId, id))
  await tx
    .update(checkout)
    .set({ customer: sql`${checkout.customer} || ${JSON.stringify(withEmail)}::jsonb` })
    .where(
      and(inArray(checkout.cartId, carts), eq(normalisedEmail(sql`${checkout.customer} ->> 'email'`), from)),
    )
  for (const table of [review, withdrawal, returnRequest, abandonment] as const)
    await tx
      .update(table)
      .set(withEmail)
      .where(eq(normalisedEmail(table.email), from))
  for (const field of ['recipient', 'replyTo'] as const)
    await tx
      .update(mail)
      .set({ [field]: to })
      .where(eq(normalisedEmail(mail[field]), from))
  await moveNewsletter(tx, from, to)
  await moveBackInStock(tx, from, to)
  await moveRefusal(tx, from, to)
  return true
}
