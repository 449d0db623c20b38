import { Suspense, useEffect } from 'react'
import { aheadOfNeed } from '../../router/chunk-reload.ts'
import { lazyExtra } from '../../router/lazy-extra.ts'
import { untilPainted } from '../../ui/browser/until-painted.ts'
import { isGranted, useConsent } from '../consent.ts'

const PageViews = lazyExtra(() => import('./page-views.tsx').then((module) => module.PageViews))

const measureQuality = async () => {
  await untilPainted()
  const { startTelemetry } = await import('../telemetry.ts')
  startTelemetry()
}

/** Measures page views, and with consent for statistics the quality of the pages, once the shopper has consented; before that, the code is not even loaded. */
export function Measuring() {
  const consent = useConsent()
  const isStatistics = consent?.statistics
  useEffect(() => {
    if (isStatistics) aheadOfNeed(measureQuality)
  }, [isStatistics])
  return <Suspense>{isGranted(consent) && <PageViews />}</Suspense>
}
