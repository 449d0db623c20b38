import { type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Received } from 'shared-types/api/contact'
import { send } from '../api/request.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { dropDraft, keepDraft } from './draft.ts'
import { ErrorSummary } from './error-summary.tsx'
import { focusFirstMistake } from './focus-first-mistake.ts'
import styles from './letter.module.css'
import { Sent } from './sent.tsx'
import { showRefusal } from './show-refusal.ts'
import { useRestored } from './use-restored.ts'

interface LetterProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>
  /** Under which name the browser keeps what was typed. */
  draft: string
  /** Every field as it is kept, null where nothing is chosen beforehand. */
  fields: Record<string, string | null>
  /** Where it goes. */
  address: string
  /** On the button that sends it, and on the one for another. */
  words: { send: string; again: string }
  note?: ReactNode
  children: ReactNode
}

/** A form that reaches customer service as mail. It stays on screen, and in this tab, until it has arrived. */
export function Letter<Fields extends FieldValues>({
  form,
  draft,
  fields,
  address,
  words,
  note,
  children,
}: LetterProps<Fields>) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  useRestored(form, draft, fields)

  const submit = form.handleSubmit(
    async (values) => {
      setRefusal(null)
      try {
        const { message } = await send<Received>('POST', address, values)
        dropDraft(draft)
        form.reset()
        setSent(message)
      } catch (error) {
        setRefusal(showRefusal(form, error))
      }
    },
    (errors, event) => focusFirstMistake(event?.target, errors),
  )

  if (sent) return <Sent message={sent} again={words.again} onAgain={() => setSent(null)} />
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      onChange={() => keepDraft(draft, form.getValues())}
    >
      <ErrorSummary form={form} />
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      {children}
      <div className={styles.end}>
        <Button type="submit" busy={form.formState.isSubmitting} busyText="Aan het versturen...">
          {words.send}
        </Button>
        {note}
      </div>
    </form>
  )
}
