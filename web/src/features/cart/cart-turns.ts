import { create } from 'zustand'

/** How many changes of the cart are queued or on their way. */
const useWaiting = create(() => 0)
let queue: Promise<unknown> = Promise.resolve()

const change = (by: number) => useWaiting.setState((waiting) => waiting + by)

/**
 * Runs changes of the cart one at a time, in the order of asking. `settle` is called at the end of each and told
 * whether it was the last: every answer is the whole cart, so what the earlier ones say is already outdated.
 */
export const inTurn = async <T>(
  ask: () => Promise<T>,
  settle: (outcome: { answer?: T; isLast: boolean }) => void,
): Promise<T> => {
  change(1)
  const turn = queue.then(ask)
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

/** Whether a change of the cart is on its way. */
export const useCartBusy = () => useWaiting((waiting) => waiting > 0)
