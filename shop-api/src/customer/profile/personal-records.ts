import { eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CustomerExport } from 'shared-types/contracts/customer'
import type { Db, Tx } from '../../db/client.ts'
import { abandonment } from '../../db/schema/abandonment.ts'
import { cart, cartItem } from '../../db/schema/buying/cart.ts'
import { checkout } from '../../db/schema/buying/checkout.ts'
import { registration, shopperSession, type CustomerRow } from '../../db/schema/buying/customer.ts'
import { idempotencyKey } from '../../db/schema/idempotency.ts'
import { mail } from '../../db/schema/mail.ts'
import { newsletterSubscription } from '../../db/schema/newsletter.ts'
import { backInStock } from '../../db/schema/products/back-in-stock.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'
import { review } from '../../db/schema/products/review.ts'
import { returnRequest } from '../../db/schema/return-request.ts'
import { withdrawal } from '../../db/schema/withdrawal.ts'
import { deletedEmail, deletedName } from '../../order/record/anonymise-orders.ts'

type Who = Pick<CustomerRow, 'id' | 'email'>
type ExportedRecord = CustomerExport['records'][number]

/** Data of a customer in one table, besides the account and its orders. */
interface PersonalRecords {
  kind: ExportedRecord['kind']
  table: PgTable
  read: (db: Db, who: Who) => Promise<({ createdAt: Date | null } & Record<string, unknown>)[]>
  /** Deletes the rows, or only the personal data in them. */
  erase: (tx: Tx, who: Who) => Promise<unknown>
}

/** As typed by the shopper: in any case, with spaces around it. */
const isTheirs = (email: PgColumn | SQL, who: Who): SQL => sql`lower(trim(${email})) = ${who.email}`

const cartsOf = (db: Db | Tx, who: Who) =>
  db.select({ id: cart.id }).from(cart).where(eq(cart.customerId, who.id))
const checkoutsOf = (db: Db | Tx, who: Who) =>
  or(inArray(checkout.cartId, cartsOf(db, who)), isTheirs(sql`${checkout.customer} ->> 'email'`, who))
const activityOf = (db: Db | Tx, who: Who) =>
  or(
    eq(abandonment.email, who.email),
    inArray(
      abandonment.sessionTokenHash,
      db
        .select({ tokenHash: shopperSession.tokenHash })
        .from(shopperSession)
        .where(eq(shopperSession.customerId, who.id)),
    ),
  )
const mailsOf = (who: Who) => or(isTheirs(mail.recipient, who), isTheirs(mail.replyTo, who))

/**
 * The export and the deletion of an account go through this list. Sessions come first: changes in them may hold
 * locks on the other rows.
 */
