import { z } from 'zod'
import { Address, Html } from '../html/html.ts'
import { MomentText } from '../texts.ts'
import { BackInStockForm } from '../forms/review.ts'
import { DecorativeImage, Image } from '../image.ts'
import { Cents } from '../money.ts'
import { onWire } from '../wire.ts'
import { Pagination } from './pagination.ts'

/** In cents. `priceOld` is the lowest price of the 30 days before the reduction, null when nothing is reduced. */
export const Price = z.strictObject({ price: Cents, priceOld: Cents.nullable() })
export type Price = z.infer<typeof Price>

export const ReviewSummary = z.strictObject({ averageScore: z.number(), count: z.int() })
export type ReviewSummary = z.infer<typeof ReviewSummary>

/** `path` has no outer slashes: `wonen/vloerkleden`. */
export const Breadcrumb = z.strictObject({ title: z.string(), path: z.string() })
export type Breadcrumb = z.infer<typeof Breadcrumb>

export const CategoryKind = z.enum(['listing', 'overview', 'text'])
export type CategoryKind = z.infer<typeof CategoryKind>

/** `GET /api/catalog/routes?path=`. `path` is the category's own, without filter segments. */
export const CategoryRoute = z.strictObject({
  kind: CategoryKind,
  id: z.int(),
  path: z.string(),
  title: z.string(),
  numberOfFilters: z.int(),
  /** Code of the advice that is offered here, or null. */
  advice: z.string().nullable(),
  /** The path of the category with the advice that fits: this one or another, or null. */
  advicePath: z.string().nullable(),
})
export type CategoryRoute = z.infer<typeof CategoryRoute>

/** 0 (none left) to 100 (plenty). */
const StockScore = z.int().min(0).max(100)

/** The colours in which a product's family comes: hex values, five at most, and the number of all. */
export const TileColors = z.strictObject({ shown: z.array(z.string()), count: z.int() })
export type TileColors = z.infer<typeof TileColors>

/** `slug` is that of its page, `/brands/{slug}/`. */
const BrandName = z.strictObject({ title: z.string(), slug: z.string() })

/** `address` is the postal address in one line, and `contact` the electronic one: an e-mail address or a website. */
const NamedCompany = z.strictObject({ name: z.string(), address: z.string(), contact: z.string() })

/** Whom an offer must name (Regulation (EU) 2023/988, art. 19). */
export const Manufacturer = z.strictObject({
  ...NamedCompany.shape,
  /** The responsible person in the EU, of a manufacturer outside it. */
  responsible: NamedCompany.nullable(),
})
export type Manufacturer = z.infer<typeof Manufacturer>

/** A product as a tile shows it. */
export const ProductTile = z.strictObject({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** The end of the title, with colour and cloth, which a tile shows on a separate line. Null where it has none. */
  detail: z.string().nullable(),
  variantId: z.int(),
  /**
   * True when the filters of the list choose this variant, such as a size: the tile has its options, price,
   * delivery, picture and stock, and leads to it.
   */
  variantChosen: z.boolean(),
  /**
   * The size of a configurable product that the filters choose, as in the configurator's URL (`dimension:160x200`):
   * the price is that of its default set in this size. Null otherwise.
   */
  configuration: z.string().nullable(),
  /** How many variants are for sale, also sold-out ones: with more than one there is something to choose. */
  variantCount: z.int().min(1).default(1),
  sku: z.string(),
  brand: BrandName,
  mainCategory: z.string(),
  /** The text below the title: the sizes, or the values of the chosen variant, without '0x0'. */
  options: z.array(z.string()),
  delivery: z.string(),
  price: Price,
  /** True when variants differ in price and this is the lowest. */
  priceFrom: z.boolean(),
  images: z.array(DecorativeImage),
  stockScore: StockScore,
  available: z.boolean(),
  overlay: z.string().nullable(),
  /** Null for a product in one colour, or with its colours as an option. */
  colors: TileColors.nullable(),
  /** The number of cloths in which its family comes; null for one. */
  cloths: z.int().nullable(),
  /** Configured in the configurator with the same slug; it can be added to the cart only from there. */
  configurable: z.boolean(),
  review: ReviewSummary,
})
export type ProductTile = z.infer<typeof ProductTile>

