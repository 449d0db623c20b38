import { X } from 'lucide'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  title: string
  onClose: () => void
  className?: string | undefined
  children: ReactNode
  /** Below what scrolls, always in sight. */
  foot?: ReactNode
}

/** Closed before it leaves the page: only then does the browser put the focus back where it was. */
const openAsModal = (dialog: HTMLDialogElement | null) => {
  dialog?.showModal()
  return () => dialog?.close()
}

/** A modal window, open for as long as it is rendered. Escape, the cross and a press beside it close it. */
export function Dialog({ title, onClose, className, children, foot }: DialogProps) {
  const titleId = useId()
  return (
    <dialog
      ref={openAsModal}
      className={clsx(styles.dialog, className)}
      aria-labelledby={titleId}
      onClose={(event) => {
        // Under StrictMode it is closed and opened again as it appears.
        if (!event.currentTarget.open) onClose()
      }}
      closedby="any"
    >
      <div className={styles.sheet}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Sluiten" onClick={onClose}>
            <Icon of={X} size={22} />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
