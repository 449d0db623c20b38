import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { isPayLater } from 'shared-types/order/pay-later'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Cart, Order, OrderStatus, PaymentUrl } from '../../test/wire-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle, stockOf } from '../../test/articles.ts'
import { choose } from '../../test/pay-page.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { held } from '../../test/resiliency.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper, type Shopper } from '../../test/shopper.ts'
import { describeOrderStatus } from '../assistant/describe-order-status.ts'
import { readConfig } from '../config.ts'
import { mail } from '../db/schema/mail.ts'
import { order } from '../db/schema/buying/order.ts'
import { payment, testProviderPayment } from '../db/schema/buying/payment.ts'
import { writeInvoice } from './invoice/write-invoice.ts'
import { refundOrder } from './refund/refund-order.ts'
import { cancelOrder } from './fulfilment/cancel-order.ts'
import { orderToken } from './record/order-link.ts'
import { isRefusal } from '../refusal.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  await ensureShopDetails(shop.db)
})
afterAll(() => shop.close())

const providerId = (url: string) => url.slice(url.lastIndexOf('/') + 1)

const webhook = (id: string) =>
  fetch(`${shop.url}/v1/payment/webhook/test`, { method: 'POST', body: new URLSearchParams({ id }) })

/** Sets the provider's state without a webhook, as if the webhook was unreachable. */
const setStateWithoutWebhook = (url: string, state: 'paid' | 'failed' | 'expired' | 'pending') =>
  shop.db
    .update(testProviderPayment)
    .set({ state })
    .where(eq(testProviderPayment.id, providerId(url)))

const placed = async (method = 'ideal') => {
  const article = await makeArticle(shop.db, { priceCents: 10_000 })
  const shopper = newShopper(shop)
  await shopper.fillIn(article, 1, method)
  const { body } = await shopper.press()
  return { article, shopper, id: body.order_id, url: body.url }
}

const status = async (shopper: Shopper, id: string) =>
  (await shopper.ask<OrderStatus>('GET', `/v1/order/${id}/status`)).body

const retry = (shopper: Shopper, order_id: string, payment_method?: string) =>
  shopper.ask<PaymentUrl>('POST', '/v1/order/payment-url', { order_id, payment_method })

const rowOf = async (id: string) => {
  const [row] = await shop.db.select().from(order).where(eq(order.id, id))
  if (!row) throw new Error('no such order')
  return row
}
const paymentsOf = (id: string) => shop.db.select().from(payment).where(eq(payment.orderId, id))
const receiptsOf = async (id: string) =>
  (await shop.db.select().from(mail).where(eq(mail.orderId, id))).filter(
    ({ kind }) => kind === 'payment_received',
  )

const textsOf = async (id: string, kind: 'order_confirmation' | 'payment_unexpected' | 'order_refunded') =>
  (await shop.db.select().from(mail).where(eq(mail.orderId, id)))
    .filter((one) => one.kind === kind)
    .map(({ subject, text }) => `${subject} ${text}`)
    .join(' ')

