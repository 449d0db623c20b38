import { paths } from '../../paths.ts'
import { isPrivateTerm } from '../private-term.ts'

/** Query parameters that may be measured: campaigns and list choices. Any other parameter may be private. */
const measuredKeys = /^(utm_\w+|gclid|gbraid|wbraid|tn_\w+|tn_fk_ae-prijs)$/
const orderId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const isMeasured = ([name, value]: [string, string]) =>
  measuredKeys.test(name) && !(name === 'tn_q' && isPrivateTerm(value))

/** The URL of a page as it may be measured: without ids of orders and carts, tokens, and private search terms. */
export const measuredAddress = (address: string): string => {
  const { origin, pathname, searchParams } = new URL(address)
  const query = new URLSearchParams([...searchParams].filter(isMeasured)).toString()
  const path = pathname.startsWith(paths.cartRestore('')) ? paths.cartRestore('id') : pathname
  return `${origin}${path.replace(orderId, 'id')}${query && `?${query}`}`
}
