import type { CategoryHeader } from 'shared-types/contracts/provider/catalog'
import type { ListPagination, Promotion } from 'shared-types/contracts/catalog'
import { safeHtml } from 'shared-types/html/safe-html'
import { metaTitleOf } from '../../db/schema/columns/meta-title.ts'
import type { CategoryMatch, CategoryRow } from '../category/category-queries.ts'
import type { ListingChoice } from './listing-address.ts'
import type { Address } from './present-filters.ts'

export const pageSize = 24

/** The header of a promotion's page is valid only while the promotion runs. */
const promotes = (promotion: Promotion | null, category: CategoryRow) =>
  promotion === null || promotion.state === 'running'
    ? category
    : { ...category, intro: '', description: '', actionSteps: [], listed: false }

export const presentHeader = (
  { category: found, subcategories }: CategoryMatch,
  promotion: Promotion | null,
): CategoryHeader => {
  const category = promotes(promotion, found)
  return {
    id: category.id,
    path: category.path,
    slug: category.slug,
    title: category.title,
    numberOfFilters: category.numberOfFilters,
    intro: category.intro,
    description: safeHtml(category.description),
    image: category.image,
    actionSteps: category.actionSteps,
    subcategories: subcategories.map(({ title, path, image }) => ({ title, path, image })),
    listed: category.listed,
    metaTitle: metaTitleOf(category),
    metaDescription: category.metaDescription,
    promotion,
  }
}

/** `range` contains the positions of the products on this page, counted from one: `25-48`. */
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
    pageLinks: {
      previous: page > 1 ? address({ ...choice, page: page - 1 }) : null,
      next: page < pageCount ? address({ ...choice, page: page + 1 }) : null,
      range: total === 0 ? '0-0' : `${(page - 1) * pageSize + 1}-${subtotal}`,
    },
  }
}
