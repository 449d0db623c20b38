import type { Db } from './client.ts'

/**
 * A statement that is put together once per database and planned by PostgreSQL once per connection,
 * for reads that are asked all the time: it halves what they cost.
 */
export const prepared = <T>(prepare: (db: Db) => T): ((db: Db) => T) => {
  const known = new WeakMap<Db, T>()
  return (db) => {
    const statement = known.get(db) ?? prepare(db)
    known.set(db, statement)
    return statement
  }
}
