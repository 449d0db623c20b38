import styles from './cookie-settings.module.css'
import { reopenQuestion } from './question.ts'

/** Reopens the cookie question: consent can be withdrawn as easily as it was given. */
export function CookieSettings() {
  return (
    <button type="button" className={styles.settings} onClick={() => reopenQuestion(true)}>
      Cookie-instellingen
    </button>
  )
}
