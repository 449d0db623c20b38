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
 * The places in the history of the reductions of the current series, the first one first: successive reductions without a
 * rise are one series. A price that was not on offer cannot be reduced, and does not start a reduction; the same price again
 * is none.
 */
const reductionsOf = (history: PricePoint[]): number[] => {
  const centsAt = (index: number) => history[index]?.priceCents ?? 0
  let start = history.length - 1
  while (start > 0 && centsAt(start - 1) >= centsAt(start)) start -= 1
  const series = history.flatMap(({ offered }, index) =>
    index >= start && (offered || index === history.length - 1) ? [index] : [],
  )
  const reductions = series.filter((index, at) => at > 0 && centsAt(index) < centsAt(series[at - 1] ?? 0))
  return reductions.length > 0 ? reductions : series.slice(0, 1)
}

/**
 * The old price to show crossed out: the lowest price on offer in the 30 days before the current reduction (article 5a
 * of the Dutch Besluit prijsaanduiding producten). Null without a current reduction. Of successive reductions it is the first
 * that has such a price: the article can have been hidden for long before it. `history` is in chronological order and ends
 * with the current price. It has the prices that were not on offer too: they end those before them, and can be a rise.
 * @param raisedAt when a supplement of a configurable bed last went up: a reduction within 30 days after it has no old price
 */
export const oldPrice = (history: PricePoint[], now: Date, raisedAt: Date | null = null): Cents | null => {
  const current = history.at(-1)
  for (const begun of reductionsOf(history)) {
    const end = history[begun]?.validFrom.getTime() ?? 0
    // By their order: a wrong clock can have given several prices one moment.
    const held = history.filter(({ offered }, index) => {
      const until = history[index + 1]?.validFrom.getTime() ?? Number.POSITIVE_INFINITY
      return offered && index < begun && until > end - lookBackMs
    })
    if (!current || held.length === 0) continue
    if (now.getTime() - end > longestReductionMs) return null
    if (raisedAt && raisedAt.getTime() > end - lookBackMs) return null
    const lowest = Math.min(...held.map(({ priceCents }) => priceCents))
    return lowest > current.priceCents ? lowest : null
  }
  return null
}

/** The old price of a price that begins later; `history` is that until now. */
export const oldPriceFrom = (
  history: PricePoint[],
  { startsAt, priceCents }: { startsAt: Date; priceCents: Cents },
  raisedAt: Date | null,
): Cents | null => {
  const before = history.filter(({ validFrom }) => validFrom < startsAt)
  return oldPrice([...before, { validFrom: startsAt, priceCents, offered: true }], startsAt, raisedAt)
}
