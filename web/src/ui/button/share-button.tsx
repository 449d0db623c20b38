import { clsx } from 'clsx'
import Check from 'lucide/dist/esm/icons/check.mjs'
import Share2 from 'lucide/dist/esm/icons/share-2.mjs'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './share-button.module.css'
import { Icon } from '../media/icon.tsx'

/** In milliseconds: how long spec §1 shows that a copy succeeded. */
const confirmFor = 2000

/** Phones share natively; elsewhere the link is copied. */
const shareOrCopy = async (title: string, url: string): Promise<'shared' | 'copied' | 'failed'> => {
  const byTouch = matchMedia('(pointer: coarse)').matches
  if (byTouch && 'share' in navigator) {
    // Cancelling is not a failure.
    await navigator.share({ title, url }).catch(() => {})
    return 'shared'
  }
  const { copyText } = await import('../browser/copy-text.ts')
  return (await copyText(url)) ? 'copied' : 'failed'
}

interface Props {
  label: string
  /** The title of what is shared. */
  title: string
  /** Path of the page with all choices. */
  path: string
  /** On a phone only the icon is visible; screen readers still get the text. */
  compact?: boolean
}

export function ShareButton({ label, title, path, compact = false }: Props) {
  const [outcome, setOutcome] = useState<{ said: string; time: number } | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), confirmFor)
    return () => clearTimeout(timer)
  }, [outcome])

  const share = async () => {
    const done = await shareOrCopy(title, `${location.origin}${path}`)
    if (done === 'copied') setOutcome({ said: 'Link gekopieerd', time: Date.now() })
    if (done === 'failed') setOutcome({ said: 'Kopieer het adres uit de adresbalk', time: Date.now() })
  }
  return (
    <>
      <button
        type="button"
        className={clsx(styles.share, compact && styles.compact)}
        onClick={() => void share()}
      >
        {outcome ? <Icon of={Check} size={18} /> : <Icon of={Share2} size={18} />}
        <span className={clsx(compact && !outcome && styles.text)}>{outcome?.said ?? label}</span>
      </button>
      <VisuallyHidden>
        <output>{outcome?.said}</output>
      </VisuallyHidden>
    </>
  )
}