describe('the payment page of the test provider', () => {
  it('shows the amount to pay, without scripts', async () => {
    const { url } = await placed('paypal')
    const response = await fetch(url)
    const page = await response.text()
    const styled = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? ''
    expect(response.headers.get('content-security-policy')).toContain(
      `'sha256-${createHash('sha256').update(styled).digest('base64')}'`,
    )
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; /,
    )
    expect(page).toContain('<html lang="nl">')
    expect(page).toMatch(/€\s100,99/)
    expect(page).toMatch(/Bestelling DKBD\d{7}/)
    for (const name of ['Betaald', 'In behandeling', 'Mislukt', 'Geannuleerd', 'Verlopen']) {
      expect(page).toContain(`>${name}</button>`)
    }
    expect(page).not.toMatch(/<script| on\w+=| style=/)
  })

  it('rejects unknown payments and unknown outcomes', async () => {
    const { url } = await placed()
    expect((await fetch(`${url}x`)).status).toBe(404)
    expect(await choose(`${url}x`, 'paid')).toBe('status 404')
    expect(await choose(url, 'open')).toBe('status 422')
    expect(await choose(url, 'paid')).toContain('/checkout/status/')
  })

  it('accepts one outcome only', async () => {
    const { url, shopper, id } = await placed()
    await choose(url, 'failed')
    await choose(url, 'paid')
    expect(await status(shopper, id)).toMatchObject({ state: 'pending_payment', payment_state: 'failed' })
    expect(await (await fetch(url)).text()).toContain('Deze betaling is afgerond')
  })

  it('offers the webhook before, twice, later or never, and rejects other values', async () => {
    const { url } = await placed()
    const page = await (await fetch(url)).text()
    for (const notice of ['before', 'twice', 'later', 'never']) expect(page).toContain(`value="${notice}"`)
    const body = new URLSearchParams({ outcome: 'paid', notice: 'maybe' })
    expect((await fetch(url, { method: 'POST', body })).status).toBe(422)
  })

  it('is enabled in production only by explicit configuration', () => {
    const production = {
      NODE_ENV: 'production',
      SERVICE_PASSWORD: 'a-password-of-its-own',
      TOKEN_SECRET: 'a-secret-of-its-own-of-32-characters',
      RENDER_API_KEY: 'a-key-of-its-own-too',
      BANK_IBAN: 'NL91ABNA0417164300',
      BANK_ACCOUNT_NAME: 'De Winkel B.V.',
      SMTP_URL: 'smtp://mail.example',
      PUBLIC_URL: 'https://sluimer.example',
    }
    expect(() => readConfig(production)).toThrow(/TEST_PAYMENTS must be 1/)
    expect(readConfig({ ...production, TEST_PAYMENTS: '1' }).testPayments).toBe(true)
    expect(readConfig({ TEST_PAYMENTS: '0' }).testPayments).toBe(false)
  })

  it('is not found when test payments are disabled', async () => {
    const closed = await openShopUnderTest({ config: { testPayments: false } })
    const { url } = await placed()
    const response = await closed.app.inject({ method: 'GET', url: new URL(url).pathname })
    await closed.close()
    expect(response.statusCode).toBe(404)
  })
})

describe('the webhook', () => {
  it('acts once, however often it is called', async () => {
    const { url, shopper, id } = await placed()
    await choose(url, 'paid')
    const { paidAt } = await rowOf(id)
    const answers = await Promise.all(Array.from({ length: 50 }, () => webhook(providerId(url))))
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    expect(await status(shopper, id)).toMatchObject({ state: 'paid' })
    expect(await rowOf(id)).toMatchObject({ paidAt, refundDueCents: 0 })
    expect(await receiptsOf(id)).toHaveLength(1)
  })

  it('acts once for fifty concurrent first calls', async ({ task }) => {
    const { url, id } = await placed()
    await setStateWithoutWebhook(url, 'paid')
    const answers = await Promise.all(Array.from({ length: 50 }, () => webhook(providerId(url))))
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    expect(await rowOf(id)).toMatchObject({ state: 'paid', refundDueCents: 0 })
    expect(await receiptsOf(id)).toHaveLength(1)
    held(task, {
      fault: 'a webhook is lost, repeated, late or forged',
      measured: 'fifty concurrent ones: one transition, one mail',
    })
  })

  it("uses the provider's state and ignores the caller's", async () => {
    const { url, id } = await placed()
    const forged = await fetch(`${shop.url}/v1/payment/webhook/test`, {
      method: 'POST',
      body: new URLSearchParams({ id: providerId(url), status: 'paid', amount: '0.01' }),
    })
    expect(forged.status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ state: 'pending_payment' })
  })

  it('gives the same response for an unknown id, and a message for an invalid request', async () => {
    expect((await webhook('tp_unknown')).status).toBe(200)
    expect((await webhook("'; drop table payment; --")).status).toBe(200)
    const nonsense = await fetch(`${shop.url}/v1/payment/webhook/test`, {
      method: 'POST',
      body: new URLSearchParams(),
    })
    expect(nonsense.status).toBe(422)
  })

  it.each([
    ['ideal', 'Zodra je betaling binnen is', 'is binnen', 'We hebben je betaling van'],
    [
      'klarna',
      'Zodra Klarna je bestelling heeft goedgekeurd',
      'is goedgekeurd door Klarna',
      'Klarna heeft bestelling',
    ],
  ])('mails what happens to an order with %s', async (method, awaited, subject, text) => {
    const { url, id } = await placed(method)
    expect(await textsOf(id, 'order_confirmation')).toContain(awaited)
    await choose(url, 'paid')
    const [sent] = await receiptsOf(id)
    expect(sent?.subject).toContain(subject)
    expect(sent?.text).toContain(text)
  })

  it('does not settle a payment with a different amount', async () => {
    const { url, shopper, id } = await placed()
    await shop.db
      .update(testProviderPayment)
      .set({ amountCents: 1 })
      .where(eq(testProviderPayment.id, providerId(url)))
    await choose(url, 'paid')
    expect(await status(shopper, id)).toMatchObject({ state: 'pending_payment', payment_state: 'failed' })
    expect(await receiptsOf(id)).toHaveLength(0)
    expect(await rowOf(id)).toMatchObject({ refundDueCents: 1 })
  })

  it.each(['before', 'twice'] as const)(
    'that comes %s has settled the payment when the shopper returns',
    async (notice) => {
      const { url, id } = await placed()
      await choose(url, 'paid', notice)
      expect(await rowOf(id)).toMatchObject({ state: 'paid', refundDueCents: 0 })
      expect(await receiptsOf(id)).toHaveLength(1)
    },
  )

  it('that comes later settles a payment whose state was not requested before', async () => {
    const { url, id } = await placed()
    await choose(url, 'paid', 'later')
    expect(await rowOf(id)).toMatchObject({ state: 'pending_payment' })
    await expect.poll(async () => (await rowOf(id)).state, { timeout: 15_000 }).toBe('paid')
    expect(await receiptsOf(id)).toHaveLength(1)
  })

  it("may get lost: the shopper's return also requests the state", async () => {
    const { url, shopper, id } = await placed()
    await choose(url, 'paid', 'never')
    expect(await rowOf(id)).toMatchObject({ state: 'pending_payment' })
    expect(await status(shopper, id)).toMatchObject({ state: 'paid', payment_state: 'paid' })
  })
})