const FilterSelectionType = z.enum(['link', 'slider', 'color', 'checkbox'])

/** `url` is the list after choosing the value, or after removing it when it is selected. */
export const FilterAttribute = z.strictObject({
  title: z.string(),
  rawUrl: z.string(),
  url: Address,
  isSelected: z.boolean(),
  count: z.int(),
  color: z.string().nullable(),
})
export type FilterAttribute = z.infer<typeof FilterAttribute>

/** A slider's attributes are: lowest available, highest available, lowest chosen, highest chosen, in whole euros. */
export const CategoryFilter = z.strictObject({
  title: z.string(),
  urlKey: z.string(),
  selectionType: FilterSelectionType,
  isCollapsed: z.boolean(),
  isCollapsible: z.boolean(),
  infoText: z.string().nullable(),
  nrOfAttributesSelected: z.int(),
  attributes: z.array(FilterAttribute),
})
export type CategoryFilter = z.infer<typeof CategoryFilter>

export const SortOption = z.strictObject({
  displayTitle: z.string(),
  rawUrl: z.string(),
  url: Address,
  isSelected: z.boolean(),
})
export type SortOption = z.infer<typeof SortOption>

/** `subtotal` is the number of products up to and including this page. Links are path and query. */
export const ListPagination = z.strictObject({
  ...Pagination.shape,
  subtotal: z.int(),
  pageLinks: z.strictObject({
    previous: z.string().nullable(),
    next: z.string().nullable(),
    range: z.string(),
  }),
})
export type ListPagination = z.infer<typeof ListPagination>

/** The data of every list of products, without its header. */
const list = {
  filters: z.array(CategoryFilter),
  sort: z.array(SortOption),
  products: z.array(ProductTile),
  pagination: ListPagination,
}

/** The promotion of a page. `endsAt` is the end of its code and prices, in ISO 8601. */
export const Promotion = z.strictObject({
  state: z.enum(['planned', 'running', 'ended']),
  code: z.string().nullable(),
  endsAt: MomentText,
})
export type Promotion = z.infer<typeof Promotion>

const CategoryLink = z.strictObject({
  title: z.string(),
  path: z.string(),
  image: DecorativeImage.nullable(),
})

/** `GET /api/catalog/listing?path=&query=`. */
export const Listing = z.strictObject({
  category: z.strictObject({
    id: z.int(),
    path: z.string(),
    title: z.string(),
    numberOfFilters: z.int(),
    intro: z.string(),
    description: Html,
    image: Image.nullable(),
    actionSteps: z.array(z.strictObject({ title: z.string(), text: z.string() })),
    /** Null for a category that is not the page of a promotion. Unless it runs, nothing is listed. */
    promotion: Promotion.nullable().default(null),
    subcategories: z.array(CategoryLink),
  }),
  breadcrumbs: z.array(Breadcrumb),
  ...list,
  meta: z.strictObject({ title: z.string(), description: z.string(), noIndex: z.boolean() }),
})
export type Listing = z.infer<typeof Listing>

/**
 * A page that a search term names. `path` is the slug of a brand or a service page, else the path of a category or a
 * text page.
 */
export const FoundPage = z.strictObject({
  kind: z.enum(['brand', 'category', 'service', 'page']),
  title: z.string(),
  path: z.string(),
})
export type FoundPage = z.infer<typeof FoundPage>

/**
 * `GET /api/catalog/search?tn_q=&path=&query=`. The URLs of filters, sort orders and pages are below
 * `/zoeken/`. `suggestions` are filled if nothing was found or the term is too short, and empty otherwise.
 */
