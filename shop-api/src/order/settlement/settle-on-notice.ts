import { setTimeout as wait } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Shop } from '../../context.ts'
import { payment } from '../../db/schema/buying/payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Settles a payment when the provider, or anyone else, says that something happened to it. Each notice is followed
 * by a question to the provider, but concurrent ones share it, and the next one waits: notices cannot make us ask
 * the provider all the time.
 */
export const settleOnNotice = (shop: Shop): ((providerId: string) => Promise<void>) => {
  const recent = new LRUCache<string, true>({ max: 10_000, ttl: shop.config.noticePauseMs })
  const waiting = new Map<string, Promise<void>>()

  const settleAfterPause = async (providerId: string): Promise<void> => {
    await wait(recent.getRemainingTTL(providerId))
    // A notice from now on may be about a change that this question comes too early for.
    waiting.delete(providerId)
    recent.set(providerId, true)
    const { name } = shop.payments
    const [found] = await shop.db
      .select()
      .from(payment)
      .where(and(eq(payment.provider, name), eq(payment.providerId, providerId)))
    if (found) await settlePayment(shop, found)
    else recent.delete(providerId)
  }

  return (providerId) => {
    const settled = waiting.get(providerId) ?? settleAfterPause(providerId)
    waiting.set(providerId, settled)
    return settled
  }
}
