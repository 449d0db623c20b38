import { clsx } from 'clsx'
import styles from './skeleton.module.css'

/** A grey place of the size that the content will have: `className` gives it. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={clsx(styles.skeleton, className)} aria-hidden />
}
