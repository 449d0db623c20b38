import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { knownIp } from '../../db/schema/buying/customer.ts'

/** @param key a key of `attemptKey('here', …)`: the account and the client IP together */
export const isKnownIp = async (db: Db, key: string): Promise<boolean> =>
  (await db.$count(knownIp, eq(knownIp.key, key))) > 0

export const rememberIp = async (tx: Tx, customerId: number, key: string): Promise<void> => {
  await tx
    .insert(knownIp)
    .values({ key, customerId })
    .onConflictDoUpdate({ target: knownIp.key, set: { customerId, lastAt: sql`now()` } })
}
