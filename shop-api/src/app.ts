import cookie from '@fastify/cookie'
import Fastify, { LogController, type RouteOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { fieldMessage } from 'shared-types/field-messages'
import { largestBody } from 'shared-types/limits'
import { z } from 'zod'
import { contentRoutes } from './content/routes.ts'
import type { App, Shop } from './context.ts'
import { answerUndecodable, errors } from './http/errors.ts'
import { readWire, writeWire } from './http/wire.ts'
import { documentation } from './http/documentation-routes.ts'
import { healthRoutes } from './health/routes.ts'
import { imageRoutes } from './image/routes.ts'
import { onlyOnce, shopperScope } from './idempotency/only-once.ts'
import { loginRoutes } from './login/routes.ts'
import { requireServiceBearer, serviceTokens } from './login/service-bearer.ts'
import { abandonmentRoutes } from './abandonment/routes.ts'
import { adviceRoutes } from './advice/routes.ts'
import { addressRoutes } from './address/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { configuratorRoutes } from './configurator/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { returnRequestRoutes } from './return-request/routes.ts'
import { changeRoutes } from './change/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { redirectRoutes } from './redirect/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { customerOrderRoutes } from './customer/order-routes.ts'
import { customerRoutes } from './customer/routes.ts'
import { orderRoutes } from './order/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { outboxRoutes } from './mail/outbox-routes.ts'
import { testPageRoutes } from './payment/test-page-routes.ts'
import { webhookRoutes } from './order/settlement/webhook-routes.ts'
import { adminApi } from './back-office/admin-api.ts'
import { backInStockRoutes } from './back-in-stock/routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { withdrawalRoutes } from './withdrawal/routes.ts'
import { renderRoutes } from './render/routes.ts'
import { requestMetrics } from 'telemetry/http-metrics'
import { requestLog } from 'telemetry/request-log'
import { oneHost } from './http/one-host.ts'
import { requestId } from './http/request-id.ts'

/** Field messages without a text in their schema are Dutch as well. */
z.config({ customError: fieldMessage })

/**
 * Builds the shop behind `/v1`. All routes are registered here, in reading order.
 * @param onRoute is called with every route, for tests that must cover each new one
 */
export const buildApp = async (shop: Shop, onRoute?: (route: RouteOptions) => void): Promise<App> => {
  const app = Fastify({
    loggerInstance: shop.log,
    // `telemetry/src/request-log.ts` writes one line instead of two, without the URL.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: largestBody,
    trustProxy: shop.config.trustedProxies.length > 0 ? shop.config.trustedProxies : false,
    requestTimeout: 10_000,
    handlerTimeout: 15_000,
    keepAliveTimeout: 75_000,
    // The time limits of requests start with the first byte. This one closes connections that send none.
    connectionTimeout: shop.config.connections.silentFor,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 7000, connectionsCheckingInterval: 1000 },
    frameworkErrors: answerUndecodable,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>()
  app.server.maxConnections = shop.config.connections.most
  app.setValidatorCompiler(readWire)
  app.setSerializerCompiler(writeWire)
  app.removeContentTypeParser('text/plain')
  if (onRoute) app.addHook('onRoute', onRoute)

  await app.register(requestLog)
  await app.register(requestMetrics(shop.metrics))
  await app.register(errors)
  await app.register(oneHost)
  await app.register(serviceTokens(shop))
  await app.register(cookie)
  await app.register(documentation(shop))

  // Public, without authentication.
  await app.register(healthRoutes(shop))
  await app.register(loginRoutes(shop))
  await app.register(imageRoutes(shop))
  await app.register(renderRoutes(shop))
  await app.register(webhookRoutes(shop))
  await app.register(testPageRoutes(shop))
  await app.register(outboxRoutes(shop))

  // The API of employees, with their own sessions.
  await app.register(adminApi(shop))

  const browsing = { ...shop, db: shop.catalogueDb }
  // These routes require the service bearer. Their paths are full, `/v1/…`.
  await app.register(async (v1: App) => {
    requireServiceBearer(v1, shop.config)
    await v1.register(onlyOnce(shop, shopperScope(shop)))
    await v1.register(catalogRoutes(browsing))
    await v1.register(redirectRoutes(browsing))
    await v1.register(changeRoutes(shop))
    await v1.register(searchRoutes(browsing))
    await v1.register(adviceRoutes(browsing))
    await v1.register(reviewRoutes(shop))
    await v1.register(backInStockRoutes(shop))
    await v1.register(contentRoutes(browsing))
    await v1.register(newsletterRoutes(shop))
    await v1.register(contactRoutes(shop))
    await v1.register(chatRoutes(shop))
    await v1.register(returnRequestRoutes(shop))
    await v1.register(customerRoutes(shop))
    await v1.register(customerOrderRoutes(shop))
    await v1.register(cartRoutes(shop))
    await v1.register(configuratorRoutes(shop))
    await v1.register(abandonmentRoutes(shop))
    await v1.register(checkoutRoutes(shop))
    await v1.register(addressRoutes(shop))
    await v1.register(orderRoutes(shop))
    await v1.register(withdrawalRoutes(shop))
  })

  return app
}
