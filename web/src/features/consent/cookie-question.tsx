import { Suspense } from 'react'
import { useConsent } from '../../track/consent.ts'
import { lazyExtra } from '../../ui/lazy-extra.ts'
import { untilPainted } from '../../ui/until-painted.ts'
import { useIsReopened } from './question.ts'

// Whoever comes for the first time comes for the shop: the question waits until that is there.
const CookieBar = lazyExtra(async () => {
  await untilPainted()
  const module = await import('./cookie-bar.tsx')
  return module.CookieBar
})

/**
 * The first thing on the page after the way past it, for keyboard and ear: the cookie bar, for who has not chosen yet or wants to choose
 * again. The server writes the same empty place for everyone; what comes into it is read out.
 */
export function CookieQuestion() {
  const consent = useConsent()
  const isReopened = useIsReopened()
  return (
    <div aria-live="polite">
      <Suspense>
        {(consent === null || isReopened) && <CookieBar chosen={consent ?? null} isReopened={isReopened} />}
      </Suspense>
    </div>
  )
}
