import type { Routes, Shop } from '../context.ts'
import { adviceAdminRoutes } from './advice/advice-routes.ts'
import { brandRoutes } from './brand/brand-routes.ts'
import { categoryRoutes } from './category/category-routes.ts'
import { promotionCategoryRoutes } from './promotion/promotion-routes.ts'
import { configuratorAdminRoutes } from './configurator/configurator-routes.ts'
import { facetRoutes, facetValueRoutes } from './facet/facet-routes.ts'
import { familyRoutes } from './family/family-routes.ts'
import { importRoutes } from './import/import-routes.ts'
import { productRoutes } from './product/product-routes.ts'
import { variantRoutes } from './variant/variant-routes.ts'

/** The assortment in the back office: products with their articles, prices and stock, categories and brands. */
export const assortmentAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    await app.register(productRoutes(shop))
    await app.register(variantRoutes(shop))
    await app.register(categoryRoutes(shop))
    await app.register(promotionCategoryRoutes(shop))
    await app.register(brandRoutes(shop))
    await app.register(familyRoutes(shop))
    await app.register(facetRoutes(shop))
    await app.register(facetValueRoutes(shop))
    await app.register(configuratorAdminRoutes(shop))
    await app.register(adviceAdminRoutes(shop))
    await app.register(importRoutes(shop))
  }
