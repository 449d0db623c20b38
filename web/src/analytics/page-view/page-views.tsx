import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../api/use-session.ts'
import { useIsTitled } from '../../router/head.tsx'
import { measuredAddress } from './page-address.ts'
import { track } from '../track.ts'

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

/**
 * Sends one page view per page, once the page is shown. The first of a visit also waits until the cart is
 * loaded or its load has failed (spec §4). Pages that a listing loads automatically are not page views.
 */
export function PageViews() {
  const { pathname, search } = useLocation()
  return <PageView key={`${pathname}?${new URLSearchParams(search).get('tn_q') ?? ''}`} />
}
