import { type ComponentProps, createElement, useEffect } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { isRecord } from 'shared-types/is-record'
import type { OrderStatus } from 'shared-types/contracts/order'
import { paths, withSlash } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'

/**
 * A new tab has no history state, so it asks the tab that shows its link: neither a URL nor any storage has the token. A
 * message is `{ wanted: address }` or `{ address, state }`.
 */
const openTabs = () => new BroadcastChannel('order-links')

/** Asks for the history state of this page in a new tab, and has it as if the link was followed. */
const useStateOfLink = () => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const address = pathname + search + hash
  useEffect(() => {
    if (state !== null) return
    const tabs = openTabs()
    tabs.addEventListener('message', ({ data }) => {
      if (!isRecord(data) || data.address !== address) return
      tabs.close()
      void navigate(address, { replace: true, state: data.state })
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    tabs.postMessage({ wanted: address })
    return () => tabs.close()
  }, [address, state, navigate])
}

interface OrderButtonLinkProps extends ComponentProps<typeof ButtonLink> {
  /** Has the token, of an order that is not opened from the account. */
  state: { token: string | undefined; buyer?: object }
}

/** A link from one page of an order to another, which can also be opened in a new tab while this page is open. */
export function OrderButtonLink(props: OrderButtonLinkProps) {
  const { to, state } = props
  const address = withSlash(to)
  useEffect(() => {
    if (state.token === undefined) return
    const tabs = openTabs()
    tabs.addEventListener('message', ({ data }) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
      if (isRecord(data) && data.wanted === address) tabs.postMessage({ address, state })
    })
    return () => tabs.close()
  }, [address, state])
  return createElement(ButtonLink, props)
}

/** The token of the signed link that led here, if there is one: proof that the shopper may open the order. */
export const useOrderToken = (): string | undefined => {
  useStateOfLink()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const token: unknown = query.get('token') ?? state?.token
  return typeof token === 'string' ? token : undefined
}

/** The order id of the current page, and the token of its signed link, if there is one. */
export const useOrderLink = (): { order: string | null; token: string | undefined } => {
  const { order } = useParams()
  const [query] = useSearchParams()
  return { order: order ?? query.get('order'), token: useOrderToken() }
}

/** Passes the token in the history state, not in the URL, as tags can read that URL. Links are `OrderButtonLink`s. */
export const withToken = (to: string, token: string | undefined) => ({ to, state: { token } })

export const orderLink = (order: string, token: string | undefined) => withToken(paths.order(order), token)

interface UnpaidOrder {
  number: string
  link: ReturnType<typeof orderLink>
}

/** For the history state of a link to the cart of an unpaid order, which may hold the last pieces. */
export const unpaidOrder = (
  { orderId, orderNumber }: Pick<OrderStatus, 'orderId' | 'orderNumber'>,
  token: string | undefined,
): { unpaid: UnpaidOrder } => ({ unpaid: { number: orderNumber, link: orderLink(orderId, token) } })

/** The unpaid order whose page led here. */
export const useUnpaidOrder = (): UnpaidOrder | undefined => useLocation().state?.unpaid

export const thankYou = (order: string, token: string | undefined) =>
  withToken(`${paths.checkoutThankYou()}?${new URLSearchParams({ order })}`, token)
