import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '../../context.ts'
import type { CustomerRow } from '../../db/schema/buying/customer.ts'
import { answer } from '../../http/errors.ts'
import { refuse } from '../../refusal.ts'
import { findSession, type ShopperSession } from '../../session/shopper-session.ts'
import { findCustomer } from './queries.ts'

/**
 * The logged-in customer, with the session.
 * @throws the refusal `login_required` for a guest
 */
export const requireCustomer = async (
  { db }: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ account: CustomerRow; session: ShopperSession }> => {
  const session = await findSession(db, request, reply)
  const account = session?.customerId ? await findCustomer(db, session.customerId) : null
  return answer(
    session && account ? { account, session } : refuse('login_required', 'Log in om verder te gaan.'),
  )
}

export const customerOf = async (
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CustomerRow> => (await requireCustomer(shop, request, reply)).account
