import { prorate, sum } from './amounts.ts'

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

/**
 * The tax of a part of what is left of an invoice, by rate: in proportion to the lines that it is for, as far as each rate
 * has as much. What remains always has the tax of its own amount, so that all parts add up to the invoice to the cent.
 */
export const vatOfPart = (
  left: VatPart[],
  lines: Parameters<typeof vatByRate>[0],
  amountCents: number,
): VatPart[] => {
  const wanted = new Map(vatByRate(lines, amountCents).map(({ rate, grossCents }) => [rate, grossCents]))
  const first = left.map(({ rate, grossCents }) => Math.min(grossCents, wanted.get(rate) ?? 0))
  const more = prorate(
    amountCents - sum(first),
    left.map(({ grossCents }, index) => grossCents - (first[index] ?? 0)),
  )
  return left.flatMap((part, index) => {
    const grossCents = (first[index] ?? 0) + (more[index] ?? 0)
    const restVat = vatIncluded(part.grossCents - grossCents, part.rate)
    return grossCents === 0 ? [] : [{ rate: part.rate, grossCents, amountCents: part.amountCents - restVat }]
  })
}

/** What is left after parts of it went back. */
export const vatWithout = (whole: VatPart[], parts: VatPart[]): VatPart[] =>
  whole.map(({ rate, grossCents, amountCents }) => {
    const gone = parts.filter((part) => part.rate === rate)
    return {
      rate,
      grossCents: grossCents - sum(gone.map((part) => part.grossCents)),
      amountCents: amountCents - sum(gone.map((part) => part.amountCents)),
    }
  })

export const timesSign = (parts: VatPart[], sign: 1 | -1): VatPart[] =>
  parts.map(({ rate, grossCents, amountCents }) => ({
    rate,
    grossCents: sign * grossCents,
    amountCents: sign * amountCents,
  }))
