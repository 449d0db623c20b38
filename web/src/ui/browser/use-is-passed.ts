import { useCallback, useState } from 'react'

/** Whether an element was scrolled out of view at the top, and the ref to attach to it. */
export const useIsPassed = () => {
  const [isPassed, setIsPassed] = useState(false)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // Elements below the viewport count as visible, so that a jump past the element is noticed too.
    const observer = new IntersectionObserver(
      (entries) => setIsPassed(entries.at(-1)?.isIntersecting === false),
      { rootMargin: '0px 0px 1000000px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, isPassed] as const
}
