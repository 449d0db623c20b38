import type { brand, priceHistory, product, productCategory } from '../../src/db/schema/catalog.ts'
import type { review } from '../../src/db/schema/review.ts'
import { brands, type BrandSlug } from '../brands.ts'
import { basicColours, colours, type ColourName } from '../colours.ts'
import type { FacetCode } from '../facets.ts'
import type { ProductPlan } from '../plan.ts'
import { products as plans } from '../products.ts'
import { categoryId, categoryRows, withListingAncestors, type CategoryRow } from './category-rows.ts'
import { deliveryOf } from './delivery.ts'
import { measureOf, writeFacetBook, type FacetBook } from './facet-book.ts'
import { tellPriceStory } from './prices.ts'
import { promotionsOf } from './promotions.ts'
import { chanceOf } from './random.ts'
import { reviewsOf } from './reviews.ts'
import { slugOf } from './slug.ts'
import { variantsOf, type VariantRow, type VariantWithHistory } from './variants.ts'

/** Every row of the catalogue as it goes into the database, ids included. */
export interface Catalogue extends Pick<FacetBook, 'facets'> {
  brands: (typeof brand.$inferInsert)[]
  categories: CategoryRow[]
  facetValues: FacetBook['values']
  products: (typeof product.$inferInsert)[]
  productCategories: (typeof productCategory.$inferInsert)[]
  variants: VariantRow[]
  priceHistory: (typeof priceHistory.$inferInsert)[]
  reviews: (typeof review.$inferInsert)[]
}

const dayMs = 86_400_000
const brandSlugs = Object.keys(brands) as BrandSlug[]

const colourTitle = (name: ColourName) => basicColours[colours[name].basic].title

/** All filter values of a product, by filter. */
const facetTitlesOf = (plan: ProductPlan): [FacetCode, string[]][] => {
  const sizes = plan.sizes.map(({ title }) => measureOf(title)).filter((title) => title !== '0x0')
  const chosenColours = (plan.choice?.values ?? []).flatMap(({ colour }) => (colour ? [colour] : []))
  const chosenFirmness = plan.choice?.title === 'Hardheid' ? plan.choice.values.map(({ title }) => title) : []
  return [
    ['ae-maat', sizes],
    ['ae-kleur', [...plan.colours, ...chosenColours].map(colourTitle)],
    ['ae-merk', [brands[plan.brand].title]],
    ['ae-hardheid', chosenFirmness],
    ...(Object.entries(plan.facets) as [FacetCode, string[]][]),
  ]
}

const collectFacets = (): FacetBook => {
  const used = new Map<FacetCode, Set<string>>()
  for (const [code, titles] of plans.flatMap(facetTitlesOf)) {
    used.set(code, new Set([...(used.get(code) ?? []), ...titles]))
  }
  return writeFacetBook(used)
}

/** One product in four is on offer, unless its maker decided. Labelled ones keep their price. */
const reductionOf = (plan: ProductPlan, slug: string): number | null => {
  if (plan.reduction !== undefined) return plan.reduction || null
  const chance = chanceOf('reduction', slug)
  if (plan.overlay === 'Nieuw' || chance.next() > 0.25) return null
  return chance.pick([10, 15, 15, 20, 20, 25, 30])
}

const optionsOf = (plan: ProductPlan) => [
  { title: 'Maat', values: plan.sizes.map(({ title }) => ({ title, color: null })) },
  ...(plan.choice
    ? [
        {
          title: plan.choice.title,
          values: plan.choice.values.map(({ title, colour }) => ({
            title,
            color: colour ? colours[colour].hex : null,
          })),
        },
      ]
    : []),
]

const htmlOf = ({ paragraphs, points }: ProductPlan): string => {
  const list = points.map((point) => `<li>${point}</li>`).join('')
  return [...paragraphs.map((text) => `<p>${text}</p>`), ...(list ? [`<ul>${list}</ul>`] : [])].join('\n')
}

