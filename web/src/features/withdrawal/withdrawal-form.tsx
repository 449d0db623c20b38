import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { Withdrawal } from 'shared-types/contracts/withdrawal'
import { WithdrawalForm as Schema } from 'shared-types/forms/withdrawal'
import { dropDraft } from '../../forms/draft.ts'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { WithdrawalFields } from './withdrawal-fields.tsx'
import { WithdrawalReceived } from './withdrawal-received.tsx'
import styles from './withdrawal.module.css'

const empty = { name: '', orderNumber: '', email: '', articles: '' }

/** The withdrawal function: two steps and a confirmation. A link from an order prefills `orderNumber`. */
export function WithdrawalForm({ orderNumber }: { orderNumber: string }) {
  const [step, setStep] = useState<'declare' | 'confirm'>('declare')
  const [received, setReceived] = useState<Withdrawal | null>(null)
  const draft = { name: `herroepen${orderNumber}`, fields: empty, isSentLater: true } as const
  const state = useShopForm<Schema>(
    { resolver: zodResolver(Schema), defaultValues: { ...empty, orderNumber }, draft },
    async () => setStep('confirm'),
  )
  const { form } = state
  if (received) return <WithdrawalReceived receivedAt={received.receivedAt} email={form.getValues('email')} />
  if (step === 'confirm') {
    return (
      <ConfirmWithdrawal
        declaration={form.getValues()}
        onEdit={() => setStep('declare')}
        onReceived={(answer) => {
          dropDraft(draft.name)
          setReceived(answer)
        }}
      />
    )
  }
  return (
    <ShopForm of={state} className={styles.form}>
      <WithdrawalFields form={form} />
      <div className={styles.actions}>
        <Submit of={state} busyText="Volgende">
          Volgende
        </Submit>
      </div>
    </ShopForm>
  )
}
