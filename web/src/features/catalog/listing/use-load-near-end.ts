import { useEffect, useEffectEvent, useRef } from 'react'
import type { useLoadPages } from './use-load-pages.ts'

/** Spec §9: at this distance from the button, the next page loads automatically. */
const nearness = '0px 0px 900px 0px'

/** After this many automatic loads the button waits for a press, so that visitors can reach the footer. */
const byThemselves = 3

interface Props extends Pick<ReturnType<typeof useLoadPages>, 'failed' | 'loadNext'> {
  /** The URL of the next page, if there is one. */
  next: string | null
}

/** Loads the next page as the shopper comes near the `end` of the listing, a few times. */
export function useLoadNearEnd({ next, failed, loadNext }: Props) {
  const end = useRef<HTMLElement>(null)
  const came = useRef(0)
  const onNear = useEffectEvent(async () => {
    if (failed || came.current >= byThemselves) return
    if (await loadNext('scrolled')) came.current += 1
  })
  useEffect(() => {
    if (!next || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy main thread gets several entries at once, the oldest first.
        if (entries.at(-1)?.isIntersecting) void onNear()
      },
      { rootMargin: nearness },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [next])

  /** After a press, pages load automatically again. */
  const keepLoading = () => {
    came.current = 0
  }
  return { end, keepLoading }
}