/** Whole sentences as far as a search engine shows them. */
const metaDescriptionOf = (plan: ProductPlan): string => {
  const end = ' Gratis verzending.'
  const sentences = plan.summary.match(/[^.!?]+[.!?]+/g) ?? [plan.summary]
  let text = ''
  for (const sentence of sentences) {
    if (text && text.length + sentence.length + end.length > 160) break
    text += sentence
  }
  return text + end
}

const average = (scores: number[]) =>
  scores.length === 0
    ? 0
    : Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 100) / 100

interface Entry extends Pick<Catalogue, 'productCategories' | 'reviews'> {
  product: typeof product.$inferInsert
  variants: VariantWithHistory[]
}

const makeEntry = (
  plan: ProductPlan,
  id: number,
  firstVariantId: number,
  book: FacetBook,
  now: Date,
): Entry => {
  const slug = slugOf(plan.title)
  const chance = chanceOf('product', slug)
  const story = tellPriceStory(chance, plan.overlay === 'Nieuw', reductionOf(plan, slug))
  const variants = variantsOf(plan, id, firstVariantId, story, now)
  const rows = variants.map(({ row }) => row)
  const createdAt = new Date(now.getTime() - story.createdDaysAgo * dayMs)
  const popularity = chance.between(100, 900)
  const reviews = reviewsOf({ plan, slug, productId: id, popularity, createdAt, now })
  const paths = withListingAncestors([...plan.categories, ...promotionsOf({ plan, variants: rows })])
  const facetIds = facetTitlesOf(plan).flatMap(([code, titles]) =>
    titles.map((title) => book.idOf(code, title)),
  )
  return {
    product: {
      id,
      slug,
      title: plan.title,
      summary: plan.summary,
      description: htmlOf(plan),
      usps: plan.usps,
      specifications: plan.specifications,
      brandId: brandSlugs.indexOf(plan.brand) + 1,
      mainCategoryId: categoryId(plan.categories[0]),
      images: plan.images,
      options: optionsOf(plan),
      overlay: plan.overlay ?? null,
      delivery: deliveryOf(plan.kind, plan.sizes[0]?.title ?? ''),
      popularity,
      facetValueIds: [...new Set(facetIds)].toSorted((a, b) => a - b),
      priceFromCents: Math.min(...rows.map(({ priceCents }) => priceCents)),
      reviewCount: reviews.length,
      reviewAverage: average(reviews.map(({ score }) => score)),
      metaTitle: `${plan.title} | Sluimer`,
      metaDescription: metaDescriptionOf(plan),
      createdAt,
      updatedAt: now,
    },
    productCategories: paths.map((path) => ({ productId: id, categoryId: categoryId(path) })),
    variants,
    reviews,
  }
}

/**
 * The whole catalogue, made from the plans under `products/`. The same on every run, but for the dates,
 * which lie before `now`.
 */
export const buildCatalogue = (now: Date): Catalogue => {
  const book = collectFacets()
  const entries: Entry[] = []
  let variantCount = 0
  for (const plan of plans) {
    const entry = makeEntry(plan, entries.length + 1, variantCount + 1, book, now)
    variantCount += entry.variants.length
    entries.push(entry)
  }
  const variants = entries.flatMap((entry) => entry.variants)
  return {
    brands: brandSlugs.map((slug, index) => Object.assign({ id: index + 1, slug }, brands[slug])),
    categories: categoryRows(),
    facets: book.facets,
    facetValues: book.values,
    products: entries.map((entry) => entry.product),
    productCategories: entries.flatMap((entry) => entry.productCategories),
    variants: variants.map(({ row }) => row),
    priceHistory: variants.flatMap(({ row, history }) =>
      history.map((point) => ({ variantId: row.id, ...point })),
    ),
    reviews: entries
      .flatMap((entry) => entry.reviews)
      .map((row, index) => Object.assign({ id: index + 1 }, row)),
  }
}
