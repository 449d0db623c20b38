import { setTimeout as wait } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Shop } from '../../context.ts'
import { payment, type PaymentRow } from '../../db/schema/buying/payment.ts'
import { isRefusal, refuseForNow, type Refusal } from '../../refusal.ts'
import { findLostPayment } from './find-lost-payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Settles a payment after a notice, from the provider or from any other caller. A notice about a payment of the shop leads
 * to a request to the provider. Concurrent ones share one request, and the next one waits for a pause. Anyone can make up
 * ids that the shop does not know, so all requests about those are a pause apart: notices cannot make us flood the provider.
 * Above that limit a notice is refused, because the provider repeats a refused one.
 */
export const settleOnNotice = (shop: Shop): ((providerId: string) => Promise<null | Refusal>) => {
  const recent = new LRUCache<string, true>({ max: 10_000, ttl: shop.config.noticePauseMs })
  const waiting = new Map<string, Promise<null | Refusal>>()
  let unknownAt = Number.NEGATIVE_INFINITY

  const findUnknown = async (providerId: string): Promise<PaymentRow | null | Refusal> => {
    if (!shop.payments.isId(providerId)) return null
    if (performance.now() < unknownAt + shop.config.noticePauseMs)
      return refuseForNow(1, 'Te veel onbekende betalingen.')
    unknownAt = performance.now()
    return findLostPayment(shop, providerId)
  }

  const settleAfterPause = async (providerId: string): Promise<null | Refusal> => {
    await wait(recent.getRemainingTTL(providerId))
    // A notice from now on may be about a change that this request is too early to see.
    waiting.delete(providerId)
    recent.set(providerId, true)
    const { name } = shop.payments
    const [known] = await shop.db
      .select()
      .from(payment)
      .where(and(eq(payment.provider, name), eq(payment.providerId, providerId)))
    const found = known ?? (await findUnknown(providerId))
    if (found && !isRefusal(found)) {
      await settlePayment(shop, found)
      return null
    }
    recent.delete(providerId)
    return found
  }

  return (providerId) => {
    const settled = waiting.get(providerId) ?? settleAfterPause(providerId)
    waiting.set(providerId, settled)
    return settled
  }
}
