import Check from 'lucide/dist/esm/icons/check.mjs'
import Copy from 'lucide/dist/esm/icons/copy.mjs'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './copy-code.module.css'
import { Icon } from '../media/icon.tsx'

/** Spec §1: the check mark shows for 2 seconds. */
const confirmFor = 2000

/** A code to copy. Pressing again restarts the confirmation. */
export function CopyCode({ code }: { code: string }) {
  const [copies, setCopies] = useState(0)
  const [confirmed, setConfirmed] = useState(0)
  const copied = copies > confirmed

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setConfirmed(copies), confirmFor)
    return () => clearTimeout(timer)
  }, [copies])

  const copy = async () => {
    const { copyText } = await import('../browser/copy-text.ts')
    if (await copyText(code)) setCopies((before) => before + 1)
  }

  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={`${code} kopiëren`}
        onClick={() => void copy().catch(() => {})}
      >
        {code}
        {copied ? <Icon of={Check} size={16} /> : <Icon of={Copy} size={16} />}
      </button>
      <VisuallyHidden>
        <output>{copied ? 'Code gekopieerd' : ''}</output>
      </VisuallyHidden>
    </>
  )
}
