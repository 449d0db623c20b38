import { useLocation, useNavigate } from 'react-router-dom'
import { isOffline, ProblemError, wordsFor } from '../api/problem-error.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Head } from '../ui/head.tsx'
import styles from './error.module.css'

/** Without a network the page on its way can be asked for again, and the rest of the shop would not come either. */
function Offline() {
  const navigate = useNavigate()
  const here = useLocation()
  return (
    <div className={styles.message}>
      <Head title="Je bent offline | Sluimer" noIndex />
      <h1>Je bent offline</h1>
      <p role="alert">Controleer je verbinding en probeer het opnieuw. Je winkelwagen is zoals hij was.</p>
      <Button onClick={() => void navigate(here, { replace: true })}>Probeer opnieuw</Button>
    </div>
  )
}

/** In the place of a page that failed. A plain link: after a failure the whole page is loaded anew. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isOffline()) return <Offline />
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
