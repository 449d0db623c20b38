import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { App, Routes, Shop } from '../context.ts'
import { backInStockAdminRoutes } from '../back-in-stock/admin-routes.ts'
import { closedPeriodAdminRoutes } from '../delivery/admin-routes.ts'
import { chatAdminRoutes } from '../chat/admin-routes.ts'
import { contactAdminRoutes } from '../contact/admin-routes.ts'
import { contentAdminRoutes } from '../content/admin-routes.ts'
import { customerAdminRoutes } from '../customer/admin-routes.ts'
import { mailAdminRoutes } from '../mail/admin-routes.ts'
import { newsletterAdminRoutes } from '../newsletter/admin-routes.ts'
import { promotionAdminRoutes } from '../promotion/admin-routes.ts'
import { assortmentAdminRoutes } from '../assortment/admin-routes.ts'
import { reviewAdminRoutes } from '../review/admin-routes.ts'
import { shippingAdminRoutes } from '../shipping/admin-routes.ts'
import { staffAdminRoutes } from '../staff/admin-routes.ts'
import { orderAdminRoutes } from '../order/admin-routes.ts'
import { onlyOnce, staffScope } from '../idempotency/only-once.ts'
import { figuresRoutes } from './figures-routes.ts'
import { overviewRoutes } from './overview-routes.ts'
import { backOfficePages } from './pages.ts'
import { withdrawalAdminRoutes } from '../withdrawal/admin-routes.ts'
import { redirectAdminRoutes } from '../redirect/admin-routes.ts'
import { searchAdminRoutes } from '../search/management/admin-routes.ts'
import { requireStaff } from './require-staff.ts'

/** The back office: its pages, and the routes of its API in reading order. Only employees reach it, never the bff. */
export const adminApi =
  (shop: Shop): Routes =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        ...(shop.config.production ? { 'strict-transport-security': `max-age=${365 * 24 * 60 * 60}` } : {}),
      })
    })
    await app.register(backOfficePages(shop))
    await app.register(async (api: App) => {
      // The browser of an employee talks to it directly, so it has no wire form.
      api.setValidatorCompiler(validatorCompiler)
      api.setSerializerCompiler(serializerCompiler)
      requireStaff(api, shop)
      await api.register(onlyOnce(shop, staffScope))
      await api.register(overviewRoutes(shop))
      await api.register(figuresRoutes(shop))
      await api.register(orderAdminRoutes(shop))
      await api.register(withdrawalAdminRoutes(shop))
      await api.register(customerAdminRoutes(shop))
      await api.register(contactAdminRoutes(shop))
      await api.register(mailAdminRoutes(shop))
      await api.register(backInStockAdminRoutes(shop))
      await api.register(chatAdminRoutes(shop))
      await api.register(promotionAdminRoutes(shop))
      await api.register(shippingAdminRoutes(shop))
      await api.register(closedPeriodAdminRoutes(shop))
      await api.register(contentAdminRoutes(shop))
      await api.register(redirectAdminRoutes(shop))
      await api.register(searchAdminRoutes(shop))
      await api.register(newsletterAdminRoutes(shop))
      await api.register(assortmentAdminRoutes(shop))
      await api.register(reviewAdminRoutes(shop))
      await api.register(staffAdminRoutes(shop))
    })
  }
