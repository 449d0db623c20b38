import { clsx } from 'clsx'
import styles from './placeholder.module.css'

/** In place of a picture that failed to load. An empty `alt`: the text beside it says the same. */
export function Placeholder({ alt, className }: { alt: string; className: string | undefined }) {
  return (
    <svg
      className={clsx(styles.placeholder, className)}
      viewBox="0 0 100 100"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <path d="M30 38h40v26H30zM34 60l11-12 8 8 5-5 8 9" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
