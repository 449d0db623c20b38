import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** The order id of the current page, and the token of its signed link, if there is one. */
export const useOrderLink = (): { order: string | null; token: string | undefined } => {
  const { order } = useParams()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const carried: unknown = state?.token
  const token = query.get('token') ?? carried
  return {
    order: order ?? query.get('order'),
    token: typeof token === 'string' ? token : undefined,
  }
}

// Both pass the token in the history state, not in the URL, as tags can read that URL.

export const orderLink = (order: string, token: string | undefined) => ({
  to: paths.order(order),
  state: { token },
})

export const thankYou = (order: string, token: string | undefined) => ({
  to: `${paths.checkoutThankYou()}?${new URLSearchParams({ order })}`,
  state: { token },
})
