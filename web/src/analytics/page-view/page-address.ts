import { paths } from '../../paths.ts'
import { isPrivateTerm } from '../private-term.ts'

/** Query parameters that may be measured: campaigns and list choices. Any other parameter may be private. */
const measuredKeys = /^(utm_\w+|gclid|gbraid|wbraid|tn_\w+|tn_fk_ae-prijs)$/
const cartId = new RegExp(`(?<=^${paths.cartRestore('')}).+`)
const orderId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const isMeasured = ([name, value]: [string, string]) =>
  measuredKeys.test(name) && !(name === 'tn_q' && isPrivateTerm(value))

/** The URL of a page as it may be measured: without ids of orders and carts, tokens, and private search terms. */
export const measuredAddress = (address: string): string => {
  const { origin, pathname, searchParams } = new URL(address)
  const query = new URLSearchParams([...searchParams].filter(isMeasured)).toString()
  return `${origin}${pathname.replace(orderId, 'id').replace(cartId, 'id')}${query && `?${query}`}`
}
