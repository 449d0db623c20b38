import type { CategoryFilter, FilterAttribute, Listing, SortOption } from 'shared-types/contracts/catalog'
import type { ProblemError } from '../../api/problem-error.ts'

/** What every list of products is made of: a category's, a brand's, or what was searched for. */
export type ProductList = Pick<Listing, 'filters' | 'sort' | 'products' | 'pagination'>

/** Where a list is to be had. */
export interface ListPlace {
  /** `/api` address of one of its pages. */
  pageKey: (page: number) => string
  /** Address in the shop of the whole list, without any choice. */
  whole: string
  /** What it is called where it is measured. */
  name: string
  /** Address in the shop of the list in sight: that of the page, unless a choice is still on its way. */
  shown: string
  /** Why the list that was chosen last is not the one in sight, and how to ask again. */
  missed: { error: ProblemError; retry: () => Promise<unknown> } | null
}

/** One choice that narrows the list, and the address of the list without it. */
export interface Choice {
  key: string
  words: string
  without: string
}

const isSlider = ({ selectionType }: CategoryFilter) => selectionType === 'slider'

const choiceOf = ({ urlKey }: CategoryFilter, { title, rawUrl, url }: FilterAttribute): Choice => ({
  key: `${urlKey}/${rawUrl}`,
  words: title,
  without: url,
})

const rangeOf = (filter: CategoryFilter): Choice[] => {
  const [, , min, max] = filter.attributes
  if (!min || !max) return []
  return [{ key: filter.urlKey, words: `${min.title} tot ${max.title}`, without: min.url }]
}

/** Everything that was chosen, in the order of the filters. */
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
  const asked = new URLSearchParams(query)
  asked.set('tn_p', String(page))
  return asked.toString()
}

/** An address of the whole list in the order that was chosen; the first order is the usual one. */
export const inOrder = (address: string, sort: SortOption[]): string => {
  const chosen = sort.findIndex(({ isSelected }) => isSelected)
  const order = sort[chosen]
  if (!order || chosen === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}tn_sort=${encodeURIComponent(order.rawUrl)}`
}
