import type { StoredImage } from '../src/db/schema/catalog.ts'
import type { BrandSlug } from './brands.ts'
import type { ColourName } from './colours.ts'
import type { FacetCode } from './facets.ts'

/** What sort of thing a product is: decides how it is delivered and what its reviews talk about. */
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

/** One size with its price. `cents` is the usual price, before any reduction. */
export interface Size {
  title: string
  cents: number
  /** What it looks like in this size, where that shows. */
  image?: StoredImage
}

/** A second thing to choose, beside the size. `extraCents` comes on top of the size's price, `image` shows what is chosen. */
export interface Choice {
  title: string
  values: { title: string; colour?: ColourName; extraCents?: number; image?: StoredImage }[]
}

/**
 * A product as its maker writes it down. To add one, put such a plan in `products/<kind>.ts`; prices,
 * stock, filters, categories by promotion and reviews follow from it (see `assemble/`).
 */
export interface ProductPlan {
  kind: Kind
  title: string
  brand: BrandSlug
  /** In the order of the gallery; the first must show what the title says. */
  images: StoredImage[]
  /** What the colour filter finds it by. */
  colours: ColourName[]
  summary: string
  /** Each becomes a paragraph; simple inline HTML is allowed. */
  paragraphs: string[]
  points: string[]
  usps: string[]
  specifications: { title: string; value: string }[]
  sizes: Size[]
  choice?: Choice
  /** Filter values besides size, colour and brand, by their titles. */
  facets: Partial<Record<FacetCode, string[]>>
  /** The first is the main one; ancestors follow by themselves. */
  categories: [string, ...string[]]
  overlay?: string
  /** Percentage off that runs at the moment of seeding. Without it, chance decides. */
  reduction?: number
  /** Put together by its buyer: it has one variant, and a configurator of the same title. */
  configurable?: true
  /** None left of any variant. */
  soldOut?: boolean
  /** Whose reviews fit, where it is not those of its kind. */
  voice?: 'kinderslaapgoed'
  /** Sentences that only a buyer of this very product would write. */
  reviewLines?: string[]
}

/** For a thing that comes in one size only: the shop hides this value (spec §3). */
export const oneSize = (cents: number): Size[] => [{ title: '0x0', cents }]

export interface CategoryPlan {
  /** The whole address without outer slashes; a parent must stand before its children. */
  path: string
  title: string
  kind: 'listing' | 'overview' | 'text'
  /** Filters open on arrival; 3 unless said otherwise. */
  numberOfFilters?: number
  /** False for what no menu, sitemap or overview shows. */
  listed?: boolean
  /** Name in the picture manifest. */
  image?: string
  intro: string
  /** HTML below the list, or the body of an overview or text page. */
  description: string
  actionSteps?: { title: string; text: string }[]
  metaDescription: string
}

export interface ServicePagePlan {
  slug: string
  title: string
  html: string
  metaDescription: string
}

/** A page to be read, at `/{path}/`. What stands before the last slash of the path is the page that leads to it. */
export interface PagePlan {
  path: string
  title: string
  intro: string
  /** Name in the picture manifest. */
  image?: string
  author?: string
  /** Published so many days before the shop was seeded. */
  daysAgo?: number
  html: string
  facts?: { title: string; value: string }[]
  /** Paths of categories and slugs of products that go with it. */
  categories?: string[]
  products?: string[]
  metaDescription: string
}
