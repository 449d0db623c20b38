import type { ReactNode } from 'react'
import type { CartTotals } from 'shared-types/contracts/cart'
import { money } from '../../../ui/text/money.ts'
import { Price } from '../../../ui/text/price.tsx'
import { SummaryList } from '../../../ui/layout/summary-list.tsx'
import { totalsRows, type TotalsRow } from './totals-rows.ts'

const amountOf = ({ label, amount, amountOld }: TotalsRow): ReactNode => {
  if (amountOld !== undefined) return <Price price={amount} priceOld={amountOld} percent={false} />
  if (label === 'Verzending' && amount === 0) return 'Gratis'
  return amount < 0 ? `- ${money(-amount)}` : money(amount)
}

export function Totals({ totals }: { totals: CartTotals }) {
  return (
    <SummaryList
      rows={totalsRows(totals).map((row) => ({ label: row.label, value: amountOf(row), tone: row.tone }))}
    />
  )
}
