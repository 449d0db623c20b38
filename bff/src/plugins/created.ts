import type { FastifyReply } from 'fastify'

/**
 * 201 with the address of what was made. Repeating a request that finds what the first one made answers as the first.
 * @param location an address of `apiPaths` that can be read
 */
export const created = <T>(reply: Pick<FastifyReply, 'code' | 'header'>, location: string, body: T): T => {
  void reply.code(201)
  void reply.header('location', location)
  return body
}
