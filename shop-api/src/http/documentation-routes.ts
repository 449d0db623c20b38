import fastifyPlugin from 'fastify-plugin'
import type { App, Shop } from '../context.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * `/v1` described by OpenAPI at `/docs`. Registered before the routes: it watches them being added. Not in production,
 * where nothing of it is even loaded. From another machine it takes the service bearer.
 */
export const documentation = ({ config }: Shop) =>
  fastifyPlugin(async (app: App) => {
    if (config.production) return
    const [{ default: swagger }, { default: swaggerUi }, { openApi }] = await Promise.all([
      import('@fastify/swagger'),
      import('@fastify/swagger-ui'),
      import('./open-api.ts'),
    ])
    await app.register(swagger, openApi(config))
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      uiHooks: {
        onRequest: async (request) => {
          if (!loopback.has(request.ip)) await request.jwtVerify()
        },
      },
    })
  })
