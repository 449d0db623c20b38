import { eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { familiarPlace } from '../db/schema/customer.ts'

/** @param place a key of `attemptKey('here', …)`: the account and the client IP together */
export const isFamiliar = async (db: Db, place: string): Promise<boolean> =>
  (await db.$count(familiarPlace, eq(familiarPlace.place, place))) > 0

export const becomeFamiliar = async (tx: Tx, customerId: number, place: string): Promise<void> => {
  await tx
    .insert(familiarPlace)
    .values({ place, customerId })
    .onConflictDoUpdate({ target: familiarPlace.place, set: { customerId, lastAt: sql`now()` } })
}

/** Deletes known IPs without a login for three months. */
export const clearFamiliarPlaces = async (db: Db): Promise<void> => {
  await db.delete(familiarPlace).where(lt(familiarPlace.lastAt, sql`now() - interval '90 days'`))
}
