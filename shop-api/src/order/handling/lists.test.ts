import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Overview } from 'shared-types/contracts/admin/overview'
import { admin } from 'shared-types/contracts/admin/paths'
import type { ReturnToHandle } from 'shared-types/contracts/admin/buying/returns'
import type { OrderChoices, OrderSummary } from 'shared-types/contracts/admin/orders'
import type { V1Error } from 'shared-types/errors'
import { describe, expect, it } from 'vitest'
import { order, orderLine } from '../../db/schema/buying/order.ts'
import { payment, paymentMovement } from '../../db/schema/buying/payment.ts'
import { auditLog } from '../../db/schema/staff.ts'
import { returnRequest } from '../../db/schema/return-request.ts'
import { withdrawal } from '../../db/schema/withdrawal.ts'
import { fill, ordersUnderTest } from '../../../test/orders-under-test.ts'

const { world, newOrder, act, read } = ordersUnderTest()
const list = async (query = '') =>
  (await world.staff.ask('GET', `${admin.orders}?${query}`)).json<{ rows: OrderSummary[]; total: number }>()

describe('the list of orders', () => {
  it('has pages and filters by state, day, method and a part of number, name or e-mail address', async () => {
    const paid = await newOrder()
    const unpaid = await newOrder({ isPaid: false })
    const { number } = await read(paid)
    const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id)
    expect(await ids('state=paid')).toContain(paid)
    expect(await ids('state=paid')).not.toContain(unpaid)
    expect(await ids(`q=${number.slice(2).toLowerCase()}`)).toEqual([paid])
    expect(await ids("q=in%20't%20v")).toEqual(expect.arrayContaining([paid, unpaid]))
    // Fewer than three characters are found at the start of a word.
    expect(await ids('q=ve')).toEqual(expect.arrayContaining([paid, unpaid]))
    expect(await ids('q=xa')).toEqual([])
    expect(await ids('q=ZOE@exam')).toEqual(expect.arrayContaining([paid, unpaid]))
    for (const none of [
      'q=%25',
      'q=_____________________',
      'method=banktransfer',
      'from=2999-01-01',
      'until=2001-01-01',
      'refundDue=true',
    ]) {
      expect.soft([none, await ids(none)]).toEqual([none, []])
    }
    const first = await list('perPage=1')
    const second = await list('perPage=1&page=2')
    expect(first.total).toBeGreaterThanOrEqual(2)
    expect([first.rows.length, second.rows.length]).toEqual([1, 1])
    expect(first.rows[0]?.id).not.toBe(second.rows[0]?.id)
  })

  it('finds the orders of a company, a phone number, a postcode, a parcel, a credit note and an article', async () => {
    const company = await newOrder({ pieces: 2 })
    const other = await newOrder()
    const { lines, refundableCents } = await read(company)
    const { db } = world.shop
    const sku = `Hotel-${company.slice(0, 8)}`
    await db.update(orderLine).set({ sku }).where(eq(orderLine.orderId, company))
    await db.execute(sql`update "order" set
      customer = customer || '{"phoneNumber": "0201234567"}',
      billing_address = billing_address || '{"company": "Hotel De Zwaan B.V."}',
      shipping_address = shipping_address || '{"zipcode": "9711 LM"}' where id = ${company}`)
    const [line] = lines.map(({ id }) => ({ id, quantity: 1 }))
    await act(admin.orderShip, company, {
      carrier: 'postnl',
      trackingCode: '3SABCD1234567',
      lines: [line],
      more: true,
    })
    await act(admin.orderShip, company, { carrier: 'dhl', trackingCode: 'JVGL06123456789' })
    await act(admin.orderRefund, company, {
      way: 'manual',
      amountCents: 100,
      lines: [],
      restock: false,
      refundableCents: refundableCents.total,
    })
    const { creditNoteNumber } = (await read(company)).refunds[0] ?? {}
    expect(creditNoteNumber).toBeTruthy()
    for (const q of [
      'hotel de zwaan',
      '0201234567',
      '020-123 45 67',
      '+31 20 1234567',
      '9711LM',
      '9711 lm',
      '3SABCD1234567',
      'jvgl06123456789',
      creditNoteNumber?.toLowerCase(),
      sku.toUpperCase(),
    ]) {
      const { rows } = await list(`q=${encodeURIComponent(q ?? '')}`)
      expect.soft([q, rows.map(({ id }) => id)]).toEqual([q, [company]])
    }
    expect((await read(company)).company).toBe('Hotel De Zwaan B.V.')
    expect((await read(other)).company).toBe('')
  })

  it('counts the chosen orders up to a thousand, and all without a choice', async () => {
    const { db } = world.shop
    const [row] = await db
      .select()
      .from(order)
      .where(eq(order.id, await newOrder()))
    if (!row) throw new Error('no order')
    const copies = Array.from({ length: 1001 }, (_, at) => ({
      ...row,
      id: randomUUID(),
      number: `DKBD${at}`,
      invoiceNumber: null,
      createdAt: new Date('2026-02-01T12:00:00Z'),
    }))
    await db.insert(order).values(copies)
    const chosen = 'from=2026-02-01&until=2026-02-01'
    expect((await list(chosen)).total).toBe(1000)
    expect((await list(`${chosen}&state=paid&page=11&perPage=100`)).rows).toHaveLength(1)
    expect((await list()).total).toBeGreaterThan(1001)
    await db.delete(order).where(
      inArray(
        order.id,
        copies.map(({ id }) => id),
      ),
    )
  })

  it('refuses a filter that it does not know', async () => {
    for (const query of ['state=lost', 'from=yesterday', 'page=0', 'perPage=1000', 'sort=number']) {
      const { statusCode } = await world.staff.ask('GET', `${admin.orders}?${query}`)
      expect.soft([query, statusCode]).toEqual([query, 422])
    }
  })

  it('has express first and then the oldest, if an employee asks what to ship, and filters by shipping method', async () => {
    const placed = [
      await newOrder(),
      await newOrder(),
      await newOrder({ shipping: 'express' }),
      await newOrder({ shipping: 'express_insured' }),
    ]
    for (const [at, id] of placed.entries())
      await world.shop.db
        .update(order)
        .set({ createdAt: new Date(Date.UTC(2026, 3, 1 + at)) })
        .where(eq(order.id, id))
    const [old, late, fast, insured] = placed
    const listed = async (query: string) =>
      (await list(`from=2026-04-01&until=2026-04-30&${query}`)).rows.map(({ id }) => id)
    expect(await listed('state=paid')).toEqual([fast, insured, old, late])
    expect(await listed('')).toEqual([insured, fast, late, old])
    expect(await listed('shippingMethod=express')).toEqual([fast])
    const { rows } = await list('from=2026-04-03&until=2026-04-03')
    expect(rows).toMatchObject([{ shippingTitle: (await read(fast ?? '')).shippingTitle }])
    const choices = (await world.staff.ask('GET', admin.orderChoices)).json<OrderChoices>()
    expect(choices.shippingMethods).toContainEqual({ code: 'express', title: rows[0]?.shippingTitle })
  })

  it('without an amount to refund or an open chargeback has the other orders', async () => {
    const [due, charged, plain] = [await newOrder(), await newOrder(), await newOrder()]
    const { db } = world.shop
    await db.update(order).set({ refundDueCents: 100 }).where(eq(order.id, due))
    const [paid] = await db.select().from(payment).where(eq(payment.orderId, charged))
    await db.insert(paymentMovement).values({ paymentId: paid?.id ?? '', kind: 'chargeback', cents: 100 })
    const listed = async (query: string) => {
      const { rows } = await list(`${query}&perPage=100`)
      return [due, charged, plain].filter((id) => rows.some((row) => row.id === id))
    }
    expect(await listed('refundDue=true')).toEqual([due])
    expect(await listed('refundDue=false')).toEqual([charged, plain])
    expect(await listed('chargedBack=true')).toEqual([charged])
    expect(await listed('chargedBack=false')).toEqual([due, plain])
  })

  it('counts a day in Dutch time', async () => {
    const id = await newOrder()
    await world.shop.db
      .update(order)
      .set({ createdAt: new Date('2026-03-01T23:30:00Z') })
      .where(eq(order.id, id))
    expect((await list('from=2026-03-02&until=2026-03-02')).rows.map((row) => row.id)).toEqual([id])
    expect((await list('from=2026-03-01&until=2026-03-01')).total).toBe(0)
  })
})

