import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import { ApiProblem } from '../problem.ts'
import { bearerOf } from './bearer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also asked by clients that are no browser; the route itself sees to it that they get no cookie. */
    otherClients?: boolean
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether our own pages sent this. A browser says so in `Sec-Fetch-Site` or `Origin` and no page
 * can forge either; one word against it is enough, and so is silence.
 */
const isOurs = (request: FastifyRequest, publicOrigin: string): boolean => {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === undefined) return site === 'same-origin'
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`
}

/** Whether nothing is said of where this comes from, as only clients do that are no browser. */
export const isSilent = ({ headers }: FastifyRequest): boolean =>
  headers.origin === undefined && headers['sec-fetch-site'] === undefined

/** What no other site can make a browser send: a token it does not have, or nothing where a browser says something. */
const isNoBrowser = (request: FastifyRequest): boolean =>
  bearerOf(request) !== undefined || (request.routeOptions.config.otherClients === true && isSilent(request))

/** Refuses every change that another site might have sent along with the shopper's cookie. */
export const originCheck = (config: Config) =>
  plugin(async (app) => {
    app.addHook('onRequest', async (request) => {
      if (safe.has(request.method) || isNoBrowser(request)) return
      if (!isOurs(request, config.publicUrl.origin)) {
        throw new ApiProblem('forbidden_origin')
      }
    })
  })
