import { somethingWentWrong } from '../api/problem-error.ts'
import { paths } from '../paths.ts'
import { Head } from '../ui/head.tsx'
import styles from './error.module.css'

/** In the place of a page that failed. A plain link: after a failure the whole page is loaded anew. */
export function ErrorPage() {
  return (
    <div className={styles.message}>
      <Head title="Er ging iets mis | Sluimer" noIndex />
      <h1>Er ging iets mis</h1>
      <p role="alert">{somethingWentWrong}</p>
      <a className={styles.action} href={paths.home()}>
        Ga terug
      </a>
    </div>
  )
}
