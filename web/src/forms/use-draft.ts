import { useEffect, useState } from 'react'
import { askOtherTabs, readDraft, shareDrafts } from './draft.ts'

interface Draft {
  from: 'here' | 'elsewhere'
  values: unknown
}

/**
 * What was typed in a form and not sent yet, in this tab or else in another one. The form need not wait for other tabs:
 * when one answers, `from` changes, and with it as its `key` the form starts again, unless something was typed meanwhile.
 * As long as the form is on screen, other tabs are answered too.
 * @param form the name of the draft, or null where none is restored
 */
export const useDraft = (form: string | null): Draft => {
  const [draft, setDraft] = useState<Draft>(() => ({
    from: 'here',
    values: form === null ? null : readDraft(form),
  }))
  useEffect(() => {
    if (form === null) return undefined
    let isGone = false
    const askAround = async () => {
      if (readDraft(form) !== null) return
      const values = await askOtherTabs(form)
      if (values !== null && !isGone && readDraft(form) === null) setDraft({ from: 'elsewhere', values })
    }
    void askAround()
    const stop = shareDrafts()
    return () => {
      isGone = true
      stop()
    }
  }, [form])
  return draft
}
