import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import plugin from 'fastify-plugin'
import helmet, { type HelmetOptions } from 'helmet'
import { htmlPolicy } from 'shared-types/browser-names'
import type { Config } from '../config.ts'
import { tagSources } from './tag-sources.ts'

const year = 365 * 24 * 60 * 60

/** Browser features that the shop does not use; disabled, also for injected content. */
const permissions = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer']
  .concat(['microphone', 'midi', 'payment', 'serial', 'usb', 'browsing-topics'])
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Those of helmet are the same for all answers, and helmet takes longer to write them than we to answer. */
const securityHeaders = (options: HelmetOptions) => {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(answer.req, answer, () => {})
  return { ...answer.getHeaders(), 'permissions-policy': permissions }
}

/** Security headers of every answer. Resources come from our own origin, except those of tags. */
export const security = (config: Config) =>
  plugin(async (app) => {
    const tags = tagSources(config)
    const headers = securityHeaders({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...tags.script],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'"],
          imgSrc: ["'self'", 'data:', ...tags.image],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...tags.connect],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: [htmlPolicy, ...tags.policies],
          ...(config.publicUrl.protocol === 'https:' ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      strictTransportSecurity: config.production ? { maxAge: year, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      frameguard: { action: 'deny' },
    })

    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(headers).header('x-request-id', request.id)
      done()
    })
  })
