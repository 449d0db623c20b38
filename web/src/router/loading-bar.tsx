import { useIsLoading } from '../stores/loading.ts'
import styles from './loading-bar.module.css'

/** The thin bar at the top while a page loads. It appears after 200 ms (spec §9). */
export function LoadingBar() {
  return useIsLoading() ? <div className={styles.bar} aria-hidden /> : null
}
