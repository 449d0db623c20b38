import { eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Tx } from '../db/client.ts'
import { customer, shopperSession } from '../db/schema/buying/customer.ts'
import { statement } from '../db/statement.ts'
import { transact } from '../db/transact.ts'
import { moveClaim } from '../db/current-claim.ts'
import { isRefusal } from '../refusal.ts'
import { clientIpOf, type ClientIp } from './client-ip.ts'
import {
  findSession,
  setSessionCookie,
  newGuest,
  type NewSession,
  type ShopperSession,
} from './shopper-session.ts'

/** The context of a change: the shopper's session, if there is one, and a function that sets a new one. */
export interface Visit {
  session: ShopperSession | null
  address: ClientIp
  begin: (begun: NewSession) => void
}

export const findVisit = async (db: Db, request: FastifyRequest, reply: FastifyReply): Promise<Visit> => ({
  session: await findSession(db, request, reply),
  address: clientIpOf(request),
  begin: (begun) => setSessionCookie(reply, begun),
})

/** The owner of a cart: the session of a guest, or the account of a customer. */
export interface Owner {
  tokenHash: string | null
  customerId: number | null
}

const holdSession = statement((db) =>
  db
    .select({ at: shopperSession.createdAt })
    .from(shopperSession)
    .where(eq(shopperSession.tokenHash, sql.placeholder('tokenHash')))
    .for('key share')
    .prepare('hold session'),
)

/**
 * Locks the session and the account of a cart until the transaction ends, so that neither can be deleted
 * while a row that refers to it is written. All callers take these locks in this order, and before the lock
 * of a cart.
 * @returns false when one of them no longer exists
 */
export const holdOwner = async (tx: Tx, { tokenHash, customerId }: Owner): Promise<boolean> => {
  if (tokenHash !== null) {
    const [held] = await holdSession(tx).execute({ tokenHash })
    if (!held) return false
  }
  if (customerId === null) return true
  const [account] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(eq(customer.id, customerId))
    .for('key share')
  return account !== undefined
}

/**
 * Makes a change for a shopper in one transaction. If there is no session, or it has just ended, the change
 * creates one; a refused change does not.
 */
export const transactFor = async <T>(
  db: Db,
  { session, begin }: Visit,
  change: (tx: Tx, session: ShopperSession) => Promise<T>,
): Promise<T> => {
  const first: { begun?: NewSession } = {}
  const outcome = await transact(db, async (tx) => {
    if (session && (await holdOwner(tx, session))) return change(tx, session)
    first.begun = await newGuest(tx)
    await moveClaim(tx, first.begun.session.tokenHash)
    return change(tx, first.begun.session)
  })
  if (first.begun && !isRefusal(outcome)) begin(first.begun)
  return outcome
}
