import type { CartTotals } from 'shared-types/api/cart'
import { money } from '../../ui/money.ts'
import { SummaryList } from '../../ui/summary-list.tsx'
import { totalsRows } from './totals-rows.ts'

const amountOf = (label: string, amount: number) => {
  if (label === 'Verzending' && amount === 0) return 'Gratis'
  return amount < 0 ? `- ${money(-amount)}` : money(amount)
}

/** The sums of a cart or an order. */
export function Totals({ totals }: { totals: CartTotals }) {
  return (
    <SummaryList
      rows={totalsRows(totals).map(({ label, amount, tone }) => ({
        label,
        value: amountOf(label, amount),
        tone,
      }))}
    />
  )
}
