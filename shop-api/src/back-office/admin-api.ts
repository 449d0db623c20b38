import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { App, Routes, Shop } from '../context.ts'
import { assortmentAdminRoutes } from '../assortment/admin-routes.ts'
import { reviewAdminRoutes } from '../review/admin-routes.ts'
import { staffAdminRoutes } from '../staff/admin-routes.ts'
import { orderAdminRoutes } from '../order/admin-routes.ts'
import { overviewRoutes } from './overview-routes.ts'
import { backOfficePages } from './pages.ts'
import { requireStaff } from './require-staff.ts'

/** The back office: its pages, and the routes of its API in reading order. Only employees reach it, never the bff. */
export const adminApi =
  (shop: Shop): Routes =>
  async (app) => {
    await app.register(backOfficePages(shop))
    await app.register(async (api: App) => {
      // The browser of an employee talks to it directly, so it has no wire form.
      api.setValidatorCompiler(validatorCompiler)
      api.setSerializerCompiler(serializerCompiler)
      requireStaff(api, shop)
      await api.register(overviewRoutes(shop))
      await api.register(orderAdminRoutes(shop))
      await api.register(assortmentAdminRoutes(shop))
      await api.register(reviewAdminRoutes(shop))
      await api.register(staffAdminRoutes(shop))
    })
  }
