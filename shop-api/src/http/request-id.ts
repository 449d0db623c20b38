import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Allows only ids that cannot forge log lines or make them too long. */
const acceptable = /^[\w-]{8,64}$/

/** The request id from the bff, so that one click can be traced through both servers, or a new one. */
export const requestId = (request: Pick<IncomingMessage, 'headers'>): string => {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID()
}
