import { and, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { backOfficePath } from 'shared-types/contracts/admin/paths'
import type { Config } from '../config.ts'
import type { Employee } from '../context.ts'
import type { Db, Tx } from '../db/client.ts'
import { staffAccount, staffSession } from '../db/schema/staff.ts'
import { transact } from '../db/transact.ts'
import { hashToken, newToken, tokenPattern } from '../session/secret-token.ts'

const cookieName = 'staff_session'
/** A working day. A session without requests ends earlier. */
const lifetimeMs = 12 * 60 * 60 * 1000
const idle = sql`now() - interval '2 hours'`
/** A session in use is written at most once a minute. */
const noteAfterMs = 60_000

const cookieOptions = ({ production }: Config) =>
  ({ httpOnly: true, sameSite: 'strict', secure: production, path: backOfficePath }) as const

export const setStaffCookie = (reply: FastifyReply, config: Config, token: string): void => {
  reply.setCookie(cookieName, token, { ...cookieOptions(config), maxAge: lifetimeMs / 1000 })
}

export const clearStaffCookie = (reply: FastifyReply, config: Config): void => {
  reply.clearCookie(cookieName, cookieOptions(config))
}

/** Returns the token, which only the browser stores. */
export const newStaffSession = async (tx: Tx, staffId: number, request: FastifyRequest): Promise<string> => {
  const token = newToken()
  await tx.insert(staffSession).values({
    tokenHash: hashToken(token),
    staffId,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    expiresAt: new Date(Date.now() + lifetimeMs),
  })
  return token
}

/** The employee of the request's cookie; null for an unknown, expired or idle session and a disabled account. */
export const findStaff = async (db: Db, request: FastifyRequest): Promise<Employee | null> => {
  const token = request.cookies[cookieName]
  if (!token || !tokenPattern.test(token)) return null
  const [found] = await db
    .select({
      sessionId: staffSession.id,
      id: staffAccount.id,
      role: staffAccount.role,
      lastUsedAt: staffSession.lastUsedAt,
    })
    .from(staffSession)
    .innerJoin(staffAccount, eq(staffAccount.id, staffSession.staffId))
    .where(
      and(
        eq(staffSession.tokenHash, hashToken(token)),
        gt(staffSession.expiresAt, sql`now()`),
        gt(staffSession.lastUsedAt, idle),
        eq(staffAccount.disabled, false),
      ),
    )
  if (!found) return null
  const { lastUsedAt, ...staff } = found
  if (Date.now() - lastUsedAt.getTime() > noteAfterMs) {
    await db
      .update(staffSession)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(staffSession.id, staff.sessionId))
  }
  return staff
}

/** They stay until their retention ends, so that the employee's network is known at the next login. */
const end = async (tx: Tx, chosen: SQL | undefined): Promise<boolean> => {
  const ended = await tx
    .update(staffSession)
    .set({ expiresAt: sql`now()` })
    .where(and(chosen, gt(staffSession.expiresAt, sql`now()`)))
    .returning({ id: staffSession.id })
  return ended.length > 0
}

export const endSession = (db: Db, chosen: SQL | undefined): Promise<boolean> =>
  transact(db, (tx) => end(tx, chosen))

/** After a change of a password, a role or two-step verification. */
export const endSessions = async (tx: Tx, staffId: number, except?: string): Promise<void> => {
  await end(tx, and(eq(staffSession.staffId, staffId), except ? ne(staffSession.id, except) : undefined))
}
