import useSWR, { type SWRConfiguration } from 'swr'
import type { ProblemError } from './problem-error.ts'

/** The state of a read. `data` is null if the resource does not exist. */
export interface Reading<T> {
  data: T | undefined
  error: ProblemError | undefined
  isLoading: boolean
  /** Fetches again. */
  retry: () => Promise<unknown>
}

/**
 * Reads an `/api` URL, or what `options.fetcher` makes of the key. SWR re-renders a component only for the
 * fields that its own render has read. If a parent passes the result on to a child without reading it,
 * updates would be missed. So this hook reads every field, and no other module may call `useSWR`.
 */
export const useRead = <T>(
  key: string | readonly string[] | null,
  options: SWRConfiguration<T, ProblemError> = {},
): Reading<T> => {
  const { data, error, isLoading, mutate } = useSWR<T, ProblemError>(key, options)
  return { data, error, isLoading, retry: () => mutate() }
}
