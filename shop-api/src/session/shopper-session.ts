import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Tx } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { shopperSession } from '../db/schema/customer.ts'

/** Whoever holds the token behind this hash. */
export interface ShopperSession {
  tokenHash: string
  /** Who is logged in; null for a guest. */
  customerId: number | null
}

/** A session just begun, with the token that only the shopper keeps. */
export interface NewSession {
  session: ShopperSession
  token: string
  maxAge: number
}

const cookieName = 'shop_session'
const day = 24 * 60 * 60 * 1000
const lifetime = 30 * day
/** A session in use is renewed at most once a day, so that reading a cart is not a write. */
const renewBelow = 29 * day
const tokenPattern = /^[\w-]{43}$/

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url')
const newExpiry = (): Date => new Date(Date.now() + lifetime)

const setCookie = (reply: FastifyReply, token: string, maxAge = lifetime / 1000): void => {
  reply.setCookie(cookieName, token, { httpOnly: true, sameSite: 'lax', path: '/', maxAge })
}

/** Being logged in lasts a day (spec §6); to be remembered lengthens what a guest has of the session, not that. */
const loginLifetime = day

export const newLogin = async (tx: Tx, customerId: number, remember: boolean): Promise<NewSession> => {
  const token = randomBytes(32).toString('base64url')
  const session = { tokenHash: hash(token), customerId }
  const lasts = remember ? lifetime : loginLifetime
  await tx.insert(shopperSession).values({
    ...session,
    remember,
    expiresAt: new Date(Date.now() + lasts),
    loginEndsAt: new Date(Date.now() + loginLifetime),
  })
  return { session, token, maxAge: lasts / 1000 }
}

/** Begins with a first change (`transactFor`): a visitor who looks around has no session. */
export const newGuest = async (tx: Tx): Promise<NewSession> => {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hash(token)
  await tx.insert(shopperSession).values({ tokenHash, expiresAt: newExpiry() })
  return { session: { tokenHash, customerId: null }, token, maxAge: lifetime / 1000 }
}

/** Gives the shopper the token of a session that has begun. */
export const handOver = (reply: FastifyReply, { token, maxAge }: NewSession): void =>
  setCookie(reply, token, maxAge)

export const takeBack = (reply: FastifyReply): void => {
  reply.clearCookie(cookieName, { path: '/' })
}

const sessionStatement = prepared((db) =>
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

/** The session whose token the request carries. A token that is malformed, unknown or expired is none. */
export const findSession = async (
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ShopperSession | null> => {
  const token = request.cookies[cookieName]
  if (!token || !tokenPattern.test(token)) return null
  const tokenHash = hash(token)
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
