import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { payment, testProviderPayment } from '../src/db/schema/buying/payment.ts'
import type { ShopUnderTest } from './shop-under-test.ts'

/** Makes the test provider report a state of the order's payment, by webhook. */
export const settleOrder = async (
  { db, app }: ShopUnderTest,
  orderId: string,
  state: 'paid' | 'pending',
): Promise<void> => {
  const [tried] = await db.select().from(payment).where(eq(payment.orderId, orderId))
  const id = tried?.providerId ?? ''
  await db.update(testProviderPayment).set({ state }).where(eq(testProviderPayment.id, id))
  const response = await app.inject({
    method: 'POST',
    url: '/v1/payment/webhook/test',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `id=${id}`,
  })
  expect(response.statusCode).toBe(200)
}
