import { admin } from 'shared-types/contracts/admin/paths'
import {
  AvailabilityChange,
  SaleChange,
  PriceChange,
  StockChange,
  VariantChange,
  VariantHistory,
  VariantLook,
} from 'shared-types/contracts/admin/assortment/products'
import type { Routes, Shop } from '../../context.ts'
import { assortmentAccess } from '../../http/assortment-access.ts'
import { recordChangeRoutes } from '../../http/record-routes.ts'
import { changeAvailability } from './change-availability.ts'
import { changePrice } from './change-price.ts'
import { correctStock } from './correct-stock.ts'
import { endSale, planSale } from './plan-sale.ts'
import { readHistory } from './queries.ts'
import { saveLook } from './save-look.ts'
import { saveVariant } from './save-variant.ts'

const { readers, params } = assortmentAccess

const changes = recordChangeRoutes({
  ...assortmentAccess,
  changes: [
    { method: 'PUT', path: admin.variant, action: 'save article', body: VariantChange, run: saveVariant },
    { method: 'PUT', path: admin.variantLook, action: 'save article', body: VariantLook, run: saveLook },
    { path: admin.variantPrice, action: 'change price', body: PriceChange, run: changePrice },
    { path: admin.variantSale, action: 'plan sale', body: SaleChange, run: planSale },
    { method: 'DELETE', path: admin.variantSale, action: 'end sale', run: endSale },
  ],
})

/** Also for the employee that packs an order, and finds that an article is gone or damaged. */
const packingChanges = recordChangeRoutes({
  roles: readers,
  params,
  changes: [
    {
      path: admin.variantStock,
      action: 'correct stock',
      body: StockChange,
      run: (db, id, change, staffId) => correctStock(db, id, staffId, change),
    },
    {
      method: 'PUT',
      path: admin.variantAvailability,
      action: 'change availability',
      body: AvailabilityChange,
      run: changeAvailability,
    },
  ],
})

/** The articles of a product: what they cost, and how many there are. */
export const variantRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    await app.register(changes(shop))
    await app.register(packingChanges(shop))
    app.get(admin.variantHistory, {
      config: { staff: { action: 'read history', roles: readers } },
      schema: { operation: null, params, response: { 200: VariantHistory } },
      handler: async ({ params: { id } }) => readHistory(shop.db, id),
    })
  }
