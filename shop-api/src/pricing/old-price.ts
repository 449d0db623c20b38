import type { Cents } from 'shared-types/money'

/** A price and the moment from which it held. */
export interface PricePoint {
  validFrom: Date
  priceCents: Cents
}

const dayMs = 86_400_000
const lookBackMs = 30 * dayMs

/** After this a lower price is simply the price, and no longer an offer to advertise. */
const longestReductionMs = 90 * dayMs

/** Where the running series of reductions began: steps down without a rise between count as one reduction. */
const startOfReduction = (history: PricePoint[]): number => {
  let start = history.length - 1
  while (start > 0 && (history[start - 1]?.priceCents ?? 0) > (history[start]?.priceCents ?? 0)) start -= 1
  return start + 1
}

/**
 * The price to show crossed out beside today's: the lowest of the 30 days before the running reduction
 * began (article 5a of the Dutch Besluit prijsaanduiding producten). Null when nothing is reduced now.
 * `history` is in order of time and ends with today's price.
 */
export const oldPrice = (history: PricePoint[], now: Date): Cents | null => {
  const current = history.at(-1)
  const begun = history[startOfReduction(history)]
  if (!current || !begun || now.getTime() - begun.validFrom.getTime() > longestReductionMs) return null

  const end = begun.validFrom.getTime()
  const heldInWindow = history.filter(({ validFrom }, index) => {
    const until = history[index + 1]?.validFrom.getTime() ?? Number.POSITIVE_INFINITY
    return validFrom.getTime() < end && until > end - lookBackMs
  })
  const lowest = Math.min(...heldInWindow.map(({ priceCents }) => priceCents))
  return lowest > current.priceCents ? lowest : null
}
