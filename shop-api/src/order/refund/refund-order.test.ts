import { eq, sql } from 'drizzle-orm'
import { admin } from 'shared-types/contracts/admin/paths'
import type { RefundOrder, StaffOrder } from 'shared-types/contracts/admin/orders'
import type { Figures } from 'shared-types/contracts/admin/overview'
import { pathOf } from 'shared-types/urls/path-pattern'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { brokenInvariants } from '../../../test/order-invariants.ts'
import { settleOrder } from '../../../test/settle-order.ts'
import { ensureShopDetails } from '../../../test/shop-details.ts'
import { newShopper } from '../../../test/shopper.ts'
import { employ, staffedShop } from '../../../test/staff-under-test.ts'
import type { Order } from '../../../test/wire-types.ts'
import { cancelOrder } from '../fulfilment/cancel-order.ts'
import { payment, testProviderPayment } from '../../db/schema/buying/payment.ts'
import { mail } from '../../db/schema/mail.ts'
import { variant } from '../../db/schema/products/catalog.ts'

let other: Awaited<ReturnType<typeof employ>>
const world = staffedShop('service')
beforeAll(async () => {
  await ensureShopDetails(world.shop.db)
  other = await employ(world.shop, 'owner')
})

const stockOf = async (article: number) =>
  (await world.shop.db.select({ stock: variant.stock }).from(variant).where(eq(variant.id, article)))[0]
    ?.stock

const paidOrder = async (method = 'ideal') => {
  const article = await makeArticle(world.shop.db, { stock: 100, priceCents: 6000 })
  const shopper = newShopper(world.shop)
  await shopper.fillIn(article, 3, method)
  const id = (await shopper.press()).body.order_id
  await settleOrder(world.shop, id, 'paid')
  const order = await read(id)
  return { article, id, order, line: order.lines[0]?.id ?? 0, total: order.totalCents, shopper }
}
const path = (id: string) => pathOf(admin.orderRefund, { id })
const read = async (id: string) =>
  (await world.staff.ask('GET', pathOf(admin.order, { id }))).json<StaffOrder>()
const refund = async (
  id: string,
  changed: Partial<RefundOrder> & { amountCents: number },
  by = world.staff,
): Promise<{ status: number; body: StaffOrder & { message: string } }> => {
  const { refundableCents } = await read(id)
  const request = { way: 'provider', lines: [], restock: false, refundableCents: refundableCents.total }
  const answer = await by.ask('POST', path(id), { ...request, ...changed })
  return { status: answer.statusCode, body: answer.json() }
}
/** On the page of the test provider, as a tester does. */
const failRefundAtBank = async (id: string) => {
  const [{ url } = { url: null }] = (await read(id)).payments
  const page = new URL(url ?? '').pathname
  const { body } = await world.shop.app.inject({ method: 'GET', url: page })
  const [, key = ''] = /name="refund" value="([^"]+)"/.exec(body) ?? []
  const fail = () =>
    world.shop.app.inject({
      method: 'POST',
      url: page,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ refund: key, notice: 'never' }).toString(),
    })
  expect([(await fail()).statusCode, (await fail()).statusCode]).toEqual([303, 303])
  expect((await world.shop.app.inject({ method: 'GET', url: page })).body).not.toContain('name="refund"')
  await settleOrder(world.shop, id, 'paid')
}
const mailsOf = (id: string) =>
  world.shop.db
    .select({ text: mail.text })
    .from(mail)
    .where(sql`${mail.orderId} = ${id} and ${mail.kind} = 'order_refunded'`)
    .orderBy(mail.createdAt)

