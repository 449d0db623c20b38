import type { category } from '../../src/db/schema/products/catalog.ts'
import { isPageOfOffers } from './promotions.ts'
import { categories } from '../categories.ts'
import { picture } from '../pictures.ts'

export type CategoryRow = typeof category.$inferInsert & { id: number }

const idByPath = new Map(categories.map(({ path }, index) => [path, index + 1]))
const isListing = new Map(categories.map(({ path, kind }) => [path, kind === 'listing']))

export const categoryId = (path: string): number => {
  const id = idByPath.get(path)
  if (id === undefined) throw new Error(`There is no category ${path}.`)
  return id
}

const parentOf = (path: string) => path.split('/').slice(0, -1).join('/')

/** A product of `wonen/gordijnen` is also in `wonen`; overview and text categories contain no products. */
export const withListingAncestors = (paths: string[]): string[] => {
  const all = new Set(paths)
  for (const path of all) {
    const parent = parentOf(path)
    if (parent && isListing.get(parent)) all.add(parent)
  }
  return [...all]
}

export const categoryRows = (): CategoryRow[] =>
  categories.map((plan, index) => ({
    id: index + 1,
    path: plan.path,
    slug: plan.path.split('/').at(-1) ?? plan.path,
    title: plan.title,
    kind: plan.kind,
    numberOfFilters: plan.numberOfFilters ?? 3,
    parentId: parentOf(plan.path) ? categoryId(parentOf(plan.path)) : null,
    position: index,
    listed: plan.listed ?? true,
    reducedOnly: isPageOfOffers(plan.path),
    image: plan.image ? picture(plan.image) : null,
    intro: plan.intro,
    description: plan.description,
    actionSteps: plan.actionSteps ?? [],
    metaTitle: plan.title,
    metaDescription: plan.metaDescription,
  }))
