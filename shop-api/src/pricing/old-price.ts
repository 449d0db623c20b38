import type { Cents } from 'shared-types/money'

/** A price and the start of its validity. */
export interface PricePoint {
  validFrom: Date
  priceCents: Cents
}

const dayMs = 86_400_000
const lookBackMs = 30 * dayMs

/** After this time a lower price is the regular price, and no longer an offer. */
const longestReductionMs = 90 * dayMs

/** The start of the current series of reductions: successive reductions without a rise count as one. */
const startOfReduction = (history: PricePoint[]): number => {
  let start = history.length - 1
  while (start > 0 && (history[start - 1]?.priceCents ?? 0) > (history[start]?.priceCents ?? 0)) start -= 1
  return start + 1
}

/**
 * The old price to show crossed out: the lowest price of the 30 days before the current reduction (article 5a
 * of the Dutch Besluit prijsaanduiding producten). Null without a current reduction. `history` is in
 * chronological order and ends with the current price.
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
