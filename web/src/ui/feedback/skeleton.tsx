import { clsx } from 'clsx'
import styles from './skeleton.module.css'

/** A grey placeholder; `className` sets its size. A page with one counts as loading. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={clsx(styles.skeleton, className)} aria-busy="true" aria-hidden />
}
