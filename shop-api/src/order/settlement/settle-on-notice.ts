import { setTimeout as wait } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Shop } from '../../context.ts'
import { payment } from '../../db/schema/buying/payment.ts'
import { findLostPayment } from './find-lost-payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Settles a payment after a notice, from the provider or from any other caller. Each notice leads to
 * a request to the provider. Concurrent notices share one request, and the next one waits for a pause, so that
 * notices cannot make us flood the provider.
 */
export const settleOnNotice = (shop: Shop): ((providerId: string) => Promise<void>) => {
  const recent = new LRUCache<string, true>({ max: 10_000, ttl: shop.config.noticePauseMs })
  const waiting = new Map<string, Promise<void>>()

  const settleAfterPause = async (providerId: string): Promise<void> => {
    await wait(recent.getRemainingTTL(providerId))
    // A notice from now on may be about a change that this request is too early to see.
    waiting.delete(providerId)
    recent.set(providerId, true)
    const { name } = shop.payments
    const [known] = await shop.db
      .select()
      .from(payment)
      .where(and(eq(payment.provider, name), eq(payment.providerId, providerId)))
    const found = known ?? (await findLostPayment(shop, providerId))
    if (found) await settlePayment(shop, found)
    else recent.delete(providerId)
  }

  return (providerId) => {
    const settled = waiting.get(providerId) ?? settleAfterPause(providerId)
    waiting.set(providerId, settled)
    return settled
  }
}
