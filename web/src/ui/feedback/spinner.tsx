import styles from './spinner.module.css'

/** Hidden from screen readers: needs a text beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
