import type { configurator, configuratorSize, render } from '../../src/db/schema/products/configurator.ts'
import type { gift } from '../../src/db/schema/products/gift.ts'
import { freeDuvet } from '../gifts.ts'
import type { brand, priceHistory, product, productCategory } from '../../src/db/schema/products/catalog.ts'
import type { promotionPrice } from '../../src/db/schema/products/promotion.ts'
import type { review } from '../../src/db/schema/review.ts'
import { brands } from '../brands.ts'
import { footer } from '../content/footer.ts'
import type { FacetCode } from '../facets.ts'
import { products as plans } from '../products.ts'
import { categoryId, categoryRows, type CategoryRow } from './category-rows.ts'
import { configuratorRows } from './configurator-rows.ts'
import { createFacetIndex, type FacetIndex } from '../facet-index.ts'
import { facetTitlesOf } from '../facet-titles.ts'
import { brandSlugs, makeEntry, type Entry } from './product-entry.ts'
import { familiesOf, type FamilyRow } from './families.ts'
import type { VariantRow } from './variants.ts'

/** All rows of the catalogue as they are inserted, ids included. */
export interface Catalogue extends Pick<FacetIndex, 'facets'> {
  brands: (typeof brand.$inferInsert)[]
  categories: CategoryRow[]
  facetValues: FacetIndex['values']
  families: FamilyRow[]
  products: (typeof product.$inferInsert)[]
  productCategories: (typeof productCategory.$inferInsert)[]
  variants: VariantRow[]
  priceHistory: (typeof priceHistory.$inferInsert)[]
  promotionPrices: (typeof promotionPrice.$inferInsert)[]
  reviews: (typeof review.$inferInsert)[]
  gifts: (typeof gift.$inferInsert)[]
  configurators: (typeof configurator.$inferInsert)[]
  configuratorSizes: (typeof configuratorSize.$inferInsert)[]
  renders: (typeof render.$inferInsert)[]
}

const { legalName, street, zipcode, city, email } = footer.shop
const theShop = {
  name: legalName,
  address: `${street}, ${zipcode} ${city}, Nederland`,
  contact: email,
  responsible: null,
}

const collectFacets = (): FacetIndex => {
  const used = new Map<FacetCode, Set<string>>()
  for (const [code, titles] of plans.flatMap(facetTitlesOf)) {
    used.set(code, new Set([...(used.get(code) ?? []), ...titles]))
  }
  return createFacetIndex(used)
}

/** The filters without the brands, which are invented. */
export const ownFacets = (): Pick<Catalogue, 'facets' | 'facetValues'> => {
  const { facets, values } = collectFacets()
  const brandFacet = facets.find(({ code }) => code === 'ae-merk')?.id
  return { facets, facetValues: values.filter(({ facetId }) => facetId !== brandFacet) }
}

const giftRows = (entries: Entry[]): Catalogue['gifts'] => {
  const { category, title, sizes } = freeDuvet
  const duvet = entries.find(({ product: { title: name } }) => name === title)
  return Object.entries(sizes).map(([size, given]) => {
    const found = duvet?.variants.find(({ row }) => row.title === given)
    if (!found) throw new Error(`There is no ${title} of ${given} to give away.`)
    return { categoryId: categoryId(category), size, variantId: found.row.id }
  })
}

/**
 * Builds the whole catalogue from the plans in `products/`. The result is the same on every run, except for
 * the dates, which lie before `now`.
 */
export const buildCatalogue = (now: Date): Catalogue => {
  const facetIndex = collectFacets()
  const families = familiesOf(plans)
  const entries: Entry[] = []
  let variantCount = 0
  const usedReviews = new Set<string>()
  for (const plan of plans) {
    const entry = makeEntry(plan, {
      id: entries.length + 1,
      firstVariantId: variantCount + 1,
      facetIndex,
      families,
      now,
      usedReviews,
    })
    variantCount += entry.variants.length
    entries.push(entry)
  }
  const variants = entries.flatMap((entry) => entry.variants)
  return {
    brands: brandSlugs.map((slug, index) =>
      Object.assign({ id: index + 1, slug, manufacturer: theShop }, brands[slug]),
    ),
    categories: categoryRows(),
    facets: facetIndex.facets,
    facetValues: facetIndex.values,
    families: families.map(({ row }) => row),
    products: entries.map((entry) => entry.product),
    productCategories: entries.flatMap((entry) => entry.productCategories),
    gifts: giftRows(entries),
    ...configuratorRows(entries, facetIndex),
    variants: variants.map(({ row }) => row),
    priceHistory: variants.flatMap(({ row, history }) =>
      history.map((point) => ({ variantId: row.id, ...point })),
    ),
    promotionPrices: entries.flatMap((entry) => entry.promotionPrices),
    reviews: entries
      .flatMap((entry) => entry.reviews)
      .map((row, index) => Object.assign({ id: index + 1 }, row)),
  }
}
