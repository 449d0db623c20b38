import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Only what cannot forge a log line or fill one. */
const acceptable = /^[\w-]{8,64}$/

/** The id the bff gave the request, so that one click can be followed through both servers, or a new one. */
export const requestId = (request: Pick<IncomingMessage, 'headers'>): string => {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID()
}
