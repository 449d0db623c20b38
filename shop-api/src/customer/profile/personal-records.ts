import {
  and,
  type ColumnBaseConfig,
  type ColumnDataType,
  eq,
  getTableColumns,
  inArray,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CustomerExport } from 'shared-types/contracts/customer'
import { deleteReviews } from '../../catalog/product/count-reviews.ts'
import type { Db, Tx } from '../../db/client.ts'
import { abandonment } from '../../db/schema/abandonment.ts'
import { cart, cartItem } from '../../db/schema/buying/cart.ts'
import { checkout, copiedToOrder } from '../../db/schema/buying/checkout.ts'
import { agreedPage, order, replacedInvoice } from '../../db/schema/buying/order.ts'
import { registration, shopperSession } from '../../db/schema/buying/customer.ts'
import { normalisedEmail } from '../../db/schema/columns/columns.ts'
import { idempotencyKey } from '../../db/schema/process/idempotency.ts'
import { mail } from '../../db/schema/mail.ts'
import { newsletterSubscription } from '../../db/schema/newsletter.ts'
import { orderNote } from '../../db/schema/order-note.ts'
import { backInStock } from '../../db/schema/products/back-in-stock.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'
import { review } from '../../db/schema/review.ts'
import { returnRequest } from '../../db/schema/return-request.ts'
import { withdrawal } from '../../db/schema/withdrawal.ts'
import { returnWithoutSender, withdrawalWithoutSender } from '../../order/record/anonymise-orders.ts'
import { hasAccount, ordersOf, type Person } from './person.ts'

type ExportedRecord = CustomerExport['records'][number]

type Moment = PgColumn<ColumnBaseConfig<ColumnDataType, string> & { data: Date }>
type Columns = { createdAt: Moment | SQL<Date> | SQL<null>; [name: string]: PgColumn | SQL }

/** Data of a person in one table, besides the account and the orders. */
interface PersonalRecords {
  kind: ExportedRecord['kind']
  table: PgTable
  where: (person: Person, db: Db | Tx) => SQL | undefined
  /** The columns of a row in the export. */
  columns: Columns | ((person: Person) => Columns)
  /** Other tables with some of the columns, and their conditions. */
  joins?: [PgTable, SQL][]
  /** One record for all rows of one key. */
  groupBy?: PgColumn
  /** Instead of deleting the rows, deletes only the personal data in them. */
  erase?: (tx: Tx, where: SQL | undefined) => Promise<unknown>
}

const hasEmail = (email: PgColumn | SQL, person: Person): SQL => eq(normalisedEmail(email), person.email)

/** A column of a form that anyone with access to the order can send: only the person's own form shows it. */
const typedBy = (person: Person, email: PgColumn, typed: PgColumn): SQL =>
  sql`case when ${hasEmail(email, person)} then ${typed} end`

/** With an array, so that PostgreSQL combines the index of the order with one of the address. */
const isOfOrders = (orderId: PgColumn, person: Person, db: Db | Tx): SQL =>
  sql`${orderId} = any(array${db.select({ id: order.id }).from(order).where(ordersOf(person))})`

/** Not in the export: the key of the row, and the moment that every record has as `createdAt`. */
const { cartId: _key, updatedAt: savedAt, ...filledIn } = getTableColumns(checkout)

/** Columns that an order copied from its checkout, and that its contract does not have. */
const copied = Object.fromEntries(
  Object.entries(getTableColumns(order)).filter(([name]) => name in copiedToOrder()),
)

const hasProduct = (id: PgColumn): [PgTable, SQL] => [product, eq(product.id, id)]
const hasVariant = (id: PgColumn): [PgTable, SQL][] => [
  [variant, eq(variant.id, id)],
  hasProduct(variant.productId),
]

/**
 * The export and the deletion of a person's data go through this list. Sessions come first: changes in them may hold
 * locks on the other rows.
 */
