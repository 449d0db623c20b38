import { desc, eq } from 'drizzle-orm'
import type { Cart, Order, OrderStatus } from '../../test/wire-types.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { type MollieDouble } from '../../test/mollie-double.ts'
import { held } from '../../test/resiliency.ts'
import { type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper } from '../../test/shopper.ts'
import { mail } from '../db/schema/mail.ts'
import { order } from '../db/schema/buying/order.ts'
import { payment } from '../db/schema/buying/payment.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
import { reconcilePayments } from './settlement/reconcile-payments.ts'
import { mollieUnderTest } from '../../test/mollie-under-test.ts'

const { world, openShop, operate, refusalOf, webhook, press, placed, stateOf, paidOrder } = mollieUnderTest()
let shop: ShopUnderTest
let mollie: MollieDouble
beforeAll(() => {
  ;({ shop, mollie } = world)
})

const billinkDetails = {
  dob: '1-2-1990',
  gender: 'female',
  phone: '06 87654321',
  installment: null,
  terms: true,
}

describe('a shop with the usual pause between two requests', { tags: ['slow'] }, () => {
  let usual: ShopUnderTest
  beforeAll(async () => {
    usual = world.shop
    world.shop = await openShop({ noticePauseMs: 2_000 })
    shop = world.shop
  })
  afterAll(async () => {
    await world.shop.close()
    world.shop = usual
    shop = usual
  })

  it('is queried about a payment at most once in two seconds, however many reports arrive', async () => {
    const { molliePayment, shopper, id } = await placed()
    const providerId = molliePayment.id
    const before = mollie.requested.length
    expect(await Promise.all(Array.from({ length: 40 }, () => webhook(providerId)))).toEqual(
      Array(40).fill(200),
    )
    // One for the first, and one for all others during it.
    const first = mollie.requested.length - before
    expect(first).toBeLessThanOrEqual(2)
    // A notice during the pause is answered after the pause.
    molliePayment.status = 'paid'
    expect(await Promise.all(Array.from({ length: 40 }, () => webhook(providerId)))).toEqual(
      Array(40).fill(200),
    )
    expect(mollie.requested.length - before - first).toBe(1)
    expect((await shopper.ask<OrderStatus>('GET', `/v1/order/${id}/status`)).body.state).toBe('paid')
  })

  it('is queried about unknown ids once in two seconds, also while an answer is awaited, and about nonsense never', async () => {
    const [awaited] = await shop.db
      .update(payment)
      .set({ providerId: null, url: null })
      .where(eq(payment.id, (await placed()).row?.id ?? ''))
      .returning()
    expect(awaited?.state).toBe('open')
    const ids = Array.from({ length: 50 }, (_, at) => `tr_guess${at}`)
    const answers = await Promise.all(ids.map((id) => webhook(id)))
    expect(answers.toSorted()).toEqual([200, ...Array<number>(49).fill(429)])
    expect(mollie.requested.filter((id) => ids.includes(id))).toHaveLength(1)
    const before = mollie.requested.length
    expect(await Promise.all(['garbage', 'ord_1', 'tr_../x'].map((id) => webhook(id)))).toEqual([
      200, 200, 200,
    ])
    expect(mollie.requested).toHaveLength(before)
  })
})

