import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface Props {
  /** Heading of the section; without it, it only sets the page's width. */
  title?: string
  /** Beside the title, at the end of the line. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A part of a page, with the shop's maximum width. */
export function Section({ title, action, className, children }: Props) {
  const titleId = useId()
  if (!title) return <div className={clsx(styles.section, className)}>{children}</div>
  return (
    <section className={clsx(styles.section, styles.titled, className)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
