import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import type { OrderStatus } from 'shared-types/contracts/order'
import { paths } from '../../paths.ts'

/** The token of the signed link that led here, if there is one: proof that the shopper may open the order. */
export const useOrderToken = (): string | undefined => {
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

/** Passes the token in the history state, not in the URL, as tags can read that URL. */
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
