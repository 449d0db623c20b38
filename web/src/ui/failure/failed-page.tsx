import { useEffect, useEffectEvent } from 'react'
import { isOffline, ProblemError, somethingWentWrong, messageFor } from '../../api/problem-error.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../button/button.tsx'
import styles from './failed-page.module.css'
import { Head } from '../../router/head.tsx'

export interface FailedProps {
  error: unknown
  retry: () => Promise<unknown>
}

interface FailedPageProps extends FailedProps {
  /** h2 if the page has its own h1 above. */
  heading?: 'h1' | 'h2'
}

/** Without links: offline, the rest of the shop would not load either. Retries when the connection returns. */
function Offline({ retry, heading: Heading = 'h1' }: Omit<FailedPageProps, 'error'>) {
  const title = 'Je bent offline'
  const retryNow = useEffectEvent(() => void retry())
  useEffect(() => {
    const onOnline = () => retryNow()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return (
    <div className={styles.message}>
      <Head title={title} noIndex />
      <Heading>{title}</Heading>
      <p role="alert">Controleer je verbinding en probeer het opnieuw. Je winkelwagen is zoals hij was.</p>
      <Button onClick={() => void retry()}>Probeer opnieuw</Button>
    </div>
  )
}

/** The error with its status; without one if the server did not respond. */
export function FailureText({ error, heading: Heading = 'h1' }: Omit<FailedPageProps, 'retry'>) {
  const status = error instanceof ProblemError ? error.status : 500
  const text = status > 0 ? somethingWentWrong : messageFor(error)
  const more = messageFor(error)
  const title = 'Er ging iets mis'
  return (
    <>
      <Head title={title} noIndex />
      {status > 0 && <p className={styles.code}>{status}</p>}
      <Heading>{title}</Heading>
      <p role="alert">{text}</p>
      {more !== text && <p>{more}</p>}
    </>
  )
}

/** Replaces a page whose data could not be loaded (spec §2, error page). */
export function FailedPage({ error, retry, heading }: FailedPageProps) {
  if (isOffline()) return <Offline {...{ retry, heading }} />
  return (
    <div className={styles.message}>
      <FailureText {...{ error, heading }} />
      <div className={styles.ways}>
        <Button onClick={() => void retry()}>Probeer opnieuw</Button>
        <ButtonLink look="secondary" to={paths.home()}>
          Ga terug
        </ButtonLink>
      </div>
    </div>
  )
}
