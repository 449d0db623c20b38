import { z } from 'zod'
import { ReviewForm } from '../../forms/review.ts'
import { Image } from '../../image.ts'
import { MomentText } from '../../texts.ts'
import * as catalog from '../catalog.ts'
import { metaFields } from './meta.ts'

/** `GET /v1/catalog/category/path?path=`: what a category path is. 404 when it is none. */
export const CategoryPath = z.strictObject({ ...catalog.CategoryRoute.shape, slug: z.string() })
export type CategoryPath = z.infer<typeof CategoryPath>

/** A product as a tile shows it. `options` are the values to show under the title (sizes); the value '0x0' is hidden. */
export const ProductTile = z.strictObject({
  ...catalog.ProductTile.shape,
  mainCategory: z.strictObject({ title: z.string(), path: z.string() }),
  options: z.array(z.strictObject({ title: z.string() })),
})
export type ProductTile = z.infer<typeof ProductTile>

const products = z.array(ProductTile)

/** `description` and `intro` are sanitised HTML. */
export const CategoryHeader = z.strictObject({
  ...catalog.Listing.shape.category.shape,
  slug: z.string(),
  /** False where no menu, sitemap or search engine is to show it. */
  listed: z.boolean(),
  ...metaFields,
})
export type CategoryHeader = z.infer<typeof CategoryHeader>

/**
 * `GET /v1/catalog/overview/category?path=&querystring=`. `path` is the category with its filter
 * segments (`dekbedovertrek/ae-maat/240x220`), `querystring` holds `tn_p`, `tn_sort`, `tn_fk_ae-prijs`.
 */
export const CategoryOverview = z.strictObject({
  ...catalog.Listing.omit({ meta: true }).shape,
  category: CategoryHeader,
  products,
})
export type CategoryOverview = z.infer<typeof CategoryOverview>

/**
 * `GET /v1/catalog/search?tn_q=&path=&querystring=`, or with `search_term` in place of `tn_q`. `path` holds filter segments only, the page is `tn_p` in
 * `querystring`. `suggestions` help on when nothing was found or too little was typed.
 */
export const SearchOverview = z.strictObject({ ...catalog.SearchResults.shape, products })
export type SearchOverview = z.infer<typeof SearchOverview>

/** `GET /v1/catalog/search/suggestions?search_term=`. */
export const SearchSuggestions = z.strictObject({ ...catalog.SearchSuggestions.shape, products })
export type SearchSuggestions = z.infer<typeof SearchSuggestions>

/**
 * `GET /v1/catalog/overview/brand/products?brand=&path=&querystring=&fullPath=&func=`. `path` holds filter segments
 * only; `fullPath` is the path of the page (`/brands/{brand}/…`), refused when it is another brand's. `func` names the
 * caller's function for the log and changes nothing in the answer.
 */
export const BrandOverview = z.strictObject({
  ...catalog.BrandListing.omit({ meta: true }).shape,
  brand: z.strictObject({
    ...catalog.BrandListing.shape.brand.shape,
    ...metaFields,
  }),
  products,
})
export type BrandOverview = z.infer<typeof BrandOverview>

/** Required of a line with a configurable product (spec §3). */
export const CustomField = z.strictObject({
  id: z.int(),
  title: z.enum(['boxconfig_id', 'summary', 'image_url']),
})
export type CustomField = z.infer<typeof CustomField>

/** `GET /v1/catalog/product/{slug or id}`. `description` is sanitised HTML. */
export const Product = z.strictObject({
  ...catalog.Product.omit({ configurable: true, meta: true }).shape,
  sku: z.string(),
  categories: z.array(z.strictObject({ title: z.string(), path: z.string() })),
  delivery: z.string(),
  stockScore: catalog.Variant.shape.stockScore,
  /** Only of a configurable product, in the configurator of the same slug. */
  customFields: z.array(CustomField),
  ...metaFields,
})
export type Product = z.infer<typeof Product>

/** `GET /v1/catalog/featured-products`, `/products?ids=`, `/suggested-products`, `/suggested-products/{id}` and `/similar-products/{id}`. */
export const ProductTiles = z.strictObject({ products })
export type ProductTiles = z.infer<typeof ProductTiles>

/** `POST /v1/catalog/product/{id}/review` (spec §7). `product` says what the writer was looking at. */
export const PostReviewRequest = z.strictObject({
  product: z.strictObject({
    title: z.string().max(500),
    url: z.string().max(1000),
    description: z.string().max(20_000),
  }),
  review: z.strictObject({
    content: ReviewForm.shape.reviewContent,
    title: ReviewForm.shape.reviewTitle,
    score: ReviewForm.shape.reviewScore,
  }),
  customer: z.strictObject({ name: ReviewForm.shape.displayName, email: ReviewForm.shape.email }),
})
export type PostReviewRequest = z.infer<typeof PostReviewRequest>

export const SitemapComponent = z.enum(['categories', 'products', 'brands', 'services', 'pages'])
export type SitemapComponent = z.infer<typeof SitemapComponent>

/**
 * `GET /v1/catalog/sitemap?url=&components=&page=`: every public address, or those of the requested components. `url`,
 * an address of the shop or its path, leaves the addresses at and below it (`/wonen/`, `/brands/`). Products have theirs
 * at the root (`/{slug}.html`); they come in pages, of which there are `productPages`. `updatedAt` is ISO 8601.
 */
export const Sitemap = z.strictObject({
  ...catalog.Sitemap.shape,
  categories: z.array(
    z.strictObject({
      ...catalog.Sitemap.shape.categories.element.shape,
      kind: catalog.CategoryKind,
      /** Has an advice page. */
      advised: z.boolean(),
    }),
  ),
  products: z.array(
    z.strictObject({
      slug: z.string(),
      title: z.string(),
      updatedAt: MomentText,
      images: z.array(Image),
      /** Has a configurator page. */
      configurable: z.boolean(),
    }),
  ),
  productPages: z.int(),
  pages: z.array(z.strictObject({ ...catalog.Sitemap.shape.pages.element.shape, updatedAt: MomentText })),
})
export type Sitemap = z.infer<typeof Sitemap>

/**
 * What an answer shows of the shop, or what changed in it:
 * - `product:7`: a product, its variants with their stock, and its reviews
 * - `category:3`: which products the category lists, in which order, with which counts
 * - `products`: the same for any list or search
 * - `catalog`: categories, brands and filters
 * - `configurators` and `content`: all of them
 */
export type ChangeTag =
  | `product:${number}`
  | `category:${number}`
  | 'products'
  | 'catalog'
  | 'configurators'
  | 'content'

/** `GET /v1/catalog/changes?after=`: what changed since an earlier answer; it waits some seconds for a change. */
export const Changes = z.strictObject({
  /** For the next call. */
  cursor: z.string(),
  tags: z.array(z.string()),
  /** True when anything may have changed: too much was missed. */
  reset: z.boolean(),
})
export type Changes = z.infer<typeof Changes>
