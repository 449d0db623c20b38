import type { CartTotals } from 'shared-types/api/cart'

export interface TotalsRow {
  label: string
  amount: number
  tone?: 'total' | 'good' | 'soft'
}

/** What the totals say, from the articles to the sum. What is nothing is left out, but for sending: that it is free is news. */
export const totalsRows = (totals: CartTotals): TotalsRow[] => {
  const pieces = totals.totalQuantity === 1 ? '1 artikel' : `${totals.totalQuantity} artikelen`
  const saved: TotalsRow[] =
    totals.subTotalDiff > 0 ? [{ label: 'Je bespaart', amount: -totals.subTotalDiff, tone: 'good' }] : []
  const payment: TotalsRow[] =
    totals.paymentCosts > 0 ? [{ label: 'Betaalkosten', amount: totals.paymentCosts }] : []
  return [
    { label: pieces, amount: totals.subTotalDiff > 0 ? totals.subTotalOld : totals.subTotal },
    ...saved,
    ...totals.discounts.map(({ title, amount }): TotalsRow => ({
      label: title,
      amount: -Math.abs(amount),
      tone: 'good',
    })),
    { label: 'Verzending', amount: totals.shippingCosts },
    ...payment,
    ...totals.additionalCosts.map(({ title, amount }) => ({ label: title, amount })),
    { label: 'Totaal', amount: totals.grandTotal, tone: 'total' },
    ...totals.vat.map(({ rate, amount }): TotalsRow => ({
      label: `Inclusief ${rate}% btw`,
      amount,
      tone: 'soft',
    })),
  ]
}
