import type { FastifyReply } from 'fastify'

/**
 * Answers 201 with the URL of the created resource. A repeated request, which finds the resource of the first
 * one, gets the same answer.
 * @param location a URL from `apiPaths` that supports GET
 */
export const created = <T>(reply: Pick<FastifyReply, 'code' | 'header'>, location: string, body: T): T => {
  void reply.code(201)
  void reply.header('location', location)
  return body
}
