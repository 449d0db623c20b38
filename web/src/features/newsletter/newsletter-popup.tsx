import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useConsent } from '../../analytics/consent.ts'
import { lazyAfterPaint } from '../../router/lazy-extra.ts'

const Popup = lazyAfterPaint(async () => {
  const module = await import('./popup.tsx')
  return module.Popup
})

/**
 * The place of the popup, which comes after the cookie question is answered; the success view has an address and needs
 * no answer. Until then not even the code for it is there. The server, which knows nobody, writes nothing here.
 */
export function NewsletterPopup() {
  const consent = useConsent()
  const { search } = useLocation()
  const isDue = consent || (consent === null && search.includes('newsletter='))
  return <Suspense>{isDue && <Popup isAnswered={consent !== null} />}</Suspense>
}
