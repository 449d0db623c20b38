import { startTransition, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fetchPublic } from '../../../api/use-public.ts'
import type { ListSource, ProductList } from '../product-list.ts'

type LoadTrigger = 'pressed' | 'scrolled'

interface Props {
  list: ProductList
  source: ListSource
  /** The first page shown. */
  from: number
}

/**
 * Loads the next and previous pages of a listing. The page in the URL is the last one shown; the first one is
 * stored in the history entry, so it survives a reload. Pressing the button adds a history entry, scrolling
 * does not: Back should undo only what the shopper did.
 */
export function useLoadPages({ list: { pagination }, source, from }: Props) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const busy = useRef(false)
  const { page, pageLinks } = pagination

  const load = async (wanted: number, arrive: () => void): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    setLoading(true)
    try {
      await fetchPublic(source.pageKey(wanted))
      // If the shopper has navigated meanwhile, do not navigate back.
      const isWanted = location.pathname === pathname && location.search === search
      if (isWanted) arrive()
      return isWanted
    } catch {
      // Logged by the request (spec §8).
      setFailed(true)
      return false
    } finally {
      busy.current = false
      // In the same transition as the new URL: the skeletons stay until the products are there.
      startTransition(() => setLoading(false))
    }
  }

  const loadNext = async (trigger: LoadTrigger): Promise<boolean> => {
    const { next } = pageLinks
    if (!next) return false
    setFailed(false)
    return load(page + 1, () =>
      navigate(next, { replace: trigger === 'scrolled', state: { keepScroll: true, from } }),
    )
  }

  const loadPrevious = async (): Promise<boolean> => {
    if (from <= 1) return false
    return load(from - 1, () =>
      navigate(`${pathname}${search}`, { replace: true, state: { keepScroll: true, from: from - 1 } }),
    )
  }

  return { loading, failed, loadNext, loadPrevious }
}
