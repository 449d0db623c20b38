import type { DocumentKey, DocumentOf } from 'shared-types/contracts/content'
import { apiPaths } from 'shared-types/urls/api-paths'
import { mutate, SWRConfig } from 'swr'
import { whileLoading } from '../stores/loading.ts'
import { read } from './request.ts'
import { useRead } from './use-read.ts'

/** By `/api` address, the answers that were fetched ahead of need. With SWR's `preload`, readers would not count as loading. */
export const fetchedAhead: Record<string, Promise<unknown>> = {}

const readPage = <T>(url: string) => {
  const ahead = fetchedAhead[url] as Promise<T> | undefined
  // It is used once: reading again means that it is outdated.
  delete fetchedAhead[url]
  return whileLoading(ahead ?? read<T>(url))
}

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

/**
 * Stores an answer as if it had been there from the start. `mutate` would change the cache: SWR then hydrates without
 * the answer, which differs from what the server rendered, and renders each part that reads it once more.
 */
export const storeForHydration = (key: string, data: unknown) => {
  SWRConfig.defaultValue.cache.set(key, { data })
}

/** What was read before in this visit. */
export const cachedAnswer = (key: string): unknown => SWRConfig.defaultValue.cache.get(key)?.data

/** Public data, now or earlier in this visit, for a part that is hydrated later. Throws a ProblemError. */
export const fetchForHydration = async (key: string): Promise<void> => {
  if (cachedAnswer(key) === undefined) storeForHydration(key, await read(key))
}

/** Returns public data from the cache, or fetches it from the bff. Throws a ProblemError. */
export const fetchPublic = <T>(key: string) =>
  // Undefined only if the function returns that.
  mutate<T>(key, (known) => known ?? read<T>(key), { revalidate: false }) as Promise<T>
