import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type DraftFields, overDraft, readDraft } from './draft.ts'

/** Restores the fields of a draft after a reload, unless the shopper is already typing. */
export const useRestored = <T extends FieldValues>(
  form: UseFormReturn<T>,
  { name, fields }: { name: string; fields?: DraftFields } = { name: '' },
) => {
  useEffect(() => {
    const draft = fields ? readDraft(name) : null
    if (!draft || !fields || form.formState.isDirty) return
    form.reset({ ...form.getValues(), ...overDraft(fields, draft) }, { keepDefaultValues: true })
  }, [form, name, fields])
}
