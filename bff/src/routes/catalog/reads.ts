import * as api from 'shared-types/api/catalog'
import { apiPaths } from 'shared-types/api/paths'
import * as v1 from 'shared-types/v1/catalog'
import { z } from 'zod'
import { CategoryPath, Id, Ids, ListingQuery, Page, Slug } from '../../public-reads/asked.ts'
import { publicRead } from '../../public-reads/public-read.ts'
import {
  reshapeCategoryRoute,
  reshapeListing,
  reshapeProduct,
  reshapeReviews,
  reshapeTiles,
} from './reshape.ts'

const second = 1_000

export const categoryRoute = publicRead({
  url: '/api/catalog/routes',
  summary: 'What a category path is',
  querystring: z.object({ path: CategoryPath }),
  answer: api.CategoryRoute,
  freshFor: 60 * second,
  address: ({ path }) => apiPaths.categoryRoute(path),
  ask: async (calls, { path }) =>
    reshapeCategoryRoute(
      await calls.get('/v1/catalog/category/path', { query: { path }, schema: v1.CategoryPath }),
    ),
})

export const listing = publicRead({
  url: '/api/catalog/listing',
  summary: 'A category with its products, filters, sort orders and pages',
  querystring: z.object({ path: CategoryPath, query: ListingQuery }),
  answer: api.Listing,
  freshFor: 30 * second,
  address: ({ path, query }) => apiPaths.listing(path, query),
  ask: async (calls, { path, query }) =>
    reshapeListing(
      await calls.get('/v1/catalog/overview/category', {
        query: { path, querystring: query },
        schema: v1.CategoryOverview,
      }),
    ),
})

export const product = publicRead({
  url: '/api/catalog/products/:slug',
  summary: 'A product with its variants',
  params: z.object({ slug: Slug }),
  answer: api.Product,
  freshFor: 15 * second,
  address: ({ slug }) => apiPaths.product(slug),
  ask: async (calls, { slug }) =>
    reshapeProduct(
      await calls.get(`/v1/catalog/product/${encodeURIComponent(slug)}`, { schema: v1.Product }),
    ),
})

export const relatedProducts = publicRead({
  url: '/api/catalog/products/:id/related',
  summary: 'Products that go with a product',
  params: z.object({ id: Id }),
  answer: api.ProductTiles,
  freshFor: 60 * second,
  address: ({ id }) => apiPaths.relatedProducts(id),
  ask: async (calls, { id }) =>
    reshapeTiles(await calls.get(`/v1/catalog/suggested-products/${id}`, { schema: v1.ProductTiles })),
})

export const productReviews = publicRead({
  url: '/api/catalog/products/:id/reviews',
  summary: 'Reviews of a product, newest first',
  params: z.object({ id: Id }),
  querystring: z.object({ page: Page }),
  answer: api.ProductReviews,
  freshFor: 60 * second,
  address: ({ id, page }) => apiPaths.productReviews(id, page),
  ask: async (calls, { id, page }) =>
    reshapeReviews(
      await calls.get(`/v1/catalog/product/${id}/reviews`, { query: { page }, schema: v1.ProductReviews }),
    ),
})

export const featuredProducts = publicRead({
  url: '/api/catalog/featured',
  summary: 'Products for the home page',
  answer: api.ProductTiles,
  freshFor: 60 * second,
  address: () => apiPaths.featuredProducts,
  ask: async (calls) =>
    reshapeTiles(await calls.get('/v1/catalog/featured-products', { schema: v1.ProductTiles })),
})

export const products = publicRead({
  url: '/api/catalog/products',
  summary: 'The given products, without those that are not sold (any more)',
  querystring: z.object({ ids: Ids }),
  answer: api.ProductTiles,
  freshFor: 15 * second,
  address: ({ ids }) => apiPaths.products(ids),
  ask: async (calls, { ids }) =>
    reshapeTiles(
      await calls.get('/v1/catalog/products', { query: { ids: ids.join(',') }, schema: v1.ProductTiles }),
    ),
})

export const suggestedProducts = publicRead({
  url: '/api/catalog/suggested',
  summary: 'Products that go with all of the given ones',
  querystring: z.object({ ids: Ids }),
  answer: api.ProductTiles,
  freshFor: 60 * second,
  address: ({ ids }) => apiPaths.suggestedProducts(ids),
  ask: async (calls, { ids }) =>
    reshapeTiles(
      await calls.get('/v1/catalog/suggested-products', {
        query: { ids: ids.join(',') },
        schema: v1.ProductTiles,
      }),
    ),
})
