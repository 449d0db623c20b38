import type { ReactNode } from 'react'
import { isNotFound, somethingWentWrong, wordsFor } from '../api/problem-error.ts'
import type { Reading } from '../api/use-read.ts'
import { Button } from './button.tsx'
import { FailedPage, type FailedProps } from './failed-page.tsx'
import styles from './failed-part.module.css'

interface Props<T> {
  /** What a hook on `useRead` gave. */
  of: Pick<Reading<T | null>, 'data' | 'error' | 'retry'>
  /**
   * What is missing when this fails: a page with its heading (the default), the content under the heading of a page,
   * or a small part of a page.
   */
  what?: 'page' | 'content' | 'part'
  /** Of the size that the content will have. */
  skeleton: ReactNode
  /** For what does not exist. */
  notFound?: ReactNode
  children: (data: T) => ReactNode
}

/** What went wrong with a small part of a page, and the way to ask again. */
export function FailedPart({ error, retry }: FailedProps) {
  return (
    <div className={styles.failed} role="alert">
      <p>{wordsFor(error)}</p>
      <Button look="secondary" onClick={() => void retry()}>
        Probeer opnieuw
      </Button>
    </div>
  )
}

/**
 * What was asked for: loading, failed, not found, or there. Data that is there outlives a failure. In a first view
 * without data the browser asks by itself; a noscript says so where there is no JavaScript.
 */
export function Fetched<T>({
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
