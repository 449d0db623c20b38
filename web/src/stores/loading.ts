// How many things the page in front of the shopper is waiting for.
let pending = 0
const listeners = new Set<() => void>()

const change = (by: number) => {
  pending += by
  for (const listener of listeners) listener()
}

/** Counts the page as loading until the promise is settled. */
export const whileLoading = <T>(promise: Promise<T>): Promise<T> => {
  change(1)
  return promise.finally(() => change(-1))
}

export const subscribeToLoading = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isLoading = () => pending > 0
