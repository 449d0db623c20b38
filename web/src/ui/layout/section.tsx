import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface Props {
  /** Heading of the section; without it, it only sets the page's width. */
  title?: string
  /** Beside the title, at the end of the line. */
  action?: ReactNode
  /** Whether it is below the first screen in every first view. */
  below?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A part of a page, with the shop's maximum width. */
export function Section({ title, action, below, className, children }: Props) {
  const titleId = useId()
  const classes = clsx(styles.section, title && styles.titled, below && styles.below, className)
  if (!title) return <div className={classes}>{children}</div>
  return (
    <section className={classes} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
