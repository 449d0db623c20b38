import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'

/** Announces a new page's title to screen readers. The browser itself announces only the first title. */
export function TitleAnnouncer() {
  const [said, setSaid] = useState('')

  useEffect(() => {
    let last = document.title
    const observer = new MutationObserver(() => {
      if (document.title === last) return
      last = document.title
      setSaid(last)
    })
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [])

  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  )
}
