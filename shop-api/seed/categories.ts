import type { CategoryPlan } from './plan.ts'
import { acties } from './categories/acties.ts'
import { beddengoed } from './categories/beddengoed.ts'
import { bedden } from './categories/bedden.ts'
import { overig } from './categories/overig.ts'
import { wonen } from './categories/wonen.ts'

/** All categories of the shop. Ids follow this order, so add new ones at the end of their file's list. */
export const categories: CategoryPlan[] = [...beddengoed, ...bedden, ...wonen, ...acties, ...overig]
