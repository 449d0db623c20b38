import type { CategoryFilter, FilterAttribute, Listing, SortOption } from 'shared-types/contracts/catalog'
import { listingKeys } from 'shared-types/urls/listing-url'
import { type FilterChoice } from 'shared-types/urls/listing-filters'
import type { ProblemError } from '../../api/problem-error.ts'

/** The common data of all product listings: of a category, a brand or a search. */
export type ProductList = Pick<Listing, 'filters' | 'sort' | 'products' | 'pagination'>

/** The URLs of a listing, and its state. */
export interface ListSource {
  /** `/api` URL of one of its pages. */
  pageKey: (page: number) => string
  /** The page's URL without any choices. */
  whole: string
  /** Its name as it is measured. */
  name: string
  /** URL of the listing that is shown: that of the page, unless a choice is still loading. */
  shown: string
  /** Why the requested listing could not be loaded, and how to try again. */
  missed: { error: ProblemError; retry: () => Promise<unknown> } | null
}

/** Drops a choice that narrows the listing. */
export interface Choice extends FilterChoice {
  label: string
}

const isSlider = ({ selectionType }: CategoryFilter) => selectionType === 'slider'

const choiceOf = ({ urlKey }: CategoryFilter, { title, rawUrl, url }: FilterAttribute): Choice => ({
  key: urlKey,
  value: rawUrl,
  isChosen: false,
  url,
  label: title,
})

const rangeOf = (filter: CategoryFilter): Choice[] => {
  const [, , min, max] = filter.attributes
  if (!min || !max) return []
  return [{ ...choiceOf(filter, min), label: `${min.title} tot ${max.title}` }]
}

/** All choices, in the order of the filters. */
export const choicesIn = (filters: CategoryFilter[]): Choice[] =>
  filters.flatMap((filter) => {
    if (filter.nrOfAttributesSelected === 0) return []
    if (isSlider(filter)) return rangeOf(filter)
    return filter.attributes
      .filter(({ isSelected }) => isSelected)
      .map((attribute) => choiceOf(filter, attribute))
  })

/** `1 product`, `12 producten` */
export const countOf = (total: number): string => (total === 1 ? '1 product' : `${total} producten`)

/** The same query for another page. */
export const onPage = (query: string, page: number): string => {
  const parameters = new URLSearchParams(query)
  parameters.set(listingKeys.page, String(page))
  return parameters.toString()
}

/** Sorts a listing by the option at `index`; the first is the default, which its URL omits. */
export const sortChoice = ({ rawUrl, url }: SortOption, index: number): FilterChoice => ({
  key: listingKeys.sort,
  value: rawUrl,
  isChosen: index > 0,
  url,
})

/** Adds the chosen sort order to a listing's URL; the first order is the default. */
export const inOrder = (address: string, sort: SortOption[]): string => {
  const chosen = sort.findIndex(({ isSelected }) => isSelected)
  const order = sort[chosen]
  if (!order || chosen === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${listingKeys.sort}=${encodeURIComponent(order.rawUrl)}`
}
