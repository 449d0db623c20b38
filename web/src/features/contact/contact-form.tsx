import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Received } from 'shared-types/api/contact'
import { apiPaths } from 'shared-types/api/paths'
import { ContactForm as Rules, contactSubjects } from 'shared-types/forms/contact'
import { send } from '../../api/request.ts'
import { AreaField } from '../../forms/area-field.tsx'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { dropDraft, keepDraft } from '../../forms/draft.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { focusFirstMistake } from '../../forms/focus-first-mistake.ts'
import styles from '../../forms/letter.module.css'
import { Sent } from '../../forms/sent.tsx'
import { showRefusal } from '../../forms/show-refusal.ts'
import { TextField } from '../../forms/text-field.tsx'
import { Trap } from '../../forms/trap.tsx'
import { useRestored } from '../../forms/use-restored.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

const draft = 'contact'

const empty = { name: '', email: '', orderNumber: '', message: '', website: '' }
/** Nothing is chosen beforehand. */
const fields = { ...empty, subject: null }

/** A message to customer service. It stays on screen, and in this tab, until it has arrived. */
export function ContactForm() {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const form = useForm<Rules>({
    resolver: zodResolver(Rules),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: empty,
  })
  useRestored(form, draft, fields)

  const submit = form.handleSubmit(
    async (values) => {
      setRefusal(null)
      try {
        const { message } = await send<Received>('POST', apiPaths.contact, values)
        dropDraft(draft)
        form.reset(empty)
        setSent(message)
      } catch (error) {
        setRefusal(showRefusal(form, error))
      }
    },
    (errors, event) => focusFirstMistake(event?.target, errors),
  )

  if (sent) return <Sent message={sent} again="Nog een bericht sturen" onAgain={() => setSent(null)} />
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      onChange={() => keepDraft(draft, form.getValues())}
    >
      <ErrorSummary form={form} />
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      <div className={styles.row}>
        <TextField form={form} name="name" label="Naam" autoComplete="name" />
        <TextField form={form} name="email" label="E-mailadres" type="email" autoComplete="email" />
      </div>
      <div className={styles.row}>
        <ChoiceField form={form} name="subject" label="Waar gaat je vraag over?" choices={contactSubjects} />
        <TextField
          form={form}
          name="orderNumber"
          label="Ordernummer"
          optional
          hint="Begint met DKBD; het staat in de bevestigingsmail."
        />
      </div>
      <AreaField form={form} name="message" label="Je vraag" rows={6} />
      <Trap form={form} name="website" />
      <div className={styles.end}>
        <Button type="submit" busy={form.formState.isSubmitting} busyText="Aan het versturen...">
          Versturen
        </Button>
        <p>We gebruiken je gegevens alleen om je te antwoorden.</p>
      </div>
    </form>
  )
}
