import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Options of a route that reads or writes many rows: a file of 50,000 lines takes a minute, and longer on a busy server.
 * The default is for short requests. Meanwhile no byte is sent, so the connection may be silent for as long.
 */
export const longRequest = {
  handlerTimeout: 300_000,
  onRequest: async ({ raw }: FastifyRequest): Promise<void> => {
    // A request of `inject` has no real socket.
    if (raw.socket instanceof Socket) raw.socket.setTimeout(longRequest.handlerTimeout)
  },
}
