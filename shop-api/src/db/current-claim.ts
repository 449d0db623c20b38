import { AsyncLocalStorage } from 'node:async_hooks'
import { eq } from 'drizzle-orm'
import type { Tx } from './client.ts'
import { idempotencyKey } from './schema/idempotency.ts'

/** The id of the claim on the key that the request under way came with. */
export const currentClaim = new AsyncLocalStorage<string>()

/** Within the transaction that makes the change, so that the change and its key are written together or not at all. */
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

/** The request begins a session: its key is the session's from then on, and no other shopper's. */
export const carryClaim = async (tx: Tx, scope: string): Promise<void> => {
  const id = currentClaim.getStore()
  if (id !== undefined) await tx.update(idempotencyKey).set({ scope }).where(eq(idempotencyKey.id, id))
}