export const SearchResults = z.strictObject({
  /** The normalised search term. */
  term: z.string(),
  /**
   * `order_number` for the number of an order, which is not searched for. `found` also when filters exclude all
   * products: the list is empty then.
   */
  outcome: z.enum(['found', 'nothing_found', 'too_short', 'order_number']),
  /** The term that was searched for instead of the typed one; null if they are the same. */
  correctedTerm: z.string().nullable(),
  /** Typed words that were ignored: no product has them, or not together with the others. */
  leftOut: z.array(z.string()),
  /** True when `pages` are not about the term, but only contain its words. */
  onlyMentioned: z.boolean(),
  /** Brands, categories, service pages and articles, also when there are no products. */
  pages: z.array(FoundPage),
  ...list,
  suggestions: z.strictObject({ words: z.array(z.string()), categories: z.array(CategoryLink) }),
})
export type SearchResults = z.infer<typeof SearchResults>

/** `GET /api/catalog/search/suggestions?term=`. Words are terms to search for. */
export const SearchSuggestions = z.strictObject({
  term: z.string(),
  words: z.array(z.string()),
  categories: z.array(z.strictObject({ title: z.string(), path: z.string() })),
  /** Brands, service pages and articles. */
  pages: z.array(FoundPage),
  /** A size in the term chooses the variant, as a filter on it does. */
  products: z.array(
    ProductTile.pick({
      id: true,
      slug: true,
      title: true,
      variantId: true,
      variantChosen: true,
      configuration: true,
      sku: true,
      brand: true,
      mainCategory: true,
      options: true,
      price: true,
      priceFrom: true,
      available: true,
    }).extend({ image: DecorativeImage.nullable() }),
  ),
  /** How many products a search for the term finds, `mostSuggested` at most. */
  total: z.int(),
})
export type SearchSuggestions = z.infer<typeof SearchSuggestions>

/** `GET /api/catalog/brands`, in alphabetical order. */
export const Brands = z.strictObject({
  brands: z.array(z.strictObject({ slug: z.string(), title: z.string(), productCount: z.int() })),
})
export type Brands = z.infer<typeof Brands>

/** `GET /api/catalog/brands/:brand?path=&query=`. URLs are below `/brands/{brand}/`. */
export const BrandListing = z.strictObject({
  brand: z.strictObject({ slug: z.string(), title: z.string(), description: Html }),
  breadcrumbs: z.array(Breadcrumb),
  ...list,
  meta: Listing.shape.meta,
})
export type BrandListing = z.infer<typeof BrandListing>

export const ProductOption = z.strictObject({
  title: z.string(),
  values: z.array(z.strictObject({ title: z.string(), color: z.string().nullable() })),
})
export type ProductOption = z.infer<typeof ProductOption>

/** `values` has one value per option of the product, in the options' order. */
export const Variant = z.strictObject({
  id: z.int(),
  sku: z.string(),
  title: z.string(),
  values: z.array(z.string()),
  /** The picture of this variant, where variants look different. */
  image: Image.nullable(),
  price: Price,
  stock: z.int().min(0),
  stockScore: StockScore,
  available: z.boolean(),
  delivery: z.string(),
  /** Ordered after this moment, it arrives a day later; null if that makes no difference today. */
  orderBefore: MomentText.nullable().default(null),
})
export type Variant = z.infer<typeof Variant>

/**
 * The products of one design or model, the product itself included, and the attributes in which they differ
 * (Kleur, Stof). A member has one value per attribute, in the same order.
 */
export const ProductFamily = z.strictObject({
  title: z.string(),
  attributes: z.array(z.string()),
  members: z.array(
    z.strictObject({
      id: z.int(),
      slug: z.string(),
      title: z.string(),
      values: z.array(z.strictObject({ title: z.string(), color: z.string().nullable() })),
      image: Image.nullable(),
      variants: z.array(Variant.pick({ id: true, values: true, available: true })),
    }),
  ),
})
export type ProductFamily = z.infer<typeof ProductFamily>

