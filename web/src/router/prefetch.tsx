import { use, useEffect } from 'react'
import { PrefetchContext } from './link.tsx'
import { untilPainted } from './until-painted.ts'

/** Fetches the page that most shoppers go on to, once this one is there: it then opens at a tap. */
export function Prefetch({ to }: { to: string }) {
  const prefetch = use(PrefetchContext)
  useEffect(() => void untilPainted().then(() => prefetch?.(to)), [prefetch, to])
  return null
}
