import { sum } from './amounts.ts'
import { vatByRate, type VatPart } from './vat.ts'

export interface PricedLine {
  priceCents: number
  priceOldCents: number | null
  vatRate: number
  quantity: number
  /** The discount of the whole line with its title. At most the line's price. */
  discount?: TitledAmount | null
  gift?: boolean
}

export interface TitledAmount {
  title: string
  amountCents: number
}

/** Costs besides the goods. */
export interface Costs {
  shippingCents: number
  paymentCents: number
  additional: TitledAmount[]
}

/** In cents, including VAT. `subTotalOldCents` uses old prices where they exist. Discounts are positive. */
export interface Totals {
  totalQuantity: number
  subTotalCents: number
  subTotalOldCents: number
  savingCents: number
  shippingCents: number
  paymentCents: number
  additional: TitledAmount[]
  discounts: TitledAmount[]
  vat: VatPart[]
  grandTotalCents: number
}

export const noCosts: Costs = { shippingCents: 0, paymentCents: 0, additional: [] }

const goodsCents = (line: PricedLine): number => line.priceCents * line.quantity

/** The discount on the whole line, at most its price. */
export const discountCents = (line: PricedLine): number =>
  Math.min(line.discount?.amountCents ?? 0, goodsCents(line))

/** The discounts of all lines, added up by title. */
const discountsOf = (lines: PricedLine[]): TitledAmount[] => {
  const byTitle = new Map<string, number>()
  for (const line of lines) {
    const cents = discountCents(line)
    if (cents > 0 && line.discount) {
      byTitle.set(line.discount.title, (byTitle.get(line.discount.title) ?? 0) + cents)
    }
  }
  return [...byTitle].map(([title, amountCents]) => ({ title, amountCents }))
}

/**
 * Calculates the totals of a cart. An empty cart costs nothing. An old price that is not above the price is
 * ignored. Gifts are not counted as articles.
 */
export const calculateTotals = (lines: PricedLine[], costs: Costs): Totals => {
  const charged = lines.length === 0 ? noCosts : costs
  const subTotalCents = sum(lines.map(goodsCents))
  const subTotalOldCents = sum(
    lines.map((line) => Math.max(line.priceOldCents ?? 0, line.priceCents) * line.quantity),
  )
  const discounts = discountsOf(lines)
  const grandTotalCents =
    subTotalCents +
    charged.shippingCents +
    charged.paymentCents +
    sum(charged.additional.map((cost) => cost.amountCents)) -
    sum(discounts.map((discount) => discount.amountCents))
  return {
    totalQuantity: sum(lines.map((line) => (line.gift ? 0 : line.quantity))),
    subTotalCents,
    subTotalOldCents,
    savingCents: subTotalOldCents - subTotalCents,
    shippingCents: charged.shippingCents,
    paymentCents: charged.paymentCents,
    additional: charged.additional,
    discounts,
    vat: vatByRate(
      lines.map((line) => ({ vatRate: line.vatRate, amountCents: goodsCents(line) - discountCents(line) })),
      grandTotalCents,
    ),
    grandTotalCents,
  }
}
