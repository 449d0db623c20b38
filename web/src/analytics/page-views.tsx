import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../api/use-session.ts'
import { useIsTitled } from '../router/titled.ts'
import { measuredAddress } from './page-address.ts'
import { track } from './track.ts'

function PageView() {
  const { key } = useLocation()
  const { data: session, error } = useSession()
  const isWhole = useIsTitled(key) && Boolean(session ?? error)
  const isTold = useRef(false)

  const tell = useEffectEvent(() => {
    if (isTold.current) return
    isTold.current = true
    track({
      event: 'page_view',
      pageLocation: measuredAddress(location.href),
      pageTitle: document.title,
      cartQuantity: session?.cartQuantity,
    })
  })
  useEffect(() => {
    if (isWhole) tell()
  }, [isWhole])
  return null
}

/**
 * One page view for every page one comes to, once it is there. The first of a visit waits until the cart has been
 * found too (spec §4), or could not be. Pages of a list that load by themselves are no new page.
 */
export function PageViews() {
  const { pathname, search } = useLocation()
  return <PageView key={`${pathname}?${new URLSearchParams(search).get('tn_q') ?? ''}`} />
}
