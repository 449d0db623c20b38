import { drizzle } from 'drizzle-orm/node-postgres'
import type { Db, Tx } from './client.ts'

/** Builds statements, and runs none. */
const builder = drizzle.mock({ casing: 'snake_case' })

/** What runs the statements of `db`: a pool, or the connection of a transaction. */
const clientOf = (db: Db | Tx): unknown => (db as unknown as { session: { client: unknown } }).session.client

/**
 * For frequent statements, also those of transactions: built once, and planned once per connection. drizzle binds a
 * statement to one pool or connection, and would build it again for each transaction; here it gets that of each caller.
 * Values are placeholders, except those that a partial index needs: these are part of the text. None has `limit(1)`: that is
 * a parameter as well, for whose value PostgreSQL expects fewer rows than for any, and would plan each execution.
 */
export const statement = <Built extends object>(build: (db: Db) => Built) => {
  let built: Built | undefined
  return (db: Db | Tx): Built => {
    built ??= build(builder)
    return Object.create(built, { client: { value: clientOf(db) } }) as Built
  }
}