describe('paying with Mollie', () => {
  it("sends all order lines with VAT, and redirects the shopper to Mollie's page", async () => {
    // The double rejects lines whose amounts do not add up, per line and in total.
    const { status, body, molliePayment } = await placed('paypal', 'express_insured')
    expect(status).toBe(200)
    expect(body.url).toContain(`/pay/${molliePayment.id}`)
    expect(molliePayment.body).toMatchObject({
      method: 'paypal',
      locale: 'nl_NL',
      description: `Bestelling ${body.order_number}`,
      webhookUrl: `${shop.url}/v1/payment/webhook/mollie`,
      billingAddress: {
        streetAndNumber: 'Dam 1 A',
        postalCode: '1012 JS',
        country: 'NL',
        phone: '+31612345678',
      },
    })
    expect(molliePayment.body.lines).toHaveLength(2 + 2 * 3)
  })

  it('gets what the payment step asked for, which the address step may not have', async () => {
    const { molliePayment } = await placed('in3', 'standard', {
      details: { dob: '1-2-1990', gender: null, phone: '06 87654321', installment: 3, terms: false },
    })
    expect(molliePayment.body).toMatchObject({
      method: 'in3',
      consumerDateOfBirth: '1990-02-01',
      billingAddress: { phone: '+31687654321' },
      shippingAddress: { phone: '+31687654321' },
    })
  })

  it.each([
    ['BE', '0470 12 34 56', '+32470123456'],
    ['BE', '+31 6 12345678', '+31612345678'],
    ['LU', '621 123 456', '+352621123456'],
    ['NL', '+32 470 12 34 56', '+32470123456'],
  ] as const)(
    'gets the phone number of a buyer in %s, %s, as %s',
    async (country_code, phone_number, sent) => {
      const { molliePayment } = await placed('ideal', 'standard', {
        step: {
          ...addressStep,
          customer: { ...addressStep.customer, phone_number },
          billing_address: {
            ...addressStep.billing_address,
            country_code,
            zipcode: country_code === 'NL' ? '1012 JS' : '1000',
          },
        },
      })
      expect(molliePayment.body.billingAddress).toMatchObject({ country: country_code, phone: sent })
    },
  )

  it.each([
    ['', 'Fam. de Boer', 'Fam. de Boer', 'Fam. de Boer'],
    ['Kees', '', 'Kees', 'Kees'],
    ['', '', 'Zoë', "in 't Veld"],
  ])(
    'gets the receiver "%s" "%s" without names of the buyer, unless both are empty',
    async (first_name, last_name, givenName, familyName) => {
      const { id, shopper, molliePayment } = await placed('ideal', 'standard', {
        step: {
          ...addressStep,
          shipping_address: { ...addressStep.billing_address, first_name, last_name, name: '' },
        },
      })
      expect(molliePayment.body).toMatchObject({
        billingAddress: { givenName: 'Zoë' },
        shippingAddress: { givenName, familyName },
      })
      const { body } = await shopper.ask<Order>('GET', `/v1/order/${id}`)
      expect(body.shipping_address).toMatchObject(
        first_name || last_name
          ? { first_name, last_name }
          : { first_name: givenName, last_name: familyName },
      )
    },
  )

  it('gets a house number as it was typed', async () => {
    const { billing_address } = addressStep
    const { molliePayment } = await placed('ideal', 'standard', {
      step: {
        ...addressStep,
        billing_address: { ...billing_address, house_number: '12-14', extension: '-hs' },
      },
    })
    expect(molliePayment.body.billingAddress).toMatchObject({ streetAndNumber: 'Dam 12-14-hs' })
  })

  it('creates one payment, however often the order button is pressed', async () => {
    const before = mollie.payments.size
    const { shopper, body } = await placed()
    const again = await Promise.all([shopper.press(), shopper.press(), shopper.press()])
    expect(new Set(again.map((answer) => answer.body.url))).toEqual(new Set([body.url]))
    expect(mollie.payments.size).toBe(before + 1)
  })

  it('is settled once by the webhook, and only with the state that Mollie reports', async () => {
    const { id, molliePayment } = await placed()
    expect(await webhook(molliePayment.id)).toBe(200)
    expect((await stateOf(id))?.state).toBe('pending_payment')
    molliePayment.status = 'paid'
    for (let times = 0; times < 5; times += 1) expect(await webhook(molliePayment.id)).toBe(200)
    expect(await stateOf(id)).toMatchObject({ state: 'paid', refundDueCents: 0 })
    expect(await webhook('tr_never')).toBe(200)
  })

  it('by Billink is requested as such', async () => {
    const { molliePayment } = await placed('billink', 'standard', { details: billinkDetails })
    expect(molliePayment.body).toMatchObject({ method: 'billink' })
  })

  it.each([
    ['billink', 'ideal'],
    ['billink', 'paypal'],
    ['paypal', 'ideal'],
  ])(
    'by %s that was paid by %s at Mollie has that method and the amount that was paid',
    async (method, paidBy) => {
      const { id, molliePayment } = await placed(method, 'standard', { details: billinkDetails })
      const before = await stateOf(id)
      Object.assign(molliePayment, { status: 'paid', paidBy })
      await webhook(molliePayment.id)
      expect(await stateOf(id)).toMatchObject({
        state: 'paid',
        paymentMethod: paidBy,
        totalCents: before?.totalCents,
        totals: before?.totals,
        refundDueCents: 0,
      })
      expect(await shop.db.select().from(payment).where(eq(payment.orderId, id))).toMatchObject([
        { state: 'paid', method: paidBy },
      ])
    },
  )

  it('by a method that the shop does not have keeps the one that was asked for', async () => {
    const { id, molliePayment } = await placed()
    Object.assign(molliePayment, { status: 'paid', paidBy: 'giftcard' })
    await webhook(molliePayment.id)
    expect(await stateOf(id)).toMatchObject({ state: 'paid', paymentMethod: 'ideal' })
  })

  it('is settled on return if the webhook was lost', async () => {
    const { id, molliePayment, shopper } = await placed()
    molliePayment.status = 'paid'
    expect((await shopper.ask<OrderStatus>('GET', `/v1/order/${id}/status`)).body.state).toBe('paid')
  })

  it.each([
    ['failed', 'failed'],
    ['canceled', 'cancelled'],
    ['expired', 'expired'],
  ])('that is %s leaves the order open for another payment', async (theirs, ours) => {
    const { id, molliePayment, shopper } = await placed()
    molliePayment.status = theirs
    expect((await shopper.ask<OrderStatus>('GET', `/v1/order/${id}/status`)).body).toMatchObject({
      state: 'pending_payment',
      payment_state: ours,
    })
    const again = await shopper.ask<{ url: string }>('POST', '/v1/order/payment-url', {
      order_id: id,
      payment_method: 'creditcard',
    })
    expect(again.body.url).not.toContain(`/pay/${molliePayment.id}`)
  })

  it('by a transfer, which Mollie leaves open for days, is awaited once the shopper returns', async () => {
    const { shopper, id, molliePayment } = await placed('banktransfer')
    const status = () => shopper.ask<OrderStatus>('GET', `/v1/order/${id}/status`)
    expect((await status()).body).toMatchObject({
      state: 'pending_payment',
      payment_state: 'pending',
      awaits_transfer: true,
    })
    const page = await shopper.ask<{ url: string }>('POST', '/v1/order/payment-url', { order_id: id })
    expect(page.body.url).toContain(`/pay/${molliePayment.id}`)
    // The cart is closed, so the next purchase replaces nothing.
    expect((await shopper.ask<Cart>('GET', '/v1/cart')).body.items).toEqual([])
    await shopper.fillIn(await makeArticle(shop.db, {}))
    expect((await shopper.press()).body.order_id).not.toBe(id)
    await shop.db
      .update(order)
      .set({ createdAt: new Date(Date.now() - 11.9 * 86_400_000) })
      .where(eq(order.id, id))
    await cancelUnpaidOrders(shop.shop)
    expect((await stateOf(id))?.state).toBe('pending_payment')
    molliePayment.status = 'paid'
    await webhook(molliePayment.id)
    expect((await status()).body).toMatchObject({ state: 'paid', payment_state: 'paid' })
  })

  it('that was paid without an answer about it is found by its webhook, also after the order ended', async ({
    task,
  }) => {
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db), 1, 'banktransfer')
    mollie.faults.create = 'lost'
    expect((await shopper.press()).status).toBe(502)
    const [{ id, totalCents: cents } = { id: '', totalCents: 0 }] = await shop.db
      .select()
      .from(order)
      .orderBy(desc(order.createdAt))
      .limit(1)
    await shopper.ask('POST', '/v1/order/cancel', { order_id: id })
    mollie.faults.create = undefined
    const checkNow = { nextCheckAt: new Date() }
    await shop.db.update(payment).set(checkNow).where(eq(payment.orderId, id))
    await reconcilePayments(shop.shop, new AbortController().signal)
    expect((await stateOf(id))?.state).toBe('cancelled')
    // Mollie mails the details of a transfer itself.
    const unknown = [...mollie.payments.values()].at(-1)
    if (!unknown) throw new Error('no payment was made')
    unknown.status = 'paid'
    await webhook(unknown.id)
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled', refundDueCents: cents })
    expect(await shop.db.select().from(payment).where(eq(payment.orderId, id))).toMatchObject([
      { providerId: unknown.id, state: 'paid', surplus: true },
    ])
    const { number = '' } = (await stateOf(id)) ?? {}
    const mails = await shop.db.select().from(mail).where(eq(mail.orderId, id))
    expect(mails.map(({ kind }) => kind)).toContain('payment_unexpected')
    await operate(['refund', number, 'due'])
    expect(unknown.refunds).toMatchObject([{ cents }])
    held(task, {
      fault: 'the payment provider makes a payment, its answer is lost, and the order ends',
      measured: 'found by its webhook once it is paid: a refund due, and one mail',
    })
  })

  it('that was paid without an answer about it is found also when the shop made a second one since', async () => {
    const { shopper, id, row, molliePayment } = await placed('banktransfer')
    // Mollie forgets the key of a request after an hour.
    const lost = { ...molliePayment, id: `tr_lost${mollie.payments.size}`, status: 'paid', refunds: [] }
    mollie.payments.set(lost.id, lost)
    molliePayment.status = 'paid'
    await webhook(molliePayment.id)
    expect(await stateOf(id)).toMatchObject({ state: 'paid', refundDueCents: 0 })
    for (let times = 0; times < 2; times += 1) expect(await webhook(lost.id)).toBe(200)
    expect(await stateOf(id)).toMatchObject({ state: 'paid', refundDueCents: row?.amountCents })
    const payments = await shop.db
      .select()
      .from(payment)
      .where(eq(payment.orderId, id))
      .orderBy(payment.createdAt)
    expect(payments).toMatchObject([
      { providerId: molliePayment.id, state: 'paid', surplus: false },
      { providerId: lost.id, state: 'paid', surplus: true },
    ])
    expect((await shopper.ask<OrderStatus>('GET', `/v1/order/${id}/status`)).body.state).toBe('paid')
  })

  it('by a transfer is cancelled after its due date', async () => {
    const { shopper, id } = await placed('banktransfer')
    await shopper.ask('GET', `/v1/order/${id}/status`)
    await shop.db
      .update(order)
      .set({ createdAt: new Date(Date.now() - 13.1 * 86_400_000) })
      .where(eq(order.id, id))
    await cancelUnpaidOrders(shop.shop)
    expect((await stateOf(id))?.state).toBe('cancelled')
  })

  it('by a transfer is due at the end of a day in Amsterdam, at Mollie too', async () => {
    const { shopper, id } = await placed()
    // Half past midnight in Amsterdam.
    const createdAt = new Date('2026-11-22T23:30:00Z')
    await shop.db.update(order).set({ createdAt }).where(eq(order.id, id))
    const change = { order_id: id, payment_method: 'banktransfer' }
    expect((await shopper.ask('POST', '/v1/order/payment-url', change)).status).toBe(200)
    expect([...mollie.payments.values()].at(-1)?.body).toMatchObject({
      method: 'banktransfer',
      dueDate: '2026-12-05',
    })
  })

  it('by a transfer can be changed as long as the shopper has not returned, for an hour', async () => {
    const { shopper, body, id } = await placed('banktransfer')
    await reconcilePayments(shop.shop, new AbortController().signal)
    expect((await shopper.press()).body.url).toBe(body.url)
    await shopper.add(await makeArticle(shop.db, {}))
    const second = (await shopper.press()).body.order_id
    expect([(await stateOf(id))?.state, (await stateOf(second))?.state]).toEqual([
      'cancelled',
      'pending_payment',
    ])
    const [{ nextCheckAt } = { nextCheckAt: null }] = await shop.db
      .select()
      .from(payment)
      .where(eq(payment.orderId, second))
    expect(nextCheckAt?.getTime()).toBeGreaterThan(Date.now() + 59 * 60_000)
  })

  it('that Mollie does not know for a moment does not expire by a clock that is a day ahead', async () => {
    const { id, molliePayment } = await placed()
    await shop.db.update(payment).set({ nextCheckAt: new Date() }).where(eq(payment.orderId, id))
    mollie.payments.delete(molliePayment.id)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 })
    try {
      await reconcilePayments(shop.shop, new AbortController().signal)
    } finally {
      vi.useRealTimers()
      mollie.payments.set(molliePayment.id, molliePayment)
    }
    const [row] = await shop.db.select().from(payment).where(eq(payment.orderId, id))
    expect(row?.state).toBe('open')
  })

  it('with a different amount settles nothing and must be refunded, once', async () => {
    const { id, molliePayment } = await placed()
    Object.assign(molliePayment, {
      status: 'paid',
      body: { ...molliePayment.body, amount: { currency: 'EUR', value: '1.00' } },
    })
    for (let times = 0; times < 3; times += 1) await webhook(molliePayment.id)
    expect(await stateOf(id)).toMatchObject({ state: 'pending_payment', refundDueCents: 100 })
    expect(await operate(['refunds'])).toContain((await stateOf(id))?.number)
  })

  it.each([401, 429, 503])(
    'that fails with %i is reported, keeps the order, and works the next time',
    { tags: ['slow'] },
    async (status) => {
      mollie.faults.status = status
      const { status: failedStatus, body, shopper } = await press()
      expect(failedStatus).toBe(502)
      expect(body).toMatchObject({ code: 'payment_provider_failed' })
      mollie.faults.status = undefined
      mollie.faults.refund = undefined
      expect((await shopper.press()).status).toBe(200)
    },
  )

  it('that Mollie refuses for good has failed: the shopper chooses another method', async () => {
    mollie.faults.status = 422
    const { status, body, shopper } = await press()
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining('Kies een andere betaalmethode'),
    })
    const refused = await shop.db.select().from(payment).where(eq(payment.state, 'failed'))
    expect(refused.filter(({ providerId }) => providerId === null)).toHaveLength(1)
    mollie.faults.status = undefined
    expect((await shopper.press()).status).toBe(200)
  })

  it('that Mollie refuses to the job is not requested again', async () => {
    const { id } = await placed()
    await shop.db
      .update(payment)
      .set({ providerId: null, url: null, nextCheckAt: new Date(0) })
      .where(eq(payment.orderId, id))
    mollie.faults.status = 422
    await reconcilePayments(shop.shop, new AbortController().signal)
    const [row] = await shop.db.select().from(payment).where(eq(payment.orderId, id))
    expect(row).toMatchObject({ state: 'failed', nextCheckAt: null, claimedUntil: null })
  })

  it('is not requested for what was paid with the test provider before', async () => {
    const { id, molliePayment } = await placed()
    molliePayment.status = 'paid'
    await webhook(molliePayment.id)
    await shop.db
      .update(payment)
      .set({ provider: 'test', providerId: `tp_${id}` })
      .where(eq(payment.orderId, id))
    const { number = '' } = (await stateOf(id)) ?? {}
    await operate(['ship', number, 'postnl', '3SABCD1234567'])
    expect(await stateOf(id)).toMatchObject({ state: 'shipped' })
    expect(await refusalOf(['refund', number, 'all'])).toContain('cannot refund this payment')
  })

  it('of the test provider is replaced by one that can be paid', async () => {
    const { id, shopper, molliePayment } = await placed()
    await shop.db
      .update(payment)
      .set({ provider: 'test', providerId: `tp_${id}` })
      .where(eq(payment.orderId, id))
    const { body } = await shopper.ask<{ url: string }>('POST', '/v1/order/payment-url', { order_id: id })
    expect(body.url).not.toContain(`/pay/${molliePayment.id}`)
    expect(body.url).toContain('/pay/tr_')
  })

  it('that is authorised is captured when the order ships, once', async () => {
    const { id, molliePayment } = await placed('klarna')
    molliePayment.status = 'authorized'
    await webhook(molliePayment.id)
    const paid = await stateOf(id)
    expect(paid?.state).toBe('paid')
    await operate(['ship', paid?.number ?? '', 'postnl', '3SABCD1234567'])
    expect(molliePayment.captured).toBe(1)
    expect(await refusalOf(['ship', paid?.number ?? '', 'postnl', '3SABCD1234567'])).toContain(
      'cannot be shipped',
    )
    expect(molliePayment.captured).toBe(1)
  })

  it('that is authorised is also captured if its webhook was lost and shipping is the first to see it', async () => {
    const { id, molliePayment } = await placed('klarna')
    molliePayment.status = 'authorized'
    const number = (await stateOf(id))?.number ?? ''
    await operate(['ship', number, 'postnl', '3SABCD1234567'])
    expect(await stateOf(id)).toMatchObject({ state: 'shipped' })
    expect(molliePayment.captured).toBe(1)
  })

  it('that is authorised is also captured if a later payment of the same order was refunded', async () => {
    const { id, molliePayment: authorised, shopper } = await placed('klarna')
    await shopper.ask('POST', '/v1/order/payment-url', { order_id: id, payment_method: 'ideal' })
    const paid = [...mollie.payments.values()].at(-1)
    if (!authorised || !paid) throw new Error('there are not two payments')
    authorised.status = 'authorized'
    paid.status = 'paid'
    for (const each of [authorised, paid]) await webhook(each.id)
    const number = (await stateOf(id))?.number ?? ''
    await operate(['refund', number, 'due'])
    expect(paid.refunds).toHaveLength(1)
    await operate(['ship', number, 'postnl', '3SABCD1234567'])
    expect(await stateOf(id)).toMatchObject({ state: 'shipped' })
    expect(authorised.captured).toBe(1)
  })

  it.each(['ideal', 'klarna'])(
    'by %s at an account that the shop had before is shipped all the same',
    async (method) => {
      const { id, number, row, molliePayment } = await paidOrder(method)
      mollie.payments.delete(molliePayment.id)
      await operate(['ship', number, 'postnl', '3SABCD1234567'])
      expect([row?.method, (await stateOf(id))?.state]).toEqual([method, 'shipped'])
    },
  )

  it('that cannot be captured keeps an order from being shipped, and others are shipped without an answer', async () => {
    const { id, molliePayment } = await placed('klarna')
    molliePayment.status = 'authorized'
    await webhook(molliePayment.id)
    const { number = '' } = (await stateOf(id)) ?? {}
    const other = await paidOrder()
    mollie.faults.status = 503
    expect(await refusalOf(['ship', number, 'postnl', '3SABCD1234567'])).toContain('did not capture')
    expect(await stateOf(id)).toMatchObject({ state: 'paid', shipment: null })
    await operate(['ship', other.number, 'postnl', '3SABCD1234567'])
    expect(await stateOf(other.id)).toMatchObject({ state: 'shipped' })
    mollie.faults.status = undefined
    await operate(['ship', number, 'postnl', '3SABCD1234567'])
    expect(await stateOf(id)).toMatchObject({ state: 'shipped' })
    expect(molliePayment.captured).toBe(1)
  })

  it('that is authorised after the order was cancelled is not captured', async () => {
    const { id, molliePayment } = await placed('klarna')
    const number = (await stateOf(id))?.number ?? ''
    await operate(['cancel', number])
    molliePayment.status = 'authorized'
    await webhook(molliePayment.id)
    expect(await refusalOf(['ship', number, 'postnl', '3SABCD1234567'])).toContain('cannot be shipped')
    expect(molliePayment.captured).toBe(0)
  })
})