export const personalRecords: PersonalRecords[] = [
  {
    kind: 'session',
    table: shopperSession,
    read: (db, who) =>
      db
        .select({
          createdAt: shopperSession.createdAt,
          expiresAt: shopperSession.expiresAt,
          loginEndsAt: shopperSession.loginEndsAt,
        })
        .from(shopperSession)
        .where(eq(shopperSession.customerId, who.id)),
    erase: (tx, who) => tx.delete(shopperSession).where(eq(shopperSession.customerId, who.id)),
  },
  {
    kind: 'lastActivity',
    table: abandonment,
    read: (db, who) =>
      db
        .select({
          createdAt: abandonment.updatedAt,
          email: abandonment.email,
          viewedProducts: abandonment.productIds,
          category: abandonment.categoryPath,
          cartLeftAt: abandonment.cartLeftAt,
        })
        .from(abandonment)
        .where(activityOf(db, who)),
    // Other sessions with the address; that of their own sessions is deleted with these.
    erase: (tx, who) => tx.delete(abandonment).where(eq(abandonment.email, who.email)),
  },
  {
    kind: 'mail',
    table: mail,
    // Of mails to the customer no text: it can contain links that are secret.
    read: (db, who) =>
      db
        .select({
          createdAt: mail.createdAt,
          recipient: mail.recipient,
          replyTo: mail.replyTo,
          subject: mail.subject,
          text: sql`case when ${isTheirs(mail.replyTo, who)} then ${mail.text} end`,
        })
        .from(mail)
        .where(mailsOf(who)),
    erase: (tx, who) => tx.delete(mail).where(mailsOf(who)),
  },
  {
    kind: 'newsletter',
    table: newsletterSubscription,
    read: (db, who) =>
      db
        .select({
          createdAt: newsletterSubscription.requestedAt,
          email: newsletterSubscription.email,
          confirmedAt: newsletterSubscription.confirmedAt,
        })
        .from(newsletterSubscription)
        .where(eq(newsletterSubscription.email, who.email)),
    erase: (tx, who) => tx.delete(newsletterSubscription).where(eq(newsletterSubscription.email, who.email)),
  },
  {
    kind: 'requestedAccount',
    table: registration,
    read: (db, who) =>
      db
        .select({
          createdAt: sql<null>`null`,
          profile: registration.profile,
          expiresAt: registration.expiresAt,
        })
        .from(registration)
        .where(eq(registration.email, who.email)),
    erase: (tx, who) => tx.delete(registration).where(eq(registration.email, who.email)),
  },
  {
    kind: 'backInStock',
    table: backInStock,
    read: (db, who) =>
      db
        .select({
          createdAt: backInStock.createdAt,
          email: backInStock.email,
          product: product.title,
          variant: variant.title,
        })
        .from(backInStock)
        .innerJoin(variant, eq(variant.id, backInStock.variantId))
        .innerJoin(product, eq(product.id, variant.productId))
        .where(eq(backInStock.email, who.email)),
    erase: (tx, who) => tx.delete(backInStock).where(eq(backInStock.email, who.email)),
  },
  {
    // A review has an address only until an operator publishes or rejects it.
    kind: 'review',
    table: review,
    read: (db, who) =>
      db
        .select({
          createdAt: review.createdAt,
          product: product.title,
          name: review.displayName,
          email: review.email,
          score: review.score,
          title: review.title,
          content: review.content,
        })
        .from(review)
        .innerJoin(product, eq(product.id, review.productId))
        .where(isTheirs(review.email, who)),
    erase: (tx, who) => tx.delete(review).where(isTheirs(review.email, who)),
  },
  {
    // The declaration itself stays: the refund of an anonymous order depends on it.
    kind: 'withdrawal',
    table: withdrawal,
    read: (db, who) =>
      db
        .select({
          createdAt: withdrawal.receivedAt,
          orderNumber: withdrawal.orderNumber,
          name: withdrawal.name,
          email: withdrawal.email,
          articles: withdrawal.articles,
        })
        .from(withdrawal)
        .where(isTheirs(withdrawal.email, who)),
    erase: (tx, who) =>
      tx
        .update(withdrawal)
        .set({ name: deletedName, email: deletedEmail })
        .where(isTheirs(withdrawal.email, who)),
  },
  {
    kind: 'returnRequest',
    table: returnRequest,
    read: (db, who) =>
      db
        .select({
          createdAt: returnRequest.createdAt,
          orderNumber: returnRequest.orderNumber,
          email: returnRequest.email,
          reason: returnRequest.reason,
          explanation: returnRequest.explanation,
        })
        .from(returnRequest)
        .where(isTheirs(returnRequest.email, who)),
    erase: (tx, who) =>
      tx
        .update(returnRequest)
        .set({ email: deletedEmail, explanation: '' })
        .where(isTheirs(returnRequest.email, who)),
  },
  {
    kind: 'checkout',
    table: checkout,
    read: (db, who) =>
      db
        .select({
          createdAt: checkout.updatedAt,
          customer: checkout.customer,
          billingAddress: checkout.billingAddress,
          shippingAddress: checkout.shippingAddress,
          shippingMethod: checkout.shippingMethod,
          paymentMethod: checkout.paymentMethod,
        })
        .from(checkout)
        .where(checkoutsOf(db, who)),
    erase: (tx, who) => tx.delete(checkout).where(checkoutsOf(tx, who)),
  },
  {
    // A cart without an account and an order is deleted within an hour (`retention/rules.ts`).
    kind: 'cart',
    table: cart,
    read: (db, who) =>
      db
        .select({
          createdAt: cartItem.addedAt,
          product: product.title,
          variant: variant.title,
          quantity: cartItem.quantity,
        })
        .from(cartItem)
        .innerJoin(variant, eq(variant.id, cartItem.variantId))
        .innerJoin(product, eq(product.id, variant.productId))
        .where(inArray(cartItem.cartId, cartsOf(db, who))),
    erase: (tx, who) => tx.update(cart).set({ customerId: null }).where(eq(cart.customerId, who.id)),
  },
]

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value)

const present = (kind: ExportedRecord['kind'], { createdAt, ...details }: { createdAt: Date | null }) => ({
  kind,
  createdAt: createdAt?.toISOString() ?? null,
  details: Object.entries(details).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value: textOf(value) }],
  ),
})

export const readPersonalRecords = async (db: Db, who: Who): Promise<ExportedRecord[]> => {
  const records: ExportedRecord[] = []
  for (const { kind, read } of personalRecords) {
    records.push(...(await read(db, who)).map((row) => present(kind, row)))
  }
  return records
}

export const erasePersonalRecords = async (tx: Tx, who: Who): Promise<void> => {
  for (const { erase } of personalRecords) await erase(tx, who)
  // Copies of answers, such as the checkout as it was saved.
  await tx
    .delete(idempotencyKey)
    .where(sql`strpos(lower(${idempotencyKey.answer}::text), ${`"${who.email}"`}) > 0`)
}
