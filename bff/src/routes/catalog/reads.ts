import * as catalog from 'shared-types/contracts/catalog'
import { withoutFilters } from 'shared-types/urls/listing-url'
import { apiPaths } from 'shared-types/urls/api-paths'
import * as provider from 'shared-types/contracts/provider/catalog'
import { z } from 'zod'
import {
  CategoryPath,
  FilterPath,
  Id,
  Ids,
  ListingQuery,
  Page,
  PageSize,
  Slug,
  Sort,
  Term,
} from '../../public-reads/query-schemas.ts'
import { publicRead } from '../../public-reads/public-read.ts'
import { toBrandListing, toListing, toProduct, toSearchResults, toSuggestions, toTiles } from './map.ts'

const second = 1_000

const tagsOf = (products: { id: number }[]): provider.ChangeTag[] =>
  products.map(({ id }) => `product:${id}` as const)
const tagsOfTiles = ({ products }: catalog.ProductTiles): provider.ChangeTag[] => [
  'products',
  ...tagsOf(products),
]

export const categoryRoute = publicRead({
  url: '/api/catalog/routes',
  id: 'getCategoryRoute',
  summary: 'Get what a category path is',
  querystring: z.object({ path: CategoryPath }),
  answer: catalog.CategoryRoute,
  tags: () => ['catalog'],
  freshFor: 60 * second,
  address: ({ path }) => apiPaths.categoryRoute(path),
  ask: (calls, { path }) =>
    calls.get('/v1/catalog/category/path', {
      query: { path: withoutFilters(path) },
      schema: catalog.CategoryRoute,
    }),
})

export const listing = publicRead({
  url: '/api/catalog/listing',
  id: 'getListing',
  summary: 'Get a category with its products, filters, sort orders and pages',
  querystring: z.object({ path: CategoryPath, query: ListingQuery }),
  answer: catalog.Listing,
  tags: ({ category, products: tiles }) => ['catalog', `category:${category.id}`, ...tagsOf(tiles)],
  freshFor: 30 * second,
  address: ({ path, query }) => apiPaths.listing(path, query),
  ask: async (calls, { path, query }) =>
    toListing(
      await calls.get('/v1/catalog/overview/category', {
        kind: 'search',
        query: { path, querystring: query },
        schema: provider.CategoryOverview,
      }),
    ),
})

export const search = publicRead({
  url: '/api/catalog/search',
  id: 'search',
  summary: 'Search products, with filters, sort orders and pages',
  querystring: z.object({ tn_q: Term, path: FilterPath, query: ListingQuery }),
  answer: catalog.SearchResults,
  tags: ({ products: tiles }) => ['catalog', 'products', ...tagsOf(tiles)],
  freshFor: 30 * second,
  address: ({ tn_q, path, query }) => apiPaths.search(tn_q, { path, query }),
  ask: async (calls, { tn_q, path, query }) =>
    toSearchResults(
      await calls.get('/v1/catalog/search', {
        kind: 'search',
        query: { tn_q, path, querystring: query },
        schema: provider.SearchOverview,
      }),
    ),
})

export const searchSuggestions = publicRead({
  url: '/api/catalog/search/suggestions',
  id: 'suggestSearches',
  summary: 'Suggest products, categories and words for what is being typed',
  querystring: z.object({ term: Term }),
  answer: catalog.SearchSuggestions,
  tags: ({ products: tiles }) => ['catalog', 'products', ...tagsOf(tiles)],
  freshFor: 60 * second,
  address: ({ term }) => apiPaths.searchSuggestions(term),
  ask: async (calls, { term }) =>
    toSuggestions(
      await calls.get('/v1/catalog/search/suggestions', {
        kind: 'search',
        query: { search_term: term },
        schema: provider.SearchSuggestions,
      }),
    ),
})

export const brands = publicRead({
  url: '/api/catalog/brands',
  id: 'listBrands',
  summary: 'List every brand with something for sale',
  answer: catalog.Brands,
  tags: () => ['catalog', 'products'],
  freshFor: 60 * second,
  address: () => apiPaths.brands,
  ask: (calls) => calls.get('/v1/catalog/brands', { schema: catalog.Brands }),
})

export const brand = publicRead({
  url: '/api/catalog/brands/:brand',
  id: 'getBrand',
  summary: 'Get a brand with its products, filters, sort orders and pages',
  params: z.object({ brand: Slug }),
  querystring: z.object({ path: FilterPath, query: ListingQuery }),
  answer: catalog.BrandListing,
  tags: ({ products: tiles }) => ['catalog', 'products', ...tagsOf(tiles)],
  freshFor: 30 * second,
  address: ({ brand: slug, path, query }) => apiPaths.brand(slug, { path, query }),
  ask: async (calls, { brand: slug, path, query }) =>
    toBrandListing(
      await calls.get('/v1/catalog/overview/brand/products', {
        kind: 'search',
        query: {
          brand: slug,
          path,
          querystring: query,
          fullPath: ['/brands', slug, path].join('/'),
          func: 'brandProducts',
        },
        schema: provider.BrandOverview,
      }),
    ),
})

