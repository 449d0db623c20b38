import { randomUUID } from 'node:crypto'
import fastify, { type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { fieldMessage } from 'shared-types/field-messages'
import { z } from 'zod'
import type { App } from './app-type.ts'
import type { Bff } from './context.ts'
import { requestMetrics } from 'telemetry/http-metrics'
import { requestLog } from 'telemetry/request-log'
import { forRobots } from './pages/seo-routes.ts'
import { redirect } from './pages/redirect.ts'
import { pages } from './pages/pages.ts'
import { webManifest } from './pages/web-manifest.ts'
import { openWebBuild } from './pages/web-build.ts'
import { errors, sendProblem, unreadable } from './plugins/errors.ts'
import { lastAnswers } from './plugins/last-answers.ts'
import { originCheck } from './plugins/origin-check.ts'
import { readLimit } from './plugins/rate-limits.ts'
import { security } from './plugins/security.ts'
import { staticFiles } from './plugins/static-files.ts'
import { adviceRoutes } from './routes/advice/routes.ts'
import { configuratorRoutes } from './routes/configurator/routes.ts'
import { documentation } from './routes/documentation/routes.ts'
import { healthRoutes } from './routes/health/routes.ts'
import { imageRoutes } from './routes/image/routes.ts'
import { paymentRoutes } from './routes/payment/routes.ts'
import { publicReadRoutes } from './routes/public-reads.ts'
import { shopperRoutes } from './routes/shopper-routes.ts'
import { unsubscribeRoutes } from './routes/unsubscribe/routes.ts'
import { serverOptions } from './server-options.ts'

/** Validation messages of all schemas are in Dutch. */
z.config({ customError: fieldMessage })

/**
 * Builds the bff.
 * @param onRoute called for every route, so that tests also cover new routes
 */
export const buildApp = async (bff: Bff, onRoute?: (route: RouteOptions) => void): Promise<App> => {
  const app: App = fastify({
    ...serverOptions(bff.config),
    loggerInstance: bff.log,
    genReqId: () => randomUUID(),
    // A URL that cannot be decoded never reaches a route.
    frameworkErrors: (_error, request, reply) => sendProblem(request, reply, unreadable()),
  }).withTypeProvider<ZodTypeProvider>()
  app.server.maxConnections = bff.config.connections.most
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Accept JSON only: a form on another site can send text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain')

  if (onRoute) app.addHook('onRoute', onRoute)

  await app.register(requestLog)
  await app.register(requestMetrics(bff.metrics))
  await app.register(lastAnswers(bff))
  await app.register(errors)
  await app.register(security(bff.config))
  await app.register(originCheck(bff.config))
  await app.register(readLimit(bff))
  await app.register(documentation(bff))

  await app.register(healthRoutes(bff))
  await app.register(publicReadRoutes(bff))
  await app.register(adviceRoutes(bff))
  await app.register(configuratorRoutes(bff))
  await app.register(shopperRoutes(bff))

  await app.register(paymentRoutes(bff))
  await app.register(unsubscribeRoutes(bff))
  await app.register(imageRoutes(bff))
  await app.register(staticFiles(bff))
  const web = await openWebBuild(bff.config, bff.log)
  await app.register(forRobots(bff, web?.listedPaths ?? []))
  await app.register(webManifest(bff, web))
  await app.register(redirect)
  await app.register(pages(bff, web))

  return app
}
