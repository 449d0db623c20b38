import type { BankTransfer } from 'shared-types/contracts/order'
import { money } from '../../ui/text/money.ts'
import { SummaryList } from '../../ui/layout/summary-list.tsx'
import styles from './order.module.css'
import { longDate } from '../../ui/text/date.tsx'

export function TransferDetails({ transfer }: { transfer: BankTransfer }) {
  return (
    <section className={styles.transfer} aria-label="Overschrijven">
      <SummaryList
        rows={[
          { label: 'Bedrag', value: money(transfer.amount) },
          { label: 'IBAN', value: transfer.iban },
          { label: 'Ten name van', value: transfer.name, tone: 'text' },
          { label: 'Onder vermelding van', value: transfer.reference },
          { label: 'Uiterlijk op', value: longDate(transfer.dueDate) },
        ]}
      />
      <p>Is het bedrag er dan niet, dan vervalt je bestelling. Overschrijven duurt meestal een werkdag.</p>
    </section>
  )
}
