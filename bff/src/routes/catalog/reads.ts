import * as catalog from 'shared-types/contracts/catalog'
import { withoutFilters } from 'shared-types/urls/listing-url'
import { apiPaths } from 'shared-types/urls/api-paths'
import * as provider from 'shared-types/contracts/provider/catalog'
import { v1 } from 'shared-types/contracts/provider/paths'
import { ReviewsQuery, RowIdText } from 'shared-types/urls/queries'
import { pathOf } from 'shared-types/urls/path-pattern'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import {
  CategoryPath,
  FilterPath,
  Ids,
  ListingQuery,
  Page,
  PageSize,
  Slug,
  Sort,
  Stars,
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
const ofTiles = { answer: catalog.ProductTiles, tags: tagsOfTiles, freshFor: 60 * second }

export const categoryRoute = publicRead({
  url: apiPaths.categoryRoute.pattern,
  operation: { id: 'getCategoryRoute', summary: 'Get the kind of a category path' },
  querystring: z.object({ path: CategoryPath }),
  answer: catalog.CategoryRoute,
  // With the advice that the category offers.
  tags: () => ['catalog', 'content'],
  freshFor: 60 * second,
  address: ({ path }) => apiPaths.categoryRoute(path),
  load: (calls, { path }) =>
    calls.get(v1.categoryPath, {
      query: { path: withoutFilters(path) },
      schema: catalog.CategoryRoute,
    }),
})

export const listing = publicRead({
  url: apiPaths.listing.pattern,
  operation: {
    id: 'getListing',
    summary: 'Get a category with its products, filters, sort orders and pages',
  },
  querystring: z.object({ path: CategoryPath, query: ListingQuery }),
  answer: catalog.Listing,
  tags: ({ category, products: tiles }) => ['catalog', `category:${category.id}`, ...tagsOf(tiles)],
  freshFor: 30 * second,
  address: ({ path, query }) => apiPaths.listing(path, query),
  load: async (calls, { path, query }) =>
    toListing(
      await calls.get(v1.overviewCategory, {
        kind: 'search',
        query: { path, querystring: query },
        schema: provider.CategoryOverview,
      }),
    ),
})

export const search = publicRead({
  url: apiPaths.search.pattern,
  operation: { id: 'search', summary: 'Search products, with filters, sort orders and pages' },
  querystring: z.object({ tn_q: Term, path: FilterPath, query: ListingQuery }),
  answer: catalog.SearchResults,
  // With the pages, articles and advices that the term names.
  tags: ({ products: tiles }) => ['catalog', 'products', 'content', ...tagsOf(tiles)],
  freshFor: 30 * second,
  address: ({ tn_q, path, query }) => apiPaths.search(tn_q, { path, query }),
  load: async (calls, { tn_q, path, query }) =>
    toSearchResults(
      await calls.get(v1.search, {
        kind: 'search',
        query: { tn_q, path, querystring: query },
        schema: provider.SearchOverview,
      }),
    ),
})

export const searchSuggestions = publicRead({
  url: apiPaths.searchSuggestions.pattern,
  operation: {
    id: 'suggestSearches',
    summary: 'Suggest products, categories and words for a partly typed term',
  },
  querystring: z.object({ term: Term }),
  answer: catalog.SearchSuggestions,
  // With the pages, articles and advices that the term names.
  tags: ({ products: tiles }) => ['catalog', 'products', 'content', ...tagsOf(tiles)],
  freshFor: 60 * second,
  address: ({ term }) => apiPaths.searchSuggestions(term),
  load: async (calls, { term }) =>
    toSuggestions(
      await calls.get(v1.searchSuggestions, {
        kind: 'search',
        query: { search_term: term },
        schema: provider.SearchSuggestions,
      }),
    ),
})

export const brands = publicRead({
  url: apiPaths.brands,
  operation: operations.listBrands,
  answer: catalog.Brands,
  tags: () => ['catalog', 'products'],
  freshFor: 60 * second,
  address: () => apiPaths.brands,
  load: (calls) => calls.get(v1.brands, { schema: catalog.Brands }),
})

export const brand = publicRead({
  url: apiPaths.brand.pattern,
  operation: { id: 'getBrand', summary: 'Get a brand with its products, filters, sort orders and pages' },
  params: z.object({ brand: Slug }),
  querystring: z.object({ path: FilterPath, query: ListingQuery }),
  answer: catalog.BrandListing,
  tags: ({ products: tiles }) => ['catalog', 'products', ...tagsOf(tiles)],
  freshFor: 30 * second,
  address: ({ brand: slug, path, query }) => apiPaths.brand(slug, { path, query }),
  load: async (calls, { brand: slug, path, query }) =>
    toBrandListing(
      await calls.get(v1.overviewBrandProducts, {
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
  url: apiPaths.product.pattern,
  operation: {
    id: 'getProduct',
    summary: 'Get a product with its variants; `view=quick` omits the description',
  },
  params: z.object({ slug: Slug }),
  querystring: z.object({ view: z.literal('quick').optional() }),
  answer: catalog.Product,
  tags: ({ id, family }) => ['catalog', 'configurators', ...tagsOf(family?.members ?? [{ id }])],
  freshFor: 15 * second,
  address: ({ slug, view }) => apiPaths.product(slug, view),
  load: async (calls, { slug, view }) =>
    toProduct(
      await calls.get(pathOf(v1.product, { slugOrId: slug }), {
        query: { debug: view && 'quickview' },
        schema: provider.Product,
      }),
    ),
})

export const relatedProducts = publicRead({
  url: apiPaths.relatedProducts.pattern,
  operation: operations.listRelatedProducts,
  params: z.object({ id: RowIdText }),
  ...ofTiles,
  address: ({ id }) => apiPaths.relatedProducts(id),
  load: async (calls, { id }) =>
    toTiles(await calls.get(pathOf(v1.suggestedProducts, { id }), { schema: provider.ProductTiles })),
})

export const similarProducts = publicRead({
  url: apiPaths.similarProducts.pattern,
  operation: operations.listSimilarProducts,
  params: z.object({ id: RowIdText }),
  ...ofTiles,
  address: ({ id }) => apiPaths.similarProducts(id),
  load: async (calls, { id }) =>
    toTiles(await calls.get(pathOf(v1.similarProducts, { id }), { schema: provider.ProductTiles })),
})

export const productReviews = publicRead({
  url: apiPaths.productReviews.pattern,
  operation: {
    id: 'listReviews',
    summary:
      'List reviews of a product: the newest, or the highest or lowest score first; all, or those with `stars` or words',
  },
  params: z.object({ id: RowIdText }),
  querystring: z.object({ page: Page, pageSize: PageSize, sort: Sort, stars: Stars, q: Term }),
  answer: catalog.ProductReviews,
  tags: (_reviews, { id }) => [`product:${id}`],
  freshFor: 60 * second,
  address: ({ id, ...query }) => apiPaths.productReviews(id, query),
  load: (calls, { id, page, pageSize, sort, stars, q }) =>
    calls.get(pathOf(v1.productReviews, { id }), {
      asks: ReviewsQuery,
      query: { page, pageSize, sort, stars, q },
      schema: catalog.ProductReviews,
    }),
})

export const featuredProducts = publicRead({
  url: apiPaths.featuredProducts,
  operation: operations.listFeaturedProducts,
  ...ofTiles,
  address: () => apiPaths.featuredProducts,
  load: async (calls) => toTiles(await calls.get(v1.featuredProducts, { schema: provider.ProductTiles })),
})

export const products = publicRead({
  url: apiPaths.products.pattern,
  operation: {
    id: 'listProducts',
    summary: 'List products by id, without those that are not sold (any more)',
  },
  querystring: z.object({ ids: Ids }),
  ...ofTiles,
  freshFor: 15 * second,
  address: ({ ids }) => apiPaths.products(ids),
  load: async (calls, { ids }) =>
    toTiles(await calls.get(v1.products, { query: { ids: ids.join(',') }, schema: provider.ProductTiles })),
})

export const suggestedProducts = publicRead({
  url: apiPaths.suggestedProducts.pattern,
  operation: operations.listSuggestedProducts,
  querystring: z.object({ ids: Ids }),
  ...ofTiles,
  address: ({ ids }) => apiPaths.suggestedProducts(ids),
  load: async (calls, { ids }) =>
    toTiles(
      await calls.get(v1.suggestedProductsOf, {
        query: { ids: ids.join(',') },
        schema: provider.ProductTiles,
      }),
    ),
})

export const sitemap = publicRead({
  url: apiPaths.sitemap,
  operation: {
    id: 'getSitemap',
    summary: 'Get categories, brands, customer service pages and content pages',
  },
  answer: catalog.Sitemap,
  tags: () => ['catalog', 'content'],
  freshFor: 300 * second,
  address: () => apiPaths.sitemap,
  load: (calls) =>
    calls.get(v1.sitemap, {
      query: { url: '/', components: 'categories,brands,services,pages' },
      schema: catalog.Sitemap,
    }),
})
