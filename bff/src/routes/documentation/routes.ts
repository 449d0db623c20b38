import plugin from 'fastify-plugin'
import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'

/**
 * The OpenAPI description of `/api`, generated from the schemas of its routes. Must be registered before the
 * routes, because it listens to their registration. For development only: production does not load it.
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
      // Our own policy, except that this page also needs inline styles.
      transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    })
  })
