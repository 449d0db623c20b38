import type { ReactNode } from 'react'
import type { CartTotals } from 'shared-types/contracts/cart'
import { totalsRows, type TotalsRow } from 'shared-types/order/totals-rows'
import { money } from '../../../ui/text/money.ts'
import { Price } from '../../../ui/text/price.tsx'
import { SummaryList } from '../../../ui/layout/summary-list.tsx'

const tones: Partial<Record<TotalsRow['of'], 'total' | 'good' | 'soft'>> = {
  discount: 'good',
  total: 'total',
  vat: 'soft',
  saved: 'good',
}

const amountOf = ({ of, amount, amountOld }: TotalsRow): ReactNode => {
  if (amountOld !== undefined)
    return <Price price={amount} priceOld={amountOld} oldLabel="Zonder verlagingen: " percent={false} />
  if (of === 'shipping' && amount === 0) return 'Gratis'
  return money(amount)
}

export function Totals({ totals }: { totals: CartTotals }) {
  return (
    <SummaryList
      rows={totalsRows(totals).map((row) => ({
        label: row.label,
        value: amountOf(row),
        tone: tones[row.of],
      }))}
    />
  )
}