describe('the operator', () => {
  it('ships with a tracking code, completes and refunds, and the shopper sees the state', async () => {
    const { id, molliePayment, shopper } = await placed()
    molliePayment.status = 'paid'
    await webhook(molliePayment.id)
    const number = (await stateOf(id))?.number ?? ''
    expect(await operate(['orders'])).toContain(number)
    expect(await refusalOf(['ship', number, 'postnl'])).toContain('needs a tracking code')
    await operate(['ship', number, 'PostNL', '3S abcd 1234567'])
    const { body } = await shopper.ask<Order>('GET', `/v1/order/${id}`)
    expect(body).toMatchObject({
      state: 'shipped',
      shipments: [
        {
          carrier: 'PostNL',
          track_and_trace_url: 'https://jouw.postnl.nl/track-and-trace/3SABCD1234567-NL-1012JS',
        },
      ],
    })
    await operate(['complete', number])
    await operate(['refund', number, 'all'])
    expect((await stateOf(id))?.state).toBe('refunded')
    expect(await refusalOf(['refund', number, 'all'])).toContain('nothing to refund')
    expect(await refusalOf(['cancel', number])).toContain('can be cancelled')
  })

  it('gets a list of commands and clear error messages', async () => {
    expect(await refusalOf([])).toContain('withdrawals')
    const { number } = await paidOrder()
    expect(await refusalOf(['refund', number])).toContain('say how much')
    expect(await refusalOf(['refund', number, 'all', 'twice'])).toContain('say how much')
    expect(await refusalOf(['ship', 'DKBD0'])).toBe('no order has the number DKBD0')
  })
})
