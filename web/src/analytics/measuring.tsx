import { Suspense } from 'react'
import { lazyExtra } from '../router/lazy-extra.ts'
import { isGranted, useConsent } from './consent.ts'

const PageViews = lazyExtra(() => import('./page-views.tsx').then((module) => module.PageViews))

/** Tells where the shopper goes, once that is agreed to; until then not even the code for it is there. */
export function Measuring() {
  const consent = useConsent()
  return <Suspense>{isGranted(consent) && <PageViews />}</Suspense>
}
