import { useLocation, useNavigate } from 'react-router-dom'
import { isOffline } from '../../api/problem-error.ts'
import { paths } from '../../paths.ts'
import { FailedPage, FailureWords } from '../../ui/failure/failed-page.tsx'
import styles from '../../ui/failure/failed-page.module.css'

/** Replaces a page that failed to render, or whose code failed to load. */
export function ErrorPage({ error }: { error: unknown }) {
  const navigate = useNavigate()
  const here = useLocation()
  if (isOffline()) return <FailedPage error={error} retry={async () => navigate(here, { replace: true })} />
  return (
    <div className={styles.message}>
      <FailureWords error={error} />
      {/* A plain link: after such a failure the whole document is reloaded. */}
      <a className={styles.action} href={paths.home()}>
        Ga terug
      </a>
    </div>
  )
}
