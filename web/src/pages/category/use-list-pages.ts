import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { isRecord } from 'shared-types/is-record'
import { usePublic } from '../../api/use-public.ts'
import type { ListSource, ProductList } from '../../features/catalog/product-list.ts'

/** The first page shown, stored in the history entry; the server knows only the URL. */
const firstPage = (state: unknown, page: number): number => {
  const from = isRecord(state) && 'from' in state ? Number(state.from) : page
  return Number.isInteger(from) && from >= 1 && from < page ? from : page
}

const never = () => () => {}

/**
 * The listing at a URL of the shop, and the first of its pages shown. While another choice is loading,
 * everything shown stays as it is.
 * @param key `/api` URL of the page in the shop's URL
 * @param pageKey the same for any page
 */
export const useListPages = <T extends ProductList>(key: string, pageKey: ListSource['pageKey']) => {
  const { pathname, search, state } = useLocation()
  const answer = usePublic<T>(key, { keepPrevious: true })
  const page = answer.data?.pagination.page ?? 1
  const first = useSyncExternalStore(
    never,
    () => firstPage(state, page),
    () => page,
  )
  const requested = { key, pageKey, from: first, shown: `${pathname}${search}` }
  const [held, setHeld] = useState(requested)
  const { data, error, isLoading, retry } = answer
  const arrived = data && !isLoading && !error
  if (arrived && (held.key !== requested.key || held.from !== requested.from)) setHeld(requested)
  const { from, ...source } = arrived ? requested : held
  const missed = data && error && held.key !== key ? { error, retry } : null
  return {
    answer,
    /** False while the products of another address are shown: the document keeps their title. */
    isArrived: Boolean(arrived),
    from: Math.min(from, page),
    source: { pageKey: source.pageKey, shown: source.shown, missed },
  }
}
