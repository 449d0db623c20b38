import { and, desc, eq, gt, gte, lt, or, sql, type SQL } from 'drizzle-orm'
import type { AuditEntry, AuditQuery } from 'shared-types/contracts/admin/audit-log'
import type { Listed, ListQuery, ListSearchQuery } from 'shared-types/contracts/admin/list'
import type { StaffAccount, StaffSession } from 'shared-types/contracts/admin/staff'
import type { Employee } from '../context.ts'
import type { Db } from '../db/client.ts'
import { readPage } from '../db/read-page.ts'
import { contains } from '../db/contains.ts'
import { order } from '../db/schema/buying/order.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { startOfDay } from '../order/handling/list-orders.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { auditLog, staffAccount, staffSession, type StaffRow } from '../db/schema/staff.ts'

export const presentStaff = ({
  id,
  email,
  role,
  totpSecret,
  disabled,
  createdAt,
}: StaffRow): StaffAccount => ({
  id,
  email,
  role,
  totp: totpSecret !== null,
  disabled,
  createdAt: createdAt.toISOString(),
})

/** Those whose address contains the text. */
export const listStaff = async (db: Db, { q, ...paging }: ListSearchQuery): Promise<Listed<StaffAccount>> => {
  const found = q ? contains(staffAccount.email, q) : undefined
  const { rows, total } = await readPage(
    paging,
    db.select().from(staffAccount).where(found).orderBy(staffAccount.email),
    db.$count(staffAccount, found),
  )
  return { rows: rows.map(presentStaff), total }
}

export const findStaffMember = async (db: Db, id: number): Promise<StaffRow | Refusal> => {
  const [found] = await db.select().from(staffAccount).where(eq(staffAccount.id, id))
  return found ?? refuse('not_found', 'Dit account bestaat niet.')
}

/** An owner sees the sessions of all employees, others their own. */
export const visibleSessions = ({ role, id }: Employee): SQL | undefined =>
  role === 'owner' ? undefined : eq(staffSession.staffId, id)

export const listSessions = async (
  db: Db,
  staff: Employee,
  paging: ListQuery,
): Promise<Listed<StaffSession>> => {
  const seen = and(gt(staffSession.expiresAt, sql`now()`), visibleSessions(staff))
  const { rows, total } = await readPage(
    paging,
    db
      .select({ session: staffSession, email: staffAccount.email })
      .from(staffSession)
      .innerJoin(staffAccount, eq(staffAccount.id, staffSession.staffId))
      .where(seen)
      .orderBy(desc(staffSession.lastUsedAt), staffSession.id),
    db.$count(staffSession, seen),
  )
  return {
    rows: rows.map(({ session: { id, address, userAgent, createdAt, lastUsedAt }, email }) => ({
      id,
      email,
      address,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: id === staff.sessionId,
    })),
    total,
  }
}

const numbered = (table: string, ids: SQL) =>
  and(eq(auditLog.tableName, table), sql`${auditLog.rowId} in (${ids})`)

/** The changes of a row, by its id or by the number that employees and customers know. */
const ofRow = (row: string): SQL | undefined =>
  or(
    eq(auditLog.rowId, row),
    numbered('order', sql`select ${order.id}::text from ${order} where ${order.number} = upper(${row})`),
    numbered('variant', sql`select ${variant.id}::text from ${variant} where ${variant.sku} = ${row}`),
  )

/** The newest first. */
export const listAuditLog = async (
  db: Db,
  { table, row, staff, from, until, ...paging }: AuditQuery,
): Promise<Listed<AuditEntry>> => {
  const chosen = and(
    table ? eq(auditLog.tableName, table) : undefined,
    row ? ofRow(row) : undefined,
    staff ? eq(auditLog.staffId, staff) : undefined,
    from ? gte(auditLog.at, startOfDay(from)) : undefined,
    until ? lt(auditLog.at, startOfDay(until, 1)) : undefined,
  )
  const { rows, total } = await readPage(
    paging,
    db
      .select({ entry: auditLog, email: staffAccount.email })
      .from(auditLog)
      .innerJoin(staffAccount, eq(staffAccount.id, auditLog.staffId))
      .where(chosen)
      .orderBy(desc(auditLog.id)),
    db.$count(auditLog, chosen),
  )
  return {
    rows: rows.map(({ entry: { id, at, action, tableName, rowId, before, after }, email }) => ({
      id,
      at: at.toISOString(),
      email,
      action,
      table: tableName,
      row: rowId,
      before,
      after,
    })),
    total,
  }
}
