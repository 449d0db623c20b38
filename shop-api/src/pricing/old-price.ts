import { dayMs } from 'shared-types/calendar/clock'
import type { Cents } from 'shared-types/money'

/** A price and the start of its validity. */
export interface PricePoint {
  validFrom: Date
  priceCents: Cents
  /** Whether the article was for sale in the shop at this price. */
  offered: boolean
}

const lookBackMs = 30 * dayMs

/** After this time a lower price is the regular price, and no longer an offer. */
const longestReductionMs = 90 * dayMs

/**
 * The first price of the current series of reductions: successive reductions without a rise count as one. A price that was
 * not on offer cannot be reduced, and does not start a reduction.
 */
const firstReduced = (history: PricePoint[]): PricePoint | undefined => {
  let start = history.length - 1
  while (start > 0 && (history[start - 1]?.priceCents ?? 0) > (history[start]?.priceCents ?? 0)) start -= 1
  const [before, reduced] = history.slice(start).filter((point) => point.offered || point === history.at(-1))
  return reduced ?? before
}

/**
 * The old price to show crossed out: the lowest price on offer in the 30 days before the current reduction (article 5a
 * of the Dutch Besluit prijsaanduiding producten). Null without a current reduction. `history` is in
 * chronological order and ends with the current price. It has the prices that were not on offer too: they end those before
 * them, and can be a rise.
 * @param raisedAt when a supplement of a configurable bed last went up: a reduction within 30 days after it has no old price
 */
export const oldPrice = (history: PricePoint[], now: Date, raisedAt: Date | null = null): Cents | null => {
  const current = history.at(-1)
  const begun = firstReduced(history)
  if (!current || !begun || now.getTime() - begun.validFrom.getTime() > longestReductionMs) return null

  const end = begun.validFrom.getTime()
  if (raisedAt && raisedAt.getTime() > end - lookBackMs) return null
  const heldInWindow = history.filter(({ validFrom, offered }, index) => {
    const until = history[index + 1]?.validFrom.getTime() ?? Number.POSITIVE_INFINITY
    return offered && validFrom.getTime() < end && until > end - lookBackMs
  })
  if (heldInWindow.length === 0) return null
  const lowest = Math.min(...heldInWindow.map(({ priceCents }) => priceCents))
  return lowest > current.priceCents ? lowest : null
}