/** `GET /api/catalog/products/:slug`. `description` is sanitised HTML. */
export const Product = z.strictObject({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  description: Html,
  usps: z.array(z.string()),
  specifications: z.array(z.strictObject({ title: z.string(), value: z.string() })),
  options: z.array(ProductOption),
  variants: z.array(Variant).min(1),
  /** Null for a product without a family. */
  family: ProductFamily.nullable(),
  variantId: z.int(),
  brand: BrandName,
  /** The manufacturer of the brand; null if the shop does not know it. */
  manufacturer: Manufacturer.nullable().default(null),
  mainCategory: z.strictObject({ title: z.string(), path: z.string() }),
  categories: z.array(z.string()),
  breadcrumbs: z.array(Breadcrumb),
  price: Price,
  images: z.array(Image),
  available: z.boolean(),
  overlay: z.string().nullable(),
  /** Configured in the configurator with the same slug; it can be added to the cart only from there. */
  configurable: z.boolean(),
  /**
   * The sizes of a configurable product that filters choose, each as in the configurator's URL (`dimension:160x200`) and
   * with the price of its default set. Empty for other products.
   */
  sizes: z
    .array(
      z.strictObject({
        title: z.string(),
        configuration: z.string(),
        price: Price,
        image: Image.nullable(),
      }),
    )
    .default([]),
  review: ReviewSummary,
  meta: z.strictObject({ title: z.string(), description: z.string() }),
})
export type Product = z.infer<typeof Product>

/** `GET /api/catalog/featured`, `/products?ids=`, `/suggested?ids=`, `/products/:id/related` and `/similar`. */
export const ProductTiles = z.strictObject({ products: z.array(ProductTile) })
export type ProductTiles = z.infer<typeof ProductTiles>

export const ReviewSort = z.enum(['newest', 'highest', 'lowest'])
export type ReviewSort = z.infer<typeof ReviewSort>

/** `stars`: only reviews with this score; `q`: only reviews with these words, in the title, the text or the answer. */
export interface ReviewFilter {
  stars?: number | undefined
  q?: string | undefined
}

/**
 * `GET /api/catalog/products/:id/reviews?page=&pageSize=&sort=&stars=&q=`. `summary` and `scoreCounts`, for 1, 2, 3, 4 and
 * 5 stars, are of all reviews; `pagination` is of the requested ones.
 */
export const ProductReviews = z.strictObject({
  summary: ReviewSummary,
  scoreCounts: z.array(z.int()).length(5),
  reviews: z.array(
    z.strictObject({
      id: z.int(),
      displayName: z.string(),
      score: onWire('review_score', z.int().min(1).max(5)),
      title: onWire('review_title', z.string()),
      content: onWire('review_content', z.string()),
      verified: z.boolean(),
      createdAt: MomentText,
      /** What the shop answered, or null. */
      answer: z.strictObject({ content: z.string(), createdAt: MomentText }).nullable(),
    }),
  ),
  pagination: Pagination,
})
export type ProductReviews = z.infer<typeof ProductReviews>

/** `POST /api/catalog/products/:id/reviews` with a `ReviewForm`; `message` is for the shopper. */
export const ReviewPosted = z.strictObject({ message: z.string() })
export type ReviewPosted = z.infer<typeof ReviewPosted>

/** `POST /api/catalog/back-in-stock`: one mail when the article is in stock again. */
export const BackInStockRequest = z.strictObject({
  itemId: z.int().min(1).max(2_147_483_647),
  email: BackInStockForm.shape.email,
})
export type BackInStockRequest = z.infer<typeof BackInStockRequest>

/** `message` is for the shopper. */
export const BackInStockPosted = z.strictObject({ message: z.string() })
export type BackInStockPosted = z.infer<typeof BackInStockPosted>

/** `GET /api/catalog/sitemap`: the pages of the shop, for its sitemap page. Paths have no leading or trailing slash. */
export const Sitemap = z.strictObject({
  categories: z.array(
    z.strictObject({
      path: z.string(),
      title: z.string(),
      image: Image.nullable(),
      /** Has the canonical page of an advice. */
      advised: z.boolean(),
    }),
  ),
  brands: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
  services: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
  pages: z.array(z.strictObject({ path: z.string(), title: z.string() })),
})
export type Sitemap = z.infer<typeof Sitemap>
