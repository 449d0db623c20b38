import styles from './skip-link.module.css'

/** The first focusable element: skips the menus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Naar de inhoud
    </a>
  )
}
