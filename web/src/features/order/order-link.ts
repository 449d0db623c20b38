import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** Which order a page is about, and the token of the signed link that led to it where there is one. */
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

/** The token goes along in the history, not in the address: whatever measures a purchase may see that one. */
export const thankYou = (order: string, token: string | undefined) => ({
  to: `${paths.checkoutThankYou()}?${new URLSearchParams({ order })}`,
  state: { token },
})
