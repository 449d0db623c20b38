import { useState } from 'react'
import type { OrderStatus } from 'shared-types/api/order'
import { apiPaths } from 'shared-types/api/paths'
import useSWR, { mutate } from 'swr'
import type { ProblemError } from '../../api/problem-error.ts'
import { isUndecided, outcomeOf, pollDelay } from './outcome.ts'

/** Paying empties the cart, which the header should say too. */
const forgetCart = (status: OrderStatus) => {
  if (outcomeOf(status) !== 'paid') return
  void mutate(apiPaths.session)
  void mutate(apiPaths.cart)
}

/** How an order stands, asked again until it is decided. */
export const useOrderStatus = (order: string, token: string | undefined) => {
  const [since] = useState(() => Date.now())
  return useSWR<OrderStatus, ProblemError>(apiPaths.orderStatus(order, token), {
    refreshInterval: (status) =>
      status && isUndecided(outcomeOf(status)) ? pollDelay(Date.now() - since) : 0,
    onSuccess: forgetCart,
  })
}
