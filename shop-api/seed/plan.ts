import type { ServiceSlug } from 'shared-types/urls/slug'
import type { StoredImage } from '../src/db/schema/products/catalog.ts'
import type { BrandSlug } from './brands.ts'
import type { ColourName } from './colours.ts'
import type { FacetCode } from './facets.ts'

/** The type of product: determines its delivery and the topics of its reviews. */
export type Kind =
  | 'dekbedovertrek'
  | 'kinderdekbedovertrek'
  | 'dekbed'
  | 'hoeslaken'
  | 'molton'
  | 'hoofdkussen'
  | 'matras'
  | 'boxspring'
  | 'handdoek'
  | 'badmat'
  | 'gordijn'
  | 'vloerkleed'
  | 'sierkussen'
  | 'plaid'
  | 'klamboe'
  | 'topper'
  | 'kussensloop'
  | 'laken'
  | 'sprei'
  | 'theedoek'
  | 'badjas'
  | 'strandlaken'

/** One size with its price. `cents` is the regular price, without discount. */
export interface Size {
  title: string
  cents: number
  /** A picture of this size, where it looks different. */
  image?: StoredImage
}

/** A choice besides the size. `extraCents` is added to the size's price, `image` shows the chosen value. */
export interface Choice {
  title: string
  values: { title: string; colour?: ColourName; extraCents?: number; image?: StoredImage }[]
}

/**
 * A product in the form in which it is written. To add one, add a plan to `products/<kind>.ts`; prices,
 * stock, filters, promotion categories and reviews are derived from it (see `assemble/`).
 */
export interface ProductPlan {
  kind: Kind
  title: string
  brand: BrandSlug
  /** In gallery order; the first must show what the title describes. */
  images: StoredImage[]
  /** The values of the colour filter. */
  colours: ColourName[]
  /** The design or model that it shares with other products, and its value of each attribute in which they differ. */
  family?: { title: string; values: { Kleur?: string; Stof?: string; Uitvoering?: string } } | undefined
  summary: string
  /** Each becomes a paragraph; simple inline HTML is allowed. */
  paragraphs: string[]
  points: string[]
  usps: string[]
  specifications: { title: string; value: string }[]
  sizes: Size[]
  choice?: Choice
  /** Other filter values than size, colour and brand, by title. */
  facets: Partial<Record<FacetCode, string[]>>
  /** The first is the main category; ancestors are added automatically. */
  categories: [string, ...string[]]
  overlay?: string
  /** Current discount in percent. If omitted, it is chosen at random. */
  reduction?: number
  /** A configurable product: it has one variant, and a configurator with the same title. */
  configurable?: true
  /** All variants are sold out. */
  soldOut?: boolean
  /** Titles of variants that are sold out. */
  soldOutVariants?: string[]
  /** The review texts to use, if not those of its kind. */
  voice?: 'kinderslaapgoed'
  /** Review sentences that fit only this product. */
  reviewLines?: string[]
}

/** The family of a product that comes in more than one colour; its range names it. */
export const inColours = (range: string | undefined, colours: ColourName[]): ProductPlan['family'] =>
  range === undefined ? undefined : { title: range, values: { Kleur: colours.join(' en ') } }

/** For products with a single size: the shop hides this value (spec §3). */
export const oneSize = (cents: number): Size[] => [{ title: '0x0', cents }]

export interface CategoryPlan {
  /** The full path without outer slashes; a parent must precede its children. */
  path: string
  title: string
  kind: 'listing' | 'overview' | 'text'
  /** Number of filters that are open initially; 3 by default. */
  numberOfFilters?: number
  /** False hides the category from menus, sitemap and overviews. */
  listed?: boolean
  /** Name in the picture manifest. */
  image?: string
  intro: string
  /** HTML below the listing, or the body of an overview or text page. */
  description: string
  actionSteps?: { title: string; text: string }[]
  metaDescription: string
}

export interface ServicePagePlan {
  slug: ServiceSlug
  title: string
  html: string
  metaDescription: string
}

/** A text page at `/{path}/`. The path before its last slash is the parent page. */
export interface PagePlan {
  path: string
  title: string
  intro: string
  /** Name in the picture manifest. */
  image?: string
  author?: string
  /** Publication date as days before seeding. */
  daysAgo?: number
  html: string
  facts?: { title: string; value: string }[]
  /** Related categories (paths) and products (slugs). */
  categories?: string[]
  products?: string[]
  metaDescription: string
}
