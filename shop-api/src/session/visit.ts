import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Tx } from '../db/client.ts'
import { customer, shopperSession } from '../db/schema/customer.ts'
import { transact } from '../db/transact.ts'
import { carryClaim } from '../db/current-claim.ts'
import { isRefusal } from '../refusal.ts'
import { findSession, handOver, newGuest, type NewSession, type ShopperSession } from './shopper-session.ts'

/** Where a first change may come from: the shopper's session, if there is one, and the way to give them one. */
export interface Visit {
  session: ShopperSession | null
  begin: (begun: NewSession) => void
}

export const findVisit = async (db: Db, request: FastifyRequest, reply: FastifyReply): Promise<Visit> => ({
  session: await findSession(db, request, reply),
  begin: (begun) => handOver(reply, begun),
})

interface Owner {
  tokenHash: string | null
  customerId: number | null
}

/**
 * Holds the session and the account that a cart belongs to until the transaction ends, so that neither can go while
 * something that refers to it is written. Everyone takes these locks in this order, and before that of a cart.
 * @returns false when one of them is gone already
 */
export const holdOwner = async (tx: Tx, { tokenHash, customerId }: Owner): Promise<boolean> => {
  if (tokenHash !== null) {
    const isSame = eq(shopperSession.tokenHash, tokenHash)
    const [held] = await tx
      .select({ at: shopperSession.createdAt })
      .from(shopperSession)
      .where(isSame)
      .for('key share')
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
 * Changes something for a shopper in one transaction. Where there is no session, or it ended a moment ago, one begins
 * with the change; a refused change begins none.
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
    await carryClaim(tx, first.begun.session.tokenHash)
    return change(tx, first.begun.session)
  })
  if (first.begun && !isRefusal(outcome)) begin(first.begun)
  return outcome
}
