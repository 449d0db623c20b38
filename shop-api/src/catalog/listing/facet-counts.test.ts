import * as fc from 'fast-check'
import { CategoryOverview } from 'shared-types/contracts/provider/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../seed/assemble/catalogue.ts'
import { readAnswer } from '../../../test/read-answer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { newShopper } from '../../../test/shopper.ts'
import { priceKey } from 'shared-types/urls/listing-url'
import { listingUrl, type ListingChoice } from './listing-address.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

/** The seed in memory: expected values do not come from the database. */
const seed = buildCatalogue(new Date())
const facets = seed.facets.map(({ id = 0, code }) => ({
  id,
  code,
  values: seed.facetValues
    .filter(({ facetId }) => facetId === id)
    .map(({ id: valueId = 0, slug }) => ({ id: valueId, slug })),
}))
const listings = [
  'dekbedovertrek',
  'matrassen',
  'boxspring/boxspring-kopen',
  'wonen',
  'hoeslaken',
  'badtextiel',
  'dekbed',
  'outlet-overzicht/outlet',
]
const categoryIds = new Map(seed.categories.map(({ path, id }) => [path, id]))

type Product = (typeof seed.products)[number]

const isIn = (path: string) => {
  const id = categoryIds.get(path)
  const ids = new Set(
    seed.productCategories.filter(({ categoryId }) => categoryId === id).map(({ productId }) => productId),
  )
  return (product: Product) => ids.has(product.id ?? 0)
}

const holds = (product: Product, valueId: number) => product.facetValueIds?.includes(valueId) ?? false

const variantsOf = Map.groupBy(seed.variants, ({ productId }) => productId)
const facetOf = new Map(seed.facetValues.map(({ id = 0, facetId }) => [id, facetId]))

/** The price of a product's tile in a list with this choice; null when it is not in that list. */
const shownCents = (product: Product, chosen: ReadonlySet<number>): number | null => {
  const variants = variantsOf.get(product.id ?? 0) ?? []
  const carried = new Set(
    variants.flatMap(({ facetValueIds = [] }) => facetValueIds.map((id) => facetOf.get(id))),
  )
  const inUse = facets
    .map(({ id, values }) => ({ id, wanted: values.filter((value) => chosen.has(value.id)) }))
    .filter(({ wanted }) => wanted.length > 0)
  const selecting = inUse.filter(({ id }) => carried.has(id))
  const others = inUse.filter(({ id }) => !carried.has(id))
  if (!others.every(({ wanted }) => wanted.some(({ id }) => holds(product, id)))) return null
  if (selecting.length === 0) return product.priceFromCents ?? 0
  const fitting = variants.filter(({ facetValueIds = [] }) =>
    selecting.every(({ wanted }) => wanted.some(({ id }) => facetValueIds.includes(id))),
  )
  const [best] = fitting.toSorted(
    (a, b) => Number(a.stock === 0) - Number(b.stock === 0) || a.priceCents - b.priceCents,
  )
  return best?.priceCents ?? null
}

const isAffordable = (cents: number, { price }: ListingChoice) =>
  !price || (cents >= price.min * 100 && cents <= price.max * 100)

/** Whether a product is in a list with this choice; `alone` replaces the choice in its filter. */
const fits =
  (choice: ListingChoice, alone?: number) =>
  (product: Product): boolean => {
    const others = [...choice.chosen].filter(
      (id) => alone === undefined || facetOf.get(id) !== facetOf.get(alone),
    )
    const cents = shownCents(product, new Set([...others, ...(alone === undefined ? [] : [alone])]))
    return cents !== null && isAffordable(cents, choice)
  }