describe('an unsuccessful payment', () => {
  it.each(['failed', 'cancelled', 'expired'] as const)(
    'that is %s does not change the order, its stock and the cart',
    async (outcome) => {
      const { article, url, shopper, id } = await placed()
      await choose(url, outcome)
      expect(await status(shopper, id)).toMatchObject({ state: 'pending_payment', payment_state: outcome })
      expect(await stockOf(shop.db, article)).toBe(9)
      expect((await shopper.ask<Cart>('GET', '/v1/cart')).body.items).toHaveLength(1)
    },
  )

  it('can be repeated and then paid', async () => {
    const { url, shopper, id } = await placed()
    await choose(url, 'failed')
    const again = await retry(shopper, id)
    expect(again.body).toMatchObject({ order_id: id })
    expect(again.body.url).not.toBe(url)
    expect((await retry(shopper, id)).body.url).toBe(again.body.url)
    expect((await shopper.press()).body).toEqual(again.body)
    await choose(again.body.url, 'paid')
    expect(await status(shopper, id)).toMatchObject({ state: 'paid', payment_state: 'paid' })
    expect(await retry(shopper, id)).toMatchObject({ status: 409, body: { code: 'order_not_payable' } })
  })

  it('is replaced when the provider closed its page without a webhook', async () => {
    const { url, shopper } = await placed()
    await setStateWithoutWebhook(url, 'expired')
    const again = await shopper.press()
    expect(again.status).toBe(200)
    expect(again.body.url).not.toBe(url)
  })

  it('is awaited while pending', async () => {
    const { url, shopper, id } = await placed('banktransfer')
    await choose(url, 'pending')
    expect(await status(shopper, id)).toMatchObject({ state: 'pending_payment', payment_state: 'pending' })
    expect(isRefusal(await cancelOrder(shop.shop, id))).toBe(true)
    await choose(url, 'paid')
    expect(await status(shopper, id)).toMatchObject({ state: 'paid' })
  })
})

