import { useLocation, useNavigate } from 'react-router-dom'
import { isOffline } from '../../api/problem-error.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailedPage, FailureText } from '../../ui/failure/failed-page.tsx'
import styles from '../../ui/failure/failed-page.module.css'

/** Replaces a page that failed to render, or whose code failed to load. */
export function ErrorPage({ error }: { error: unknown }) {
  const navigate = useNavigate()
  const here = useLocation()
  const retry = async () => navigate(here, { replace: true })
  if (isOffline()) return <FailedPage {...{ error, retry }} />
  return (
    <div className={styles.message}>
      <FailureText error={error} />
      <div className={styles.ways}>
        <Button onClick={() => void retry()}>Probeer opnieuw</Button>
        {/* A plain link: after such a failure the whole document is reloaded. */}
        <a className={styles.action} href={paths.home()}>
          Ga terug
        </a>
      </div>
    </div>
  )
}
