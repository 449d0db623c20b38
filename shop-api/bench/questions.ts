import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../src/db/client.ts'
import { category, facet, facetValue } from '../src/db/schema/products/catalog.ts'

/** Draws the same random numbers on every run (mulberry32), so that all runs send the same requests. */
const draws = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

export const terms = [
  'dekbedovertrek',
  'overtrek wit 240 x 220',
  'hoeslaken 160x200',
  'kussen',
  'dekbedovertek katoen',
  'handdoek zand',
  'gordijn linnen',
  'katoem',
  'laken',
  'noordlinnen',
  'vloerkleed terra',
  'zomerdekbed',
]
const typing = [
  'dek',
  'dekb',
  'dekbedo',
  'hoes',
  'kus',
  'kusens',
  'wit dek',
  'mat',
  'gord',
  'vloerk',
  'noord',
  'badlaken',
]

const filterCodes = ['ae-maat', 'ae-kleur', 'ae-materiaal', 'ae-merk']

/** Listings of large categories with one or two values of three filters, search terms and term prefixes. */
export const questionsFor = async (db: Db) => {
  const draw = draws(7)
  const pick = <T>(from: T[]): T => {
    const drawn = from[draw(from.length)]
    if (drawn === undefined) throw new Error('nothing to draw from')
    return drawn
  }
  const facets = await db.select().from(facet).where(inArray(facet.code, filterCodes)).orderBy(asc(facet.id))
  const values = await db.select().from(facetValue).orderBy(asc(facetValue.id))
  const categories = await db
    .select({ path: category.path })
    .from(category)
    .where(inArray(category.path, ['wonen', 'badtextiel', 'dekbedovertrek', 'hoeslaken']))
    .orderBy(asc(category.path))
  const filter = ({ id, code }: (typeof facets)[number]) => {
    const slugs = values.filter(({ facetId }) => facetId === id).map(({ slug }) => slug)
    return `${code}/${[...new Set([pick(slugs), pick(slugs)])].join('_')}`
  }
  const listingOf = (filters: typeof facets, querystring = '') =>
    `/v1/catalog/overview/category?${new URLSearchParams({ path: [pick(categories).path, ...filters.map(filter)].join('/'), querystring })}`
  const size = facets.filter(({ code }) => code === 'ae-maat')
  const listing = () => {
    const left = [...facets]
    left.splice(draw(left.length), 1)
    return listingOf(left)
  }
  return {
    listing,
    sizeListing: () => listingOf([...size, ...facets.filter(({ code }) => code !== 'ae-maat').slice(0, 2)]),
    sizeByPrice: () => listingOf(size, 'tn_sort=prijs-oplopend'),
    priceListing: () => listingOf([], 'tn_fk_ae-prijs=20-60'),
    plainListing: () =>
      `/v1/catalog/overview/category?${new URLSearchParams({ path: pick(categories).path })}`,
    search: () => `/v1/catalog/search?${new URLSearchParams({ tn_q: pick(terms) })}`,
    suggestions: () => `/v1/catalog/search/suggestions?${new URLSearchParams({ search_term: pick(typing) })}`,
  }
}
