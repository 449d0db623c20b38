import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'

/**
 * `/api` described by OpenAPI, from the schemas that its routes are checked with. Registered before the routes: it
 * watches them being added. Not in production: it is for who builds the shop.
 */
export const documentation = ({ config }: Bff) =>
  plugin(async (app: App) => {
    if (config.production) return
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Sluimer /api',
          version: '1',
          description: 'What the shop window asks of the front desk.',
        },
        servers: [{ url: config.publicUrl.origin }],
      },
      transform: jsonSchemaTransform,
    })
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      // Our own policy; only here may an element bring a style of its own, as this page's do.
      transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    })
  })
