import { useCallback, useState } from 'react'

/** Whether an element was scrolled past, upwards out of sight; and the ref that it takes to know. */
export const useIsPassed = () => {
  const [isPassed, setIsPassed] = useState(false)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // Whatever is below the screen counts as on it, so that a jump past the element is noticed too.
    const observer = new IntersectionObserver(
      (entries) => setIsPassed(entries.at(-1)?.isIntersecting === false),
      { rootMargin: '0px 0px 1000000px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, isPassed] as const
}
