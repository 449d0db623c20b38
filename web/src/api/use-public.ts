import type { DocumentKey, DocumentOf } from 'shared-types/contracts/content'
import { apiPaths } from 'shared-types/urls/api-paths'
import { mutate } from 'swr'
import { whileLoading } from '../stores/loading.ts'
import { read } from './request.ts'
import { useRead } from './use-read.ts'

const readPage = <T>(url: string) => whileLoading(read<T>(url))

/**
 * Public data: the same for everyone, so data from the first view or an earlier page is valid for the whole
 * visit. `null` in the first view means that the bff got a 404 for it. With `keepPrevious`, the data of the
 * previous key stays until the new data arrives.
 */
export const usePublic = <T>(key: string | null, { keepPrevious = false } = {}) =>
  useRead<T | null>(key, {
    fetcher: readPage<T>,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    keepPreviousData: keepPrevious,
  })

/** A document of content; null where the shop has none. */
export const useDocument = <Key extends DocumentKey>(key: Key) =>
  usePublic<DocumentOf<Key>>(apiPaths.document(key))

/** Returns public data from the cache, or fetches it from the bff. Throws a ProblemError. */
export const fetchPublic = async <T>(key: string): Promise<T> => {
  const data = await mutate<T>(key, (known) => known ?? read<T>(key), { revalidate: false })
  return data ?? read<T>(key)
}
