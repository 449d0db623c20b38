import {
  BrandOverview,
  CategoryOverview,
  CategoryPath,
  Product,
  ProductTiles,
  Sitemap,
  SitemapComponent,
} from 'shared-types/contracts/provider/catalog'
import { Brands } from 'shared-types/contracts/catalog'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { rowIdParams } from '../http/row-id-params.ts'
import { describePath } from './describe-path.ts'
import {
  listFeatured,
  listProducts,
  listRelated,
  listSimilar,
  listSuggested,
} from './product/list-products.ts'
import { longestListPath } from 'shared-types/limits'
import { v1 } from 'shared-types/contracts/provider/paths'
import { BrandQuery, RowIdText } from 'shared-types/urls/queries'
import { operations } from 'shared-types/openapi/operations'
import { listBrands, showBrand } from './listing/show-brand.ts'
import { showListing } from './listing/show-listing.ts'
import { showProduct } from './product/show-product.ts'
import { showSitemap } from './show-sitemap.ts'

const path = z.string().min(1).max(longestListPath)
const ids = z
  .string()
  .max(500)
  .transform((value) => value.split(','))
  .pipe(z.array(RowIdText).max(50))

/** Separated by commas; all of them by default. */
const components = z
  .string()
  .max(100)
  .default(SitemapComponent.options.join())
  .transform((names) => names.split(','))
  .pipe(z.array(SitemapComponent))

export const catalogRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get(v1.overviewCategory, {
      schema: {
        operation: operations.getCategoryOverview,
        querystring: z.strictObject({ path, querystring: z.string().max(1000).default('') }),
        response: { 200: CategoryOverview },
      },
      handler: async ({ query }) => answer(await showListing(shop.db, query.path, query.querystring)),
    })

    app.get(v1.brands, {
      schema: { operation: operations.listBrands, response: { 200: Brands } },
      handler: () => listBrands(shop.db),
    })

    app.get(v1.overviewBrandProducts, {
      schema: {
        operation: operations.getBrandOverview,
        querystring: BrandQuery,
        response: { 200: BrandOverview },
      },
      handler: async ({ query, log }) => {
        log.debug({ func: query.func }, 'the products of a brand')
        return answer(await showBrand(shop.db, query.brand, query.path, query.querystring))
      },
    })

    app.get(v1.categoryPath, {
      schema: {
        operation: operations.getCategoryPath,
        querystring: z.strictObject({ path }),
        response: { 200: CategoryPath },
      },
      handler: async ({ query }) => answer(await describePath(shop.db, query.path)),
    })

    app.get(v1.product, {
      schema: {
        operation: operations.getProduct,
        params: z.strictObject({ slugOrId: z.string().min(1).max(200) }),
        querystring: z.strictObject({ debug: z.literal('quickview').optional() }),
        response: { 200: Product },
      },
      handler: async ({ params, query }) =>
        answer(await showProduct(shop, params.slugOrId, query.debug === 'quickview')),
    })

    app.get(v1.products, {
      schema: {
        operation: operations.listProducts,
        querystring: z.strictObject({ ids }),
        response: { 200: ProductTiles },
      },
      handler: ({ query }) => listProducts(shop.db, query.ids),
    })

    app.get(v1.featuredProducts, {
      schema: { operation: operations.listFeaturedProducts, response: { 200: ProductTiles } },
      handler: () => listFeatured(shop.db),
    })

    app.get(v1.suggestedProductsOf, {
      schema: {
        operation: operations.listSuggestedProducts,
        querystring: z.strictObject({ ids: ids.optional() }),
        response: { 200: ProductTiles },
      },
      handler: ({ query }) => listSuggested(shop.db, query.ids ?? []),
    })

    app.get(v1.suggestedProducts, {
      schema: {
        operation: operations.listRelatedProducts,
        params: rowIdParams,
        response: { 200: ProductTiles },
      },
      handler: async ({ params }) => answer(await listRelated(shop.db, params.id)),
    })

    app.get(v1.similarProducts, {
      schema: {
        operation: operations.listSimilarProducts,
        params: rowIdParams,
        response: { 200: ProductTiles },
      },
      handler: async ({ params }) => answer(await listSimilar(shop.db, params.id)),
    })

    app.get(v1.sitemap, {
      schema: {
        operation: operations.getSitemap,
        querystring: z.strictObject({
          url: z.string().max(1000).default('/'),
          components,
          page: z.coerce.number().int().min(1).max(10_000).default(1),
        }),
        response: { 200: Sitemap },
      },
      handler: ({ query }) => showSitemap(shop.db, query),
    })
  }
