import { useRef, useState } from 'react'
import type { OrderStatus } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/api/paths'
import { mutate } from 'swr'
import { useRead } from '../../api/use-read.ts'
import { isUndecided, outcomeOf, pollDelay } from './outcome.ts'

/** Nothing is left to do in the shop: what was ordered is in the cart no more. */
const hasLeftCart = (status: OrderStatus): boolean => {
  const outcome = outcomeOf(status)
  return outcome === 'paid' || (outcome === 'transfer' && status.paymentState === 'pending')
}

/** How an order stands, asked again until it is decided. */
export const useOrderStatus = (order: string, token: string | undefined) => {
  const [since] = useState(() => Date.now())
  const isTold = useRef(false)
  // The header should say so too, once, however often the order is asked about.
  const forgetCart = (status: OrderStatus) => {
    if (isTold.current || !hasLeftCart(status)) return
    isTold.current = true
    void mutate(apiPaths.session)
    void mutate(apiPaths.cart)
  }
  return useRead<OrderStatus>(apiPaths.orderStatus(order, token), {
    refreshInterval: (status) =>
      status && isUndecided(outcomeOf(status)) ? pollDelay(Date.now() - since) : 0,
    onSuccess: forgetCart,
  })
}
