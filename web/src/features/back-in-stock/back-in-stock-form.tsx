import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { BackInStockPosted } from 'shared-types/api/catalog'
import { apiPaths } from 'shared-types/api/paths'
import { BackInStockForm as Schema } from 'shared-types/forms/review'
import { send } from '../../api/request.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { showRefusal } from '../../forms/show-refusal.ts'
import { TextField } from '../../forms/text-field.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './back-in-stock.module.css'

/** One mail when a variant that is out can be had again; the address is forgotten after. */
export function BackInStockForm({ itemId }: { itemId: number }) {
  const [told, setTold] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm<Schema>({
    resolver: zodResolver(Schema),
    mode: 'onTouched',
    defaultValues: { email: '' },
  })
  const submit = form.handleSubmit(async ({ email }) => {
    setRefusal(null)
    try {
      const { message } = await send<BackInStockPosted>('POST', apiPaths.backInStock, { itemId, email })
      setTold(message)
    } catch (error) {
      setRefusal(showRefusal(form, error))
    }
  })
  if (told) return <Alert kind="success">{told}</Alert>
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Bericht als dit er weer is">
      <ErrorSummary form={form} />
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      <TextField
        form={form}
        name="email"
        label="Mail mij als dit er weer is"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="Eén bericht, daarna vergeten we je adres."
      />
      <Button type="submit" look="secondary" busy={form.formState.isSubmitting} busyText="Aan het opslaan...">
        Houd me op de hoogte
      </Button>
    </form>
  )
}
