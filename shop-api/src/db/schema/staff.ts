import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditEntry } from 'shared-types/contracts/admin/audit-log'
import type { StaffRole } from 'shared-types/contracts/admin/staff'
import { identity, refersTo } from './columns/columns.ts'

/** Employees. Accounts are disabled and never deleted, because the audit log refers to them. */
export const staffAccount = pgTable('staff_account', {
  id: identity(),
  /** In lower case. */
  email: text().notNull().unique(),
  /** Argon2id, including its parameters and salt. */
  passwordHash: text().notNull(),
  role: text().$type<StaffRole>().notNull(),
  /** Encrypted (`staff/totp.ts`); null without two-step verification. */
  totpSecret: text(),
  /** The time step of the last accepted code, which works once. */
  totpStep: bigint({ mode: 'number' }).notNull().default(0),
  disabled: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** A login. The browser has the token, the table only its SHA-256. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text().notNull().unique(),
    staffId: refersTo(integer(), () => staffAccount.id),
    address: text().notNull(),
    userAgent: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.staffId), index().on(table.expiresAt)],
)

/** Changes by employees, written by the triggers of the changed tables. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    staffId: refersTo(integer(), () => staffAccount.id),
    action: text().notNull(),
    tableName: text().notNull(),
    rowId: text().notNull(),
    before: jsonb().$type<NonNullable<AuditEntry['before']>>(),
    after: jsonb().$type<NonNullable<AuditEntry['after']>>(),
  },
  (table) => [index().on(table.tableName, table.rowId), index().on(table.at)],
)

export type StaffRow = typeof staffAccount.$inferSelect
