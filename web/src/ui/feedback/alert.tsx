import { clsx } from 'clsx'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { takeFocus } from '../browser/take-focus.ts'
import styles from './alert.module.css'

interface Props {
  /** `danger` is announced at once; the others when the screen reader pauses. */
  kind?: 'info' | 'success' | 'danger'
  /** For an alert that disappears: called after 5 seconds (spec §9), restarted when it loses the focus. */
  onGone?: () => void
  /** For an alert in place of the pressed button, which had the focus. */
  takesFocus?: boolean
  children: ReactNode
}

const shownFor = 5000

export function Alert({ kind = 'info', onGone, takesFocus = false, children }: Props) {
  const [hasFocus, setHasFocus] = useState(false)
  const isTimed = onGone !== undefined && !hasFocus
  const go = useEffectEvent(() => onGone?.())

  useEffect(() => {
    if (!isTimed) return
    const timer = setTimeout(() => go(), shownFor)
    return () => clearTimeout(timer)
  }, [isTimed])

  return (
    <div
      className={clsx(styles.alert, styles[kind])}
      role={kind === 'danger' ? 'alert' : 'status'}
      {...(takesFocus && { tabIndex: -1, ref: takeFocus })}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {children}
    </div>
  )
}
