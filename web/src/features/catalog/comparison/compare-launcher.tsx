import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyAfterPaint } from '../../../router/lazy-extra.ts'
import { useComparedCount } from '../../../stores/compared.ts'

const CompareBar = lazyAfterPaint(async () => {
  const module = await import('./compare-bar.tsx')
  return module.CompareBar
})

/** The link to the comparison, except on its own page and in the configurator, which has its own bar. */
export function CompareLauncher() {
  const { pathname } = useLocation()
  const isShown = useComparedCount() > 0 && !/^\/(configurator|vergelijken)\//.test(pathname)
  return <Suspense>{isShown && <CompareBar />}</Suspense>
}
