import { LRUCache } from 'lru-cache'

/** More than the number of products of a large shop. */
const mostTags = 200_000

/** What changed at the provider, by tag (`ChangeTag`), in the order in which this process learned it. */
export const createChangeLog = () => {
  let count = 0
  /** Everything may have changed up to here. */
  let floor = 0
  const lastChange = new LRUCache<string, number>({
    // With `max` the cache would reserve 5 MB for them when the server starts.
    maxSize: mostTags,
    sizeCalculation: () => 1,
    dispose: (change, _tag, reason) => {
      if (reason === 'evict') floor = Math.max(floor, change)
    },
  })

  return {
    /** The number of changes so far: what is read from now on includes them. */
    count: (): number => count,
    note: (tags: string[]): void => {
      count += 1
      for (const tag of tags) lastChange.set(tag, count)
    },
    noteEverything: (): void => {
      count += 1
      floor = count
      lastChange.clear()
    },
    /** Whether something changed since `asOf`, an earlier count. */
    hasChanged: (tags: readonly string[], asOf: number): boolean =>
      floor > asOf || tags.some((tag) => (lastChange.get(tag) ?? 0) > asOf),
  }
}

export type ChangeLog = ReturnType<typeof createChangeLog>