describe('another payment method', () => {
  it('has its own surcharge, and the cart still matches the same order', async () => {
    const { url, shopper, id } = await placed('paypal')
    const other = await retry(shopper, id, 'ideal')
    expect(other.body.url).not.toBe(url)
    const { body } = await shopper.ask<Order>('GET', `/v1/order/${id}`)
    expect(body.payment_method.code).toBe('ideal')
    expect(body.totals).toMatchObject({
      payment_costs: 0,
      grand_total: 100,
      vat: [{ rate: 21, amount: 17.36 }],
    })
    expect((await shopper.press()).body).toEqual(other.body)
    await choose(other.body.url, 'paid')
    expect(await rowOf(id)).toMatchObject({ state: 'paid', totalCents: 10_000, refundDueCents: 0 })
  })

  it('is started only at the total that the shopper saw, and a paid order has a confirmation with it', async () => {
    const { shopper, id, url } = await placed()
    await choose(url, 'failed')
    const shown = await status(shopper, id)
    expect(shown.total).toBe(100)
    expect(shown.payment_methods).toContainEqual(expect.objectContaining({ code: 'paypal', total: 100.99 }))
    const pay = (expected_total: number, payment_method?: string) =>
      shopper.ask<PaymentUrl>('POST', '/v1/order/payment-url', {
        order_id: id,
        payment_method,
        expected_total,
      })
    for (const refused of [await pay(100, 'paypal'), await pay(99)]) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'cart_changed' } })
    }
    expect(await rowOf(id)).toMatchObject({ paymentMethod: 'ideal', totalCents: 10_000 })
    await choose((await pay(100.99, 'paypal')).body.url, 'paid')
    const mails = await shop.db.select().from(mail).where(eq(mail.orderId, id))
    const confirmations = mails.filter(({ kind }) => kind === 'order_confirmation')
    expect(confirmations.map(({ text }) => text)).toEqual([expect.stringContaining('€ 100,99')])
    expect(confirmations[0]?.text).toContain('PayPal')
  })

  it("that was cancelled but paid after all determines the order's total", async () => {
    const { url, shopper, id } = await placed('paypal')
    await retry(shopper, id, 'ideal')
    await choose(url, 'paid')
    expect(await rowOf(id)).toMatchObject({ state: 'paid', paymentMethod: 'paypal', totalCents: 10_099 })
    expect(await status(shopper, id)).toMatchObject({ state: 'paid', payment_state: 'paid' })
  })

  it('is refused while the bank processes the first payment, but not while a transfer is awaited', async () => {
    const { url, shopper, id } = await placed()
    await setStateWithoutWebhook(url, 'pending')
    expect(await retry(shopper, id, 'paypal')).toMatchObject({
      status: 409,
      body: { code: 'order_not_payable', message: expect.stringContaining('Je bank verwerkt de betaling') },
    })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'pending' }])
    await choose(url, 'paid')
    expect(await rowOf(id)).toMatchObject({ state: 'paid', paymentMethod: 'ideal', refundDueCents: 0 })

    const transfer = await placed('banktransfer')
    await choose(transfer.url, 'pending')
    const other = await retry(transfer.shopper, transfer.id, 'ideal')
    await choose(other.body.url, 'paid')
    expect(await rowOf(transfer.id)).toMatchObject({ state: 'paid', paymentMethod: 'ideal' })
  })

  it('is refused when it does not exist', async () => {
    const { shopper, id } = await placed()
    expect(await retry(shopper, id, 'gold')).toMatchObject({
      status: 422,
      body: { code: 'validation_failed' },
    })
    expect(await paymentsOf(id)).toHaveLength(1)
  })
})

describe('an unexpected payment', () => {
  it('must be refunded when the order was already cancelled', async () => {
    const { article, url, shopper, id } = await placed()
    expect(await cancelOrder(shop.shop, id)).toMatchObject({ state: 'cancelled' })
    expect(await stockOf(shop.db, article)).toBe(10)
    await choose(url, 'paid')
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', refundDueCents: 10_000 })
    await webhook(providerId(url))
    expect(await rowOf(id)).toMatchObject({ refundDueCents: 10_000 })
    expect(await receiptsOf(id)).toHaveLength(0)
    expect(await status(shopper, id)).toMatchObject({ state: 'cancelled', payment_state: 'paid' })
  })

  it('must be refunded when the order was already paid', async () => {
    const { url, shopper, id } = await placed()
    const other = await retry(shopper, id, 'creditcard')
    await choose(other.body.url, 'paid')
    await choose(url, 'paid')
    expect(await rowOf(id)).toMatchObject({ state: 'paid', refundDueCents: 10_000 })
    expect(await receiptsOf(id)).toHaveLength(1)
  })

  it('is mailed each time', async () => {
    const { url, shopper, id } = await placed()
    const second = await retry(shopper, id, 'creditcard')
    const third = await retry(shopper, id, 'paypal')
    for (const each of [third.body.url, url, second.body.url]) await choose(each, 'paid')
    const mails = await shop.db.select().from(mail).where(eq(mail.orderId, id))
    expect(mails.filter(({ kind }) => kind === 'payment_unexpected')).toHaveLength(2)
  })
})

