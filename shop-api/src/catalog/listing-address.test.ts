import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  listingUrl,
  prefixesOf,
  readListingQuery,
  readSegments,
  segmentsOf,
  sorts,
  toggled,
  type AddressedFacet,
  type ListingChoice,
} from './listing-address.ts'

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

/** Reads an address back the way the shop does. */
const readBack = (url: string): ListingChoice | null => {
  const { pathname, search } = new URL(url, 'http://shop.example')
  const segments = readSegments(segmentsOf(pathname).slice(1))
  const query = readListingQuery(search)
  if (!segments || 'unreadable' in query) return null
  const chosen = segments.flatMap(({ code, values }) =>
    values.map((slug) => {
      const facet = facets.find((candidate) => candidate.code === code)
      return facet?.values.find((value) => value.slug === slug)?.id ?? -1
    }),
  )
  return { ...query, chosen: new Set(chosen) }
}

describe('the address of a listing', () => {
  it('says nothing about what is as usual', () => {
    expect(listingUrl('wonen/vloerkleden', facets, usual)).toBe('/wonen/vloerkleden/')
  })

  it('has filters as pairs of segments and the rest in the query', () => {
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

  it('says all of a choice, and is read back as the same', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(readBack(listingUrl('dekbed', facets, choice))).toEqual(choice)
      }),
    )
  })

  it('is the same for the same choice, in whatever order it was made', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const otherOrder = { ...choice, chosen: new Set([...choice.chosen].toReversed()) }
        expect(listingUrl('dekbed', facets, otherOrder)).toBe(listingUrl('dekbed', facets, choice))
      }),
    )
  })

  it('toggled twice is where it began, on the first page', () => {
    fc.assert(
      fc.property(anyChoice, fc.integer({ min: 1, max: 5 }), (choice, value) => {
        expect(toggled(toggled(choice, value), value)).toEqual({ ...choice, page: 1 })
      }),
    )
  })
})

describe('reading an address', () => {
  it('tries every category a path may start with', () => {
    expect(prefixesOf('/wonen//vloerkleden/ae-maat/')).toEqual([
      'wonen',
      'wonen/vloerkleden',
      'wonen/vloerkleden/ae-maat',
    ])
  })

  it.each([
    ['a filter without a value', ['ae-maat']],
    ['an empty value', ['ae-maat', 'wit_']],
    ['one filter twice', ['ae-maat', '140x200', 'ae-maat', '240x220']],
  ])('does not take %s', (_what, rest) => {
    expect(readSegments(rest)).toBeNull()
  })

  it.each([
    ['tn_p=0', ['tn_p']],
    ['tn_p=-1', ['tn_p']],
    ['tn_p=1.5', ['tn_p']],
    ['tn_p=9999999', ['tn_p']],
    ['tn_fk_ae-prijs=20', ['tn_fk_ae-prijs']],
    ['tn_fk_ae-prijs=a-b&tn_p=x', ['tn_fk_ae-prijs', 'tn_p']],
  ])('names what it cannot read in %s', (querystring, unreadable) => {
    expect(readListingQuery(querystring)).toEqual({ unreadable })
  })

  it('turns a price that stands upside down, and takes the usual order for one it does not know', () => {
    expect(readListingQuery('tn_fk_ae-prijs=50-20&tn_sort=price;drop')).toEqual({
      price: { min: 20, max: 50 },
      sort: 'aanbevolen',
      page: 1,
    })
  })

  it('leaves the keys of others alone', () => {
    expect(readListingQuery('?utm_source=brief&tn_p=3')).toEqual({ price: null, sort: 'aanbevolen', page: 3 })
  })

  it('makes something or nothing of whatever is typed, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        expect(prefixesOf(path)).toHaveLength(segmentsOf(path).length)
        expect(readSegments(segmentsOf(path))).toSatisfy((read) => read === null || Array.isArray(read))
        expect(readListingQuery(query)).toBeTypeOf('object')
      }),
    )
  })
})
