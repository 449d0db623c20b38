import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Received } from 'shared-types/api/contact'
import { apiPaths } from 'shared-types/api/paths'
import { returnReasons, ReturnRequestForm } from 'shared-types/forms/return-request'
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

const draft = 'retour'

const empty = { orderNumber: '', email: '', explanation: '', website: '' }
/** Nothing is chosen beforehand. */
const fields = { ...empty, reason: null }

/** Asks to have a rug fetched. Guests need no account: number and address are enough. */
export function ReturnForm() {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const form = useForm<ReturnRequestForm>({
    resolver: zodResolver(ReturnRequestForm),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: empty,
  })
  useRestored(form, draft, fields)

  const submit = form.handleSubmit(
    async (values) => {
      setRefusal(null)
      try {
        const { message } = await send<Received>('POST', apiPaths.serviceFeeRequest, values)
        dropDraft(draft)
        form.reset(empty)
        setSent(message)
      } catch (error) {
        setRefusal(showRefusal(form, error))
      }
    },
    (errors, event) => focusFirstMistake(event?.target, errors),
  )

  if (sent) return <Sent message={sent} again="Nog een kleed aanmelden" onAgain={() => setSent(null)} />
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
        <TextField
          form={form}
          name="orderNumber"
          label="Ordernummer"
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
      <Trap form={form} name="website" />
      <div className={styles.end}>
        <Button type="submit" busy={form.formState.isSubmitting} busyText="Aan het versturen...">
          Retour aanmelden
        </Button>
      </div>
    </form>
  )
}
