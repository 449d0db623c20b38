import type { Db } from './client.ts'

/** Makes something once for each database: caches of one must not serve another. */
export const perDatabase = <T>(make: (db: Db) => T): ((db: Db) => T) => {
  const known = new WeakMap<Db, T>()
  return (db) => {
    const made = known.get(db) ?? make(db)
    known.set(db, made)
    return made
  }
}
