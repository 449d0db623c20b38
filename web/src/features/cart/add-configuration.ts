import type { Configuration } from 'shared-types/contracts/configuration'
import type { Cart, CartItem } from 'shared-types/contracts/cart'
import type { AddConfigurationRequest } from 'shared-types/api/configurator'
import { apiPaths } from 'shared-types/api/paths'
import { sendOnce } from '../../api/send-once.ts'
import { track } from '../../analytics/track.ts'
import { trackedLine } from '../../analytics/tracked-cart.ts'
import { changeCart, changeQuantity, removeItem } from './change-cart.ts'

type Bed = Pick<Configuration, 'slug' | 'options'>

/** The line of this very bed. */
export const lineOf = ({ items }: Cart, { slug, options }: Bed): CartItem | undefined =>
  items.find(({ configuration }) => configuration?.slug === slug && configuration.options === options)

/** Adds a bed as it was put together. Throws a ProblemError that says what there is to choose again. */
export const addConfiguration = async (slug: string, request: AddConfigurationRequest): Promise<Cart> => {
  const cart = await changeCart(() => sendOnce<Cart>(apiPaths.configuratorCart(slug), request))
  const line = lineOf(cart, { slug, options: request.options })
  if (line) track({ event: 'add_to_cart', items: [trackedLine(line, 1)] })
  return cart
}

/**
 * Puts a bed in the place of another that was in the cart. First the new one: should it be refused, nothing is lost.
 * The old line may be gone by then, or be this very bed.
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
