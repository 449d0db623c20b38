import { useIsLoading } from '../stores/loading.ts'
import styles from './loading-bar.module.css'

/** The thin line at the top while a page is on its way. It waits 200 ms before it shows (spec §9). */
export function LoadingBar() {
  return useIsLoading() ? <div className={styles.bar} aria-hidden /> : null
}
