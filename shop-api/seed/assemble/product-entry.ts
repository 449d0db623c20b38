import type { product, productCategory } from '../../src/db/schema/products/catalog.ts'
import type { promotionPrice } from '../../src/db/schema/products/promotion.ts'
import { allProducts } from '../../src/catalog/category/known-categories.ts'
import { brands, type BrandSlug } from '../brands.ts'
import type { ProductPlan } from '../plan.ts'
import { categoryId, withListingAncestors } from './category-rows.ts'
import { type Family, membershipOf } from './families.ts'
import type { FacetIndex } from '../facet-index.ts'
import { facetTitlesOf } from '../facet-titles.ts'
import { planPrices } from './prices.ts'
import { htmlOf, metaDescriptionOf, optionsOf, specificationsOf } from './product-text.ts'
import { promotionsOf } from './promotions.ts'
import { chanceOf } from '../random.ts'
import { reviewsOf, type ReviewRow } from './reviews.ts'
import { promotionOfKind, startedDaysAgo } from '../promotions.ts'
import { dayMs } from 'shared-types/calendar/clock'
import { slugOf } from 'shared-types/urls/slug'
import { variantsOf, type VariantWithHistory } from './variants.ts'

export const brandSlugs = Object.keys(brands) as BrandSlug[]

/** One product in four has a discount, unless its plan sets one. Products with a label get none. */
const reductionOf = (plan: ProductPlan, slug: string): number | null => {
  if (plan.reduction !== undefined) return plan.reduction || null
  const chance = chanceOf('reduction', slug)
  if (plan.overlay === 'Nieuw' || chance.next() > 0.25) return null
  return chance.pick([10, 15, 15, 20, 20, 25, 30])
}

const average = (scores: number[]) =>
  scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length

/** A product with all rows that depend on it. */
export interface Entry {
  productCategories: (typeof productCategory.$inferInsert)[]
  reviews: ReviewRow[]
  product: typeof product.$inferInsert
  variants: VariantWithHistory[]
  promotionPrices: (typeof promotionPrice.$inferInsert)[]
}

/** The current prices that end with a promotion; in the history, each follows the regular price. */
const promotionPricesOf = (variants: VariantWithHistory[], promotionId: string): Entry['promotionPrices'] =>
  variants.map(({ row, history }) => ({
    variantId: row.id,
    promotionId,
    priceCents: row.priceCents,
    regularCents: history.at(-2)?.priceCents ?? null,
  }))

interface Surroundings {
  id: number
  firstVariantId: number
  facetIndex: FacetIndex
  families: Family[]
  now: Date
  /** Review texts of the previous products. */
  usedReviews: Set<string>
}

export const makeEntry = (
  plan: ProductPlan,
  { id, firstVariantId, facetIndex, families, now, usedReviews: used }: Surroundings,
): Entry => {
  const slug = slugOf(plan.title)
  const chance = chanceOf('product', slug)
  const promotion = promotionOfKind(plan.kind)
  const prices = planPrices(
    chance,
    plan.overlay === 'Nieuw',
    reductionOf(plan, slug),
    promotion === null ? null : startedDaysAgo,
  )
  const variants = variantsOf(plan, id, firstVariantId, prices, now, facetIndex)
  const rows = variants.map(({ row }) => row)
  const createdAt = new Date(now.getTime() - prices.createdDaysAgo * dayMs)
  const popularity = chance.between(100, 900)
  const reviews = reviewsOf({ plan, slug, productId: id, popularity, createdAt, now, used })
  const paths = withListingAncestors([
    ...plan.categories,
    ...promotionsOf({ plan, variants: rows }),
    allProducts,
  ])
  const facetIds = facetTitlesOf(plan).flatMap(([code, titles]) =>
    titles.map((title) => facetIndex.idOf(code, title)),
  )
  return {
    product: {
      id,
      slug,
      title: plan.title,
      summary: plan.summary,
      description: htmlOf(plan),
      usps: plan.usps,
      specifications: specificationsOf(plan),
      brandId: brandSlugs.indexOf(plan.brand) + 1,
      mainCategoryId: categoryId(plan.categories[0]),
      ...membershipOf(plan, families),
      images: plan.images,
      options: optionsOf(plan),
      overlay: plan.overlay ?? null,
      popularity,
      facetValueIds: [...new Set(facetIds)].toSorted((a, b) => a - b),
      priceFromCents: Math.min(...rows.map(({ priceCents }) => priceCents)),
      reviewCount: reviews.length,
      reviewAverage: average(reviews.map(({ score }) => score)),
      metaTitle: plan.title,
      metaDescription: metaDescriptionOf(plan),
      createdAt,
      updatedAt: now,
    },
    productCategories: paths.map((path) => ({ productId: id, categoryId: categoryId(path) })),
    variants,
    promotionPrices: promotion !== null && prices.reduction ? promotionPricesOf(variants, promotion) : [],
    reviews,
  }
}
