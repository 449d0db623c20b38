import { ConfigurableProducts, Configurator } from 'shared-types/contracts/provider/configurator'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import { hotel } from '../../seed/configurators/hotel.ts'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { presentConfigurable, presentConfigurator } from './present.ts'
import { findConfiguratorByAny, listConfigurators, noSuchBed } from './queries.ts'

export const configuratorRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get(v1.configurators, {
      schema: { operation: operations.listConfigurators, response: { 200: ConfigurableProducts } },
      handler: async () => ({ products: (await listConfigurators(shop.db)).map(presentConfigurable) }),
    })

    // The default set as seeded, without a database query (spec §7).
    app.get(v1.hotelBoxspringSet, {
      schema: { operation: operations.getHotelSet, response: { 200: Configurator } },
      handler: async () => hotel,
    })

    app.get(v1.configurator, {
      schema: {
        operation: operations.getConfigurator,
        // A value that cannot be an id, slug or code is not found.
        params: z.strictObject({ id: z.string().regex(/^[\w-]{1,200}$/) }),
        response: { 200: Configurator },
      },
      handler: async ({ params }) => {
        const found = await findConfiguratorByAny(shop.db, params.id)
        return answer(found ? presentConfigurator(found) : noSuchBed())
      },
    })
  }
