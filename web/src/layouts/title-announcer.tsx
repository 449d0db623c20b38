import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** Reads out the title of the page one came to: without a new document nobody else does. The first is the browser's to read. */
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
