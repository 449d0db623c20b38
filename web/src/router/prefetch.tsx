import { use, useEffect } from 'react'
import { PrefetchContext } from './link.tsx'
import { untilPainted } from '../ui/browser/until-painted.ts'

/** Prefetches the page that most shoppers open next, once this page is loaded. */
export function Prefetch({ to }: { to: string }) {
  const prefetch = use(PrefetchContext)
  useEffect(() => void untilPainted().then(() => prefetch?.(to)), [prefetch, to])
  return null
}
