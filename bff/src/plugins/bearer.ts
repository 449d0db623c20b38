import type { FastifyRequest } from 'fastify'

/** The token of a client that is no browser; undefined where there is none. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +([\w-]+)$/i.exec(headers.authorization ?? '')?.[1]
