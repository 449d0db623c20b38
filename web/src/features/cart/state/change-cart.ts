import type {
  AddItemRequest,
  Cart,
  CartItem,
  ChangeItemRequest,
  DiscountRequest,
} from 'shared-types/contracts/cart'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { Session } from 'shared-types/contracts/customer'
import { mutate } from 'swr'
import { send } from '../../../api/request.ts'
import { sendOnce } from '../../../api/send-once.ts'
import { track } from '../../../analytics/track.ts'
import { trackedCart, trackedLine } from '../../../analytics/ecommerce/tracked-cart.ts'
import { withQuantity } from './cart-state.ts'
import { enqueue } from './cart-queue.ts'

/** While a quantity is shown that the server has not confirmed: the cart as it last sent it. */
let confirmed: Cart | undefined

/** Updates the number of pieces in the header. */
const count = ({ totals: { totalQuantity } }: Cart) =>
  void mutate<Session>(
    apiPaths.session,
    (session) => session && { ...session, cartQuantity: totalQuantity },
    { revalidate: (session) => session === undefined },
  )

/** Updates the cached cart from a response. */
const show = (cart: Cart) => {
  void mutate(apiPaths.cart, cart, { revalidate: false })
  track({ event: 'cartupdate', totalQuantity: cart.totals.totalQuantity, ...trackedCart(cart) })
}

/** Queues a change, and shows the cart that the server returns. */
export const changeCart = (change: () => Promise<Cart>): Promise<Cart> =>
  enqueue(change, ({ answer, isLast }) => {
    if (answer) confirmed = answer
    if (!isLast) return
    const last = confirmed
    confirmed = undefined
    // Also after a refusal: earlier changes of the series were accepted.
    if (last) count(last)
    if (answer) show(answer)
    // A refusal means that the cached cart is outdated. Without a connection it is not read again.
    else void mutate<Cart>(apiPaths.cart, (cart) => last ?? cart)
  })

/** Applies a voucher. Throws a ProblemError that says why it is refused; the cart stays unchanged. */
export const applyDiscount = (request: DiscountRequest): Promise<Cart> =>
  changeCart(() => send<Cart>('POST', apiPaths.cartDiscount, request))

export const dropDiscount = (): Promise<Cart> => changeCart(() => send<Cart>('DELETE', apiPaths.cartDiscount))

/** Adds a variant, returns the whole cart. Throws a ProblemError that says which quantity is available. */
export const addItem = async (request: AddItemRequest): Promise<Cart> => {
  const cart = await changeCart(() => sendOnce<Cart>(apiPaths.cartItems, request))
  const line = cart.items.find(({ variantId, gift }) => variantId === request.itemId && !gift)
  if (line) track({ event: 'add_to_cart', items: [trackedLine(line, request.quantity)] })
  return cart
}

/** Shows the new quantity at once; the totals follow with the response. */
export const changeQuantity = async (line: CartItem, { quantity }: ChangeItemRequest): Promise<Cart> => {
  const { id } = line
  const change = (cart?: Cart) => {
    confirmed ??= cart
    return cart && withQuantity(cart, id, quantity)
  }
  void mutate<Cart>(apiPaths.cart, change, { revalidate: false })
  const cart = await changeCart(() => send<Cart>('PUT', apiPaths.cartItem(id), { quantity }))
  const more = quantity - line.quantity
  const event = more > 0 ? 'add_to_cart' : 'remove_from_cart'
  if (more !== 0) track({ event, items: [trackedLine(line, Math.abs(more))] })
  return cart
}

export const removeItem = async (line: CartItem): Promise<Cart> => {
  const cart = await changeCart(() => send<Cart>('DELETE', apiPaths.cartItem(line.id)))
  track({ event: 'remove_from_cart', items: [trackedLine(line)] })
  return cart
}
