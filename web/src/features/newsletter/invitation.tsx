import { useEffect, useState } from 'react'
import type { NewsletterPopup } from 'shared-types/contracts/newsletter'
import { apiPaths } from 'shared-types/urls/api-paths'
import { fetchPublic } from '../../api/use-public.ts'
import { visitStart } from '../../stores/visit.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Html } from '../../ui/text/html.tsx'
import { dismiss, isDismissed } from './dismissal.ts'
import styles from './invitation.module.css'
import { NewsletterForm } from './newsletter-form.tsx'

/** Spec §4: milliseconds since the visit began. */
const delay = 30_000
/** Milliseconds until the next try if the shopper is busy. */
const pause = 5_000

const formOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('form') : null)

/** Whether a field of the form has a value that the page did not set. */
const isFilledIn = (form: Element | null): boolean =>
  form instanceof HTMLFormElement &&
  [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value !== field.defaultValue,
  )

/** Calls after the delay, not over a dialog or while a form is being filled in. Returns a cancel function. */
const callWhenIdle = (call: () => void) => {
  // Focus alone proves nothing: it may rest in the search box.
  let filledIn: Element | null = null
  const noticeTyping = ({ target }: Event) => {
    filledIn = formOf(target)
  }
  // Typing may begin before this listens, so values are compared too. React syncs the default of a controlled
  // field with its value, so input events count as well.
  const isTyping = () => {
    const form = formOf(document.activeElement)
    return form !== null && (form === filledIn || isFilledIn(form))
  }
  const attempt = () => {
    // Another tab may have closed it meanwhile.
    if (isDismissed()) return
    if (isTyping() || document.querySelector('dialog[open]')) timer = setTimeout(attempt, pause)
    else call()
  }
  addEventListener('input', noticeTyping)
  let timer = setTimeout(attempt, Math.max(0, visitStart() + delay - Date.now()))
  return () => {
    clearTimeout(timer)
    removeEventListener('input', noticeTyping)
  }
}

/** Asks for an e-mail address after half a minute, in the provider's texts; shows nothing without them. */
export function Invitation() {
  const [texts, setTexts] = useState<NewsletterPopup | null>(null)

  useEffect(
    () =>
      callWhenIdle(() => {
        fetchPublic<NewsletterPopup>(apiPaths.document('newsletter-popup')).then(setTexts, () => {})
      }),
    [],
  )

  if (!texts) return null
  const close = () => {
    dismiss()
    setTexts(null)
  }
  return (
    <Dialog title={texts.title} onClose={close}>
      <div className={styles.invitation}>
        <Html html={texts.content} />
        <NewsletterForm location="popup" buttonText={texts.buttonText} smallText={texts.smallText} />
      </div>
    </Dialog>
  )
}
