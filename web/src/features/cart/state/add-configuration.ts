import type { Configuration } from 'shared-types/contracts/configuration'
import type { Cart, CartItem } from 'shared-types/contracts/cart'
import { apiPaths } from 'shared-types/urls/api-paths'
import { sendOnce } from '../../../api/send-once.ts'
import { track } from '../../../analytics/track.ts'
import { trackedLine } from '../../../analytics/ecommerce/tracked-cart.ts'
import type { AddConfigurationRequest } from 'shared-types/contracts/configurator'
import { changeCart, changeQuantity, removeItem } from './change-cart.ts'

type Bed = Pick<Configuration, 'slug' | 'options'>

/** The cart line with exactly this configuration. */
export const lineOf = ({ items }: Cart, { slug, options }: Bed): CartItem | undefined =>
  items.find(({ configuration }) => configuration?.slug === slug && configuration.options === options)

/** Adds a configured bed. Throws a ProblemError that says which choices are no longer valid. */
export const addConfiguration = async (slug: string, request: AddConfigurationRequest): Promise<Cart> => {
  const cart = await changeCart(() => sendOnce<Cart>(apiPaths.configuratorCart(slug), request))
  const line = lineOf(cart, { slug, options: request.options })
  if (line) track({ event: 'add_to_cart', items: [trackedLine(line, 1)] })
  return cart
}

/**
 * Replaces a bed in the cart. Adds the new one first, so that nothing is lost if it is refused. The old line
 * may be gone by then, or already have this configuration.
 */
export const replaceConfiguration = async (
  old: number,
  slug: string,
  request: AddConfigurationRequest,
): Promise<Cart> => {
  const cart = await addConfiguration(slug, request)
  const line = cart.items.find(({ id }) => id === old)
  if (!line?.configuration) return cart
  return line === lineOf(cart, { slug, options: request.options })
    ? changeQuantity(line, { quantity: Math.max(line.quantity - 1, 1) })
    : removeItem(line)
}
