import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { belongsTo, refersTo } from './columns/columns.ts'
import { staffAccount } from './staff.ts'
import { variant } from './products/catalog.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Pieces that an employee counted, found or threw away. Orders change the stock without a row here. */
export const stockCorrection = pgTable(
  'stock_correction',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    variantId: belongsTo(integer(), () => variant.id),
    staffId: refersTo(integer(), () => staffAccount.id),
    change: integer().notNull(),
    stockAfter: integer().notNull(),
    reason: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.variantId, table.createdAt)],
)

/** A reduced price of one variant for a period. Its price follows at most a second behind these dates. */
export const sale = pgTable(
  'sale',
  {
    variantId: belongsTo(integer().primaryKey(), () => variant.id),
    priceCents: integer().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** The price to which the variant returns; null until the sale starts. */
    regularCents: integer(),
  },
  (table) => [
    index().on(table.endsAt),
    check('sale_ends_after_its_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('sale_price_positive', sql`${table.priceCents} > 0`),
  ],
)

/**
 * An uploaded picture as WebP, in the database so that all replicas and backups have it. `file` is that of
 * `StoredImage`, and names its content: a picture never changes.
 */
export const uploadedPicture = pgTable('uploaded_picture', {
  file: text().primaryKey(),
  webp: bytes().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
