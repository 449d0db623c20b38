import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Withdrawal } from 'shared-types/api/withdrawal'
import { WithdrawalForm as Schema } from 'shared-types/forms/withdrawal'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { WithdrawalFields } from './withdrawal-fields.tsx'
import { WithdrawalReceived } from './withdrawal-received.tsx'
import styles from './withdrawal.module.css'

/** The withdrawal function in its two steps, and what follows. `orderNumber` is filled in for who comes from an order. */
export function WithdrawalForm({ orderNumber }: { orderNumber: string }) {
  const [step, setStep] = useState<'declare' | 'confirm'>('declare')
  const [received, setReceived] = useState<Withdrawal | null>(null)
  const form = useForm<Schema>({
    resolver: zodResolver(Schema),
    mode: 'onTouched',
    defaultValues: { name: '', orderNumber, email: '', articles: '' },
  })
  if (received) return <WithdrawalReceived receivedAt={received.receivedAt} email={form.getValues('email')} />
  if (step === 'confirm') {
    return (
      <ConfirmWithdrawal
        declaration={form.getValues()}
        onEdit={() => setStep('declare')}
        onReceived={setReceived}
      />
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(() => setStep('confirm'))}>
      <ErrorSummary form={form} />
      <WithdrawalFields form={form} />
      <div className={styles.actions}>
        <Button type="submit">Volgende</Button>
      </div>
    </form>
  )
}
