import { z } from 'zod'
import { MomentText } from '../texts.ts'
import { BackInStockForm, ReviewForm } from '../forms/review.ts'
import { Image } from '../image.ts'
import { Euros } from '../money.ts'
import { Pagination } from '../contracts/pagination.ts'

/** `price_old` is the lowest price of the 30 days before the reduction, null when nothing is reduced. */
export const Price = z.object({ price: Euros, price_old: Euros.nullable() })
export type Price = z.infer<typeof Price>

export const ReviewSummary = z.object({ average_score: z.number(), count: z.int() })
export type ReviewSummary = z.infer<typeof ReviewSummary>

/** `path` has no slashes around it: `wonen/vloerkleden`. */
export const Breadcrumb = z.object({ title: z.string(), path: z.string() })
export type Breadcrumb = z.infer<typeof Breadcrumb>

export const CategoryKind = z.enum(['listing', 'overview', 'text'])
export type CategoryKind = z.infer<typeof CategoryKind>

/** `GET /v1/catalog/category/path?path=`: what a category path is. 404 when it is none. */
export const CategoryPath = z.object({
  kind: CategoryKind,
  id: z.int(),
  path: z.string(),
  slug: z.string(),
  title: z.string(),
  number_of_filters: z.int(),
  /** Code of the guided selling that is offered here, or null. */
  advice: z.string().nullable(),
})
export type CategoryPath = z.infer<typeof CategoryPath>

/** A product as a tile shows it. `options` are the values to show under the title (sizes); the value '0x0' is hidden. */
export const ProductTile = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  variant_id: z.int(),
  sku: z.string(),
  brand: z.object({ title: z.string(), slug: z.string() }),
  main_category: z.object({ title: z.string(), path: z.string() }),
  options: z.array(z.object({ title: z.string() })),
  delivery: z.string(),
  price: Price,
  /** True when variants differ in price and `price` is the lowest of them. */
  price_from: z.boolean(),
  images: z.array(Image),
  /** 0 (none left) to 100 (plenty). */
  stock_score: z.int().min(0).max(100),
  available: z.boolean(),
  /** A short word over the picture ('Nieuw', 'Outlet'), or null. */
  overlay: z.string().nullable(),
  /** Put together by its buyer, in the configurator of the same slug; `price` is then without supplements. */
  configurable: z.boolean(),
  review: ReviewSummary,
})
export type ProductTile = z.infer<typeof ProductTile>

export const FilterSelectionType = z.enum(['link', 'slider', 'color', 'checkbox'])
export type FilterSelectionType = z.infer<typeof FilterSelectionType>

/**
 * One value of a filter. `raw_url` is the value's own segment, `url` the path and query that
 * choosing (or, when selected, dropping) it leads to. `count` ignores the filter's own choice.
 */
export const FilterAttribute = z.object({
  title: z.string(),
  raw_url: z.string(),
  url: z.string(),
  is_selected: z.boolean(),
  count: z.int(),
  /** Hex colour of a swatch, for selection type `color`. */
  color: z.string().nullable(),
})
export type FilterAttribute = z.infer<typeof FilterAttribute>

/**
 * For a slider (`ae-prijs`) `attributes` holds four: the lowest and highest price to be had and the
 * lowest and highest chosen, in whole euros, in that order.
 */
export const CategoryFilter = z.object({
  title: z.string(),
  url_key: z.string(),
  selection_type: FilterSelectionType,
  is_collapsed: z.boolean(),
  is_collapsible: z.boolean(),
  info_text: z.string().nullable(),
  nr_of_attributes_selected: z.int(),
  attributes: z.array(FilterAttribute),
})
export type CategoryFilter = z.infer<typeof CategoryFilter>

export const SortOption = z.object({
  display_title: z.string(),
  raw_url: z.string(),
  url: z.string(),
  is_selected: z.boolean(),
})
export type SortOption = z.infer<typeof SortOption>

/** `subtotal` is what is shown up to and including this page. Links are path and query. */
export const ListPagination = z.object({
  ...Pagination.shape,
  subtotal: z.int(),
  page_links: z.object({
    previous: z.string().nullable(),
    next: z.string().nullable(),
    range: z.string(),
  }),
})
export type ListPagination = z.infer<typeof ListPagination>

