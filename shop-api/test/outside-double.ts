import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Question {
  method: string
  /** As sent: `url` no longer contains `..`. */
  target: string
  url: URL
  headers: IncomingHttpHeaders
  body: string
}

/** The response of an external server: a status with JSON or text, or no response. */
export type Reply = { status?: number; headers?: Record<string, string>; body: unknown } | 'silence'

/** A real HTTP server in place of an external one. `requests` collects the received requests. */
export const openOutsideDouble = async (reply: (question: Question) => Reply) => {
  const requests: Question[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://double.example')
    const question = {
      method: request.method ?? '',
      target: request.url ?? '',
      url,
      headers: request.headers,
      body: await text(request),
    }
    requests.push(question)
    const answer = reply(question)
    if (answer === 'silence') return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  }
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP port was expected')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
