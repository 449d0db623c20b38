import { create } from 'zustand'

/** How many changes of the cart are queued or on their way. */
const useWaiting = create(() => 0)
let queue: Promise<unknown> = Promise.resolve()

const change = (by: number) => useWaiting.setState((waiting) => waiting + by)

/**
 * Queues changes of the cart: they run one at a time, in the order of the calls. `settle` is called after
 * each, with `isLast`: every response is the whole cart, so earlier ones are already outdated.
 */
export const enqueue = async <T>(
  send: () => Promise<T>,
  settle: (outcome: { answer?: T; isLast: boolean }) => void,
): Promise<T> => {
  change(1)
  const turn = queue.then(send)
  queue = turn.catch(() => undefined)
  const end = (answer?: T) => {
    change(-1)
    settle({ answer, isLast: useWaiting.getState() === 0 })
  }
  try {
    const answer = await turn
    end(answer)
    return answer
  } catch (error) {
    end()
    throw error
  }
}

/** Whether a change of the cart is being sent. */
export const useCartBusy = () => useWaiting((waiting) => waiting > 0)
