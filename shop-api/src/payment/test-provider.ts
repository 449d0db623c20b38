import { randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { PaymentState } from 'shared-types/contracts/order'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { testProviderPayment } from '../db/schema/buying/payment.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { canPaymentMove } from './states.ts'

export type TestPayment = typeof testProviderPayment.$inferSelect

/** An unused payment page expires after this time, as with a real provider. By the clock of the database. */
const openFor = sql`interval '1 hour'`

export const readTestPayment = async (db: Db, id: string): Promise<TestPayment | null> => {
  await db
    .update(testProviderPayment)
    .set({ state: 'expired' })
    .where(
      and(
        eq(testProviderPayment.id, id),
        eq(testProviderPayment.state, 'open'),
        lt(testProviderPayment.createdAt, sql`now() - ${openFor}`),
      ),
    )
  const [found] = await db.select().from(testProviderPayment).where(eq(testProviderPayment.id, id))
  return found ?? null
}

/** Whether a payment can still be decided: this provider accepts no payment after the end. */
export const isUndecided = (state: PaymentState): boolean => canPaymentMove(state, 'failed')

/** Stores the payer's choice, unless the payment has ended in the meantime. */
export const decideTestPayment = async (
  db: Db,
  current: TestPayment,
  outcome: PaymentState,
): Promise<boolean> => {
  if (!isUndecided(current.state)) return false
  const decided = await db
    .update(testProviderPayment)
    .set({ state: outcome })
    .where(and(eq(testProviderPayment.id, current.id), eq(testProviderPayment.state, current.state)))
    .returning({ id: testProviderPayment.id })
  return decided.length > 0
}

/**
 * A payment provider that takes no money; on its page the user selects the outcome. It has its own table; the
 * shop uses only these calls and the webhook.
 */
export const testProvider = (db: Db, config: Config): PaymentProvider => ({
  name: 'test',
  create: async ({ idempotencyKey, amountCents, order, method, redirectUrl, webhookUrl }) => {
    const [created] = await db
      .insert(testProviderPayment)
      .values({
        id: `tp_${randomBytes(24).toString('base64url')}`,
        state: 'open',
        amountCents,
        description: `Bestelling ${order.number}`,
        method,
        redirectUrl,
        webhookUrl,
        idempotencyKey,
      })
      .onConflictDoUpdate({ target: testProviderPayment.idempotencyKey, set: { idempotencyKey } })
      .returning({ id: testProviderPayment.id })
    if (!created) throw new Error('the test provider made no payment')
    return { providerId: created.id, url: `${config.shopUrl}/test-payments/${created.id}` }
  },
  status: async (providerId) => readTestPayment(db, providerId),
  capture: async () => {},
})
