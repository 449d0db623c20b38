import type { Checkout, ChooseMethodsRequest } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/api/paths'
import { mutate } from 'swr'
import { send } from '../../api/request.ts'

let queue: Promise<unknown> = Promise.resolve()

const choose = async (chosen: ChooseMethodsRequest): Promise<void> => {
  const checkout = await send<Checkout>('POST', apiPaths.paymentMethods, chosen)
  await mutate(apiPaths.checkout, checkout, { revalidate: false })
  // The methods have their price, and the server does the sums.
  await mutate(apiPaths.cart)
}

/** Stores how it is sent and paid, one choice after the other, so that the last one made is the one that stays. */
export const chooseMethods = (chosen: ChooseMethodsRequest): Promise<void> => {
  const turn = queue.then(() => choose(chosen))
  queue = turn.catch(() => undefined)
  return turn
}
