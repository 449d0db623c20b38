import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasAnswer } from 'shared-types/servers/if-none-match'
import { removeRateLimitHeaders } from '../rate-limit-headers.ts'
import type { Answer, Compression } from './answer.ts'

type Encoding = Compression | 'identity'

const accepts = (header: string, encoding: string) =>
  header.split(',').some((choice) => {
    const [name = '', ...parameters] = choice.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0{1,3})?$/.test(parameter))
  })

/** The smallest available encoding that the browser accepts. */
export const encodingFor = (
  header: string | undefined,
  { compressed }: Pick<Answer, 'compressed'>,
): Encoding => {
  if (header === undefined || !compressed) return 'identity'
  return (['br', 'gzip'] as const).find((encoding) => accepts(header, encoding)) ?? 'identity'
}

const sendBytes = async (reply: FastifyReply, answer: Answer, encoding: Encoding): Promise<FastifyReply> => {
  void reply.header('vary', 'Accept-Encoding').code(answer.status).type(answer.type)
  if (encoding === 'identity' || !answer.compressed) return reply.send(await answer.identity())
  const bytes = await answer.compressed(encoding)
  return reply.header('content-encoding', encoding).send(bytes)
}

/** Sends the bytes, or 304 if the browser has them. Shared caches may store them, but must revalidate. */
export const sendAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> => {
  // A stale answer may follow a refused read of one client, and shared caches may store it.
  removeRateLimitHeaders(reply)
  const encoding = encodingFor(request.headers['accept-encoding'], answer)
  const etag = encoding === 'identity' ? `"${answer.tag}"` : `"${answer.tag}-${encoding}"`
  void reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate')
  if (answer.status === 200 && hasAnswer(request.headers['if-none-match'], etag)) {
    return reply.header('vary', 'Accept-Encoding').code(304).send()
  }
  return sendBytes(reply, answer, encoding)
}

/** Sends bytes that browsers and proxies must not store. */
export const sendPrivately = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> => {
  void reply.header('cache-control', 'private, no-store')
  return sendBytes(reply, answer, encodingFor(request.headers['accept-encoding'], answer))
}
