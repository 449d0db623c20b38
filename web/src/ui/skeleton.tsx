import { clsx } from 'clsx'
import styles from './skeleton.module.css'

/** A grey place of the size that the content will have: `className` gives it. A page with one is not whole yet. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={clsx(styles.skeleton, className)} aria-busy="true" aria-hidden />
}
