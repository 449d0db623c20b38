import { useRef, useState } from 'react'
import type { Order, OrderStatus } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/urls/api-paths'
import { mutate } from 'swr'
import { useRead } from '../../api/use-read.ts'
import { canBePaid, isUndecided, outcomeOf, pollDelay } from './outcome/outcome.ts'

/** The pause until the next poll, as long as the outcome of the order can still change. */
const usePollDelay = () => {
  const [since] = useState(() => Date.now())
  return (status?: OrderStatus) =>
    status && isUndecided(outcomeOf(status)) ? pollDelay(Date.now() - since) : 0
}

/**
 * A placed order. Until it is decided its status is polled, which is short; the order is fetched again when the outcome
 * changes. An order that can be paid may be paid in another tab: its status is read when this one gets the focus. Null
 * id: no order. `isMine` reads it from the account.
 */
export const useOrder = (id: string | null, token: string | undefined, isMine = false) => {
  const answer = useRead<Order>(id && (isMine ? apiPaths.customerOrder : apiPaths.order)(id, token), {
    revalidateOnFocus: false,
  })
  const shown = answer.data && outcomeOf(answer.data)
  const mayChange = shown && (isUndecided(shown) || canBePaid(shown))
  useRead<OrderStatus>(id && mayChange ? apiPaths.orderStatus(id, token) : null, {
    refreshInterval: usePollDelay(),
    onSuccess: (status) => {
      if (outcomeOf(status) !== shown) void answer.retry()
    },
  })
  return answer
}

/** No action is left in the shop: the ordered items are no longer in the cart. */
const hasLeftCart = (status: OrderStatus): boolean => {
  const outcome = outcomeOf(status)
  return outcome === 'paid' || (outcome === 'transfer' && status.paymentState === 'pending')
}

/** The status of an order, polled until it is decided. */
export const useOrderStatus = (order: string, token: string | undefined) => {
  const isReported = useRef(false)
  // Updates the header's cart too, once, however often the order is polled.
  const forgetCart = (status: OrderStatus) => {
    if (isReported.current || !hasLeftCart(status)) return
    isReported.current = true
    void mutate(apiPaths.session)
    void mutate(apiPaths.cart)
  }
  return useRead<OrderStatus>(apiPaths.orderStatus(order, token), {
    refreshInterval: usePollDelay(),
    onSuccess: forgetCart,
  })
}
