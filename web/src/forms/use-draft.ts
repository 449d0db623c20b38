import { useEffect, useState } from 'react'
import { findDraft, shareDrafts } from './draft.ts'

/**
 * What was typed in a form and not sent yet, here or in another tab; null until that is known. As long as the form is
 * on screen, other tabs are answered too.
 */
export const useDraft = (form: string): { values: unknown } | null => {
  const [draft, setDraft] = useState<{ values: unknown } | null>(null)
  useEffect(() => {
    let isGone = false
    void findDraft(form).then((values) => !isGone && setDraft({ values }))
    const stop = shareDrafts()
    return () => {
      isGone = true
      stop()
    }
  }, [form])
  return draft
}
