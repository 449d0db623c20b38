import { useSyncExternalStore } from 'react'

let waiting = 0
let queue: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()

const change = (by: number) => {
  waiting += by
  for (const listener of listeners) listener()
}

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
    settle({ answer, isLast: waiting === 0 })
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

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a change of the cart is on its way. */
export const useCartBusy = () =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  )
