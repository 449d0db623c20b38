import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type DraftFields, overDraft } from './draft.ts'
import { useDraft } from './use-draft.ts'

/** Restores the fields of a draft, unless the shopper is typing already. The server knows of no draft. */
export const useRestored = <T extends FieldValues>(
  form: UseFormReturn<T>,
  { name, fields }: { name: string; fields?: DraftFields } = { name: '' },
) => {
  const draft = useDraft(fields ? name : null)
  useEffect(() => {
    if (!draft.values || !fields || form.formState.isDirty) return
    form.reset({ ...form.getValues(), ...overDraft(fields, draft.values) }, { keepDefaultValues: true })
  }, [draft, form, fields])
}
