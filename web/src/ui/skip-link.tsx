import styles from './skip-link.module.css'

/** First stop of the keyboard: past the menus to the page itself. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Naar de inhoud
    </a>
  )
}
