import { prorate } from './amounts.ts'

export interface VatPart {
  /** Percent. */
  rate: number
  /** Amount paid at this rate, including VAT. */
  grossCents: number
  /** The VAT included in it. */
  amountCents: number
}

/** The VAT included in an amount, rounded to the nearest cent. */
export const vatIncluded = (grossCents: number, rate: number): number =>
  Math.round((grossCents * rate) / (100 + rate))

/**
 * The VAT of a total, by rate. Costs other than goods are distributed over the goods' rates in proportion, as
 * Dutch VAT law requires for ancillary services. The gross parts add up to the total.
 */
export const vatByRate = (
  lines: { vatRate: number; amountCents: number }[],
  totalCents: number,
): VatPart[] => {
  const goods = new Map<number, number>()
  for (const line of lines) goods.set(line.vatRate, (goods.get(line.vatRate) ?? 0) + line.amountCents)
  const rates = [...goods.keys()].toSorted((a, b) => a - b)
  const gross = prorate(
    totalCents,
    rates.map((rate) => goods.get(rate) ?? 0),
  )
  return rates.map((rate, index) => {
    const grossCents = gross[index] ?? 0
    return { rate, grossCents, amountCents: vatIncluded(grossCents, rate) }
  })
}
