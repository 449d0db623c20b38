import type { CategoryOverview } from 'shared-types/contracts/provider/catalog'

/** The url key of the price filter, which travels in the query and is stored with no facet. */
export const priceKey = 'ae-prijs'

export const sorts = [
  { key: 'aanbevolen', title: 'Aanbevolen' },
  { key: 'prijs-oplopend', title: 'Prijs oplopend' },
  { key: 'prijs-aflopend', title: 'Prijs aflopend' },
  { key: 'nieuwste', title: 'Nieuwste' },
  { key: 'best-beoordeeld', title: 'Best beoordeeld' },
] as const
export type SortKey = (typeof sorts)[number]['key']

const defaultSort: SortKey = 'aanbevolen'

/** Whole euros, both ends included. */
export interface PriceRange {
  min: number
  max: number
}

/** One filter segment pair of an address: `ae-kleur/wit_zand`. */
export interface ChosenSegment {
  code: string
  values: string[]
}

/** What the query of an address asks for. */
export interface ListingQuery {
  price: PriceRange | null
  sort: SortKey
  page: number
}

/** A filter as far as an address needs it, with its values in the order to show them. */
export interface AddressedFacet {
  code: string
  values: { id: number; slug: string }[]
}

/** Everything that one listing address says. */
export interface ListingChoice extends ListingQuery {
  /** Ids of the chosen facet values. */
  chosen: ReadonlySet<number>
}

/** The steps of a path, outer slashes and empty steps left out. */
export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** `a/b/c` to `a`, `a/b` and `a/b/c`: every category this path may start with. */
export const prefixesOf = (path: string): string[] => {
  const segments = segmentsOf(path)
  return segments.map((_segment, index) => segments.slice(0, index + 1).join('/'))
}

/** What follows the category in pairs of filter and values. Null when it is no such row. */
export const readSegments = (rest: string[]): ChosenSegment[] | null => {
  if (rest.length % 2 === 1) return null
  const chosen: ChosenSegment[] = []
  for (let index = 0; index < rest.length; index += 2) {
    const code = rest[index] ?? ''
    const values = [...new Set((rest[index + 1] ?? '').split('_'))]
    if (values.includes('') || chosen.some((segment) => segment.code === code)) return null
    chosen.push({ code, values })
  }
  return chosen
}

const readPrice = (value: string | null): PriceRange | null | undefined => {
  if (value === null) return null
  const match = /^(\d{1,6})-(\d{1,6})$/.exec(value)
  if (!match) return undefined
  const ends = [Number(match[1]), Number(match[2])]
  // Upside down it can only have been meant the other way round.
  return { min: Math.min(...ends), max: Math.max(...ends) }
}

const readPage = (value: string | null): number | undefined => {
  if (value === null) return 1
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined
}

/** A sort order that there is not (any more) is the usual one: the list is the same. */
const readSort = (value: string | null): SortKey => sorts.find(({ key }) => key === value)?.key ?? defaultSort

/**
 * Reads `tn_fk_ae-prijs`, `tn_sort` and `tn_p`; other keys are somebody else's. Answers the names of
 * the keys it cannot read instead when there are any.
 */
export const readListingQuery = (querystring: string): ListingQuery | { unreadable: string[] } => {
  const query = new URLSearchParams(querystring.replace(/^\?/, ''))
  const price = readPrice(query.get(`tn_fk_${priceKey}`))
  const sort = readSort(query.get('tn_sort'))
  const page = readPage(query.get('tn_p'))
  if (price !== undefined && page !== undefined) return { price, sort, page }
  const unreadable = [
    ...(price === undefined ? [`tn_fk_${priceKey}`] : []),
    ...(page === undefined ? ['tn_p'] : []),
  ]
  return { unreadable }
}

const segmentsFor = (facets: AddressedFacet[], { chosen }: ListingChoice): string[] =>
  facets.flatMap(({ code, values }) => {
    const slugs = values.filter(({ id }) => chosen.has(id)).map(({ slug }) => slug)
    return slugs.length === 0 ? [] : [code, slugs.join('_')]
  })

const queryFor = ({ price, sort }: ListingChoice): string[] => [
  ...(price ? [`tn_fk_${priceKey}=${price.min}-${price.max}`] : []),
  ...(sort === defaultSort ? [] : [`tn_sort=${sort}`]),
]

const url = (steps: string[], query: string[]): string =>
  `/${steps.join('/')}/${query.length === 0 ? '' : `?${query.join('&')}`}`

/**
 * Path and query of a listing. Filters and their values stand in the order of the facets, and what is
 * as usual is left out, so that one state of a list has one address.
 */
export const listingUrl = (categoryPath: string, facets: AddressedFacet[], choice: ListingChoice): string =>
  url(
    [categoryPath, ...segmentsFor(facets, choice)],
    [...queryFor(choice), ...(choice.page === 1 ? [] : [`tn_p=${choice.page}`])],
  )

/** The same for search results and brands, whose page is the last step of the path (`/zoeken/2/?tn_q=dekbed`). */
export const pagedUrl = (
  base: string,
  facets: AddressedFacet[],
  choice: ListingChoice,
  query: string[] = [],
): string =>
  url(
    [base, ...segmentsFor(facets, choice), ...(choice.page === 1 ? [] : [String(choice.page)])],
    [...query, ...queryFor(choice)],
  )

/** The choice with one value toggled, from the first page on. */
export const toggled = (choice: ListingChoice, valueId: number): ListingChoice => {
  const chosen = new Set(choice.chosen)
  if (!chosen.delete(valueId)) chosen.add(valueId)
  return { ...choice, chosen, page: 1 }
}

export const presentSorts = (
  address: (choice: ListingChoice) => string,
  choice: ListingChoice,
): CategoryOverview['sort'] =>
  sorts.map(({ key, title }) => ({
    displayTitle: title,
    rawUrl: key,
    url: address({ ...choice, sort: key, page: 1 }),
    isSelected: key === choice.sort,
  }))
