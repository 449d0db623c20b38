import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import { ApiProblem } from '../problem.ts'
import { bearerOf } from './bearer.ts'
import { unreadable } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also for clients that are not browsers. The route itself must not set a cookie for them. */
    otherClients?: boolean
    /** The request needs a secret that another site does not have, and no cookie counts: from any site. */
    fromAnySite?: boolean
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether our own pages sent this request. Browsers set `Sec-Fetch-Site` or `Origin`, and pages cannot forge
 * them. False if one of them names another site, or if both are missing.
 */
const isOurs = (request: FastifyRequest, { publicUrl, production }: Config): boolean => {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === undefined) return site === 'same-origin'
  if (origin === publicUrl.origin) return true
  // For development by another name or address. The client chooses its Host, so production does not look at it.
  return !production && origin === `${request.protocol}://${request.host}`
}

/** Two Host headers, or a URL that contains a host. A proxy may use the other one, so neither is trusted. */
const namesTwoHosts = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1 ||
  /^\w+:/.test(raw.url ?? '')

/** Whether the request has neither `Origin` nor `Sec-Fetch-Site`. Browsers never omit both. */
export const isSilent = ({ headers }: FastifyRequest): boolean =>
  headers.origin === undefined && headers['sec-fetch-site'] === undefined

/** Another site cannot make a browser send such a request: with a bearer token, or without these headers. */
const isNoBrowser = (request: FastifyRequest): boolean =>
  bearerOf(request) !== undefined || (request.routeOptions.config.otherClients === true && isSilent(request))

/** CSRF protection: refuses changes that another site may have sent with the shopper's cookie. */
export const originCheck = (config: Config) =>
  plugin(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (namesTwoHosts(request)) {
        // A proxy may treat the next bytes of the connection as part of this request.
        reply.header('connection', 'close')
        throw unreadable()
      }
      if (safe.has(request.method) || isNoBrowser(request)) return
      if (request.routeOptions.config.fromAnySite) return
      if (!isOurs(request, config)) {
        throw new ApiProblem('forbidden_origin')
      }
    })
  })
