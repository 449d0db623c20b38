import { AsyncLocalStorage } from 'node:async_hooks'
import { eq } from 'drizzle-orm'
import type { Tx } from './client.ts'
import { idempotencyKey } from './schema/process/idempotency.ts'

/** The id of the claim on the idempotency key of the current request. */
export const currentClaim = new AsyncLocalStorage<string | undefined>()

/** Call it in the transaction of the change, so that the change and its key are committed together. */
export const markDone = async (tx: Tx): Promise<void> => {
  const id = currentClaim.getStore()
  if (id === undefined) return
  const marked = await tx
    .update(idempotencyKey)
    .set({ done: true })
    .where(eq(idempotencyKey.id, id))
    .returning({ id: idempotencyKey.id })
  if (marked.length === 0) throw new Error('another try took the idempotency key over')
}

/**
 * For what a request records before its own change, such as a payment that turned out to be paid: it does not mark the
 * key as done, because the change can still fail, and is then tried again.
 */
export const beforeChange = <T>(work: () => Promise<T>): Promise<T> => currentClaim.run(undefined, work)

/** When the request creates a session, its key belongs to that session from then on. */
export const moveClaim = async (tx: Tx, scope: string): Promise<void> => {
  const id = currentClaim.getStore()
  if (id !== undefined) await tx.update(idempotencyKey).set({ scope }).where(eq(idempotencyKey.id, id))
}