export const personalRecords: PersonalRecords[] = [
  {
    kind: 'session',
    table: shopperSession,
    where: (person) => hasAccount(shopperSession.customerId, person),
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
    where: (person, db) => {
      const sessions = db
        .select({ tokenHash: shopperSession.tokenHash })
        .from(shopperSession)
        .where(hasAccount(shopperSession.customerId, person))
      return or(eq(abandonment.email, person.email), inArray(abandonment.sessionTokenHash, sessions))
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
    where: (person) => or(hasEmail(mail.recipient, person), hasEmail(mail.replyTo, person)),
    columns: (person) => ({
      createdAt: mail.createdAt,
      recipient: mail.recipient,
      replyTo: mail.replyTo,
      subject: mail.subject,
      // Not of mails to the customer: it can contain links that are secret.
      text: sql`case when ${hasEmail(mail.replyTo, person)} then ${mail.text} end`,
    }),
  },
  {
    kind: 'newsletter',
    table: newsletterSubscription,
    where: (person) => eq(newsletterSubscription.email, person.email),
    columns: {
      createdAt: newsletterSubscription.requestedAt,
      email: newsletterSubscription.email,
      confirmedAt: newsletterSubscription.confirmedAt,
    },
  },
  {
    kind: 'requestedAccount',
    table: registration,
    where: (person) =>
      or(
        // Not the details of a customer who mistyped a new address.
        and(eq(registration.email, person.email), isNull(registration.customerId)),
        hasAccount(registration.customerId, person),
      ),
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
    where: (person) => eq(backInStock.email, person.email),
    columns: {
      createdAt: backInStock.createdAt,
      email: backInStock.email,
      product: product.title,
      variant: variant.title,
    },
  },
  {
    // A review has an address until an operator publishes or rejects it, and after that the account with it.
    kind: 'review',
    table: review,
    joins: [hasProduct(review.productId)],
    where: (person) => or(hasEmail(review.email, person), hasAccount(review.customerId, person)),
    columns: {
      createdAt: review.createdAt,
      product: product.title,
      name: review.displayName,
      email: review.email,
      score: review.score,
      title: review.title,
      content: review.content,
    },
    erase: deleteReviews,
  },
  {
    kind: 'withdrawal',
    table: withdrawal,
    where: (person, db) => or(hasEmail(withdrawal.email, person), isOfOrders(withdrawal.orderId, person, db)),
    columns: (person) => ({
      createdAt: withdrawal.receivedAt,
      orderNumber: withdrawal.orderNumber,
      name: typedBy(person, withdrawal.email, withdrawal.name),
      email: typedBy(person, withdrawal.email, withdrawal.email),
      articles: withdrawal.articles,
    }),
    erase: (tx, where) => tx.update(withdrawal).set(withdrawalWithoutSender).where(where),
  },
  {
    kind: 'returnRequest',
    table: returnRequest,
    where: (person, db) =>
      or(hasEmail(returnRequest.email, person), isOfOrders(returnRequest.orderId, person, db)),
    columns: (person) => ({
      createdAt: returnRequest.createdAt,
      orderNumber: returnRequest.orderNumber,
      email: typedBy(person, returnRequest.email, returnRequest.email),
      reason: returnRequest.reason,
      explanation: returnRequest.explanation,
    }),
    erase: (tx, where) => tx.update(returnRequest).set(returnWithoutSender).where(where),
  },
  {
    kind: 'checkout',
    table: checkout,
    where: (person, db) => {
      const carts = db.select({ id: cart.id }).from(cart).where(hasAccount(cart.customerId, person))
      return or(inArray(checkout.cartId, carts), hasEmail(sql`${checkout.customer} ->> 'email'`, person))
    },
    columns: { createdAt: savedAt, ...filledIn },
  },
  {
    // The fields of an order besides its contract, which the export has for each order.
    kind: 'order',
    table: order,
    where: (person) => ordersOf(person),
    columns: {
      createdAt: order.createdAt,
      number: order.number,
      customer: order.customer,
      ...copied,
    },
    // Orders are detached (`order/record/anonymise-orders.ts`), once they are no longer in progress.
    erase: async () => undefined,
  },
  {
    kind: 'order',
    table: replacedInvoice,
    joins: [[order, eq(order.id, replacedInvoice.orderId)]],
    where: (person) => ordersOf(person),
    columns: {
      createdAt: replacedInvoice.at,
      number: order.number,
      invoiceNumber: replacedInvoice.number,
      customer: replacedInvoice.customer,
      billingAddress: replacedInvoice.billingAddress,
      shippingAddress: replacedInvoice.shippingAddress,
    },
    // With the order that they belong to.
    erase: async () => undefined,
  },
  {
    // What the person agreed to, as it was then. Most orders agreed to the same long texts.
    kind: 'order',
    table: order,
    joins: [[agreedPage, sql`${order.agreedPages} ? ${agreedPage.hash}`]],
    where: (person) => ordersOf(person),
    groupBy: agreedPage.hash,
    columns: {
      createdAt: sql`min(${order.createdAt})`.mapWith(order.createdAt),
      number: sql`string_agg(${order.number}, ', ' order by ${order.createdAt})`,
      agreedTo: agreedPage.title,
      text: agreedPage.html,
    },
    erase: async () => undefined,
  },
  {
    // What employees wrote about the orders.
    kind: 'order',
    table: orderNote,
    joins: [[order, eq(order.id, orderNote.orderId)]],
    where: (person, db) => isOfOrders(orderNote.orderId, person, db),
    columns: { createdAt: orderNote.createdAt, number: order.number, note: orderNote.text },
  },
  {
    kind: 'cart',
    table: cart,
    joins: [[cartItem, eq(cartItem.cartId, cart.id)], ...hasVariant(cartItem.variantId)],
    where: (person) => hasAccount(cart.customerId, person),
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

const read = async (
  db: Db,
  person: Person,
  { table, columns, joins = [], groupBy, where }: PersonalRecords,
) => {
  const query = db
    .select(typeof columns === 'function' ? columns(person) : columns)
    .from(table)
    .$dynamic()
  for (const [other, condition] of joins) query.innerJoin(other, condition)
  query.where(where(person, db))
  return groupBy ? query.groupBy(groupBy) : query
}

export const readPersonalRecords = async (db: Db, person: Person): Promise<ExportedRecord[]> => {
  const records: ExportedRecord[] = []
  for (const listed of personalRecords) {
    records.push(...(await read(db, person, listed)).map((row) => present(listed.kind, row)))
  }
  return records
}

export const erasePersonalRecords = async (tx: Tx, person: Person): Promise<void> => {
  for (const { table, where, erase } of personalRecords) {
    const theirs = where(person, tx)
    await (erase ? erase(tx, theirs) : tx.delete(table).where(theirs))
  }
  // Copies of answers, such as the checkout as it was saved.
  await tx
    .delete(idempotencyKey)
    .where(sql`strpos(lower(${idempotencyKey.answer}::text), ${`"${person.email}"`}) > 0`)
}
