import type { FastifyReply } from 'fastify'
import type { IncomingFile } from '../upstreams/exchange.ts'

/** Aborted when the browser closes the connection before it has the whole answer. */
export const browserGone = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  raw.on('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** Sends a file of the provider with only these of its headers. */
export const sendFile = (
  reply: FastifyReply,
  { status, headers, body }: IncomingFile,
  names: readonly string[],
): FastifyReply => {
  for (const name of names) {
    const value = headers[name]
    if (typeof value === 'string') reply.header(name, value)
  }
  reply.code(status)
  return status === 304 ? reply.send() : reply.send(body)
}
