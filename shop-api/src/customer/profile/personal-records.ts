import { type ColumnBaseConfig, type ColumnDataType, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
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

type Moment = PgColumn<ColumnBaseConfig<ColumnDataType, string> & { data: Date }>
type Columns = { createdAt: Moment | SQL<null>; [name: string]: PgColumn | SQL }

/** Data of a customer in one table, besides the account and its orders. */
interface PersonalRecords {
  kind: ExportedRecord['kind']
  table: PgTable
  where: (who: Who, db: Db | Tx) => SQL | undefined
  /** What the export shows of a row. */
  columns: Columns | ((who: Who) => Columns)
  /** Other tables with some of the columns, and their conditions. */
  joins?: [PgTable, SQL][]
  /** Instead of deleting the rows, deletes only the personal data in them. */
  erase?: (tx: Tx, where: SQL | undefined) => Promise<unknown>
}

/** As typed by the shopper: in any case, with spaces around it. */
const isTheirs = (email: PgColumn | SQL, who: Who): SQL => sql`lower(trim(${email})) = ${who.email}`

const hasProduct = (id: PgColumn): [PgTable, SQL] => [product, eq(product.id, id)]
const hasVariant = (id: PgColumn): [PgTable, SQL][] => [
  [variant, eq(variant.id, id)],
  hasProduct(variant.productId),
]

/**
 * The export and the deletion of an account go through this list. Sessions come first: changes in them may hold
 * locks on the other rows.
 */
export const personalRecords: PersonalRecords[] = [
  {
    kind: 'session',
    table: shopperSession,
    where: (who) => eq(shopperSession.customerId, who.id),
    columns: {
      createdAt: shopperSession.createdAt,
      expiresAt: shopperSession.expiresAt,
      loginEndsAt: shopperSession.loginEndsAt,
    },
  },
  {
    // The activity of their own sessions is deleted with these.
    kind: 'lastActivity',
    table: abandonment,
    where: (who, db) => {
      const sessions = db
        .select({ tokenHash: shopperSession.tokenHash })
        .from(shopperSession)
        .where(eq(shopperSession.customerId, who.id))
      return or(eq(abandonment.email, who.email), inArray(abandonment.sessionTokenHash, sessions))
    },
    columns: {
      createdAt: abandonment.updatedAt,
      email: abandonment.email,
      viewedProducts: abandonment.productIds,
      category: abandonment.categoryPath,
      cartLeftAt: abandonment.cartLeftAt,
    },
  },
  {
    kind: 'mail',
    table: mail,
    where: (who) => or(isTheirs(mail.recipient, who), isTheirs(mail.replyTo, who)),
    columns: (who) => ({
      createdAt: mail.createdAt,
      recipient: mail.recipient,
      replyTo: mail.replyTo,
      subject: mail.subject,
      // Not of mails to the customer: it can contain links that are secret.
      text: sql`case when ${isTheirs(mail.replyTo, who)} then ${mail.text} end`,
    }),
  },
  {
    kind: 'newsletter',
    table: newsletterSubscription,
    where: (who) => eq(newsletterSubscription.email, who.email),
    columns: {
      createdAt: newsletterSubscription.requestedAt,
      email: newsletterSubscription.email,
      confirmedAt: newsletterSubscription.confirmedAt,
    },
  },
  {
    kind: 'requestedAccount',
    table: registration,
    where: (who) => eq(registration.email, who.email),
    columns: {
      createdAt: sql<null>`null`,
      profile: registration.profile,
      expiresAt: registration.expiresAt,
    },
  },
  {
    kind: 'backInStock',
    table: backInStock,
    joins: hasVariant(backInStock.variantId),
    where: (who) => eq(backInStock.email, who.email),
    columns: {
      createdAt: backInStock.createdAt,
      email: backInStock.email,
      product: product.title,
      variant: variant.title,
    },
  },
  {
    // A review has an address only until an operator publishes or rejects it.
    kind: 'review',
    table: review,
    joins: [hasProduct(review.productId)],
    where: (who) => isTheirs(review.email, who),
    columns: {
      createdAt: review.createdAt,
      product: product.title,
      name: review.displayName,
      email: review.email,
      score: review.score,
      title: review.title,
      content: review.content,
    },
  },
  {
    kind: 'withdrawal',
    table: withdrawal,
    where: (who) => isTheirs(withdrawal.email, who),
    columns: {
      createdAt: withdrawal.receivedAt,
      orderNumber: withdrawal.orderNumber,
      name: withdrawal.name,
      email: withdrawal.email,
      articles: withdrawal.articles,
    },
    // The declaration itself stays: the refund of an anonymous order depends on it.
    erase: (tx, where) => tx.update(withdrawal).set({ name: deletedName, email: deletedEmail }).where(where),
  },
  {
    kind: 'returnRequest',
    table: returnRequest,
    where: (who) => isTheirs(returnRequest.email, who),
    columns: {
      createdAt: returnRequest.createdAt,
      orderNumber: returnRequest.orderNumber,
      email: returnRequest.email,
      reason: returnRequest.reason,
      explanation: returnRequest.explanation,
    },
    erase: (tx, where) => tx.update(returnRequest).set({ email: deletedEmail, explanation: '' }).where(where),
  },
  {
    kind: 'checkout',
    table: checkout,
    where: (who, db) => {
      const carts = db.select({ id: cart.id }).from(cart).where(eq(cart.customerId, who.id))
      return or(inArray(checkout.cartId, carts), isTheirs(sql`${checkout.customer} ->> 'email'`, who))
    },
    columns: {
      createdAt: checkout.updatedAt,
      customer: checkout.customer,
      billingAddress: checkout.billingAddress,
      shippingAddress: checkout.shippingAddress,
      shippingMethod: checkout.shippingMethod,
      paymentMethod: checkout.paymentMethod,
    },
  },
  {
    kind: 'cart',
    table: cart,
    joins: [[cartItem, eq(cartItem.cartId, cart.id)], ...hasVariant(cartItem.variantId)],
    where: (who) => eq(cart.customerId, who.id),
    columns: {
      createdAt: cartItem.addedAt,
      product: product.title,
      variant: variant.title,
      quantity: cartItem.quantity,
    },
    // A cart without an account and an order is deleted within an hour (`retention/rules.ts`).
    erase: (tx, where) => tx.update(cart).set({ customerId: null }).where(where),
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

const read = async (db: Db, who: Who, { table, columns, joins = [], where }: PersonalRecords) => {
  const query = db
    .select(typeof columns === 'function' ? columns(who) : columns)
    .from(table)
    .$dynamic()
  for (const [other, condition] of joins) query.innerJoin(other, condition)
  return query.where(where(who, db))
}

export const readPersonalRecords = async (db: Db, who: Who): Promise<ExportedRecord[]> => {
  const records: ExportedRecord[] = []
  for (const listed of personalRecords) {
    records.push(...(await read(db, who, listed)).map((row) => present(listed.kind, row)))
  }
  return records
}

export const erasePersonalRecords = async (tx: Tx, who: Who): Promise<void> => {
  for (const { table, where, erase } of personalRecords) {
    const theirs = where(who, tx)
    await (erase ? erase(tx, theirs) : tx.delete(table).where(theirs))
  }
  // Copies of answers, such as the checkout as it was saved.
  await tx
    .delete(idempotencyKey)
    .where(sql`strpos(lower(${idempotencyKey.answer}::text), ${`"${who.email}"`}) > 0`)
}
