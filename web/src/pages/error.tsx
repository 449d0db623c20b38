import { ProblemError, wordsFor } from '../api/problem-error.ts'
import { paths } from '../paths.ts'
import { Head } from '../ui/head.tsx'
import styles from './error.module.css'

/** In the place of a page that failed. A plain link: after a failure the whole page is loaded anew. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className={styles.message}>
      <Head title="Er ging iets mis | Sluimer" noIndex />
      <p className={styles.code}>{error instanceof ProblemError ? error.status : 500}</p>
      <h1>Er ging iets mis</h1>
      <p role="alert">{wordsFor(error)}</p>
      <a className={styles.action} href={paths.home()}>
        Ga terug
      </a>
    </div>
  )
}
