import type { Cart, CartItem } from 'shared-types/contracts/cart'
import { apiPaths } from 'shared-types/urls/api-paths'
import { sendOnce } from '../../../api/send-once.ts'
import { track } from '../../../analytics/track.ts'
import { trackedLine } from '../../../analytics/ecommerce/tracked-cart.ts'
import type { AddConfigurationRequest } from 'shared-types/contracts/configurator'
import { changeCart } from './change-cart.ts'

/**
 * Adds a configured bed, or puts it in the place of another line, and returns its line. Throws a ProblemError
 * that says which choices are no longer valid.
 */
export const addConfiguration = async (
  slug: string,
  request: AddConfigurationRequest,
): Promise<CartItem | undefined> => {
  const { items } = await changeCart(() => sendOnce<Cart>(apiPaths.configuratorCart(slug), request))
  const line = items.find(
    ({ configuration }) => configuration?.slug === slug && configuration.options === request.options,
  )
  // A replacement adds no pieces.
  if (line && !request.replaces) track({ event: 'add_to_cart', items: [trackedLine(line, 1)] })
  return line
}
