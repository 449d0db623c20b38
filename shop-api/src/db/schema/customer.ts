import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { BillingAddress, CheckoutCustomer, ShippingAddress } from 'shared-types/contracts/checkout'

/** Who has an account. It is made when the link in the mail is followed, so that every address here is certain. */
export const customer = pgTable('customer', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** In lower case. */
  email: text().notNull().unique(),
  /** Argon2id, with its parameters and salt. */
  passwordHash: text().notNull(),
  profile: jsonb().$type<CheckoutCustomer>().notNull(),
  /** Whether the European register knew the VAT number; null for a private person, or a company that has not saved it yet. */
  vatVerified: boolean(),
  billingAddress: jsonb().$type<BillingAddress>(),
  /** Null: deliver to the billing address. */
  shippingAddress: jsonb().$type<ShippingAddress>(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** An account that was asked for and waits for its link to be followed. Each link makes what was asked for with it. */
export const registration = pgTable('registration', {
  tokenHash: text().primaryKey(),
  email: text().notNull(),
  passwordHash: text().notNull(),
  profile: jsonb().$type<CheckoutCustomer>().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** A link that lets somebody choose a new password, once. */
export const passwordReset = pgTable('password_reset', {
  tokenHash: text().primaryKey(),
  customerId: integer()
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' }),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** Wrong passwords and mails asked for, by what is counted. The key is a hash: it also counts addresses nobody has. */
export const attempt = pgTable('attempt', {
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * From where a customer logged in before: what somebody elsewhere guesses does not slow its owner down there. The place
 * is a hash of internet address and e-mail address together, as in `attempt`.
 */
export const familiarPlace = pgTable(
  'familiar_place',
  {
    place: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.customerId)],
)

/**
 * A shopper's session. The shopper holds the token, the table only its SHA-256, so that who reads
 * the table cannot shop as anyone.
 */
export const shopperSession = pgTable(
  'shopper_session',
  {
    tokenHash: text().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Who is logged in, until `loginEndsAt`; the session itself may go on as a guest's. */
    customerId: integer().references(() => customer.id, { onDelete: 'set null' }),
    loginEndsAt: timestamp({ withTimezone: true }),
    /** False where the browser is not to be remembered: such a session is not renewed. */
    remember: boolean().notNull().default(true),
  },
  (table) => [index().on(table.expiresAt), index().on(table.customerId)],
)

export type CustomerRow = typeof customer.$inferSelect
