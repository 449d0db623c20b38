import { prorate } from './prorate.ts'

export interface VatPart {
  /** Percent. */
  rate: number
  /** What is paid at this rate, VAT included. */
  grossCents: number
  /** The VAT in it. */
  amountCents: number
}

/** The VAT inside an amount that includes it, rounded to the nearest cent. */
export const vatIncluded = (grossCents: number, rate: number): number =>
  Math.round((grossCents * rate) / (100 + rate))

/**
 * The VAT in a total, by rate. What is paid besides the goods follows
 * them: it is spread over their rates in proportion, as Dutch VAT law does with what is
 * ancillary to a sale. The gross parts add up to the total.
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
