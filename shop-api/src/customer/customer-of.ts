import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { requireCustomer } from './queries.ts'
import { findSession } from '../session/shopper-session.ts'

/** Who is logged in; throws the refusal of what is only for them. */
export const customerOf = async ({ db }: Shop, request: FastifyRequest, reply: FastifyReply) =>
  answer(await requireCustomer(db, await findSession(db, request, reply)))
