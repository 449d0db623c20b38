import { TransactionRollbackError } from 'drizzle-orm'
import { markDone } from './current-claim.ts'
import { isRefusal } from '../refusal.ts'
import type { Db, Tx } from './client.ts'

/**
 * Runs one verb in one transaction. A returned refusal undoes everything the verb did and is handed
 * on as it is; a thrown error undoes it too and goes on flying.
 * What came with an `Idempotency-Key` is done when this is.
 */
export const transact = async <T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> => {
  let refused: { outcome: T } | undefined
  try {
    return await db.transaction(async (tx) => {
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