/** `description` and `intro` are sanitised HTML. */
export const CategoryHeader = z.object({
  id: z.int(),
  path: z.string(),
  slug: z.string(),
  title: z.string(),
  number_of_filters: z.int(),
  intro: z.string(),
  description: z.string(),
  image: Image.nullable(),
  /** 'Hoe werkt deze actie?': the steps of a promotion, empty for other categories. */
  action_steps: z.array(z.object({ title: z.string(), text: z.string() })),
  subcategories: z.array(z.object({ title: z.string(), path: z.string(), image: Image.nullable() })),
  /** False where no menu, sitemap or search engine is to show it. */
  listed: z.boolean(),
  meta_title: z.string(),
  meta_description: z.string(),
})
export type CategoryHeader = z.infer<typeof CategoryHeader>

/**
 * `GET /v1/catalog/overview/category?path=&querystring=`. `path` is the category with its filter
 * segments (`dekbedovertrek/ae-maat/240x220`), `querystring` holds `tn_p`, `tn_sort`, `tn_fk_ae-prijs`.
 */
export const CategoryOverview = z.object({
  category: CategoryHeader,
  breadcrumbs: z.array(Breadcrumb),
  filters: z.array(CategoryFilter),
  sort: z.array(SortOption),
  products: z.array(ProductTile),
  pagination: ListPagination,
})
export type CategoryOverview = z.infer<typeof CategoryOverview>

const list = {
  filters: z.array(CategoryFilter),
  sort: z.array(SortOption),
  products: z.array(ProductTile),
  pagination: ListPagination,
}

/**
 * `GET /v1/catalog/search?tn_q=&path=&querystring=`, or with `search_term` in place of `tn_q`. `path` holds filter segments only, the page is `tn_p` in
 * `querystring`. `suggestions` help on when nothing was found or too little was typed.
 */
export const SearchOverview = z.object({
  term: z.string(),
  outcome: z.enum(['found', 'nothing_found', 'too_short']),
  /** What was found instead when no product has a word as it was typed, null otherwise. */
  corrected_term: z.string().nullable(),
  ...list,
  suggestions: z.object({
    words: z.array(z.string()),
    categories: z.array(z.object({ title: z.string(), path: z.string(), image: Image.nullable() })),
  }),
})
export type SearchOverview = z.infer<typeof SearchOverview>

/** `GET /v1/catalog/search/suggestions?search_term=`. */
export const SearchSuggestions = z.object({
  term: z.string(),
  words: z.array(z.string()),
  categories: z.array(z.object({ title: z.string(), path: z.string() })),
  products: z.array(ProductTile),
  /** How many products a search for the term finds, `mostCounted` at most. */
  total: z.int(),
})
export type SearchSuggestions = z.infer<typeof SearchSuggestions>

/** `GET /v1/catalog/brands`. */
export const Brands = z.object({
  brands: z.array(z.object({ slug: z.string(), title: z.string(), product_count: z.int() })),
})
export type Brands = z.infer<typeof Brands>

/**
 * `GET /v1/catalog/overview/brand/products?brand=&path=&querystring=&fullPath=&func=`. `path` holds filter segments
 * only; `fullPath` is the path of the page (`/brands/{brand}/…`), refused when it is another brand's. `func` names the
 * caller's function for the log and changes nothing in the answer.
 */
export const BrandOverview = z.object({
  brand: z.object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    meta_title: z.string(),
    meta_description: z.string(),
  }),
  breadcrumbs: z.array(Breadcrumb),
  ...list,
})
export type BrandOverview = z.infer<typeof BrandOverview>

/** One choosable property of a product ('Maat', 'Kleur') with all its values, in the order to show. */
export const ProductOption = z.object({
  title: z.string(),
  values: z.array(z.object({ title: z.string(), color: z.string().nullable() })),
})
export type ProductOption = z.infer<typeof ProductOption>

/** `values` has one value per option of the product, in the options' order. */
export const Variant = z.object({
  id: z.int(),
  sku: z.string(),
  title: z.string(),
  values: z.array(z.string()),
  /** What this one looks like, where variants differ in that. */
  image: Image.nullable(),
  price: Price,
  stock: z.int().min(0),
  stock_score: z.int().min(0).max(100),
  available: z.boolean(),
  delivery: z.string(),
})
export type Variant = z.infer<typeof Variant>

