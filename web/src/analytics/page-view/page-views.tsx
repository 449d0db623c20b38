import { useEffect, useEffectEvent, useRef } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { parseListingPath } from 'shared-types/urls/listing-url'
import { brand, search } from 'shared-types/urls/page-paths'
import { useSession } from '../../api/use-session.ts'
import { useIsTitled } from '../../router/head.tsx'
import { measuredAddress } from './page-address.ts'
import { track } from '../track.ts'
import { typedTerm } from '../../paths.ts'

function PageView() {
  const { key } = useLocation()
  const { data: session, error } = useSession()
  const isWhole = useIsTitled(key) && Boolean(session ?? error)
  const isReported = useRef(false)

  const report = useEffectEvent(() => {
    if (isReported.current) return
    isReported.current = true
    track({
      event: 'page_view',
      pageLocation: measuredAddress(location.href),
      pageTitle: document.title,
      cartQuantity: session?.cartQuantity,
    })
  })
  useEffect(() => {
    if (isWhole) report()
  }, [isWhole])
  return null
}

/** The path without its page number, which search results and brands have as their last segment. */
const withoutPage = (pathname: string): string => {
  const list = matchPath(search, pathname) ?? matchPath(brand, pathname)
  if (!list) return pathname
  const following = (list.params['*'] ?? '').split('/').filter(Boolean)
  return `${list.pathnameBase}/${parseListingPath(following, '').path}`
}

/**
 * Sends one page view per page, once the page is shown. The first of a visit also waits until the cart is
 * loaded or its load has failed (spec §4). Pages that a listing loads automatically are not page views.
 */
export function PageViews() {
  const { pathname, search: query } = useLocation()
  return <PageView key={`${withoutPage(pathname)}?${typedTerm(query)}`} />
}
