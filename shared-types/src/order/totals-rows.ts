import type { CartTotals } from '../contracts/cart.ts'

export interface TotalsRow {
  of: 'subTotal' | 'discount' | 'shipping' | 'costs' | 'total' | 'vat' | 'saved'
  label: string
  /** In cents; negative for a discount. Free shipping is 0. */
  amount: number
  /** The amount at the previous prices. */
  amountOld?: number
}

/**
 * The rows of the totals on pages, in mails and on invoices, from subtotal to total: the rows above the total add up
 * to it. Zero amounts are left out, except free shipping.
 */
export const totalsRows = (totals: CartTotals): TotalsRow[] => {
  const pieces = totals.totalQuantity === 1 ? '1 artikel' : `${totals.totalQuantity} artikelen`
  const discounted = totals.discounts.reduce((sum, { amount }) => sum + amount, 0)
  const saved = totals.subTotalDiff + discounted
  const rows: TotalsRow[] = [
    {
      of: 'subTotal',
      label: `Subtotaal (${pieces})`,
      amount: totals.subTotal,
      ...(totals.subTotalDiff > 0 ? { amountOld: totals.subTotalOld } : {}),
    },
    ...totals.discounts.map(({ title, amount }): TotalsRow => ({
      of: 'discount',
      label: title,
      amount: -Math.abs(amount),
    })),
    { of: 'shipping', label: 'Verzending', amount: totals.shippingCosts },
    ...totals.additionalCosts.map(({ title, amount }): TotalsRow => ({ of: 'costs', label: title, amount })),
  ]
  if (totals.paymentCosts > 0) rows.push({ of: 'costs', label: 'Betaalkosten', amount: totals.paymentCosts })
  rows.push({ of: 'total', label: 'Totaal', amount: totals.grandTotal })
  for (const { rate, amount } of totals.vat) rows.push({ of: 'vat', label: `Inclusief ${rate}% btw`, amount })
  if (saved > 0) rows.push({ of: 'saved', label: 'Je bespaart', amount: saved })
  return rows
}
