import type { FastifyReply } from 'fastify'

/** Aborted when the caller closes the connection before it has the whole answer. */
export const callerGone = ({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal => {
  const gone = new AbortController()
  raw.on('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
