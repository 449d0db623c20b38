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
import { variant } from './catalog.ts'
import { customer, shopperSession } from './customer.ts'

/** How a bed was put together, as it was asked for. What the choices are called and cost is looked up when it is shown. */
export interface StoredConfiguration {
  boxconfigId: string
  /** `property:id|…`, every property in its order. */
  boxconfig: string
  /** Sanitised HTML. */
  summary: string
  imageUrl: string
}

/** A session has one cart in use; a cart that became a paid order stays behind with `orderedAt` set. */
export const cart = pgTable(
  'cart',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionTokenHash: text().references(() => shopperSession.tokenHash, { onDelete: 'set null' }),
    /** The cart of who is logged in, whichever browser they use. */
    customerId: integer().references(() => customer.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    orderedAt: timestamp({ withTimezone: true }),
    /** The discount code that was typed, as it is stored with the vouchers. */
    voucherCode: text(),
    /** When its owner was reminded of it, or it was decided not to: once. */
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
  ],
)

export const cartItem = pgTable(
  'cart_item',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cartId: uuid()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variant.id),
    /** The choices (`boxconfig`) of what is put together, so that each configuration is a line; empty for what is sold as it is. */
    configurationKey: text().notNull().default(''),
    configuration: jsonb().$type<StoredConfiguration>(),
    quantity: integer().notNull(),
    /** What one cost when the shopper last chose it. */
    seenPriceCents: integer(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex().on(table.cartId, table.variantId, table.configurationKey),
    index().on(table.variantId),
    check('cart_item_quantity_positive', sql`${table.quantity} > 0`),
  ],
)
