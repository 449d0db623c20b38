import { randomBytes } from 'node:crypto'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { PaymentState } from 'shared-types/contracts/order'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { testProviderPayment, testProviderRefund } from '../db/schema/buying/payment.ts'
import type { PaymentProvider, RefundAnswer, RefundReport, RefundRequest } from '../payment-provider.ts'
import { isBankTransfer } from './methods.ts'
import { canPaymentMove } from './states.ts'

export type TestPayment = typeof testProviderPayment.$inferSelect
export type TestRefund = typeof testProviderRefund.$inferSelect

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

/** The refunds of a payment that a tester can still make fail. */
export const listTestRefunds = (db: Db, paymentId: string) =>
  db
    .select()
    .from(testProviderRefund)
    .where(and(eq(testProviderRefund.paymentId, paymentId), ne(testProviderRefund.state, 'failed')))

/** As a bank that returns the money, because the account was closed. */
export const failTestRefund = (db: Db, paymentId: string, refundId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [failed] = await tx
      .update(testProviderRefund)
      .set({ state: 'failed', reason: 'de rekening is opgeheven' })
      .where(
        and(
          eq(testProviderRefund.id, refundId),
          eq(testProviderRefund.paymentId, paymentId),
          ne(testProviderRefund.state, 'failed'),
        ),
      )
      .returning()
    if (!failed) return false
    await tx
      .update(testProviderPayment)
      .set({ refundedCents: sql`${testProviderPayment.refundedCents} - ${failed.amountCents}` })
      .where(eq(testProviderPayment.id, paymentId))
    return true
  })

/** Its dashboard is a total in the database: what the shop did not request is reported as one refund. */
const readTestRefunds = async (
  db: Db,
  { id, refundedCents }: typeof testProviderPayment.$inferSelect,
): Promise<RefundReport[]> => {
  const requested = await db
    .select({
      key: testProviderRefund.idempotencyKey,
      amountCents: testProviderRefund.amountCents,
      state: testProviderRefund.state,
      reason: testProviderRefund.reason,
    })
    .from(testProviderRefund)
    .where(eq(testProviderRefund.paymentId, id))
  const requestedCents = requested.reduce(
    (sum, { state, amountCents }) => (state === 'failed' ? sum : sum + amountCents),
    0,
  )
  const amountCents = refundedCents - requestedCents
  return amountCents > 0 ? [...requested, { key: null, amountCents, state: 'done', reason: '' }] : requested
}

/** Like a real provider, it refuses to refund more than the rest of the payment. */
const refundTestPayment = (
  db: Db,
  { idempotencyKey, providerId, amountCents }: RefundRequest,
): Promise<RefundAnswer> =>
  db.transaction(async (tx) => {
    const [paid] = await tx
      .select()
      .from(testProviderPayment)
      .where(eq(testProviderPayment.id, providerId))
      .for('update')
    const [known] = await tx
      .select()
      .from(testProviderRefund)
      .where(eq(testProviderRefund.idempotencyKey, idempotencyKey))
    if (known) return known.state === 'failed' ? { refused: known.reason } : { state: known.state }
    const left = paid?.state === 'paid' ? paid.amountCents - paid.refundedCents - paid.chargedBackCents : 0
    if (amountCents > left) return { refused: 'het bedrag is hoger dan wat van deze betaling over is' }
    await tx.insert(testProviderRefund).values({
      id: `tr_${randomBytes(24).toString('base64url')}`,
      paymentId: providerId,
      amountCents,
      state: 'done',
      idempotencyKey,
    })
    await tx
      .update(testProviderPayment)
      .set({ refundedCents: sql`${testProviderPayment.refundedCents} + ${amountCents}` })
      .where(eq(testProviderPayment.id, providerId))
    return { state: 'done' }
  })

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
  isId: (text) => /^tp_[\w-]+$/.test(text),
  status: async (providerId) => {
    const found = await readTestPayment(db, providerId)
    return found && { ...found, key: found.idempotencyKey, refunds: await readTestRefunds(db, found) }
  },
  isAuthorised: async () => false,
  capture: async () => {},
  // A transfer arrives on the account of the shop itself.
  canRefund: (method) => !isBankTransfer(method),
  refund: (request) => refundTestPayment(db, request),
})
