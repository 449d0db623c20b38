import type { ReactNode } from 'react'
import { isNotFound, type ProblemError, somethingWentWrong, wordsFor } from '../api/problem-error.ts'
import type { Reading } from '../api/use-read.ts'
import { Button } from './button.tsx'
import styles from './fetched.module.css'

interface Props<T> {
  /** What a hook on `useRead` gave. */
  of: Pick<Reading<T | null>, 'data' | 'error' | 'retry'>
  /** Of the size that the content will have. */
  skeleton: ReactNode
  /** For what does not exist. */
  notFound?: ReactNode
  children: (data: T) => ReactNode
}

interface FailedProps {
  error: ProblemError
  retry: () => Promise<unknown>
}

/** What went wrong, in words, and the way to ask again. */
export function Failed({ error, retry }: FailedProps) {
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
 * What was asked for: on its way, not to be had, not existing, or there. What was there before outlives a failure. In a
 * first view that came without it, the browser asks by itself; who has no JavaScript is told.
 */
export function Fetched<T>({ of: { data, error, retry }, skeleton, notFound = null, children }: Props<T>) {
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
  return <Failed error={error} retry={retry} />
}
