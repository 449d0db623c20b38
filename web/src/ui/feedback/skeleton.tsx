import { clsx } from 'clsx'
import styles from './skeleton.module.css'

/** A grey placeholder; `className` sets its size; without one it is as high as a page. A page with one counts as loading. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={clsx(styles.skeleton, className ?? styles.page)} aria-busy="true" aria-hidden />
}
