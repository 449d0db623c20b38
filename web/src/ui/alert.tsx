import { clsx } from 'clsx'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import styles from './alert.module.css'

interface Props {
  /** Bad news is read out at once, the rest when there is a pause. */
  kind?: 'info' | 'success' | 'danger'
  /** For one that goes by itself: called after 5 seconds (spec §9), counted again when the focus leaves it. */
  onGone?: () => void
  children: ReactNode
}

const shownFor = 5000

export function Alert({ kind = 'info', onGone, children }: Props) {
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
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {children}
    </div>
  )
}