export const product = publicRead({
  url: '/api/catalog/products/:slug',
  id: 'getProduct',
  summary: 'Get a product with its variants; `view=quick` goes without the long texts',
  params: z.object({ slug: Slug }),
  querystring: z.object({ view: z.literal('quick').optional() }),
  answer: catalog.Product,
  tags: ({ id, family }) => ['catalog', 'configurators', ...tagsOf(family?.members ?? [{ id }])],
  freshFor: 15 * second,
  address: ({ slug, view }) => (view ? apiPaths.quickView(slug) : apiPaths.product(slug)),
  ask: async (calls, { slug, view }) =>
    toProduct(
      await calls.get(`/v1/catalog/product/${encodeURIComponent(slug)}`, {
        query: { debug: view && 'quickview' },
        schema: provider.Product,
      }),
    ),
})

export const relatedProducts = publicRead({
  url: '/api/catalog/products/:id/related',
  id: 'listRelatedProducts',
  summary: 'List products that go with a product',
  params: z.object({ id: Id }),
  answer: catalog.ProductTiles,
  tags: tagsOfTiles,
  freshFor: 60 * second,
  address: ({ id }) => apiPaths.relatedProducts(id),
  ask: async (calls, { id }) =>
    toTiles(await calls.get(`/v1/catalog/suggested-products/${id}`, { schema: provider.ProductTiles })),
})

export const similarProducts = publicRead({
  url: '/api/catalog/products/:id/similar',
  id: 'listSimilarProducts',
  summary: 'List products to choose instead of a product',
  params: z.object({ id: Id }),
  answer: catalog.ProductTiles,
  tags: tagsOfTiles,
  freshFor: 60 * second,
  address: ({ id }) => apiPaths.similarProducts(id),
  ask: async (calls, { id }) =>
    toTiles(await calls.get(`/v1/catalog/similar-products/${id}`, { schema: provider.ProductTiles })),
})

export const productReviews = publicRead({
  url: '/api/catalog/products/:id/reviews',
  id: 'listReviews',
  summary: 'List reviews of a product: the newest, or the highest or lowest score first',
  params: z.object({ id: Id }),
  querystring: z.object({ page: Page, pageSize: PageSize, sort: Sort }),
  answer: catalog.ProductReviews,
  tags: (_reviews, { id }) => [`product:${id}`],
  freshFor: 60 * second,
  address: ({ id, page, pageSize, sort }) => apiPaths.productReviews(id, page, sort, pageSize),
  ask: (calls, { id, page, pageSize, sort }) =>
    calls.get(`/v1/catalog/product/${id}/reviews`, {
      query: { page, page_size: pageSize, sort },
      schema: catalog.ProductReviews,
    }),
})

export const featuredProducts = publicRead({
  url: '/api/catalog/featured',
  id: 'listFeaturedProducts',
  summary: 'List products for the home page',
  answer: catalog.ProductTiles,
  tags: tagsOfTiles,
  freshFor: 60 * second,
  address: () => apiPaths.featuredProducts,
  ask: async (calls) =>
    toTiles(await calls.get('/v1/catalog/featured-products', { schema: provider.ProductTiles })),
})

export const products = publicRead({
  url: '/api/catalog/products',
  id: 'listProducts',
  summary: 'List the given products, without those that are not sold (any more)',
  querystring: z.object({ ids: Ids }),
  answer: catalog.ProductTiles,
  tags: tagsOfTiles,
  freshFor: 15 * second,
  address: ({ ids }) => apiPaths.products(ids),
  ask: async (calls, { ids }) =>
    toTiles(
      await calls.get('/v1/catalog/products', {
        query: { ids: ids.join(',') },
        schema: provider.ProductTiles,
      }),
    ),
})

export const suggestedProducts = publicRead({
  url: '/api/catalog/suggested',
  id: 'listSuggestedProducts',
  summary: 'List products that go with all of the given ones',
  querystring: z.object({ ids: Ids }),
  answer: catalog.ProductTiles,
  tags: tagsOfTiles,
  freshFor: 60 * second,
  address: ({ ids }) => apiPaths.suggestedProducts(ids),
  ask: async (calls, { ids }) =>
    toTiles(
      await calls.get('/v1/catalog/suggested-products', {
        query: { ids: ids.join(',') },
        schema: provider.ProductTiles,
      }),
    ),
})

export const sitemap = publicRead({
  url: '/api/catalog/sitemap',
  id: 'getSitemap',
  summary: 'Get categories, brands, customer service and pages to read',
  answer: catalog.Sitemap,
  tags: () => ['catalog', 'content'],
  freshFor: 300 * second,
  address: () => apiPaths.sitemap,
  ask: (calls) =>
    calls.get('/v1/catalog/sitemap', {
      query: { url: '/', components: 'categories,brands,services,pages' },
      schema: catalog.Sitemap,
    }),
})
