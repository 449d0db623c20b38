import X from 'lucide/dist/esm/icons/x.mjs'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import styles from './dialog.module.css'
import { Icon } from '../media/icon.tsx'

interface DialogProps {
  title: string
  onClose: () => void
  className?: string | undefined
  children: ReactNode
  /** Below the scrolling content, always visible. */
  foot?: ReactNode
}

/** Closes the dialog before it unmounts: only then does the browser restore the focus. */
const openAsModal = (dialog: HTMLDialogElement | null) => {
  dialog?.showModal()
  return () => dialog?.close()
}

/** A modal dialog, open while it is rendered. Escape, the close button and a press outside close it. */
export function Dialog({ title, onClose, className, children, foot }: DialogProps) {
  const titleId = useId()
  return (
    <dialog
      ref={openAsModal}
      className={clsx(styles.dialog, className)}
      aria-labelledby={titleId}
      onClose={(event) => {
        // StrictMode closes and reopens it while mounting.
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
