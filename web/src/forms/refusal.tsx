import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '../ui/feedback/alert.tsx'
import styles from './refusal.module.css'

/** Errors that were shown: if one moves elsewhere on the page, it does not take the focus again. */
const shown = new WeakSet<object>()

const isShown = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (shown.has(error) || !shown.add(error))

interface Props {
  /** The thrown error. Needed if a refusal is rendered twice: only the visible one takes the focus, once. */
  error?: unknown
  children: ReactNode
}

/**
 * The error message right after the button that was pressed. It takes the focus and scrolls into view, so
 * that users see it and screen readers announce it. Render it only while there is a refusal: each press
 * mounts a new one.
 */
export function Refusal({ error, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current?.checkVisibility() || isShown(error)) return
    box.current.focus({ preventScroll: true })
    box.current.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div className={styles.refusal} tabIndex={-1} ref={box}>
      <Alert kind="danger">{children}</Alert>
    </div>
  )
}
