import { dayMs } from 'shared-types/calendar/clock'
import type { PricePoint } from '../../src/pricing/old-price.ts'
import type { Chance } from '../random.ts'

/** The price changes of one product; all its variants share the dates. */
export interface PricePlan {
  createdDaysAgo: number
  /** A current discount: percentage and start. */
  reduction?: { percent: number; daysAgo: number; dipDaysBefore?: number }
  /** The lower introductory price, as a percentage, and when it ended. */
  rise?: { percent: number; daysAgo: number }
}

/** Usual price endings: € 47,95 for textiles, whole euros for beds. */
const prettyPrice = (cents: number): number =>
  cents >= 20_000 ? Math.round(cents / 100) * 100 : Math.max(Math.round(cents / 100) * 100 - 5, 495)

const less = (cents: number, percent: number) => prettyPrice(cents * (1 - percent / 100))

/** One discount in five follows shortly after another one, which then sets the reference price. */
const dipChance = 0.2

/**
 * @param reduction the current discount in percent, or null
 * @param startsDaysAgo when it started; null for a random time
 */
export const planPrices = (
  chance: Chance,
  isNew: boolean,
  reduction: number | null,
  startsDaysAgo: number | null,
): PricePlan => {
  const createdDaysAgo = isNew ? chance.between(6, 27) : chance.between(200, 1100)
  const rises = !isNew && chance.next() < 0.4
  const dips = chance.next() < dipChance
  const riseDaysAgo = chance.between(90, 180)
  const ownDaysAgo = chance.between(3, 24)
  const reductionDaysAgo = startsDaysAgo ?? ownDaysAgo
  return {
    createdDaysAgo,
    ...(rises && { rise: { percent: 6, daysAgo: riseDaysAgo } }),
    ...(reduction !== null && {
      reduction: { percent: reduction, daysAgo: reductionDaysAgo, ...(dips && { dipDaysBefore: 22 }) },
    }),
  }
}

/** All prices of a variant in chronological order; the last one is current. */
export const priceHistoryOf = (usualCents: number, plan: PricePlan, now: Date): PricePoint[] => {
  const points: [daysAgo: number, cents: number][] = []
  if (plan.rise) {
    points.push([plan.createdDaysAgo, less(usualCents, plan.rise.percent)], [plan.rise.daysAgo, usualCents])
  } else {
    points.push([plan.createdDaysAgo, usualCents])
  }
  if (plan.reduction) {
    const { percent, daysAgo, dipDaysBefore } = plan.reduction
    if (dipDaysBefore) {
      points.push([daysAgo + dipDaysBefore, less(usualCents, percent / 2)])
      points.push([daysAgo + dipDaysBefore - 7, usualCents])
    }
    points.push([daysAgo, less(usualCents, percent)])
  }
  return points.map(([daysAgo, priceCents]) => ({
    validFrom: new Date(now.getTime() - daysAgo * dayMs),
    priceCents,
    offered: true,
  }))
}
