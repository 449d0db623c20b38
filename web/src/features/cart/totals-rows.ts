import type { CartTotals } from 'shared-types/contracts/cart'

export interface TotalsRow {
  label: string
  amount: number
  /** What the same would have cost at the old prices. */
  amountOld?: number
  tone?: 'total' | 'good' | 'soft'
}

/**
 * What the totals say, from the articles to the sum: the rows above the total add up to it. What is nothing is left
 * out, but for sending: that it is free is news. The mails write the same rows.
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
