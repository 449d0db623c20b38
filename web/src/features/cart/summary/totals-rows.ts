import type { CartTotals } from 'shared-types/contracts/cart'

export interface TotalsRow {
  label: string
  amount: number
  /** The amount at the previous prices. */
  amountOld?: number
  tone?: 'total' | 'good' | 'soft'
}

/**
 * The rows of the totals, from subtotal to total: the rows above the total add up to it. Zero amounts are
 * left out, except free shipping. The mails contain the same rows.
 */
export const totalsRows = (totals: CartTotals): TotalsRow[] => {
  const pieces = totals.totalQuantity === 1 ? '1 artikel' : `${totals.totalQuantity} artikelen`
  const payment: TotalsRow[] =
    totals.paymentCosts > 0 ? [{ label: 'Betaalkosten', amount: totals.paymentCosts }] : []
  const discounted = totals.discounts.reduce((sum, { amount }) => sum + amount, 0)
  const saved = totals.subTotalDiff + discounted
  return [
    {
      label: `Subtotaal (${pieces})`,
      amount: totals.subTotal,
      ...(totals.subTotalDiff > 0 ? { amountOld: totals.subTotalOld } : {}),
    },
    ...totals.discounts.map(({ title, amount }): TotalsRow => ({
      label: title,
      amount: -Math.abs(amount),
      tone: 'good',
    })),
    { label: 'Verzending', amount: totals.shippingCosts },
    ...totals.additionalCosts.map(({ title, amount }) => ({ label: title, amount })),
    ...payment,
    { label: 'Totaal', amount: totals.grandTotal, tone: 'total' },
    ...totals.vat.map(({ rate, amount }): TotalsRow => ({
      label: `Inclusief ${rate}% btw`,
      amount,
      tone: 'soft',
    })),
    ...(saved > 0 ? [{ label: 'Je bespaart', amount: saved, tone: 'good' as const }] : []),
  ]
}
