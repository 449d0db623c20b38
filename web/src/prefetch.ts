import type { CategoryRoute } from 'shared-types/api/catalog'
import { listingPlace, withoutFilters } from 'shared-types/api/listing-place'
import { listingQuery } from 'shared-types/api/listing-query'
import { apiPaths } from 'shared-types/api/paths'
import { preload } from 'swr'
import { read } from './api/request.ts'
import { pathOf } from './features/catalog/category-path.ts'
import { kindOfPage } from './pages/category/category-kinds.ts'
import { category, isProduct, pageAt, search as searchPage } from './routes.tsx'
import { aheadOfNeed } from './router/chunk-reload.ts'

// SWR hands a preloaded answer to whoever asks first: once for each address is enough.
const asked = new Set<string>()

const fetchAhead = async <T>(key: string): Promise<T | null> => {
  if (asked.has(key)) return null
  asked.add(key)
  return preload(key, (url: string) => read<T>(url))
}

/** Only lists are chosen in. Their way back to the whole list has no sign of it itself. */
const isChoice = (path: string, query: string): boolean => {
  if (path !== withoutFilters(path) || query !== '') return true
  const here = pathOf(location.pathname)
  return path === withoutFilters(here) && (path !== here || listingQuery(location.search) !== '')
}

const fetchCategory = async (path: string, query: string) => {
  if (isChoice(path, query)) return fetchAhead(apiPaths.listing(path, query))
  const route = await fetchAhead<CategoryRoute>(apiPaths.categoryRoute(path))
  if (!route) return
  const kind = kindOfPage(route)
  if (kind) aheadOfNeed(kind.preload)
  await fetchAhead(kind ? apiPaths.categoryContent(path) : apiPaths.listing(path, query))
}

const fetchFound = (path: string, query: string) => {
  const place = listingPlace(path.split('/').slice(1), query)
  return fetchAhead(apiPaths.search(new URLSearchParams(query).get('tn_q') ?? '', place))
}

/** Fetches the code and the data of a page that the shopper is about to open. Best effort: it is asked again if it fails. */
export const prefetchPage = (address: string) => {
  const { pathname, search } = new URL(address, location.origin)
  const { preload: fetchCode, page } = pageAt(pathname)
  aheadOfNeed(fetchCode)
  const path = pathOf(pathname)
  if (isProduct(pathname)) void fetchAhead(apiPaths.product(path.slice(0, -'.html'.length))).catch(() => {})
  else if (page === category) void fetchCategory(path, listingQuery(search)).catch(() => {})
  else if (page === searchPage) void fetchFound(path, search).catch(() => {})
}
