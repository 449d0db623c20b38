import type { Cart, CartItem } from 'shared-types/contracts/cart'
import type { ErrorCode } from 'shared-types/errors'
import { apiPaths } from 'shared-types/urls/api-paths'
import { ProblemError } from '../../../api/problem-error.ts'
import { sendOnce } from '../../../api/send-once.ts'
import { track } from '../../../analytics/track.ts'
import { trackedLine } from '../../../analytics/ecommerce/tracked-cart.ts'
import type { AddConfigurationRequest } from 'shared-types/contracts/configurator'
import { changeCart } from './change-cart.ts'

/** The errors if the options or the price of a bed have changed since the page loaded. */
const aboutChoices: ReadonlySet<ErrorCode> = new Set([
  'configuration_incomplete',
  'configuration_unknown',
  'configuration_price',
])

/** Each next attempt would be refused too: the shopper has to see the choices first. */
export const isAboutChoices = (error: unknown): boolean =>
  error instanceof ProblemError && aboutChoices.has(error.code)

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
