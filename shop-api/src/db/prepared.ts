import type { Db } from './client.ts'

/**
 * For frequent reads: a statement is built once per database and planned once per connection. This halves its
 * cost.
 */
export const prepared = <T>(prepare: (db: Db) => T): ((db: Db) => T) => {
  const known = new WeakMap<Db, T>()
  return (db) => {
    const statement = known.get(db) ?? prepare(db)
    known.set(db, statement)
    return statement
  }
}
