import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isRecord } from 'shared-types/is-record'
import { type DraftFields, overDraft, readDraft } from './draft.ts'

/** Restores the fields of a draft after a reload, unless the shopper is already typing. */
export const useRestored = <T extends FieldValues>(
  form: UseFormReturn<T>,
  { name, fields }: { name: string; fields?: DraftFields } = { name: '' },
) => {
  useEffect(() => {
    const draft = fields ? readDraft(name) : null
    if (!isRecord(draft) || !fields || form.formState.isDirty) return
    const typed = Object.entries(overDraft(fields, draft)).filter(([field]) => field in draft)
    form.reset({ ...form.getValues(), ...Object.fromEntries(typed) }, { keepDefaultValues: true })
  }, [form, name, fields])
}
