import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsTo, identity, refersTo } from '../columns/columns.ts'
import { variant } from '../products/catalog.ts'
import { customer, shopperSession } from './customer.ts'

/** A configuration as requested. Names and prices of the options are looked up when it is shown. */
export interface StoredConfiguration {
  boxconfigId: string
  /** `property:id|…`, with all properties in order. */
  boxconfig: string
  /** Sanitised HTML. */
  summary: string
  imageUrl: string
}

/** A session has one current cart; a cart that became a paid order remains, with `orderedAt` set. */
export const cart = pgTable(
  'cart',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionTokenHash: text().references(() => shopperSession.tokenHash, { onDelete: 'set null' }),
    /** The logged-in customer: one cart for all their browsers. */
    customerId: integer().references(() => customer.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    orderedAt: timestamp({ withTimezone: true }),
    /** The applied discount code, in the stored form of vouchers. */
    voucherCode: text(),
    /** When a reminder was sent or skipped; this happens once. */
    remindedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('cart_in_use_per_session')
      .on(table.sessionTokenHash)
      .where(sql`${table.orderedAt} is null`),
    index('carts_to_remind_of')
      .on(table.updatedAt)
      .where(sql`${table.orderedAt} is null and ${table.remindedAt} is null`),
    uniqueIndex('cart_in_use_per_customer')
      .on(table.customerId)
      .where(sql`${table.orderedAt} is null`),
    // Find all carts of a session or an account that is deleted.
    index('cart_of_session')
      .on(table.sessionTokenHash)
      .where(sql`${table.sessionTokenHash} is not null`),
    index('cart_of_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
  ],
)

export const cartItem = pgTable(
  'cart_item',
  {
    id: identity(),
    cartId: belongsTo(uuid(), () => cart.id),
    variantId: refersTo(integer(), () => variant.id),
    /** The chosen options (`boxconfig`), so that each configuration is a line; empty for other articles. */
    configurationKey: text().notNull().default(''),
    configuration: jsonb().$type<StoredConfiguration>(),
    quantity: integer().notNull(),
    /** The price of one piece when the shopper last added or changed the line. */
    seenPriceCents: integer(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex().on(table.cartId, table.variantId, table.configurationKey),
    index().on(table.variantId),
    check('cart_item_quantity_positive', sql`${table.quantity} > 0`),
  ],
)
