import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fetchPublic } from '../../api/fetch-public.ts'
import type { ListPlace, ProductList } from './product-list.ts'

export type Asked = 'pressed' | 'scrolled'

interface Props {
  list: ProductList
  place: ListPlace
  /** The first page in sight. */
  from: number
}

/**
 * The way to the next pages of a list, and to the ones before. The page that the address names is the last one shown;
 * the first one is kept with the history entry, and so outlives a reload. Who presses gets a step in the history, who
 * scrolls does not: Back should undo what one did.
 */
export function useLoadPages({ list: { pagination }, place, from }: Props) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const busy = useRef(false)
  const { page, pageLinks } = pagination

  const fetched = async (wanted: number): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    setLoading(true)
    try {
      await fetchPublic(place.pageKey(wanted))
      // Somebody who meanwhile chose something else is not taken back.
      return location.pathname === pathname && location.search === search
    } catch (error) {
      setFailed(true)
      console.warn('De volgende producten konden niet worden geladen', error)
      return false
    } finally {
      busy.current = false
      setLoading(false)
    }
  }

  const loadNext = async (asked: Asked): Promise<boolean> => {
    const { next } = pageLinks
    if (!next) return false
    setFailed(false)
    if (!(await fetched(page + 1))) return false
    navigate(next, { replace: asked === 'scrolled', state: { keepScroll: true, from } })
    return true
  }

  const loadPrevious = async () => {
    if (from <= 1 || !(await fetched(from - 1))) return
    navigate(`${pathname}${search}`, { replace: true, state: { keepScroll: true, from: from - 1 } })
  }

  return { loading, failed, loadNext, loadPrevious }
}