it('withdrawals are listed with the day by which they must be refunded', async () => {
  const id = await newOrder()
  const { number } = await read(id)
  await world.shop.db.insert(withdrawal).values({
    orderId: id,
    orderNumber: number,
    name: 'Zoë',
    email: 'zoe@example.com',
    articles: 'het laken',
    receivedAt: new Date('2026-11-02T10:00:00Z'),
  })
  const answer = await world.staff.ask('GET', admin.returns)
  const { rows, total } = answer.json<{ rows: ReturnToHandle[]; total: number }>()
  expect(total).toBe(1)
  expect(rows).toEqual([
    expect.objectContaining({
      kind: 'withdrawal',
      orderNumber: number,
      orderState: 'paid',
      refundBy: '2026-11-16T10:00:00.000Z',
    }),
  ])
  expect((await read(id)).history.map(({ text }) => text)).toContain('Herroepen door de klant: het laken')
})

it('a rug that comes back must be refunded by the same day, and its order shows that until it is handled', async () => {
  const id = await newOrder()
  const { number } = await read(id)
  const request = { email: 'zoe@example.com', reason: 'size', explanation: '' } as const
  const [rug] = await world.shop.db
    .insert(returnRequest)
    .values({ ...request, orderId: id, orderNumber: number, createdAt: new Date('2026-11-02T10:00:00Z') })
    .returning()
  const refundBy = '2026-11-16T10:00:00.000Z'
  const { rows } = (await world.staff.ask('GET', `${admin.returns}?q=${number}`)).json<{
    rows: ReturnToHandle[]
  }>()
  expect(rows).toMatchObject([{ kind: 'return', refundBy }])
  expect((await read(id)).rugReturns).toEqual([
    { id: rug?.id, receivedAt: '2026-11-02T10:00:00.000Z', refundBy },
  ])
  await world.shop.db.update(order).set({ state: 'refunded' }).where(eq(order.id, id))
  expect((await read(id)).rugReturns).toEqual([])
  await world.shop.db.update(order).set({ state: 'shipped' }).where(eq(order.id, id))
  await world.shop.db
    .update(returnRequest)
    .set({ handledAt: new Date() })
    .where(eq(returnRequest.orderId, id))
  expect((await read(id)).rugReturns).toEqual([])
})

