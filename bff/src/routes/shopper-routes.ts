import type { FastifyPluginAsync } from 'fastify'
import type { Bff } from '../context.ts'
import { activeBearer } from '../plugins/bearer.ts'
import { pendingLogout } from '../plugins/log-out.ts'
import { rateLimits } from '../plugins/rate-limits.ts'
import { session } from '../plugins/session.ts'
import { abandonmentRoutes } from './abandonment/routes.ts'
import { backInStockRoutes } from './back-in-stock/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { configuratorCartRoute } from './cart/configurator-route.ts'
import { customerOrderRoutes } from './customer/order-routes.ts'
import { customerRoutes } from './customer/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { pdfRoutes } from './order/pdf-routes.ts'
import { orderRoutes } from './order/routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { returnRequestRoutes } from './return-request/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { telemetryRoutes } from './telemetry/routes.ts'
import { withdrawalRoutes } from './withdrawal/routes.ts'

/** The routes of one shopper. Only these routes have a session; their answers are never cached. */
export const shopperRoutes =
  (bff: Bff): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, ofShopper: true }
    })
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store')
    })
    await app.register(session(bff))
    await app.register(rateLimits(bff))
    // After the limits: each such request is a call to the provider.
    await app.register(activeBearer(bff))
    await app.register(pendingLogout(bff))

    await app.register(sessionRoutes(bff))
    await app.register(authRoutes(bff))
    await app.register(customerRoutes(bff))
    await app.register(customerOrderRoutes(bff))
    await app.register(cartRoutes(bff))
    await app.register(configuratorCartRoute(bff))
    await app.register(abandonmentRoutes(bff))
    await app.register(checkoutRoutes(bff))
    await app.register(orderRoutes(bff))
    await app.register(pdfRoutes(bff))
    await app.register(reviewRoutes(bff))
    await app.register(backInStockRoutes(bff))
    await app.register(newsletterRoutes(bff))
    await app.register(withdrawalRoutes(bff))
    await app.register(contactRoutes(bff))
    await app.register(chatRoutes(bff))
    await app.register(telemetryRoutes(bff))
    await app.register(returnRequestRoutes(bff))
  }
