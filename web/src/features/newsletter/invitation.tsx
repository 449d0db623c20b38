import { useEffect, useState } from 'react'
import type { NewsletterPopup } from 'shared-types/api/newsletter'
import { apiPaths } from 'shared-types/api/paths'
import { fetchPublic } from '../../api/fetch-public.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Html } from '../../ui/html.tsx'
import { dismiss } from './dismissal.ts'
import styles from './invitation.module.css'
import { NewsletterForm } from './newsletter-form.tsx'

/** Spec §4. */
const delay = 30_000
/** How long somebody who is busy is left alone. */
const pause = 5_000

/** Typing, or in a window that they have opened themselves. */
const isBusy = () =>
  Boolean(document.querySelector('dialog[open]') ?? document.activeElement?.closest('form'))

/** Calls in a moment that suits. Returns how to call it off. */
const whenItSuits = (call: () => void) => {
  const attempt = () => {
    if (isBusy()) timer = setTimeout(attempt, pause)
    else call()
  }
  let timer = setTimeout(attempt, delay)
  return () => clearTimeout(timer)
}

/** Half a minute after somebody came: the question for their e-mail address, in the provider's words or not at all. */
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
