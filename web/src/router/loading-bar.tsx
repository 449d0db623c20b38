import { useSyncExternalStore } from 'react'
import { isLoading, subscribeToLoading } from '../stores/loading.ts'
import styles from './loading-bar.module.css'

/** The thin line at the top while a page is on its way. It waits 200 ms before it shows (spec §9). */
export function LoadingBar() {
  const loading = useSyncExternalStore(subscribeToLoading, isLoading, () => false)
  return loading ? <div className={styles.bar} aria-hidden /> : null
}
