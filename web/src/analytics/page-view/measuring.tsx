import { Suspense } from 'react'
import { lazyExtra } from '../../router/lazy-extra.ts'
import { isGranted, useConsent } from '../consent.ts'

const PageViews = lazyExtra(() => import('./page-views.tsx').then((module) => module.PageViews))

/** Measures page views once the shopper has consented; before that, the code is not even loaded. */
export function Measuring() {
  const consent = useConsent()
  return <Suspense>{isGranted(consent) && <PageViews />}</Suspense>
}
