import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { App } from './app-type.ts'
import type { Bff } from './context.ts'
import { errors, sendProblem } from './plugins/errors.ts'
import { fieldMessage } from './plugins/field-messages.ts'
import { originCheck } from './plugins/origin-check.ts'
import { requestLog } from './plugins/request-log.ts'
import { security } from './plugins/security.ts'
import { ApiProblem } from './problem.ts'
import { catalogRoutes } from './routes/catalog/routes.ts'
import { contentRoutes } from './routes/content/routes.ts'
import { healthRoutes } from './routes/health/routes.ts'
import { shopperRoutes } from './routes/shopper-routes.ts'
import { serverOptions } from './server-options.ts'

/** Every schema that refuses something says so in Dutch. */
z.config({ customError: fieldMessage })

/** The front desk, from top to bottom. */
export const buildApp = async (bff: Bff): Promise<App> => {
  const app: App = fastify({
    ...serverOptions(bff.config),
    loggerInstance: bff.log,
    genReqId: () => randomUUID(),
    // An address that cannot even be decoded never reaches a route.
    frameworkErrors: (_error, request, reply) => sendProblem(request, reply, new ApiProblem('not_found')),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Only JSON is read; a form of another site can send text/plain without asking.
  app.removeContentTypeParser('text/plain')

  await app.register(requestLog)
  await app.register(errors)
  await app.register(security(bff.config))
  await app.register(originCheck(bff.config))

  await app.register(healthRoutes(bff))
  await app.register(contentRoutes(bff))
  await app.register(catalogRoutes(bff))
  await app.register(shopperRoutes(bff))

  return app
}
