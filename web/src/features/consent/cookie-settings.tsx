import styles from './cookie-settings.module.css'
import { reopenQuestion } from './question.ts'

/** Asks the cookie question again: what was said can be taken back as easily as it was given. */
export function CookieSettings() {
  return (
    <button type="button" className={styles.settings} onClick={() => reopenQuestion(true)}>
      Cookie-instellingen
    </button>
  )
}
