import type { promotion } from '../../src/db/schema/products/promotion.ts'
import { isoDay } from '../../src/format.ts'
import { promotions, startedDaysAgo } from '../promotions.ts'
import { categoryId } from './category-rows.ts'

const dayMs = 86_400_000

const dutchHour = new Intl.DateTimeFormat('nl-NL', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
})

/** The end of that day in the Netherlands, in summer or winter time. */
const endOfDay = (now: Date, inDays: number): Date => {
  const day = isoDay.format(now.getTime() + inDays * dayMs)
  const winter = new Date(`${day}T23:00:00.000Z`)
  return dutchHour.format(winter) === '00' ? winter : new Date(`${day}T22:00:00.000Z`)
}

/** The promotions of a new shop. Their dates are fixed at its first start. */
export const promotionRows = (now: Date): (typeof promotion.$inferInsert)[] =>
  promotions.map(({ id, path, endsInDays }) => ({
    id,
    categoryId: categoryId(path),
    startsAt: new Date(now.getTime() - startedDaysAgo * dayMs),
    endsAt: endOfDay(now, endsInDays),
    state: 'running',
  }))
