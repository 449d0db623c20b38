import { useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** Which order a page is about, from its address, and the signed link's token where there is one. */
export const useOrderLink = (): { order: string | null; token: string | undefined } => {
  const { order } = useParams()
  const [query] = useSearchParams()
  return { order: order ?? query.get('order'), token: query.get('token') ?? undefined }
}

export const thankYouPath = (order: string, token: string | undefined): string =>
  `${paths.checkoutThankYou()}?${new URLSearchParams(token ? { order, token } : { order })}`