/** Up to two values of up to three filters, and possibly a price range. */
const choiceFrom = (from: typeof facets): fc.Arbitrary<ListingChoice> =>
  fc.record({
    chosen: fc
      .uniqueArray(fc.constantFrom(...from), { minLength: 0, maxLength: 3 })
      .chain((some) =>
        fc.tuple(
          ...some.map(({ values }) =>
            fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }),
          ),
        ),
      )
      .map((values) => new Set(values.flat().map(({ id }) => id))),
    price: fc.option(fc.tuple(fc.nat(80), fc.nat(150)).map(([min, more]) => ({ min, max: min + more }))),
    sort: fc.constant('aanbevolen' as const),
    page: fc.constant(1),
  })

const inUseIn = (path: string) => {
  const listed = seed.products.filter(isIn(path))
  return facets
    .map(({ id, code, values }) => ({
      id,
      code,
      values: values.filter((value) => listed.some((product) => holds(product, value.id))),
    }))
    .filter(({ values }) => values.length > 0)
}

/** A list and a choice in it, mostly of values that its products have. */
const anyList = fc
  .constantFrom(...listings)
  .chain((path) =>
    fc.tuple(
      fc.constant(path),
      fc.oneof({ arbitrary: choiceFrom(inUseIn(path)), weight: 3 }, choiceFrom(facets)),
    ),
  )

const show = async (path: string, choice: ListingChoice) => {
  const { pathname, search } = new URL(listingUrl(path, facets, choice), 'http://shop.example')
  const query = new URLSearchParams({ path: pathname, querystring: search.slice(1) })
  const answer = await newShopper(shop).ask('GET', `/v1/catalog/overview/category?${query}`)
  expect(answer.status).toBe(200)
  return readAnswer(CategoryOverview, answer)
}

describe('the counts of a listing', () => {
  it('equal the counts of the seed, for any selection', { tags: ['slow'], timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyList, async ([path, choice]) => {
        const listed = seed.products.filter(isIn(path))
        const listing = await show(path, choice)
        expect(listing.pagination.total).toBe(listed.filter(fits(choice)).length)
        const inUse = (valueId: number) => listed.some((product) => holds(product, valueId))
        for (const { code, values } of facets) {
          const expected = values
            .map(({ id, slug }) => ({
              slug,
              isSelected: choice.chosen.has(id),
              count: listed.filter(fits(choice, id)).length,
            }))
            .filter(({ isSelected }, index) => isSelected || inUse(values[index]?.id ?? 0))
          const shown = listing.filters.find(({ url_key }) => url_key === code)?.attributes ?? []
          expect(
            shown.map(({ raw_url, is_selected, count }) => ({
              slug: raw_url,
              isSelected: is_selected,
              count,
            })),
          ).toEqual(expected)
        }
        const slider = listing.filters.find(({ url_key }) => url_key === priceKey)
        const prices = listed.flatMap((product) => shownCents(product, choice.chosen) ?? [])
        const range = slider?.attributes.slice(0, 2).map(({ raw_url }) => Number(raw_url)) ?? []
        const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
        const isPriced = slider !== undefined && prices.length > 0
        expect(range).toEqual(isPriced ? [Math.floor(lowest / 100), Math.ceil(highest / 100)] : range)
      }),
      { numRuns: 150 },
    )
  })

  it('equal the number of products at the linked URL', async () => {
    await fc.assert(
      fc.asyncProperty(anyList, async ([path, choice]) => {
        const { filters } = await show(path, choice)
        for (const filter of filters.filter(({ selection_type }) => selection_type !== 'slider')) {
          const first = filter.attributes.find(({ is_selected }) => !is_selected)
          if (!first || filter.nr_of_attributes_selected > 0) continue
          const { pathname, search } = new URL(first.url, 'http://shop.example')
          const query = new URLSearchParams({ path: pathname, querystring: search.slice(1) })
          const answer = await newShopper(shop).ask('GET', `/v1/catalog/overview/category?${query}`)
          expect(readAnswer(CategoryOverview, answer).pagination.total).toBe(first.count)
        }
      }),
      { numRuns: 15 },
    )
  }, 60_000)
})
