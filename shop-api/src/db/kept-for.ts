import type { Db } from './client.ts'

/**
 * A read of what hardly ever changes and everything needs: asked once in so many milliseconds, however many want it.
 * One that fails is not kept.
 */
export const keptFor = <T>(ms: number, read: (db: Db) => Promise<T>): ((db: Db) => Promise<T>) => {
  const kept = new WeakMap<Db, { answer: Promise<T>; until: number }>()
  return (db) => {
    const known = kept.get(db)
    if (known && performance.now() < known.until) return known.answer
    const answer = read(db)
    kept.set(db, { answer, until: performance.now() + ms })
    answer.catch(() => kept.delete(db))
    return answer
  }
}
