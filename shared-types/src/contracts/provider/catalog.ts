import { z } from 'zod'
import { ReviewForm } from '../../forms/review.ts'
import { Image } from '../../image.ts'
import { MomentText } from '../../texts.ts'
import * as catalog from '../catalog.ts'

/**
 * The title and description of a page for search engines; the browser gets them as `meta`. Pages add the name of the shop
 * to a title without it.
 */
export const metaFields = { metaTitle: z.string(), metaDescription: z.string() }

/** `GET /v1/catalog/category/path?path=`: the kind of a category path; 404 if it does not exist. */
export const CategoryPath = z.strictObject({ ...catalog.CategoryRoute.shape, slug: z.string() })
export type CategoryPath = z.infer<typeof CategoryPath>

/** A product as a tile shows it. `options` are the values to show under the title (sizes); the value '0x0' is hidden. */
export const ProductTile = z.strictObject({
  ...catalog.ProductTile.shape,
  images: z.array(Image),
  mainCategory: z.strictObject({ title: z.string(), path: z.string() }),
  options: z.array(z.strictObject({ title: z.string() })),
})
export type ProductTile = z.infer<typeof ProductTile>

const products = z.array(ProductTile)

/** `description` is sanitised HTML. */
export const CategoryHeader = z.strictObject({
  ...catalog.Listing.shape.category.shape,
  slug: z.string(),
  /** False if no menu, sitemap or search engine may show it. */
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
 * `GET /v1/catalog/search?tn_q=&path=&querystring=`, or with `search_term` in place of `tn_q`. `path` holds
 * filter segments only, the page is `tn_p` in `querystring`. `suggestions` are filled if nothing was found or
 * the term is too short.
 */
export const SearchOverview = z.strictObject({ ...catalog.SearchResults.shape, products })
export type SearchOverview = z.infer<typeof SearchOverview>

/** `GET /v1/catalog/search/suggestions?search_term=`. */
export const SearchSuggestions = z.strictObject({ ...catalog.SearchSuggestions.shape, products })
export type SearchSuggestions = z.infer<typeof SearchSuggestions>

/**
 * `GET /v1/catalog/overview/brand/products?brand=&path=&querystring=&fullPath=&func=`. `path` holds filter
 * segments only; `fullPath` is the path of the page (`/brands/{brand}/…`), which must belong to this brand.
 * `func` names the caller's function for the log and changes nothing in the answer.
 */
export const BrandOverview = z.strictObject({
  ...catalog.BrandListing.omit({ meta: true }).shape,
  brand: z.strictObject({
    ...catalog.BrandListing.shape.brand.shape,
    /** False if no sitemap or search engine may show it. */
    listed: z.boolean(),
    ...metaFields,
  }),
  products,
})
export type BrandOverview = z.infer<typeof BrandOverview>

/** Required for a line with a configurable product (spec §3). */
const CustomField = z.strictObject({
  id: z.int(),
  title: z.enum(['boxconfig_id', 'summary', 'image_url']),
})

/** `GET /v1/catalog/product/{slug or id}`. `description` is sanitised HTML. */
export const Product = z.strictObject({
  ...catalog.Product.omit({ configurable: true, meta: true }).shape,
  sku: z.string(),
  categories: z.array(z.strictObject({ title: z.string(), path: z.string() })),
  delivery: z.string(),
  stockScore: catalog.Variant.shape.stockScore,
  /** Only for a configurable product, in the configurator with the same slug. */
  customFields: z.array(CustomField),
  ...metaFields,
})
export type Product = z.infer<typeof Product>

/** `GET /v1/catalog/featured-products`, `/products?ids=`, `/suggested-products`, `/suggested-products/{id}` and `/similar-products/{id}`. */
export const ProductTiles = z.strictObject({ products })
export type ProductTiles = z.infer<typeof ProductTiles>

/** `POST /v1/catalog/product/{id}/review` (spec §7). `product` identifies the reviewed variant. */
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
 * `GET /v1/catalog/sitemap?url=&components=&page=`: every public address, or those of the requested components.
 * `url`, a URL of the shop or its path, limits the result to the URLs at and below it (`/wonen/`, `/brands/`).
 * Products are at the root (`/{slug}.html`); they are paged, in `productPages` pages. `updatedAt` is ISO 8601.
 */
export const Sitemap = z.strictObject({
  ...catalog.Sitemap.shape,
  categories: z.array(
    z.strictObject({
      ...catalog.Sitemap.shape.categories.element.shape,
      kind: catalog.CategoryKind,
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

/** A path of this shop, in its proper spelling. */
export const Redirect = z.strictObject({ path: z.string() })
export type Redirect = z.infer<typeof Redirect>

/** The old paths of which some queries redirect. */
export const RedirectedQueries = z.strictObject({ paths: z.array(z.string()) })
export type RedirectedQueries = z.infer<typeof RedirectedQueries>

/**
 * The parts of the shop that an answer shows, or that changed:
 * - `product:7`: a product, its variants with their stock, and its reviews
 * - `category:3`: which products the category lists, in which order, with which counts
 * - `products`: the same for any list or search
 * - `catalog`: categories, brands and filters
 * - `configurators` and `content`: all of them; redirects are content
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
  /** The `after` of the next call. */
  cursor: z.string(),
  tags: z.array(z.string()),
  /** True if anything may have changed, because too many changes were missed. */
  reset: z.boolean(),
})
export type Changes = z.infer<typeof Changes>
