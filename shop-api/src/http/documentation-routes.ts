import fastifyPlugin from 'fastify-plugin'
import type { App, Shop } from '../context.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * OpenAPI documentation of `/v1` at `/docs`. Must be registered before the routes, because it observes their
 * registration. It is not loaded in production. Requests from other machines need the service bearer.
 */
export const documentation = ({ config }: Shop) =>
  fastifyPlugin(async (app: App) => {
    if (config.production) return
    const [{ default: swagger }, { default: swaggerUi }, { openApi }] = await Promise.all([
      import('@fastify/swagger'),
      import('@fastify/swagger-ui'),
      import('./open-api.ts'),
    ])
    await app.register(swagger, openApi())
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      uiHooks: {
        onRequest: async (request) => {
          if (!loopback.has(request.ip)) await request.jwtVerify()
        },
      },
    })
  })
