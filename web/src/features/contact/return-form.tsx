import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { apiPaths } from 'shared-types/urls/api-paths'
import { returnReasons, ReturnRequestForm } from 'shared-types/forms/return-request'
import { AreaField } from '../../forms/fields/area-field.tsx'
import { ChoiceField } from '../../forms/fields/choice-field.tsx'
import { MessageForm, useMessageForm } from './message-form.tsx'
import styles from '../../forms/form-layout.module.css'
import { TextField } from '../../forms/fields/text-field.tsx'
import { HoneypotField } from '../../forms/fields/honeypot-field.tsx'

const empty = { orderNumber: '', email: '', explanation: '', website: '' }
const fields = { ...empty, reason: null }

interface ReturnFormProps {
  /** The id of the order that links here; empty for none. */
  order: string
  /** That order, once it is known. */
  known: Pick<ReturnRequestForm, 'orderNumber' | 'email'> | undefined
}

/** Requests collection of a rug. Guests need no account: order number and e-mail are enough. */
export function ReturnForm({ order, known }: ReturnFormProps) {
  const message = useMessageForm<ReturnRequestForm>(apiPaths.serviceFeeRequest, {
    resolver: zodResolver(ReturnRequestForm),
    defaultValues: empty,
    draft: { name: `retour${order}`, fields },
  })
  const { form } = message
  useEffect(() => {
    // Not over a draft, nor what the shopper has typed meanwhile.
    if (!known || form.getValues('orderNumber') || form.getValues('email')) return
    // As defaults: a second rug may be of the same order.
    form.resetField('orderNumber', { defaultValue: known.orderNumber })
    form.resetField('email', { defaultValue: known.email })
  }, [form, known])
  return (
    <MessageForm of={message} labels={{ send: 'Retour aanmelden', again: 'Nog een kleed aanmelden' }}>
      <div className={styles.row}>
        <TextField
          form={form}
          name="orderNumber"
          label="Bestelnummer"
          hint="Begint met DKBD; het staat in de bevestigingsmail."
        />
        <TextField
          form={form}
          name="email"
          label="E-mailadres"
          type="email"
          autoComplete="email"
          hint="Waarmee je hebt besteld."
        />
      </div>
      <ChoiceField form={form} name="reason" label="Waarom gaat het kleed terug?" choices={returnReasons} />
      <AreaField form={form} name="explanation" label="Toelichting" optional rows={4} />
      <HoneypotField form={form} name="website" />
    </MessageForm>
  )
}
