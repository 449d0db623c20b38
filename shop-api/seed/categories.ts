import { acties } from './categories/acties.ts'
import { beddengoed } from './categories/beddengoed.ts'
import { bedden } from './categories/bedden.ts'
import { overig } from './categories/overig.ts'
import { wonen } from './categories/wonen.ts'

export interface CategoryPlan {
  /** The whole address without outer slashes; a parent must stand before its children. */
  path: string
  title: string
  kind: 'listing' | 'overview' | 'text'
  /** Filters open on arrival; 3 unless said otherwise. */
  numberOfFilters?: number
  /** False for what no menu, sitemap or overview shows. */
  listed?: boolean
  /** Name in the picture manifest. */
  image?: string
  intro: string
  /** HTML below the list, or the body of an overview or text page. */
  description: string
  actionSteps?: { title: string; text: string }[]
  metaDescription: string
}

/** Every category of the shop; ids follow this order, so new ones go at the end of their file's list. */
export const categories: CategoryPlan[] = [...beddengoed, ...bedden, ...wonen, ...acties, ...overig]
