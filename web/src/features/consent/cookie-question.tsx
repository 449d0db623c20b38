import { Suspense } from 'react'
import { useConsent } from '../../analytics/consent.ts'
import { lazyAfterPaint } from '../../router/lazy-extra.ts'
import { useIsReopened } from './question.ts'

const CookieBar = lazyAfterPaint(async () => {
  const module = await import('./cookie-bar.tsx')
  return module.CookieBar
})

/**
 * The cookie bar, shown until the visitor has chosen and when they reopen it. It comes right after the skip
 * link. The server renders the same empty live region for every visitor; screen readers announce what appears
 * in it. Cart and checkout ask nothing by themselves (spec §2, layouts): `onlyReopened`.
 */
export function CookieQuestion({ onlyReopened = false }) {
  const consent = useConsent()
  const isReopened = useIsReopened()
  return (
    <div aria-live="polite">
      <Suspense>
        {(isReopened || (consent === null && !onlyReopened)) && (
          <CookieBar chosen={consent ?? null} isReopened={isReopened} />
        )}
      </Suspense>
    </div>
  )
}
