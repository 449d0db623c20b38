import type { CategoryRoute } from 'shared-types/api/catalog'
import { listingQuery } from 'shared-types/api/listing-query'
import { apiPaths } from 'shared-types/api/paths'
import { preload } from 'swr'
import { read } from './api/request.ts'
import { pathOf } from './features/catalog/category-path.ts'
import { isProduct, pageAt } from './routes.tsx'

// SWR hands a preloaded answer to whoever asks first: once for each address is enough.
const asked = new Set<string>()

const fetchAhead = async <T>(key: string): Promise<T | null> => {
  if (asked.has(key)) return null
  asked.add(key)
  return preload(key, (url: string) => read<T>(url))
}

const fetchCategory = async (path: string, search: string) => {
  const route = await fetchAhead<CategoryRoute>(apiPaths.categoryRoute(path))
  if (route?.kind === 'listing') await fetchAhead(apiPaths.listing(path, listingQuery(search)))
  else if (route) await fetchAhead(apiPaths.categoryContent(path))
}

/** Fetches the code and the data of a page that the shopper is about to open. Best effort: it is asked again if it fails. */
export const prefetchPage = (address: string) => {
  const { pathname, search } = new URL(address, location.origin)
  const { preload: fetchCode, source } = pageAt(pathname)
  void fetchCode().catch(() => {})
  const path = pathOf(pathname)
  if (isProduct(pathname)) void fetchAhead(apiPaths.product(path.slice(0, -'.html'.length))).catch(() => {})
  else if (source.endsWith('/category.tsx')) void fetchCategory(path, search).catch(() => {})
}
