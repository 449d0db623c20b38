import type { CategoryFilter } from 'shared-types/contracts/catalog'
import { priceKey } from 'shared-types/urls/listing-url'
import { wholeEuros } from 'shared-types/order/whole-euros'
import type { FacetRow } from '../category/category-queries.ts'
import { toggled, type ListingChoice } from './listing-address.ts'
import { nothing, type ListingMatch } from './listing-queries.ts'

/** Builds the URL of a state of this list. */
export type Address = (choice: ListingChoice) => string

/** The price filter is third, so that it is expanded in most categories. */
const pricePosition = 2

/** The number of results of each value: the choice in the same filter is ignored. */
const countsFor = (facetId: number, { counts }: ListingMatch): Map<number, number> => {
  const byValue = new Map<number, number>()
  for (const { valueId, missedFacetId, products } of counts) {
    if (missedFacetId !== nothing && missedFacetId !== facetId) continue
    byValue.set(valueId, (byValue.get(valueId) ?? 0) + products)
  }
  return byValue
}

interface Panel {
  facets: FacetRow[]
  match: ListingMatch
  /** The values of the unfiltered list. They stay, possibly with count 0, so that the panel does not change position. */
  offered: ReadonlySet<number>
  choice: ListingChoice
  address: Address
  /** The number of filters that are expanded, besides those with a choice. */
  openFilters: number
}

const presentFacet = (
  facet: FacetRow,
  counts: ReadonlyMap<number, number>,
  { offered, choice, address }: Pick<Panel, 'offered' | 'choice' | 'address'>,
): CategoryFilter => {
  const attributes = facet.values
    .filter(({ id, listed }) => (facet.listed && listed && offered.has(id)) || choice.chosen.has(id))
    .map((value) => ({
      title: value.title,
      rawUrl: value.slug,
      url: address(toggled(choice, value.id)),
      isSelected: choice.chosen.has(value.id),
      count: counts.get(value.id) ?? 0,
      color: value.color,
    }))
  return {
    title: facet.title,
    urlKey: facet.code,
    selectionType: facet.selectionType,
    isCollapsed: false,
    isCollapsible: true,
    infoText: facet.infoText,
    nrOfAttributesSelected: attributes.filter(({ isSelected }) => isSelected).length,
    attributes,
  }
}

/** Empty when all prices are equal, unless a price range is chosen and can be removed. */
const presentPriceFilter = ({
  match,
  choice,
  address,
}: Pick<Panel, 'match' | 'choice' | 'address'>): CategoryFilter[] => {
  const lowest = Math.floor((match.lowestCents ?? 0) / 100)
  const highest = Math.ceil((match.highestCents ?? 0) / 100)
  if (choice.price === null && highest - lowest <= 1) return []
  const withoutPrice = address({ ...choice, price: null, page: 1 })
  const attribute = (euros: number, chosen: boolean) => ({
    title: wholeEuros(euros),
    rawUrl: String(euros),
    url: withoutPrice,
    isSelected: chosen,
    count: match.total,
    color: null,
  })
  return [
    {
      title: 'Prijs',
      urlKey: priceKey,
      selectionType: 'slider',
      isCollapsed: false,
      isCollapsible: true,
      infoText: null,
      nrOfAttributesSelected: choice.price ? 1 : 0,
      attributes: [
        attribute(lowest, false),
        attribute(highest, false),
        attribute(choice.price?.min ?? lowest, choice.price !== null),
        attribute(choice.price?.max ?? highest, choice.price !== null),
      ],
    },
  ]
}

/** The filter panel. */
export const presentFilters = (panel: Panel): CategoryFilter[] => {
  const { facets, match, openFilters } = panel
  // Without a choice, the counts of all filters are the same.
  const isWhole = match.counts.every(({ missedFacetId }) => missedFacetId === nothing)
  const all = isWhole ? countsFor(nothing, match) : null
  return facets
    .map((facet) => presentFacet(facet, all ?? countsFor(facet.id, match), panel))
    .filter(({ attributes }) => attributes.length > 0)
    .toSpliced(pricePosition, 0, ...presentPriceFilter(panel))
    .map((filter, index) =>
      Object.assign(filter, { isCollapsed: index >= openFilters && filter.nrOfAttributesSelected === 0 }),
    )
}
