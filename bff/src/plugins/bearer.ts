import type { FastifyRequest } from 'fastify'

/** The bearer token of a client that is not a browser; undefined without one. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +([\w-]+)$/i.exec(headers.authorization ?? '')?.[1]
