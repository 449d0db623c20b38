import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from './answer.ts'

type Encoding = 'br' | 'gzip' | 'identity'

const accepts = (header: string, encoding: string) =>
  header.split(',').some((choice) => {
    const [name = '', ...parameters] = choice.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0{1,3})?$/.test(parameter))
  })

/** The smallest available encoding that the browser accepts. */
export const encodingFor = (header: string | undefined, answer: Pick<Answer, 'br' | 'gzip'>): Encoding => {
  if (header === undefined) return 'identity'
  if (answer.br && accepts(header, 'br')) return 'br'
  if (answer.gzip && accepts(header, 'gzip')) return 'gzip'
  return 'identity'
}

/** Weak comparison (RFC 9110 §13.1.2): a proxy may have weakened the tag on its way. */
const has = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag)

const sendBytes = (reply: FastifyReply, answer: Answer, encoding: Encoding): FastifyReply => {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  void reply.header('vary', 'Accept-Encoding').code(answer.status).type(answer.type)
  return reply.send(answer[encoding] ?? answer.identity)
}

/** Sends the bytes, or 304 if the browser has them. Shared caches may store them, but must revalidate. */
export const sendAnswer = (request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply => {
  const encoding = encodingFor(request.headers['accept-encoding'], answer)
  const etag = encoding === 'identity' ? `"${answer.tag}"` : `"${answer.tag}-${encoding}"`
  void reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate')
  if (answer.status === 200 && has(request.headers['if-none-match'], etag)) {
    return reply.header('vary', 'Accept-Encoding').code(304).send()
  }
  return sendBytes(reply, answer, encoding)
}

/** Sends bytes that browsers and proxies must not store. */
export const sendPrivately = (request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply => {
  void reply.header('cache-control', 'private, no-store')
  return sendBytes(reply, answer, encodingFor(request.headers['accept-encoding'], answer))
}
