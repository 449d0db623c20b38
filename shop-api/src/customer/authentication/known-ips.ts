import { eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { knownIp } from '../../db/schema/buying/customer.ts'

/** @param place a key of `attemptKey('here', …)`: the account and the client IP together */
export const isKnownIp = async (db: Db, place: string): Promise<boolean> =>
  (await db.$count(knownIp, eq(knownIp.place, place))) > 0

export const rememberIp = async (tx: Tx, customerId: number, place: string): Promise<void> => {
  await tx
    .insert(knownIp)
    .values({ place, customerId })
    .onConflictDoUpdate({ target: knownIp.place, set: { customerId, lastAt: sql`now()` } })
}

/** Deletes known IPs without a login for three months. */
export const clearKnownIps = async (db: Db): Promise<void> => {
  await db.delete(knownIp).where(lt(knownIp.lastAt, sql`now() - interval '90 days'`))
}
