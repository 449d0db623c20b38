import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'
import { openRead } from '../../public-reads/public-routes.ts'
import * as catalog from './reads.ts'

export const catalogRoutes =
  ({ publicReads }: Bff) =>
  async (app: App) => {
    openRead(app, publicReads, catalog.categoryRoute)
    openRead(app, publicReads, catalog.listing)
    openRead(app, publicReads, catalog.search)
    openRead(app, publicReads, catalog.searchSuggestions)
    openRead(app, publicReads, catalog.brands)
    openRead(app, publicReads, catalog.brand)
    openRead(app, publicReads, catalog.product)
    openRead(app, publicReads, catalog.relatedProducts)
    openRead(app, publicReads, catalog.similarProducts)
    openRead(app, publicReads, catalog.productReviews)
    openRead(app, publicReads, catalog.featuredProducts)
    openRead(app, publicReads, catalog.products)
    openRead(app, publicReads, catalog.suggestedProducts)
    openRead(app, publicReads, catalog.sitemap)
  }
