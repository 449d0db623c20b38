/**
 * Splits an amount in proportion to weights, to the cent: the parts always add up to the amount.
 * The cents that rounding leaves over go to the largest remainders, first part first.
 * Without any weight the whole amount falls to the first part. All are whole numbers, none negative.
 */
export const prorate = (amountCents: number, weights: number[]): number[] => {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amountCents : 0))
  // Whole numbers of any size: cents times cents outgrow what a double holds exactly.
  const products = weights.map((weight) => BigInt(amountCents) * BigInt(weight))
  const parts = products.map((product) => Number(product / total))
  const left = amountCents - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = products
    .map((product, index) => ({ index, remainder: Number(product % total) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const receivers = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => (receivers.has(index) ? part + 1 : part))
}
