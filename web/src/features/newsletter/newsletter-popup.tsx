import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useConsent } from '../../analytics/consent.ts'
import { lazyAfterPaint } from '../../router/lazy-extra.ts'

const Popup = lazyAfterPaint(async () => {
  const module = await import('./popup.tsx')
  return module.Popup
})

/**
 * Loads the popup once the cookie question is answered; before that, not even its code is loaded. The success
 * view has a URL and does not wait for the answer. The server renders nothing, as it knows no consent.
 */
export function NewsletterPopup() {
  const consent = useConsent()
  const { search } = useLocation()
  const isDue = consent || (consent === null && search.includes('newsletter='))
  return <Suspense>{isDue && <Popup isAnswered={consent !== null} />}</Suspense>
}
