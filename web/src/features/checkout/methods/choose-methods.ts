import type { Checkout, ChooseMethodsRequest } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import { mutate } from 'swr'
import { send } from '../../../api/request.ts'

let queue: Promise<unknown> = Promise.resolve()

const choose = async (chosen: ChooseMethodsRequest): Promise<void> => {
  const checkout = await send<Checkout>('POST', apiPaths.paymentMethods, chosen)
  await mutate(apiPaths.checkout, checkout, { revalidate: false })
  // The methods change the costs, and only the server calculates totals.
  await mutate(apiPaths.cart)
  // Nothing is sent before a bank transfer has arrived, so the payment method changes the promised days.
  if (chosen.paymentMethod !== undefined) await mutate(apiPaths.shippingMethods)
}

/** Stores the shipping and payment methods. Calls run one after another, so that the last choice wins. */
export const chooseMethods = (chosen: ChooseMethodsRequest): Promise<void> => {
  const turn = queue.then(() => choose(chosen))
  queue = turn.catch(() => undefined)
  return turn
}
