import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../api/use-session.ts'
import { isLoading, subscribeToLoading } from '../stores/loading.ts'
import { measuredAddress } from './page-address.ts'
import { track } from './track.ts'

/** Calls when the page in front of the shopper is whole, and its title therefore its own. Returns how to call it off. */
const whenLoaded = (call: () => void) => {
  if (!isLoading()) {
    call()
    return () => {}
  }
  let timer: ReturnType<typeof setTimeout>
  const stop = subscribeToLoading(() => {
    if (isLoading()) return
    stop()
    // The answer is in; one turn later it is on the screen, and in the title.
    timer = setTimeout(call)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

function PageView() {
  const { data: session, error } = useSession()
  const isFound = Boolean(session ?? error)
  const tell = useEffectEvent(() =>
    track({
      event: 'page_view',
      pageLocation: measuredAddress(location.href),
      pageTitle: document.title,
      cartQuantity: session?.cartQuantity,
    }),
  )
  useEffect(() => (isFound ? whenLoaded(() => tell()) : undefined), [isFound])
  return null
}

/**
 * One page view for every page one comes to. The first of a visit waits until the cart has been found (spec §4), or
 * could not be. Pages of a list that load by themselves are no new page.
 */
export function PageViews() {
  const { pathname, search } = useLocation()
  return <PageView key={`${pathname}?${new URLSearchParams(search).get('tn_q') ?? ''}`} />
}
