import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './alert.module.css'

interface Props {
  /** Bad news is read out at once, the rest when there is a pause. */
  kind?: 'info' | 'success' | 'danger'
  /** For one that goes by itself: called after 5 seconds (spec §9) in which nobody pointed at it or was in it. */
  onGone?: () => void
  children: ReactNode
}

const shownFor = 5000

export function Alert({ kind = 'info', onGone, children }: Props) {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!onGone || held) return
    const timer = setTimeout(onGone, shownFor)
    return () => clearTimeout(timer)
  }, [onGone, held])

  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  return (
    <div
      className={clsx(styles.alert, styles[kind])}
      role={kind === 'danger' ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      {children}
    </div>
  )
}
