import { LRUCache } from 'lru-cache'
import type { Db } from './client.ts'
import { perDatabase } from './per-database.ts'

/** Caches a read, per database. Concurrent callers share one query; a failed one is not cached. */
export const memoize = <T extends object>(ms: number, read: (db: Db) => Promise<T>) => {
  const cacheOf = perDatabase(
    (db) => new LRUCache<'value', T>({ max: 1, ttl: ms, fetchMethod: () => read(db) }),
  )
  return (db: Db): Promise<T> => cacheOf(db).forceFetch('value')
}
