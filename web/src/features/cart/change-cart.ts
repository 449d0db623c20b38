import type { AddItemRequest, Cart, ChangeItemRequest } from 'shared-types/api/cart'
import { apiPaths } from 'shared-types/api/paths'
import type { Session } from 'shared-types/api/session'
import { mutate } from 'swr'
import { send } from '../../api/request.ts'
import { withQuantity } from './cart-state.ts'
import { inTurn } from './cart-turns.ts'

/** Puts an answered cart on every screen that shows it, and its number of pieces in the header. */
const show = (cart: Cart) => {
  void mutate(apiPaths.cart, cart, { revalidate: false })
  void mutate<Session>(
    apiPaths.session,
    (session) => session && { ...session, cartQuantity: cart.totals.totalQuantity },
    { revalidate: (session) => session === undefined },
  )
}

const changeCart = (ask: () => Promise<Cart>): Promise<Cart> =>
  inTurn(ask, ({ answer, isLast }) => {
    if (!isLast) return
    if (answer) show(answer)
    // What was refused tells that our picture is old.
    else void mutate(apiPaths.cart)
  })

/** Adds a variant. The answer is the whole cart. Throws a ProblemError whose message says what can be had. */
export const addItem = (request: AddItemRequest): Promise<Cart> =>
  changeCart(() => send<Cart>('POST', apiPaths.cartItems, request))

/** Shows the new quantity at once; the totals follow with the answer. */
export const changeQuantity = (id: number, { quantity }: ChangeItemRequest): Promise<Cart> => {
  void mutate<Cart>(apiPaths.cart, (cart) => cart && withQuantity(cart, id, quantity), { revalidate: false })
  return changeCart(() => send<Cart>('PUT', apiPaths.cartItem(id), { quantity }))
}

export const removeItem = (id: number): Promise<Cart> =>
  changeCart(() => send<Cart>('DELETE', apiPaths.cartItem(id)))
