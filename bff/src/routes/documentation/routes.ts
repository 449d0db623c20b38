import plugin from 'fastify-plugin'
import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'

/**
 * `/api` described by OpenAPI, from the schemas that its routes are checked with. Registered before the routes: it
 * watches them being added. Not in production, where nothing of it is even loaded: it is for development.
 */
export const documentation = ({ config }: Bff) =>
  plugin(async (app: App) => {
    if (config.production) return
    const [{ default: swagger }, { default: swaggerUi }, { openApi }] = await Promise.all([
      import('@fastify/swagger'),
      import('@fastify/swagger-ui'),
      import('./open-api.ts'),
    ])
    await app.register(swagger, openApi(config))
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      // Our own policy; only here may an element bring a style of its own, as this page's do.
      transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    })
  })
