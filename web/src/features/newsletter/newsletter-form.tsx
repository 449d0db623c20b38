import { zodResolver } from '@hookform/resolvers/zod'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { apiPaths } from 'shared-types/api/paths'
import type { NewsletterTold } from 'shared-types/api/newsletter'
import { NewsletterForm as Schema } from 'shared-types/forms/newsletter'
import { send } from '../../api/request.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { showRefusal } from '../../forms/show-refusal.ts'
import { TextField } from '../../forms/text-field.tsx'
import { track } from '../../track/track.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './newsletter-form.module.css'
import { useSuccess } from './success.ts'

/** Spec §8, whatever it was that went wrong. */
const failed = 'Er is iets fout gegaan, probeer het later nog eens.'

interface Props {
  place: 'popup' | 'page'
  buttonText: string
  smallText?: string | undefined
}

/** Asks for the newsletter; what follows is the success view, at an address of its own. */
export function NewsletterForm({ place, buttonText, smallText }: Props) {
  const { show } = useSuccess()
  const [hasFailed, setFailed] = useState(false)
  const form = useForm<Schema>({
    resolver: zodResolver(Schema),
    mode: 'onTouched',
    defaultValues: { email: '' },
  })
  const submit = form.handleSubmit(async (values) => {
    setFailed(false)
    try {
      await send<NewsletterTold>('POST', apiPaths.newsletter, values)
      track({ event: 'newsletter_subscribe', place })
      form.reset()
      show()
    } catch (error) {
      setFailed(showRefusal(form, error) !== null)
    }
  })
  return (
    <form className={clsx(styles.form, place === 'page' && styles.narrow)} noValidate onSubmit={submit}>
      <ErrorSummary form={form} />
      {hasFailed && <Alert kind="danger">{failed}</Alert>}
      <TextField
        form={form}
        name="email"
        label="E-mailadres"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <Button type="submit" wide busy={form.formState.isSubmitting} busyText="Aan het inschrijven...">
        {buttonText}
      </Button>
      {smallText && <p className={styles.small}>{smallText}</p>}
    </form>
  )
}
