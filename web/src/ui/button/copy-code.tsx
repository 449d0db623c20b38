import Check from 'lucide/dist/esm/icons/check.mjs'
import Copy from 'lucide/dist/esm/icons/copy.mjs'
import { useRef, useState } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './copy-code.module.css'
import { Icon } from '../media/icon.tsx'

/** Spec §1: the check mark shows for 2 seconds. */
const confirmFor = 2000

/** A code to copy. Pressing again restarts the confirmation. */
export function CopyCode({ code }: { code: string }) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const copy = async () => {
    const { copyText } = await import('../browser/copy-text.ts')
    if (!(await copyText(code))) return
    clearTimeout(timer.current)
    setCopied(true)
    timer.current = setTimeout(setCopied, confirmFor, false)
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
        <Icon of={copied ? Check : Copy} size={16} />
      </button>
      <VisuallyHidden>
        <output>{copied && 'Code gekopieerd'}</output>
      </VisuallyHidden>
    </>
  )
}
