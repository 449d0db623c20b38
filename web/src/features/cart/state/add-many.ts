import type { Cart, RestoreCartRequest, RestoredCart } from 'shared-types/contracts/cart'
import type { Reorder, ReorderRequest } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/urls/api-paths'
import { isGranted, readConsent } from '../../../analytics/consent.ts'
import { trackedLine } from '../../../analytics/ecommerce/tracked-cart.ts'
import { track } from '../../../analytics/track.ts'
import { read, send } from '../../../api/request.ts'
import { sendOnce } from '../../../api/send-once.ts'
import { changeCart } from './change-cart.ts'

const addedPieces = (before: Cart, after: Cart) =>
  after.items.flatMap((line) => {
    const had = before.items.find(({ id }) => id === line.id)?.quantity ?? 0
    return line.quantity > had && !line.gift ? [trackedLine(line, line.quantity - had)] : []
  })

/** Makes a call that adds several items to the cart, and measures what it added. `missing` has the titles of those that it could not. */
const addMany = async (add: () => Promise<Reorder>): Promise<Reorder> => {
  let before: Cart | undefined
  let missing: string[] = []
  const cart = await changeCart(async () => {
    // The answer does not say what was in the cart already.
    if (isGranted(readConsent())) before = await read<Cart>(apiPaths.cart)
    const added = await add()
    missing = added.missing
    return added.cart
  })
  const items = before ? addedPieces(before, cart) : []
  if (items.length > 0) track({ event: 'add_to_cart', items })
  return { cart, missing }
}

/** Adds the ordered items to the cart again. */
export const reorder = (order: string, request: ReorderRequest): Promise<Reorder> =>
  addMany(() => sendOnce<Reorder>(apiPaths.reorder(order), request))

/** Adds the contents of the cart behind a signed link to the current cart. */
export const restoreCart = (request: RestoreCartRequest): Promise<Reorder> =>
  addMany(async () => {
    const { missing, ...cart } = await send<RestoredCart>('POST', apiPaths.cartRestore, request)
    return { cart, missing }
  })
