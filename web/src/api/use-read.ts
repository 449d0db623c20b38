import useSWR, { type SWRConfiguration } from 'swr'
import type { ProblemError } from './problem-error.ts'

/** What is known of an answer. `data` is null for what does not exist. */
export interface Reading<T> {
  data: T | undefined
  error: ProblemError | undefined
  isLoading: boolean
  /** Asks again. */
  retry: () => Promise<unknown>
}

/**
 * Reads an `/api` address, or whatever `options.fetcher` makes of the key. SWR renders a component again only for the
 * fields that its own render has touched: an answer that is handed on untouched, to a child that renders later, would
 * arrive without a trace. Therefore every field is touched here, and no other module may call `useSWR`.
 */
export const useRead = <T>(
  key: string | readonly string[] | null,
  options: SWRConfiguration<T, ProblemError> = {},
): Reading<T> => {
  const { data, error, isLoading, mutate } = useSWR<T, ProblemError>(key, options)
  return { data, error, isLoading, retry: () => mutate() }
}
