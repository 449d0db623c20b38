import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { OrderLookup } from 'shared-types/api/order'
import { apiPaths } from 'shared-types/api/paths'
import { OrderLookupForm as Schema } from 'shared-types/forms/order-lookup'
import { send } from '../../api/request.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { showRefusal } from '../../forms/show-refusal.ts'
import { TextField } from '../../forms/text-field.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './order-lookup-form.module.css'

/** Opens an order for a guest who knows its number, e-mail address and postcode. */
export function OrderLookupForm() {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm<Schema>({
    resolver: zodResolver(Schema),
    mode: 'onTouched',
    defaultValues: { orderNumber: '', email: '', zipcode: '' },
  })
  const submit = form.handleSubmit(async (values) => {
    setRefusal(null)
    try {
      const { orderId, token } = await send<OrderLookup>('POST', apiPaths.orderLookup, values)
      await navigate(paths.order(orderId, token))
    } catch (error) {
      setRefusal(showRefusal(form, error))
    }
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary form={form} />
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      <TextField
        form={form}
        name="orderNumber"
        label="Bestelnummer"
        autoCapitalize="characters"
        hint="Staat in je bestelbevestiging, bijvoorbeeld DKBD1000001."
      />
      <TextField
        form={form}
        name="email"
        label="E-mailadres"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        form={form}
        name="zipcode"
        label="Postcode"
        autoComplete="postal-code"
        autoCapitalize="characters"
        hint="Van het afleveradres of het factuuradres."
      />
      <Button type="submit" busy={form.formState.isSubmitting} busyText="Aan het zoeken...">
        Bekijk je bestelling
      </Button>
    </form>
  )
}
