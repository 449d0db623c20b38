import { admin } from 'shared-types/contracts/admin/paths'
import {
  PlannedSale,
  PriceChange,
  StockChange,
  VariantChange,
  VariantHistory,
} from 'shared-types/contracts/admin/assortment/products'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import type { Routes, Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { rowIdParams as params } from '../../http/row-id-params.ts'
import { changePrice } from './change-price.ts'
import { correctStock, saveVariant } from './correct-stock.ts'
import { endSale, planSale } from './plan-sale.ts'
import { readHistory } from './queries.ts'

const [readers, roles] = [StaffRole.options, ['owner', 'content'] as const]
const changed = { 204: z.null() }

/** The articles of a product: what they cost, and how many there are. */
export const variantRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.put(admin.variant, {
      config: { staff: { action: 'save article', roles } },
      schema: { operation: null, params, body: VariantChange, response: changed },
      handler: async ({ params: { id }, body }, reply) =>
        reply.code(204).send(answer(await saveVariant(db, id, body))),
    })
    app.post(admin.variantPrice, {
      config: { staff: { action: 'change price', roles } },
      schema: { operation: null, params, body: PriceChange, response: changed },
      handler: async ({ params: { id }, body }, reply) =>
        reply.code(204).send(answer(await changePrice(db, id, body))),
    })
    app.post(admin.variantSale, {
      config: { staff: { action: 'plan sale', roles } },
      schema: { operation: null, params, body: PlannedSale, response: changed },
      handler: async ({ params: { id }, body }, reply) =>
        reply.code(204).send(answer(await planSale(db, id, body))),
    })
    app.delete(admin.variantSale, {
      config: { staff: { action: 'end sale', roles } },
      schema: { operation: null, params, response: changed },
      handler: async ({ params: { id } }, reply) => reply.code(204).send(answer(await endSale(db, id))),
    })
    app.post(admin.variantStock, {
      config: { staff: { action: 'correct stock', roles } },
      schema: { operation: null, params, body: StockChange, response: changed },
      handler: async ({ params: { id }, body, staff }, reply) =>
        reply.code(204).send(answer(await correctStock(db, id, staff?.id ?? 0, body))),
    })
    app.get(admin.variantHistory, {
      config: { staff: { action: 'read history', roles: readers } },
      schema: { operation: null, params, response: { 200: VariantHistory } },
      handler: async ({ params: { id } }) => readHistory(db, id),
    })
  }