const mark = (id = '', handled = true) => world.staff.ask('PUT', fill(admin.return, id), { handled })
const waiting = async () => (await world.staff.ask('GET', admin.overview)).json<Overview>().waiting.returns

it('withdrawals and returns wait, the first deadline first, until they are handled or refunded', async () => {
  const [first, second] = [await newOrder(), await newOrder()]
  const declared = { name: 'Zoë', email: 'zoe@example.com', articles: '' }
  const [early, late] = await world.shop.db
    .insert(withdrawal)
    .values([
      { ...declared, orderId: first, orderNumber: 'DKBD1', receivedAt: new Date('2026-11-01T10:00:00Z') },
      { ...declared, orderId: second, orderNumber: 'DKBD2', receivedAt: new Date('2026-11-03T10:00:00Z') },
    ])
    .returning()
  const [rug] = await world.shop.db
    .insert(returnRequest)
    .values({ orderNumber: 'DKBD3', email: 'zoe@example.com', reason: 'size', explanation: '' })
    .returning()
  const ids = [early?.id, late?.id, rug?.id]
  const listed = async (status: string) => {
    const answer = await world.staff.ask('GET', `${admin.returns}?status=${status}`)
    return answer
      .json<{ rows: ReturnToHandle[] }>()
      .rows.map((row) => row.id)
      .filter((id) => ids.includes(id))
  }
  const before = await waiting()
  expect(await listed('open')).toEqual(ids)
  expect(await listed('open&q=dkbd2')).toEqual([late?.id])
  expect(await listed('open&q=zoe%40EXAMPLE')).toEqual(ids)
  expect(await listed('open&q=DKBD_')).toEqual([])
  await world.shop.db.update(order).set({ state: 'refunded' }).where(eq(order.id, first))
  expect((await mark(rug?.id)).json()).toMatchObject({ kind: 'return', handledAt: expect.any(String) })
  expect(await waiting()).toBe(before - 2)
  expect(await listed('open')).toEqual([late?.id])
  expect(await listed('handled')).toEqual([rug?.id, early?.id])
  expect((await mark(late?.id)).statusCode).toBe(200)
  expect(await listed('open')).toEqual([])
  expect((await mark(late?.id, false)).json()).toMatchObject({
    handledAt: null,
    refundBy: expect.any(String),
  })
  expect(await listed('open')).toEqual([late?.id])
  expect((await mark(crypto.randomUUID())).statusCode).toBe(404)
})

