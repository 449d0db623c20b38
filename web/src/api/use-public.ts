import useSWR from 'swr'
import { whileLoading } from '../stores/loading.ts'
import type { ProblemError } from './problem-error.ts'
import { read } from './request.ts'

const readPage = <T>(url: string) => whileLoading(read<T>(url))

/**
 * Public data: the same for everyone, so what the first view brought, or an earlier page fetched, is good
 * for the visit. `null` from the first view means that the bff was told there is no such thing.
 * With `keepPrevious` the answer of the address before stands until the new one is there.
 */
export const usePublic = <T>(key: string | null, { keepPrevious = false } = {}) =>
  useSWR<T | null, ProblemError>(key, readPage, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    keepPreviousData: keepPrevious,
  })
