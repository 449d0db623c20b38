import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { BillingAddress, CheckoutCustomer, ShippingAddress } from 'shared-types/contracts/checkout'
import { belongsTo, identity } from '../columns/columns.ts'

/** What employees search customers by, in lower case. */
export const customerText = (table: { email: AnyPgColumn; profile: AnyPgColumn }) =>
  sql`(lower(${table.email} || ' ' || (${table.profile} ->> 'firstName') || ' ' || (${table.profile} ->> 'lastName') || ' ' || (${table.profile} ->> 'company')))`

/** Created when the link in the mail is followed, so every address here is confirmed. */
export const customer = pgTable(
  'customer',
  {
    id: identity(),
    /** In lower case. */
    email: text().notNull().unique(),
    /** Argon2id, including its parameters and salt. */
    passwordHash: text().notNull(),
    profile: jsonb().$type<CheckoutCustomer>().notNull(),
    /** Whether the European register confirmed the VAT number; null if private, or not saved yet. */
    vatVerified: boolean(),
    billingAddress: jsonb().$type<BillingAddress>(),
    /** Null means delivery to the billing address. */
    shippingAddress: jsonb().$type<ShippingAddress>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.createdAt),
    // The search of the back office, in `customer/profile/staff-customers.ts`.
    index('customer_text').using('gin', sql`${customerText(table)} gin_trgm_ops`),
  ],
)

/** Unconfirmed addresses. Each link creates the account with the data of its own request, or moves one to its address. */
export const registration = pgTable('registration', {
  tokenHash: text().primaryKey(),
  email: text().notNull(),
  passwordHash: text().notNull(),
  profile: jsonb().$type<CheckoutCustomer>().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  /** The account that gets this address; null for a new account. */
  customerId: integer().references(() => customer.id, { onDelete: 'cascade' }),
})

/** A link for choosing a new password; it works once. */
export const passwordReset = pgTable('password_reset', {
  tokenHash: text().primaryKey(),
  customerId: belongsTo(integer(), () => customer.id),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** Counts of wrong passwords. The hashed key also counts addresses without an account. */
export const attempt = pgTable('attempt', {
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * Known IPs of customers: guesses from other IPs do not delay a login from these. The key is a hash of the
 * client IP and e-mail address together, as in `attempt`.
 */
export const knownIp = pgTable(
  'known_ip',
  {
    key: text().primaryKey(),
    customerId: belongsTo(integer(), () => customer.id),
    lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.customerId)],
)

/**
 * A shopper's session. The shopper has the token, the table only its SHA-256, so that read access to the
 * table does not give access to sessions.
 */
export const shopperSession = pgTable(
  'shopper_session',
  {
    tokenHash: text().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** The logged-in customer, until `loginEndsAt`; after that the session can continue as a guest's. */
    customerId: integer().references(() => customer.id, { onDelete: 'set null' }),
    loginEndsAt: timestamp({ withTimezone: true }),
    /** False for browsers that must not be remembered: such a session is not renewed. */
    remember: boolean().notNull().default(true),
  },
  (table) => [index().on(table.expiresAt), index().on(table.customerId)],
)

export type CustomerRow = typeof customer.$inferSelect