it('a withdrawal with a mistyped order number gets its order from an employee, and shipping that then warns', async () => {
  const [id, other] = [await newOrder(), await newOrder()]
  const { number } = await read(id)
  const declared = { name: 'Zoë in ’t Veld', email: 'zoe.prive@example.com', articles: 'het laken' }
  const { number: otherNumber, customer } = await read(other)
  const [lost, known, strange] = await world.shop.db
    .insert(withdrawal)
    .values([
      { ...declared, orderNumber: 'DKBD404' },
      { ...declared, orderId: other, orderNumber: otherNumber, email: customer.email },
      { ...declared, orderNumber: otherNumber },
    ])
    .returning()
  const shown = async () =>
    (await world.staff.ask('GET', admin.returns)).json<{ rows: ReturnToHandle[] }>().rows
  expect(await shown()).toContainEqual(
    expect.objectContaining({ id: lost?.id, name: 'Zoë in ’t Veld', orderId: null, orderOfNumber: null }),
  )
  const attach = (returned: string | undefined, orderNumber: string) =>
    world.staff.ask('PUT', fill(admin.returnOrder, returned ?? ''), { orderNumber })
  const mistyped = await attach(lost?.id, 'DKBD405')
  expect([mistyped.statusCode, Object.keys(mistyped.json<V1Error>().errors ?? {})]).toEqual([
    422,
    ['orderNumber'],
  ])
  // A choice of the wrong order can be corrected; one that the customer named stays.
  expect((await attach(lost?.id, otherNumber)).statusCode).toBe(200)
  expect((await attach(lost?.id, ` ${number.toLowerCase()} `)).json()).toMatchObject({
    orderId: id,
    orderNumber: 'DKBD404',
    orderOfNumber: number,
    orderState: 'paid',
  })
  expect((await attach(known?.id, number)).statusCode).toBe(422)
  // The typed number is that of a stranger.
  expect((await attach(strange?.id, otherNumber)).json()).toMatchObject({ orderId: other, isNamed: false })
  expect((await attach(strange?.id, number)).statusCode).toBe(200)
  await world.shop.db.delete(withdrawal).where(eq(withdrawal.id, strange?.id ?? ''))
  expect((await attach(crypto.randomUUID(), number)).statusCode).toBe(404)
  expect((await read(id)).withdrawals).toMatchObject([{ id: lost?.id, articles: 'het laken' }])
  const refused = await act(admin.orderShip, id, { carrier: 'own' })
  expect([refused.statusCode, refused.json<V1Error>().message]).toEqual([
    422,
    expect.stringContaining('herroepen'),
  ])
  const logged = await world.shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.rowId, lost?.id ?? ''))
  expect(logged.at(-1)).toMatchObject({ action: 'attach return', after: { order_id: id } })
})