describe('a payment by a method that pays later', () => {
  it('that the order did not wait for is not said to be received', async () => {
    const { url, shopper, id } = await placed('klarna')
    const other = await retry(shopper, id, 'creditcard')
    await choose(other.body.url, 'paid')
    await choose(url, 'paid')
    const text = await textsOf(id, 'payment_unexpected')
    expect(text).toContain('Klarna heeft € 100,00 voor je goedgekeurd.')
    expect(text).toContain('Je hoeft dit bedrag niet aan Klarna te betalen.')
    expect(text).not.toContain('ontvangen.')
  })

  it('lowers what the shopper owes when it is refunded, and gives no money back', async () => {
    const { url, id } = await placed('klarna')
    await choose(url, 'paid')
    const part = { amountCents: 2500, lines: [], restock: false }
    await refundOrder(shop.shop, id, { ...part, way: 'provider', refundableCents: 10_000 })
    const text = await textsOf(id, 'order_refunded')
    expect(text).toContain('Klarna verlaagt je rekening met € 25,00. Heb je al betaald, dan krijg je het van')
    expect(text).not.toContain('aan je terugbetaald')
    await refundOrder(shop.shop, id, { ...part, way: 'manual', refundableCents: 7500 })
    expect(await textsOf(id, 'order_refunded')).toContain(
      'We hebben € 25,00 aan je terugbetaald, op je bankrekening.',
    )
  })

  it('is on the invoice as approved, and in the answers of the chat', async () => {
    const { url, id } = await placed('klarna')
    await choose(url, 'paid')
    const row = await rowOf(id)
    const invoice = await writeInvoice(shop.shop, row)
    if (isRefusal(invoice)) throw new Error(invoice.message)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(invoice.pdf)), {
      mergePages: true,
    })
    expect(text).toMatch(/Te betalen aan Klarna, goedgekeurd op \d/)
    const chatAnswer = () =>
      describeOrderStatus(shop.db, {
        orderNumber: row.number,
        firstName: 'Zoë',
        zipcode: '1012JS',
        houseNumber: '1',
      })
    expect(await chatAnswer()).toContain('Je bestelling is goedgekeurd door Klarna op')
    await refundOrder(shop.shop, id, {
      way: 'provider',
      amountCents: 10_000,
      lines: [],
      restock: false,
      refundableCents: 10_000,
    })
    expect(await chatAnswer()).toContain('je hoeft Klarna niets te betalen. Heb je al betaald, dan krijg je')
  })
})

describe('an unavailable provider', () => {
  it('leaves an order that the next attempt pays', async () => {
    const article = await makeArticle(shop.db)
    const shopper = newShopper(shop)
    await shopper.fillIn(article)
    const { payments } = shop.shop
    shop.shop.payments = { ...payments, create: () => Promise.reject(new Error('provider away')) }
    const refused = await shopper.press()
    shop.shop.payments = payments
    expect(refused).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } })
    expect(JSON.stringify(refused.body)).not.toContain('provider away')
    const pressed = await shopper.press()
    expect(pressed.status).toBe(200)
    expect(await stockOf(shop.db, article)).toBe(9)
    expect(await paymentsOf(pressed.body.order_id)).toHaveLength(1)
  })

  it('does not prevent reading an order', async () => {
    const { shopper, id } = await placed()
    const { payments } = shop.shop
    shop.shop.payments = { ...payments, status: () => Promise.reject(new Error('provider away')) }
    const seen = await status(shopper, id)
    shop.shop.payments = payments
    expect(seen).toMatchObject({ state: 'pending_payment', payment_state: 'open' })
  })
})

