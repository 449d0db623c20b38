import { dayMs } from 'shared-types/calendar/clock'
import { endOfDay } from 'shared-types/calendar/local-day'
import type { promotion } from '../../src/db/schema/products/promotion.ts'
import { promotions, startedDaysAgo } from '../promotions.ts'
import { categoryId } from './category-rows.ts'

/** The midnight after that day in the Netherlands. */
const midnightIn = (now: Date, days: number): Date =>
  new Date(endOfDay(new Date(now.getTime() + days * dayMs)).getTime() + 1)

/** The promotions of a new shop. Their dates are fixed at its first start. */
export const promotionRows = (now: Date): (typeof promotion.$inferInsert)[] =>
  promotions.map(({ id, path, endsInDays }) => ({
    id,
    categoryId: categoryId(path),
    startsAt: new Date(now.getTime() - startedDaysAgo * dayMs),
    endsAt: midnightIn(now, endsInDays),
    state: 'running',
  }))
