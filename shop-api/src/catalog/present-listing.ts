import type { CategoryHeader, ListPagination } from 'shared-types/v1/catalog'
import { safeHtml } from '../safe-html.ts'
import type { CategoryPlace } from './category-queries.ts'
import type { ListingChoice } from './listing-address.ts'
import type { Address } from './present-filters.ts'

export const pageSize = 24

export const presentHeader = ({ category, subcategories }: CategoryPlace): CategoryHeader => ({
  id: category.id,
  path: category.path,
  slug: category.slug,
  title: category.title,
  number_of_filters: category.numberOfFilters,
  intro: safeHtml(category.intro),
  description: safeHtml(category.description),
  image: category.image,
  action_steps: category.actionSteps,
  subcategories: subcategories.map(({ title, path, image }) => ({ title, path, image })),
  listed: category.listed,
  meta_title: category.metaTitle,
  meta_description: category.metaDescription,
})

/** `range` is what the page shows of the list, counted from one: `25-48`. */
export const presentPagination = (total: number, choice: ListingChoice, address: Address): ListPagination => {
  const { page } = choice
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const subtotal = Math.min(total, page * pageSize)
  return {
    total,
    subtotal,
    page,
    pageSize,
    pageCount,
    page_links: {
      previous: page > 1 ? address({ ...choice, page: page - 1 }) : null,
      next: page < pageCount ? address({ ...choice, page: page + 1 }) : null,
      range: total === 0 ? '0-0' : `${(page - 1) * pageSize + 1}-${subtotal}`,
    },
  }
}
