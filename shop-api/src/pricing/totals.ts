import { vatByRate, type VatPart } from './vat.ts'

export interface PricedLine {
  priceCents: number
  priceOldCents: number | null
  vatRate: number
  quantity: number
}

export interface TitledAmount {
  title: string
  amountCents: number
}

/** What comes on top of the goods, and off them. Discounts are positive amounts. */
export interface Costs {
  shippingCents: number
  paymentCents: number
  additional: TitledAmount[]
  discounts: TitledAmount[]
}

/** All in cents, VAT included. `subTotalOldCents` counts the old price where there is one. */
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

export const noCosts: Costs = { shippingCents: 0, paymentCents: 0, additional: [], discounts: [] }

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Each discount takes at most what is left of the goods, so that nobody is owed money for shopping. */
const capDiscounts = (discounts: TitledAmount[], goodsCents: number): TitledAmount[] => {
  let left = goodsCents
  return discounts.map(({ title, amountCents }) => {
    const taken = Math.min(amountCents, left)
    left -= taken
    return { title, amountCents: taken }
  })
}

/**
 * Adds up a cart. Nothing is charged for an empty one. An old price that is not above the price
 * counts as none.
 */
export const addUp = (lines: PricedLine[], costs: Costs): Totals => {
  const charged = lines.length === 0 ? noCosts : costs
  const subTotalCents = sum(lines.map((line) => line.priceCents * line.quantity))
  const subTotalOldCents = sum(
    lines.map((line) => Math.max(line.priceOldCents ?? 0, line.priceCents) * line.quantity),
  )
  const discounts = capDiscounts(charged.discounts, subTotalCents)
  const grandTotalCents =
    subTotalCents +
    charged.shippingCents +
    charged.paymentCents +
    sum(charged.additional.map((cost) => cost.amountCents)) -
    sum(discounts.map((discount) => discount.amountCents))
  return {
    totalQuantity: sum(lines.map((line) => line.quantity)),
    subTotalCents,
    subTotalOldCents,
    savingCents: subTotalOldCents - subTotalCents,
    shippingCents: charged.shippingCents,
    paymentCents: charged.paymentCents,
    additional: charged.additional,
    discounts,
    vat: vatByRate(
      lines.map((line) => ({ vatRate: line.vatRate, amountCents: line.priceCents * line.quantity })),
      grandTotalCents,
    ),
    grandTotalCents,
  }
}
