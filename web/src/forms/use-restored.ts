import { useEffect } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { overDraft } from './draft.ts'
import { useDraft } from './use-draft.ts'

/**
 * Puts back what was typed before a reload, unless somebody is typing already. The server knows of no draft.
 * @param base every field of the form, null where nothing is chosen yet
 */
export const useRestored = <T extends FieldValues>(
  form: UseFormReturn<T>,
  name: string,
  base: DefaultValues<T> | Record<string, string | null>,
) => {
  const draft = useDraft(name)
  useEffect(() => {
    if (!draft.values || form.formState.isDirty) return
    form.reset(overDraft(base, draft.values) as DefaultValues<T>, { keepDefaultValues: true })
  }, [draft, form, base])
}
