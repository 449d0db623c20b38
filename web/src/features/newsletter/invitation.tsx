import { useEffect, useState } from 'react'
import type { NewsletterPopup } from 'shared-types/contracts/newsletter'
import { apiPaths } from 'shared-types/api/paths'
import { fetchPublic } from '../../api/fetch-public.ts'
import { visitBegan } from '../../stores/visit.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Html } from '../../ui/html.tsx'
import { dismiss } from './dismissal.ts'
import styles from './invitation.module.css'
import { NewsletterForm } from './newsletter-form.tsx'

/** Spec §4: counted from the beginning of the visit. */
const delay = 30_000
/** How long a shopper who is busy is left alone. */
const pause = 5_000

const formOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('form') : null)

/** Whether a field of the form holds what the page did not put there. */
const isFilledIn = (form: Element | null): boolean =>
  form instanceof HTMLFormElement &&
  [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value !== field.defaultValue,
  )

/** Calls once the delay has passed, but not over an open dialog or while a form is filled in. Returns a cancel. */
const whenItSuits = (call: () => void) => {
  // The focus alone says nothing: it may rest in the search box.
  let filledIn: Element | null = null
  const noticeTyping = ({ target }: Event) => {
    filledIn = formOf(target)
  }
  // Typing can begin before this listens. React keeps a controlled field and its default alike, so the event counts too.
  const isTyping = () => {
    const form = formOf(document.activeElement)
    return form !== null && (form === filledIn || isFilledIn(form))
  }
  const attempt = () => {
    if (isTyping() || document.querySelector('dialog[open]')) timer = setTimeout(attempt, pause)
    else call()
  }
  addEventListener('input', noticeTyping)
  let timer = setTimeout(attempt, Math.max(0, visitBegan() + delay - Date.now()))
  return () => {
    clearTimeout(timer)
    removeEventListener('input', noticeTyping)
  }
}

/** Half a minute into a visit: the question for an e-mail address, in the provider's words or not at all. */
export function Invitation() {
  const [words, setWords] = useState<NewsletterPopup | null>(null)

  useEffect(
    () =>
      whenItSuits(() => {
        fetchPublic<NewsletterPopup>(apiPaths.newsletterPopup).then(setWords, () => {})
      }),
    [],
  )

  if (!words) return null
  const close = () => {
    dismiss()
    setWords(null)
  }
  return (
    <Dialog title={words.title} onClose={close}>
      <div className={styles.invitation}>
        <Html html={words.content} />
        <NewsletterForm place="popup" buttonText={words.buttonText} smallText={words.smallText} />
      </div>
    </Dialog>
  )
}
