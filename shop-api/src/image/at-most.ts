/** Runs no more than `limit` pieces of work at once; the others wait their turn, first come first served. */
export const atMost = (limit: number) => {
  let running = 0
  const waiting: (() => void)[] = []

  const leave = (): void => {
    const next = waiting.shift()
    // The place goes straight to the next, so that no newcomer slips in between.
    if (next) next()
    else running -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limit) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
