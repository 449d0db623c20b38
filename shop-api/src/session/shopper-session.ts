import { dayMs } from 'shared-types/calendar/clock'
import { sessionLifetime } from 'shared-types/limits'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Tx } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { shopperSession } from '../db/schema/buying/customer.ts'
import { hashToken, newToken, tokenPattern } from './secret-token.ts'

/** The session whose token has this hash. */
export interface ShopperSession {
  tokenHash: string
  /** The logged-in customer; null for a guest. */
  customerId: number | null
}

/** A new session, with the token that only the shopper stores. */
export interface NewSession {
  session: ShopperSession
  token: string
  maxAge: number
}

const cookieName = 'shop_session'
const lifetime = sessionLifetime * 1000
/** A session in use is renewed at most once a day, so that reading a cart causes no write. */
const renewBelow = lifetime - dayMs

const newExpiry = (): Date => new Date(Date.now() + lifetime)

const setCookie = (reply: FastifyReply, token: string, maxAge = lifetime / 1000): void => {
  reply.setCookie(cookieName, token, { httpOnly: true, sameSite: 'lax', path: '/', maxAge })
}

/** A login lasts a day (spec §6); "remember me" extends the guest session, not the login. */
const loginLifetime = dayMs

export const newLogin = async (tx: Tx, customerId: number, remember: boolean): Promise<NewSession> => {
  const token = newToken()
  const session = { tokenHash: hashToken(token), customerId }
  const lasts = remember ? lifetime : loginLifetime
  await tx.insert(shopperSession).values({
    ...session,
    remember,
    expiresAt: new Date(Date.now() + lasts),
    loginEndsAt: new Date(Date.now() + loginLifetime),
  })
  return { session, token, maxAge: lasts / 1000 }
}

/** Created by the first change (`transactFor`): a visitor without changes has no session. */
export const newGuest = async (tx: Tx): Promise<NewSession> => {
  const token = newToken()
  const tokenHash = hashToken(token)
  await tx
    .insert(shopperSession)
    .values({ tokenHash, expiresAt: newExpiry() })
    .prepare('new session of guest')
    .execute()
  return { session: { tokenHash, customerId: null }, token, maxAge: lifetime / 1000 }
}

export const setSessionCookie = (reply: FastifyReply, { token, maxAge }: NewSession): void =>
  setCookie(reply, token, maxAge)

export const clearSessionCookie = (reply: FastifyReply): void => {
  reply.clearCookie(cookieName, { path: '/' })
}

const sessionStatement = statement((db) =>
  db
    .select({
      expiresAt: shopperSession.expiresAt,
      customerId: shopperSession.customerId,
      loginEndsAt: shopperSession.loginEndsAt,
      remember: shopperSession.remember,
    })
    .from(shopperSession)
    .where(
      and(
        eq(shopperSession.tokenHash, sql.placeholder('tokenHash')),
        gt(shopperSession.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session'),
)

/** The session of the request's token. Null for a malformed, unknown or expired token. */
export const findSession = async (
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ShopperSession | null> => {
  const token = request.cookies[cookieName]
  if (!token || !tokenPattern.test(token)) return null
  const tokenHash = hashToken(token)
  const [found] = await sessionStatement(db).execute({ tokenHash, now: new Date() })
  if (!found) return null
  if (found.remember && found.expiresAt.getTime() - Date.now() < renewBelow) {
    await db
      .update(shopperSession)
      .set({ expiresAt: newExpiry() })
      .where(eq(shopperSession.tokenHash, tokenHash))
    setCookie(reply, token)
  }
  const isLoggedIn = found.loginEndsAt !== null && found.loginEndsAt > new Date()
  return { tokenHash, customerId: isLoggedIn ? found.customerId : null }
}
