import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Renders its children only near the viewport, to keep their code and data out of the first load. */
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
