export const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Splits an amount in proportion to weights, to the cent: the parts always add up to the amount. Remaining
 * cents go to the parts with the largest remainders, in order. Without weights the whole amount goes to the
 * first part. All numbers are integers and not negative.
 */
export const prorate = (amountCents: number, weights: number[]): number[] => {
  const total = BigInt(sum(weights))
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amountCents : 0))
  // BigInt, because products of cents exceed the integers that a double can represent.
  const products = weights.map((weight) => BigInt(amountCents) * BigInt(weight))
  const parts = products.map((product) => Number(product / total))
  const left = amountCents - sum(parts)
  const byRemainder = products
    .map((product, index) => ({ index, remainder: Number(product % total) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const receivers = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => (receivers.has(index) ? part + 1 : part))
}
