import type { ReactNode } from 'react'
import { isNotFound, somethingWentWrong, messageFor } from '../../api/problem-error.ts'
import type { Reading } from '../../api/use-read.ts'
import { Button } from '../button/button.tsx'
import { FailedPage, type FailedProps } from './failed-page.tsx'
import styles from './failed-part.module.css'

interface Props<T> {
  /** The result of a hook based on `useRead`. */
  of: Pick<Reading<T | null>, 'data' | 'error' | 'retry'>
  /**
   * What is missing on failure: a page with its heading (the default), the content below a page's heading, or
   * a small part of a page.
   */
  what?: 'page' | 'content' | 'part'
  /** Has the size of the content. */
  skeleton: ReactNode
  /** Shown if the resource does not exist. */
  notFound?: ReactNode
  children: (data: T) => ReactNode
}

/** The error of a small part of a page, with a retry button. */
export function FailedPart({ error, retry }: FailedProps) {
  return (
    <div className={styles.failed} role="alert">
      <p>{messageFor(error)}</p>
      <Button look="secondary" onClick={() => void retry()}>
        Probeer opnieuw
      </Button>
    </div>
  )
}

/**
 * Renders a read: loading, failed, not found, or its data. Existing data stays after a failed refetch. In a
 * first view without data the browser fetches it; a noscript explains that without JavaScript.
 */
export function QueryBoundary<T>({
  of: { data, error, retry },
  what = 'page',
  skeleton,
  notFound = null,
  children,
}: Props<T>) {
  if (data) return children(data)
  if (data === null || isNotFound(error)) return notFound
  if (!error) {
    return (
      <>
        {skeleton}
        <noscript>
          <p className={styles.failed}>{somethingWentWrong}</p>
        </noscript>
      </>
    )
  }
  if (what === 'part') return <FailedPart error={error} retry={retry} />
  return <FailedPage error={error} retry={retry} heading={what === 'page' ? 'h1' : 'h2'} />
}
