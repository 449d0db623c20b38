import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  listingUrl,
  prefixesOf,
  readListingQuery,
  sorts,
  toggled,
  type AddressedFacet,
  type ListingChoice,
} from './listing-address.ts'
import { parseFilters, segmentsOf } from 'shared-types/urls/listing-filters'

const facets: AddressedFacet[] = [
  {
    code: 'ae-maat',
    values: [
      { id: 1, slug: '140x200' },
      { id: 2, slug: '240x220' },
    ],
  },
  {
    code: 'ae-kleur',
    values: [
      { id: 3, slug: 'wit' },
      { id: 4, slug: 'zand' },
      { id: 5, slug: 'oud-roze' },
    ],
  },
]

const usual: ListingChoice = { chosen: new Set(), price: null, sort: 'aanbevolen', page: 1 }

const anyChoice: fc.Arbitrary<ListingChoice> = fc.record({
  chosen: fc.uniqueArray(fc.integer({ min: 1, max: 5 })).map((ids) => new Set(ids)),
  price: fc.option(fc.tuple(fc.nat(999), fc.nat(999)).map(([min, more]) => ({ min, max: min + more }))),
  sort: fc.constantFrom(...sorts.map(({ key }) => key)),
  page: fc.integer({ min: 1, max: 500 }),
})

/** Parses a URL as the shop does. */
const readBack = (url: string): ListingChoice | null => {
  const { pathname, search } = new URL(url, 'http://shop.example')
  const filters = parseFilters(segmentsOf(pathname).slice(1))
  const query = readListingQuery(search)
  if (!filters || 'unreadable' in query) return null
  const chosen = [...filters].flatMap(([code, values]) =>
    values.map((slug) => {
      const facet = facets.find((candidate) => candidate.code === code)
      return facet?.values.find((value) => value.slug === slug)?.id ?? -1
    }),
  )
  return { ...query, chosen: new Set(chosen) }
}

describe('the URL of a listing', () => {
  it('omits default values', () => {
    expect(listingUrl('wonen/vloerkleden', facets, usual)).toBe('/wonen/vloerkleden/')
  })

  it('has filters as pairs of path segments and the rest in the query string', () => {
    const choice: ListingChoice = {
      chosen: new Set([5, 2, 3]),
      price: { min: 20, max: 50 },
      sort: 'prijs-oplopend',
      page: 2,
    }
    expect(listingUrl('dekbedovertrek', facets, choice)).toBe(
      '/dekbedovertrek/ae-maat/240x220/ae-kleur/wit_oud-roze/?tn_fk_ae-prijs=20-50&tn_sort=prijs-oplopend&tn_p=2',
    )
  })

  it('contains the whole selection, and is parsed to the same selection', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(readBack(listingUrl('dekbed', facets, choice))).toEqual(choice)
      }),
    )
  })

  it('is the same for the same selection, in any order of choosing', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const otherOrder = { ...choice, chosen: new Set([...choice.chosen].toReversed()) }
        expect(listingUrl('dekbed', facets, otherOrder)).toBe(listingUrl('dekbed', facets, choice))
      }),
    )
  })

  it('is unchanged after toggling twice, on the first page', () => {
    fc.assert(
      fc.property(anyChoice, fc.integer({ min: 1, max: 5 }), (choice, value) => {
        expect(toggled(toggled(choice, value), value)).toEqual({ ...choice, page: 1 })
      }),
    )
  })
})

describe('parsing a URL', () => {
  it('tries every category that the path may start with', () => {
    expect(prefixesOf('/wonen//vloerkleden/ae-maat/')).toEqual([
      'wonen',
      'wonen/vloerkleden',
      'wonen/vloerkleden/ae-maat',
    ])
  })

  it.each([
    ['tn_p=0', ['tn_p']],
    ['tn_p=-1', ['tn_p']],
    ['tn_p=1.5', ['tn_p']],
    ['tn_p=10000', ['tn_p']],
    ['tn_fk_ae-prijs=20', ['tn_fk_ae-prijs']],
    ['tn_fk_ae-prijs=a-b&tn_p=x', ['tn_fk_ae-prijs', 'tn_p']],
  ])('names the unreadable parameters in %s', (querystring, unreadable) => {
    expect(readListingQuery(querystring)).toEqual({ unreadable })
  })

  it('swaps a reversed price range, and replaces an unknown sort order by the default', () => {
    expect(readListingQuery('tn_fk_ae-prijs=50-20&tn_sort=price;drop')).toEqual({
      price: { min: 20, max: 50 },
      sort: 'aanbevolen',
      page: 1,
    })
  })

  it('ignores parameters of others', () => {
    expect(readListingQuery('?utm_source=brief&tn_p=3')).toEqual({ price: null, sort: 'aanbevolen', page: 3 })
  })

  it('never throws for any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        expect(prefixesOf(path)).toHaveLength(segmentsOf(path).length)
        expect(parseFilters(segmentsOf(path))).toSatisfy((read) => read === null || read instanceof Map)
        expect(readListingQuery(query)).toBeTypeOf('object')
      }),
    )
  })
})
