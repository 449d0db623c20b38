import type { Cart } from 'shared-types/contracts/cart'
import type { Reorder, ReorderRequest } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/urls/api-paths'
import { isGranted, readConsent } from '../../../analytics/consent.ts'
import { trackedLine } from '../../../analytics/ecommerce/tracked-cart.ts'
import { track } from '../../../analytics/track.ts'
import { read } from '../../../api/request.ts'
import { sendOnce } from '../../../api/send-once.ts'
import { changeCart } from './change-cart.ts'

const addedPieces = (before: Cart, after: Cart) =>
  after.items.flatMap((line) => {
    const had = before.items.find(({ id }) => id === line.id)?.quantity ?? 0
    return line.quantity > had && !line.gift ? [trackedLine(line, line.quantity - had)] : []
  })

/** Adds the ordered items to the cart again. The answer lists those that are unavailable. */
export const reorder = async (order: string, request: ReorderRequest): Promise<Reorder> => {
  let before: Cart | undefined
  let missing: string[] = []
  const cart = await changeCart(async () => {
    // The answer does not say what was in the cart already.
    if (isGranted(readConsent())) before = await read<Cart>(apiPaths.cart)
    const reordered = await sendOnce<Reorder>(apiPaths.reorder(order), request)
    missing = reordered.missing
    return reordered.cart
  })
  const items = before ? addedPieces(before, cart) : []
  if (items.length > 0) track({ event: 'add_to_cart', items })
  return { cart, missing }
}
