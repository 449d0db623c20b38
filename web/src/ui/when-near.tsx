import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Renders what is far down the page when the shopper comes near it: code and data of it are not for the first load. */
export function WhenNear({ children }: { children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => setNear((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '600px' },
    )
    if (here.current) watch.observe(here.current)
    return () => watch.disconnect()
  }, [])
  return <div ref={here}>{near && children}</div>
}