describe('an unpaid order', () => {
  it('of a shopper under 18 cannot be paid later', async () => {
    const { url, shopper, id } = await placed()
    const birthdate = JSON.stringify({ birthdate: `01-01-${new Date().getUTCFullYear() - 14}` })
    await choose(url, 'failed')
    const offered = async () => (await status(shopper, id)).payment_methods.map(({ code }) => code)
    expect(await offered()).toContain('klarna')
    await shop.db
      .update(order)
      .set({ customer: sql`${order.customer} || ${birthdate}::jsonb` })
      .where(eq(order.id, id))
    expect((await offered()).filter(isPayLater)).toEqual([])
    expect(await retry(shopper, id, 'klarna')).toMatchObject({ status: 422 })
  })

  it('lists the available payment methods, and none once it is paid', async () => {
    const { url, shopper, id } = await placed()
    await choose(url, 'failed')
    const codes = (await status(shopper, id)).payment_methods.map(({ code }) => code)
    expect(codes).toContain('ideal')
    expect(codes).toContain('creditcard')
    // Billink needs a date of birth, which only the checkout's form asks for.
    expect(codes).not.toContain('billink')
    const again = await retry(shopper, id, 'creditcard')
    await choose(again.body.url, 'paid')
    expect(await status(shopper, id)).toMatchObject({ state: 'paid', payment_methods: [] })
  })

  it('shows the code of a method that the shop no longer has', async () => {
    const { shopper, id } = await placed()
    await shop.db.update(order).set({ paymentMethod: 'giropay' }).where(eq(order.id, id))
    const { body } = await shopper.ask<Order>('GET', `/v1/order/${id}`)
    expect(body.payment_method).toEqual({ code: 'giropay', title: 'giropay' })
  })
})

const cancel = (shopper: Shopper, order_id: string, token?: string) =>
  shopper.ask<Order>('POST', '/v1/order/cancel', { order_id, token })
const cancellationsOf = async (id: string) =>
  (await shop.db.select().from(mail).where(eq(mail.orderId, id))).filter(
    ({ kind }) => kind === 'order_cancelled',
  )
const isRefused = (answered: Awaited<ReturnType<typeof cancel>>) => {
  expect(answered).toMatchObject({ status: 409, body: { code: 'order_not_payable' } })
  expect(answered.body.message).toContain('kun je niet meer annuleren')
}

describe('the shopper', () => {
  it('cancels an unpaid order once, with a mail, and its articles are for sale again', async () => {
    const { article, shopper, id } = await placed()
    expect(await stockOf(shop.db, article)).toBe(9)
    const { body } = await cancel(shopper, id)
    expect(body).toMatchObject({ order_id: id, state: 'cancelled' })
    expect(await stockOf(shop.db, article)).toBe(10)
    // The link to the cart names the second in which it was made.
    expect((await cancel(shopper, id)).body).toEqual({ ...body, cart_link: expect.any(String) })
    const [sent, ...more] = await cancellationsOf(id)
    expect(more).toEqual([])
    expect(sent?.text).toContain(`Je hebt bestelling ${body.order_number} geannuleerd`)
    expect(sent?.text).not.toContain('geen betaling ontvangen')
  })

  it('cancels it with the link of a mail too, but no order of another shopper', async () => {
    const { id } = await placed()
    const other = newShopper(shop)
    expect((await cancel(other, id)).status).toBe(404)
    expect(
      (await cancel(other, id, orderToken(shop.shop.config.tokenSecret, { id, linksFrom: null }))).body,
    ).toMatchObject({
      state: 'cancelled',
    })
  })

  it('cancels a transfer before it is due', async () => {
    const { url, shopper, id } = await placed('banktransfer')
    await choose(url, 'pending')
    expect((await cancel(shopper, id)).body).toMatchObject({ state: 'cancelled' })
    await choose(url, 'paid')
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', refundDueCents: 10_000 })
  })

  it('does not cancel what the bank processes, or has reported to the provider only', async () => {
    for (const state of ['pending', 'paid'] as const) {
      const { url, shopper, id } = await placed()
      await setStateWithoutWebhook(url, state)
      isRefused(await cancel(shopper, id))
      expect(await cancellationsOf(id)).toEqual([])
    }
  })

  it('either pays or cancels when both happen at once', async () => {
    const { article, url, shopper, id } = await placed()
    const [, cancelled] = await Promise.all([choose(url, 'paid'), cancel(shopper, id)])
    const { state, refundDueCents } = await rowOf(id)
    expect(['200 cancelled 10000', '409 paid 0']).toContain(`${cancelled.status} ${state} ${refundDueCents}`)
    expect(await stockOf(shop.db, article)).toBe(state === 'paid' ? 9 : 10)
  })
})
