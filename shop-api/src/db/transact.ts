import { TransactionRollbackError } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { markDone } from './current-claim.ts'
import { markStaff } from './current-staff.ts'
import { isRefusal } from '../refusal.ts'
import type { Db, Tx } from './client.ts'
import { isLostRace } from './database-errors.ts'

const maxTries = 3

const attempt = async <T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> => {
  let refused: { outcome: T } | undefined
  try {
    return await db.transaction(async (tx) => {
      await markStaff(tx)
      const outcome = await work(tx)
      if (isRefusal(outcome)) {
        refused = { outcome }
        tx.rollback()
      }
      await markDone(tx)
      return outcome
    })
  } catch (error) {
    if (refused && error instanceof TransactionRollbackError) return refused.outcome
    throw error
  }
}

/**
 * Runs one verb in one transaction. A returned refusal rolls back and is returned; thrown errors also roll
 * back and are rethrown. The commit also marks the request's `Idempotency-Key` as done. In a request of an employee,
 * the audit log has every changed row. A lost race repeats the verb, which therefore changes nothing outside the
 * transaction.
 */
export const transact = async <T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(db, work)
    } catch (error) {
      // A deadlock ends the whole transaction, so that only the outermost verb can be repeated.
      if (db instanceof PgTransaction || tries === maxTries || !isLostRace(error)) throw error
    }
  }
}