/** What a line of a product that is put together must say (spec §3). */
export const CustomField = z.object({
  id: z.int(),
  title: z.enum(['boxconfig_id', 'summary', 'image_url']),
})
export type CustomField = z.infer<typeof CustomField>

/** `GET /v1/catalog/product/{slug or id}`. `description` is sanitised HTML. */
export const Product = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  usps: z.array(z.string()),
  specifications: z.array(z.object({ title: z.string(), value: z.string() })),
  options: z.array(ProductOption),
  variants: z.array(Variant).min(1),
  variant_id: z.int(),
  sku: z.string(),
  brand: z.object({ title: z.string(), slug: z.string() }),
  main_category: z.object({ title: z.string(), path: z.string() }),
  categories: z.array(z.object({ title: z.string(), path: z.string() })),
  breadcrumbs: z.array(Breadcrumb),
  delivery: z.string(),
  price: Price,
  images: z.array(Image),
  stock_score: z.int().min(0).max(100),
  available: z.boolean(),
  overlay: z.string().nullable(),
  review: ReviewSummary,
  /** Only of what is put together by its buyer, in the configurator of the same slug. */
  custom_fields: z.array(CustomField),
  meta_title: z.string(),
  meta_description: z.string(),
})
export type Product = z.infer<typeof Product>

/** `GET /v1/catalog/featured-products`, `/products?ids=`, `/suggested-products` and `/suggested-products/{id}`. */
export const ProductTiles = z.object({ products: z.array(ProductTile) })
export type ProductTiles = z.infer<typeof ProductTiles>

export const ReviewSort = z.enum(['newest', 'highest', 'lowest'])
export type ReviewSort = z.infer<typeof ReviewSort>

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

/** `POST /v1/catalog/back-in-stock`. `item_id` is a variant. */
export const BackInStockRequest = z.strictObject({
  item_id: z.int().min(1).max(2_147_483_647),
  email: BackInStockForm.shape.email,
})
export type BackInStockRequest = z.infer<typeof BackInStockRequest>

/** What the shopper is told. */
export const Told = z.object({ message: z.string() })
export type Told = z.infer<typeof Told>

/** `GET /v1/catalog/product/{id}/reviews?page=&page_size=&sort=`. `created_at` is ISO 8601. */
export const ProductReviews = z.object({
  summary: ReviewSummary,
  /** How many reviews gave 1, 2, 3, 4 and 5 stars, in that order. */
  score_counts: z.array(z.int()).length(5),
  reviews: z.array(
    z.object({
      id: z.int(),
      display_name: z.string(),
      review_score: z.int().min(1).max(5),
      review_title: z.string(),
      review_content: z.string(),
      verified: z.boolean(),
      created_at: MomentText,
    }),
  ),
  pagination: Pagination,
})
export type ProductReviews = z.infer<typeof ProductReviews>

export const SitemapComponent = z.enum(['categories', 'products', 'brands', 'services', 'pages'])
export type SitemapComponent = z.infer<typeof SitemapComponent>

/**
 * `GET /v1/catalog/sitemap?url=&components=&page=`: every public address, or those of the components asked for. `url`,
 * an address of the shop or its path, leaves the addresses at and below it (`/wonen/`, `/brands/`). Products have theirs
 * at the root (`/{slug}.html`); they come in pages, of which there are `product_pages`. `updated_at` is ISO 8601.
 */
export const Sitemap = z.object({
  categories: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      kind: CategoryKind,
      image: Image.nullable(),
      /** Has a page of its own that helps one choose from it. */
      advised: z.boolean(),
    }),
  ),
  products: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      updated_at: MomentText,
      images: z.array(Image),
      /** Has a page of its own to be put together on. */
      configurable: z.boolean(),
    }),
  ),
  product_pages: z.int(),
  brands: z.array(z.object({ slug: z.string(), title: z.string() })),
  services: z.array(z.object({ slug: z.string(), title: z.string() })),
  pages: z.array(z.object({ path: z.string(), title: z.string(), updated_at: MomentText })),
})
export type Sitemap = z.infer<typeof Sitemap>