describe('a refund through the payment provider', () => {
  it('of the whole order ends it, returns the articles to stock and is mailed with its amount', async () => {
    const { id, article, line, total } = await paidOrder()
    const { body } = await refund(id, {
      amountCents: total,
      lines: [{ id: line, quantity: 3 }],
      restock: true,
    })
    expect(body).toMatchObject({
      state: 'refunded',
      refundableCents: { total: 0, provider: 0 },
      refunds: [{ way: 'provider', state: 'done', amountCents: total, by: world.staff.email }],
      payments: [{ refundedCents: total }],
      actions: [],
    })
    expect(await stockOf(article)).toBe(100)
    const [written, ...more] = await mailsOf(id)
    expect(written?.text).toContain(`€ ${String(total / 100).replace('.', ',')}`)
    expect(more).toEqual([])
  })

  it('can be of some pieces or of an amount, each with its mail, and the order continues', async () => {
    const { id, article, line, total } = await paidOrder()
    await refund(id, { amountCents: 6000, lines: [{ id: line, quantity: 1 }], restock: true })
    const { body } = await refund(id, { amountCents: 500 })
    expect(body).toMatchObject({
      state: 'paid',
      refundedCents: 6500,
      refundDueCents: 0,
      refundableCents: { total: total - 6500 },
      refunds: [{ lines: [{ id: line, quantity: 1 }] }, { lines: [], amountCents: 500 }],
    })
    expect(await stockOf(article)).toBe(98)
    const texts = await mailsOf(id)
    expect(texts[0]?.text).toContain('€ 60,00')
    expect(texts[1]?.text).toContain('€ 5,00')
    const shipped = await world.staff.ask('POST', pathOf(admin.orderShip, { id }), {
      carrier: 'postnl',
      trackingCode: '3SABCD1234567',
    })
    expect(shipped.json()).toMatchObject({ state: 'shipped' })
    const rest = await refund(id, { amountCents: total - 6500 })
    expect(rest.body).toMatchObject({ state: 'refunded', refundDueCents: 0 })
    expect(await mailsOf(id)).toHaveLength(3)
  })

  it('returns to stock only the pieces that can be sold again, also if it fails at the bank', async () => {
    const { id, article, line } = await paidOrder()
    const part = (quantity: number, restockQuantity: number) => ({
      amountCents: 6000,
      lines: [{ id: line, quantity, restockQuantity }],
      restock: true,
    })
    const { status, body } = await refund(id, part(2, 3))
    expect([status, body.message]).toEqual([
      422,
      'Van een artikel gaan meer stuks terug naar de voorraad dan je koos.',
    ])
    await refund(id, part(2, 1))
    expect(await stockOf(article)).toBe(98)
    expect((await read(id)).lines).toMatchObject([{ refundableQuantity: 1, toShipQuantity: 1 }])
    await failRefundAtBank(id)
    // The piece that is in stock again is no longer the customer's.
    expect((await read(id)).lines).toMatchObject([{ refundableQuantity: 2, toShipQuantity: 2 }])
    expect(await stockOf(article)).toBe(98)
    await refund(id, { ...part(1, 0), restock: false })
    expect(await stockOf(article)).toBe(98)
  })

  it('is shown to the customer with its date, articles and credit note, and the mail names the articles', async () => {
    const { id, line, order, shopper } = await paidOrder()
    await refund(id, { amountCents: 6000, lines: [{ id: line, quantity: 1 }] })
    await refund(id, { amountCents: 500 })
    const [title = ''] = order.lines.map((one) => one.title)
    const { body } = await shopper.ask<Order>('GET', `/v1/order/${id}`)
    expect(body.refunds).toMatchObject([
      {
        amount: 60,
        lines: [{ title, quantity: 1 }],
        credit_note_number: expect.stringMatching(/^C\d{4}-\d{6}$/),
      },
      { amount: 5, lines: [], credit_note_number: expect.stringMatching(/^C\d{4}-\d{6}$/) },
    ])
    expect(new Date(body.refunds[0]?.at ?? '').getTime()).toBeGreaterThan(Date.now() - 60_000)
    const [ofArticle, ofAmount] = await mailsOf(id)
    expect(ofArticle?.text).toContain(`Dit bedrag is voor: 1 × ${body.refunds[0]?.lines[0]?.title}.`)
    expect(ofAmount?.text).not.toContain('Dit bedrag is voor')
  })

  it('by two employees at the same time is made once', async () => {
    const { id, total } = await paidOrder()
    const request = { amountCents: 4000, refundableCents: total }
    const answers = await Promise.all([
      refund(id, request),
      refund(id, request, other),
      refund(id, { ...request, way: 'manual' }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('Er is niets terugbetaald')
    expect(await read(id)).toMatchObject({ refundedCents: 4000, refunds: [{ amountCents: 4000 }] })
    expect(await mailsOf(id)).toHaveLength(1)
  })

  it('is never more than was paid, and of no piece twice: a Dutch sentence says so', async () => {
    const { id, line, total } = await paidOrder()
    await refund(id, { amountCents: 6000, lines: [{ id: line, quantity: 1 }] })
    const tries: (Partial<RefundOrder> & { amountCents: number })[] = [
      { amountCents: total - 6000 + 1 },
      { amountCents: 0 },
      { amountCents: 100, lines: [{ id: line, quantity: 3 }] },
      {
        amountCents: 100,
        lines: [
          { id: line, quantity: 1 },
          { id: line, quantity: 1 },
        ],
      },
      { amountCents: 100, lines: [{ id: line + 1000, quantity: 1 }] },
      { amountCents: -1 },
      { amountCents: 100, lines: [{ id: line, quantity: 0 }] },
    ]
    for (const wrong of tries) {
      const { status, body } = await refund(id, wrong)
      expect.soft([wrong, status]).toEqual([wrong, 422])
      expect.soft(JSON.stringify(body)).toMatch(/hoogstens|Vul|gekozen|Kies/)
    }
    expect((await read(id)).refunds).toHaveLength(1)
  })

  it('that fails at the bank is shown with its reason, mailed to the shop, and can be repeated', async () => {
    const { id, total } = await paidOrder()
    await refund(id, { amountCents: total })
    await failRefundAtBank(id)
    const failed = await read(id)
    expect(failed).toMatchObject({
      state: 'refunded',
      refundDueCents: total,
      refundableCents: { total, provider: total },
      refunds: [{ state: 'failed', reason: 'de rekening is opgeheven' }],
      actions: ['refund'],
    })
    const notices = await world.shop.db.select().from(mail).where(eq(mail.kind, 'refund_failed_notice'))
    const written = notices.filter(({ subject }) => subject.includes(failed.number))
    expect(written).toHaveLength(1)
    expect(written[0]?.text, 'without a public address there is no link').not.toContain('/admin/')
    const { body } = await refund(id, { amountCents: total, way: 'manual' })
    expect(body).toMatchObject({ refundDueCents: 0, refunds: [{ state: 'failed' }, { state: 'done' }] })
  })
})

type CreditNotePath = typeof admin.orderCreditNote | typeof admin.orderCreditNoteReversal
const noteOf = (id: string, refundId = '', pattern: CreditNotePath = admin.orderCreditNote) =>
  world.staff.ask('GET', pathOf(pattern, { id, refund: refundId }))
const textOf = async ({ rawPayload }: Awaited<ReturnType<typeof noteOf>>) => {
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload))
  return (await extractText(pdf, { mergePages: true })).text
}

/** What all credit notes subtract from the revenue. */
const credited = async () => {
  const answer = await other.ask('GET', `${admin.figures}?from=2020-01-01&until=2099-12-31`)
  return answer.json<Figures>().creditNotes.grossCents
}

describe('a credit note', () => {
  it('has the refunded pieces with their tax, and a number of its own', async () => {
    const { id, line } = await paidOrder()
    await refund(id, { amountCents: 500 })
    const { body } = await refund(id, { amountCents: 6000, lines: [{ id: line, quantity: 1 }] })
    const [first, second] = body.refunds
    expect((await noteOf(id, first?.id)).statusCode).toBe(200)
    const note = await noteOf(id, second?.id)
    expect(note.headers['content-type']).toBe('application/pdf')
    const text = await textOf(note)
    expect(second?.creditNoteNumber).toMatch(/^C\d{4}-\d{6}$/)
    for (const number of [`Creditnota ${second?.creditNoteNumber}`, body.number, `${body.invoiceNumber} van`])
      expect(text).toContain(number)
    expect(text).toMatch(/1 × Dekbedovertrek/)
    // 21% of 60.00 including tax, to the cent.
    for (const amount of ['60,00', '49,59', '10,41']) expect(text).toContain(amount)
    expect((await noteOf(id, crypto.randomUUID())).statusCode).toBe(404)
  })

  it('of a refund that fails is taken back, so that a repeat of any amount has its own', async () => {
    for (const amountCents of [8000, 4000]) {
      const { id, line } = await paidOrder()
      const before = await credited()
      await refund(id, { amountCents: 6000, lines: [{ id: line, quantity: 1 }] })
      expect(await credited()).toBe(before - 6000)
      await failRefundAtBank(id)
      expect(await credited()).toBe(before)
      const { body } = await refund(id, { amountCents })
      expect(await credited()).toBe(before - amountCents)
      const [failed, repeated] = body.refunds
      for (const number of [failed?.creditNoteNumber, failed?.reversalNumber, repeated?.creditNoteNumber])
        expect(number).toMatch(/^C\d{4}-\d{6}$/)
      const text = await textOf(await noteOf(id, failed?.id, admin.orderCreditNoteReversal))
      for (const part of [`Correctienota ${failed?.reversalNumber}`, `${failed?.creditNoteNumber} van`])
        expect(text).toContain(part)
      // 21% of 60.00 including tax, to the cent.
      expect(text).toMatch(/€ 60,00.*€ 49,59.*€ 10,41/s)
      expect((await noteOf(id, repeated?.id, admin.orderCreditNoteReversal)).statusCode).toBe(404)
    }
  })
})

/** Paid with PayPal, and after that with the first payment as well. */
const paidTwice = async () => {
  const article = await makeArticle(world.shop.db, { stock: 100, priceCents: 2995 })
  const shopper = newShopper(world.shop)
  await shopper.fillIn(article, 2, 'ideal')
  const id = (await shopper.press()).body.order_id
  await shopper.ask('POST', '/v1/order/payment-url', { order_id: id, payment_method: 'paypal' })
  const payments = await world.shop.db.select().from(payment).where(eq(payment.orderId, id))
  const pay = async (method: string) => {
    const providerId = payments.find((one) => one.method === method)?.providerId ?? ''
    await world.shop.db
      .update(testProviderPayment)
      .set({ state: 'paid' })
      .where(eq(testProviderPayment.id, providerId))
    const payload = new URLSearchParams({ id: providerId }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await world.shop.app.inject({ method: 'POST', url: '/v1/payment/webhook/test', headers, payload })
  }
  await pay('paypal')
  await pay('ideal')
  const order = await read(id)
  return { id, order, line: order.lines[0]?.id ?? 0 }
}
const refundedBy = async (id: string) =>
  Object.fromEntries((await read(id)).payments.map((one) => [one.method, one.refundedCents]))

describe('an order that was paid twice', () => {
  it('gets back what is due from the other payment, and a credit note for what comes back after that', async () => {
    const { id, order, line } = await paidTwice()
    const due = order.refundDueCents
    expect(due).toBe(order.totalCents - 99)
    await refund(id, { amountCents: due })
    expect(await refundedBy(id)).toEqual({ 'iDEAL | Wero': due, PayPal: 0 })

    const { body } = await refund(id, { amountCents: 2995, lines: [{ id: line, quantity: 1 }] })
    expect(body.refunds).toMatchObject([
      { kind: 'overpayment', amountCents: due, creditNoteNumber: null },
      { kind: 'price', amountCents: 2995, creditNoteNumber: expect.any(String) },
    ])
    expect(await refundedBy(id)).toEqual({ 'iDEAL | Wero': due, PayPal: 2995 })
    expect(body.refundDueCents).toBe(0)
    expect(await mailsOf(id)).toHaveLength(2)
    expect((await noteOf(id, body.refunds[1]?.id)).statusCode).toBe(200)
    expect((await noteOf(id, body.refunds[0]?.id)).statusCode).toBe(404)
  })

  it('still has what is due after an article came back first', async () => {
    const { id, order, line } = await paidTwice()
    const { body } = await refund(id, { amountCents: 2995, lines: [{ id: line, quantity: 1 }] })
    expect(body).toMatchObject({
      refundDueCents: order.refundDueCents,
      refunds: [{ kind: 'price', creditNoteNumber: expect.any(String) }],
    })
    expect(await refundedBy(id)).toEqual({ 'iDEAL | Wero': 0, PayPal: 2995 })
    const all = await refund(id, { amountCents: body.refundableCents.total })
    expect(all.body).toMatchObject({ state: 'refunded', refundDueCents: 0 })
    const kinds = all.body.refunds.map(({ kind, amountCents }) => `${kind} ${amountCents}`)
    expect(kinds.toSorted()).toEqual(
      [`overpayment ${order.refundDueCents}`, 'price 2995', `price ${order.totalCents - 2995}`].toSorted(),
    )
  })
})

/** Paid after all, when it was cancelled or was asked for another amount. */
const strangelyPaid = async (which: 'cancelled' | 'of another amount') => {
  const article = await makeArticle(world.shop.db, { stock: 10, priceCents: 2995 })
  const shopper = newShopper(world.shop)
  await shopper.fillIn(article, 2, 'ideal')
  const id = (await shopper.press()).body.order_id
  if (which === 'cancelled') await cancelOrder(world.shop.shop, id)
  else {
    const [{ providerId } = { providerId: '' }] = await world.shop.db
      .select()
      .from(payment)
      .where(eq(payment.orderId, id))
    await world.shop.db
      .update(testProviderPayment)
      .set({ amountCents: 1000 })
      .where(eq(testProviderPayment.id, providerId ?? ''))
  }
  await settleOrder(world.shop, id, 'paid')
  return { article, id, stock: which === 'cancelled' ? 10 : 8 }
}

describe('money for an order that is not paid by it', () => {
  it.each(['cancelled', 'of another amount'] as const)(
    'is refunded without articles: those of an order that is %s are not sold',
    async (which) => {
      const { article, id, stock } = await strangelyPaid(which)
      const { lines, refundDueCents } = await read(id)
      expect(lines.map(({ refundableQuantity }) => refundableQuantity)).toEqual([0])
      const pieces = { lines: [{ id: lines[0]?.id ?? 0, quantity: 2 }], restock: true }
      expect((await refund(id, { amountCents: refundDueCents, ...pieces })).status).toBe(422)
      const { body } = await refund(id, { amountCents: refundDueCents, restock: true })
      expect(body).toMatchObject({ refundDueCents: 0, refunds: [{ kind: 'overpayment', lines: [] }] })
      expect(await stockOf(article)).toBe(stock)
    },
  )
})

/** @param cents all that the provider has returned, including refunds that the shop requested */
const refundAtProvider = async (id: string, cents: number): Promise<void> => {
  const [paid] = await world.shop.db.select().from(payment).where(eq(payment.orderId, id))
  await world.shop.db
    .update(testProviderPayment)
    .set({ refundedCents: cents })
    .where(eq(testProviderPayment.id, paid?.providerId ?? ''))
  await settleOrder(world.shop, id, 'paid')
}

describe('a refund that an employee transfers', () => {
  it('is the only way for an order by bank transfer, and its mail says so', async () => {
    const { id, total } = await paidOrder('banktransfer')
    expect((await read(id)).refundableCents).toEqual({ total, provider: 0 })
    const refused = await refund(id, { amountCents: total })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('Maak het bedrag zelf over'),
    ])
    await refund(id, { amountCents: 1000, way: 'manual' })
    const { body } = await refund(id, { amountCents: total - 1000, way: 'manual' })
    expect(body).toMatchObject({
      state: 'refunded',
      refundDueCents: 0,
      refunds: [
        { way: 'manual', state: 'done', amountCents: 1000 },
        { way: 'manual', state: 'done' },
      ],
    })
    const texts = await mailsOf(id)
    expect(texts[0]?.text).toContain('op je bankrekening')
    expect(texts).toHaveLength(2)
  })

  it('adds up with refunds at the provider', async () => {
    const { id, total } = await paidOrder()
    await refund(id, { amountCents: 2000, way: 'manual' })
    await refund(id, { amountCents: 3000 })
    await refundAtProvider(id, 3500)
    expect((await read(id)).refundableCents.total).toBe(total - 5500)
  })

  it('is recorded beside a complete refund that the owner made at the provider', async () => {
    const { id, total } = await paidOrder()
    await refund(id, { amountCents: 2000, way: 'manual' })
    await refundAtProvider(id, total)
    const { body } = await refund(id, { amountCents: 0 })
    expect(body).toMatchObject({ state: 'refunded', refundedCents: total + 2000, refundDueCents: 0 })
  })
})

it('the accounts balance', async () => {
  expect(await brokenInvariants(world.shop.db, new Map())).toEqual([])
})
