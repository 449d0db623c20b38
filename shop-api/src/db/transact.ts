import { TransactionRollbackError } from 'drizzle-orm'
import { markDone } from './current-claim.ts'
import { markStaff } from './current-staff.ts'
import { isRefusal } from '../refusal.ts'
import type { Db, Tx } from './client.ts'

/**
 * Runs one verb in one transaction. A returned refusal rolls back and is returned; thrown errors also roll
 * back and are rethrown. The commit also marks the request's `Idempotency-Key` as done. In a request of an employee,
 * the audit log has every changed row.
 */
export const transact = async <T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> => {
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
