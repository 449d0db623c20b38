import { whileLoading } from '../stores/loading.ts'
import { read } from './request.ts'
import { useRead } from './use-read.ts'

const readPage = <T>(url: string) => whileLoading(read<T>(url))

/**
 * Public data: the same for everyone, so what the first view brought, or an earlier page fetched, is good
 * for the visit. `null` from the first view means that the bff was told there is no such thing.
 * With `keepPrevious` the answer of the address before stands until the new one is there.
 */
export const usePublic = <T>(key: string | null, { keepPrevious = false } = {}) =>
  useRead<T | null>(key, {
    fetcher: readPage<T>,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    keepPreviousData: keepPrevious,
  })
