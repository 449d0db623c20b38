import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { requireCustomer } from './queries.ts'
import { findSession } from '../../session/shopper-session.ts'

/**
 * The logged-in customer.
 * @throws the refusal `login_required` for a guest
 */
export const customerOf = async ({ db }: Shop, request: FastifyRequest, reply: FastifyReply) =>
  answer(await requireCustomer(db, await findSession(db, request, reply)))
