import { type SubmitEvent, useState } from 'react'
import { type FieldValues, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import { somethingWentWrong, messageFor } from '../api/problem-error.ts'
import { ignoreSecondPress } from '../ui/browser/ignore-second-press.ts'
import { type DraftFields, dropDraft, readDraft, storeDraft, typedIn } from './draft.ts'
import { focusFirst } from './fields-on-screen.ts'
import { mistakesIn } from './mistakes.ts'
import { showRefusal } from './show-refusal.ts'
import { useRestored } from './use-restored.ts'

export interface Draft {
  name: string
  /** The fields to save: all but passwords, null if nothing is chosen yet. By default all fields. */
  fields?: DraftFields
  /** Groups of fields that are stored as one once one of them is typed, and fields that are always stored. */
  wholes?: readonly string[]
  /** A later step submits it and drops the draft. */
  isSentLater?: true
}

export interface ShopFormOptions<T extends FieldValues> extends Required<
  Pick<UseFormProps<T>, 'resolver' | 'defaultValues'>
> {
  /** The message for an error that names no field. */
  messageOf?: (error: unknown) => string
  /** Saves the input in this tab until it is sent. */
  draft?: Draft
  /** Empties the form once it is sent. */
  empties?: true
}

export interface ShopFormState<T extends FieldValues> {
  form: UseFormReturn<T>
  submit: (event: SubmitEvent) => void
  /** The server's error, if no field on screen shows it. */
  refusal: string | null
  saveDraft: () => void
}

/**
 * The behaviour of every form in the shop: fields are validated on blur, the first error is scrolled into
 * view and focused, and a server error is shown at the field that it names, or else at the button.
 * @param act sends the values; what it throws is the refusal
 */
export const useShopForm = <T extends FieldValues>(
  { messageOf = messageFor, draft, empties, ...options }: ShopFormOptions<T>,
  act: (values: T, form: UseFormReturn<T>) => Promise<unknown>,
): ShopFormState<T> => {
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm<T>({ mode: 'onTouched', shouldFocusError: false, ...options })
  useRestored(form, draft)

  const send = async (event: SubmitEvent) => {
    const { target: screen, submitter } = event
    ignoreSecondPress()
    let isSent = false
    const handle = form.handleSubmit(
      async (values) => {
        setRefusal(null)
        // Leaving a field validates it: do so while it still has its value.
        if (empties) submitter?.focus()
        try {
          await act(values, form)
          isSent = true
          if (draft && !draft.isSentLater) dropDraft(draft.name)
        } catch (error) {
          setRefusal(showRefusal(screen, form, error, messageOf))
        }
      },
      (errors) => {
        const mistakes = mistakesIn(errors)
        const isShown = focusFirst(
          screen,
          mistakes.map(({ name }) => name),
        )
        // An error in a field that is not on screen is our bug: show it, or the press would have no effect.
        setRefusal(isShown ? null : (mistakes[0]?.message ?? somethingWentWrong))
      },
    )
    await handle(event)
    // Only now: the end of `handleSubmit` marks the form as submitted, which would validate every key press.
    if (empties && isSent) form.reset()
  }
  const saveDraft = () => {
    if (!draft) return
    const { name, fields, wholes } = draft
    const values = form.getValues()
    const held = fields ? Object.fromEntries(Object.keys(fields).map((key) => [key, values[key]])) : values
    storeDraft(name, typedIn(held, form.formState.defaultValues, readDraft(name), wholes))
  }
  return { form, submit: (event) => void send(event), refusal, saveDraft }
}
