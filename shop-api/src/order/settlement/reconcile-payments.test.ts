import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { ensureShopDetails } from '../../../test/shop-details.ts'
import { openReplica, openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { openSlowProvider } from '../../../test/slow-provider.ts'
import { newShopper } from '../../../test/shopper.ts'
import { withoutTimeLimits } from '../../db/client.ts'
import { payment } from '../../db/schema/buying/payment.ts'
import { readDepths } from '../../health/read-depths.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const freshOnes = 5
const day = 24 * 60 * 60

let seen: ReturnType<typeof openSlowProvider>['seen']
let shop: ShopUnderTest
let replica: ReturnType<typeof openReplica>
beforeEach(async () => {
  const slow = openSlowProvider(20)
  seen = slow.seen
  shop = await openShopUnderTest({ payments: slow.provider })
  await ensureShopDetails(shop.db)
  replica = openReplica(shop)
})
afterEach(async () => {
  await replica.close()
  await shop.close()
})

const never = new AbortController().signal
/** One run of the job in both replicas at the same time. Returns the payments that were queried, in order. */
const reconcile = async (stopping = never) => {
  seen.requested = []
  await Promise.all([reconcilePayments(shop.shop, stopping), reconcilePayments(replica.shop, stopping)])
  return seen.requested
}

const pass = (seconds: number) =>
  shop.db.execute(
    sql`update payment set created_at = created_at - ${seconds}::int * interval '1 second',
      next_check_at = next_check_at - ${seconds}::int * interval '1 second',
      claimed_until = claimed_until - ${seconds}::int * interval '1 second'`,
  )

const isFresh = (id: string) => id.startsWith('tr_fresh')

/** Unpaid orders of a day ago, and some fresh ones, all due: the job did not run for a while. */
const placeMany = async (count: number) => {
  const shopper = newShopper(shop)
  await shopper.fillIn(await makeArticle(shop.db, { stock: 10 }))
  const { body } = await shopper.press()
  const copies = sql`
    with copy as materialized (
      select n, gen_random_uuid() as cart, gen_random_uuid() as "order",
        case when n > ${count - freshOnes}::int then 'tr_fresh_' else 'tr_old_' end || n as payment,
        now() - case when n > ${count - freshOnes}::int then 1 else ${day} end * interval '1 second' as placed
      from generate_series(1, ${count}::int) n
    ), carts as (
      insert into cart select (jsonb_populate_record(c, jsonb_build_object('id', copy.cart, 'session_token_hash', null))).* from cart c, copy
      where c.id = (select cart_id from "order" where id = ${body.order_id}) returning 1
    ), orders as (
      insert into "order" select (jsonb_populate_record(o, jsonb_build_object('id', copy."order", 'number', 'T' || n,
        'cart_id', copy.cart, 'created_at', copy.placed))).* from "order" o, copy where o.id = ${body.order_id} returning 1
    )
    insert into payment select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
      'order_id', copy."order", 'provider_id', copy.payment, 'created_at', copy.placed, 'next_check_at', now(), 'amount_cents', 0))).*
    from payment p, copy where p.order_id = ${body.order_id}`
  await withoutTimeLimits(shop.pool, (db) => db.execute(copies))
  await shop.db.update(payment).set({ nextCheckAt: null }).where(eq(payment.orderId, body.order_id))
}

const overdue = async () => {
  await readDepths(shop.shop)
  const { values } = await shop.shop.metrics.depths.overduePayment.get()
  return values[0]?.value ?? Number.NaN
}

/** The requests of both replicas at the provider when this many payments are due. */
const reconcileMany = async (count: number) => {
  await placeMany(count)
  const requested = await reconcile()
  const old = requested.filter((id) => !isFresh(id))
  return {
    oldOnes: new Set(old).size,
    requestedTwice: old.length - new Set(old).size,
    // Each replica begins with a batch of 40.
    freshAmongFirst: new Set(requested.slice(0, 80).filter(isFresh)).size,
    areBothBusy: seen.mostAtOnce > 8 && seen.mostAtOnce <= 16,
  }
}
const fair = { requestedTwice: 0, freshAmongFirst: freshOnes, areBothBusy: true }

describe('open payments', () => {
  it('are queried once by two replicas, several at a time, fresh ones first', async () => {
    expect(await reconcileMany(400)).toEqual({ ...fair, oldOnes: 400 - freshOnes })
    expect(await reconcile()).toEqual([])
  })

  it('are queried the same way when there are ten thousand', { tags: ['slow'] }, async () => {
    expect(await reconcileMany(10_000)).toEqual({ ...fair, oldOnes: 10_000 - freshOnes })
  })

  it('are queried every 20 seconds when fresh, then less often, and finally once an hour', async () => {
    await placeMany(30)
    await reconcile()
    const requested: string[] = []
    for (let seconds = 0; seconds < 60; seconds += 20) {
      await pass(20)
      requested.push(...(await reconcile()))
    }
    expect(requested).toHaveLength(3 * freshOnes)
    expect(requested.every(isFresh)).toBe(true)
    for (let seconds = 60; seconds < 3600; seconds += 20) {
      await pass(20)
      requested.push(...(await reconcile()))
    }
    expect(requested.filter((id) => !isFresh(id))).toHaveLength(25)
    // 9 times in the first 200 seconds, then at every tenth of the age.
    const perFresh = requested.filter(isFresh).length / freshOnes
    expect(perFresh).toBeGreaterThan(25)
    expect(perFresh).toBeLessThan(40)
  })

  it('are not queried while the provider fails, except a few, and count as overdue', async () => {
    await placeMany(120)
    seen.isUnavailable = true
    await pass(600)
    await reconcile()
    expect(seen.requested).toHaveLength(80)
    expect(await overdue()).toBeGreaterThan(590)
    seen.isUnavailable = false
    // The first are tried again after 20 seconds.
    expect(await reconcile()).toHaveLength(40)
    await pass(20)
    expect(await reconcile()).toHaveLength(80)
    expect(await overdue()).toBeLessThan(20)
  })

  it('that a killed replica had claimed are queried by the other', async () => {
    await placeMany(20)
    await shop.db.execute(sql`update payment set claimed_until = now() + interval '2 minutes'`)
    expect(await reconcile()).toEqual([])
    await pass(120)
    expect(await reconcile()).toHaveLength(20)
  })

  it('are left to the next process when this one stops', async () => {
    await placeMany(20)
    expect(await reconcile(AbortSignal.abort())).toEqual([])
  })

  it.each(['expired', 'cancelled'] as const)(
    'that the provider calls %s are not queried again',
    async (state) => {
      await placeMany(1)
      seen.state = state
      expect(await reconcile()).toHaveLength(1)
      await pass(day)
      expect(await reconcile()).toEqual([])
      expect(await overdue()).toBe(0)
    },
  )

  it('that the shop has replaced are queried for two weeks, because they can still be paid', async () => {
    await placeMany(1)
    await shop.db.update(payment).set({ state: 'cancelled' })
    for (let days = 0; days < 14; days += 1) {
      expect(await reconcile()).toHaveLength(1)
      await pass(day)
    }
    await reconcile()
    await pass(day)
    expect(await reconcile()).toEqual([])
  })

  it('of the test provider are not queried once the shop has another provider', async () => {
    await placeMany(1)
    await shop.db.update(payment).set({ provider: 'test' })
    await pass(day)
    expect(await reconcile()).toEqual([])
    expect(await overdue()).toBe(0)
  })
})
