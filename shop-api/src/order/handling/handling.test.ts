import { eq, sql } from 'drizzle-orm'
import type { Overview } from 'shared-types/contracts/admin/overview'
import { admin } from 'shared-types/contracts/admin/paths'
import type { OrderSummary, ReturnToHandle, StaffOrder } from 'shared-types/contracts/admin/orders'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { settleOrder } from '../../../test/settle-order.ts'
import { ensureShopDetails } from '../../../test/shop-details.ts'
import type { Order } from '../../../test/wire-types.ts'
import { newShopper } from '../../../test/shopper.ts'
import { staffedShop } from '../../../test/staff-under-test.ts'
import { order } from '../../db/schema/buying/order.ts'
import { content } from '../../db/schema/content.ts'
import { euros } from '../../format.ts'
import { returnRequest } from '../../db/schema/return-request.ts'
import { anonymiseOrders } from '../record/anonymise-orders.ts'
import { mail } from '../../db/schema/mail.ts'
import { auditLog } from '../../db/schema/staff.ts'
import { variant } from '../../db/schema/products/catalog.ts'
import { withdrawal } from '../../db/schema/withdrawal.ts'

let article: number
const world = staffedShop('service')
beforeAll(async () => {
  await ensureShopDetails(world.shop.db)
  article = await makeArticle(world.shop.db, { stock: 100 })
})

const newOrder = async (isPaid = true) => {
  const shopper = newShopper(world.shop)
  await shopper.fillIn(article)
  const id = (await shopper.press()).body.order_id
  if (isPaid) await settleOrder(world.shop, id, 'paid')
  return id
}
const renameShop = (from: string, to: string) =>
  world.shop.db
    .update(content)
    .set({ data: sql`replace(data::text, ${`${from} Slapen`}::text, ${`${to} Slapen`}::text)::jsonb` })
    .where(eq(content.key, 'footer'))
const fill = (pattern: string, id: string, mailId = '') => pattern.replace(':id', id).replace(':mail', mailId)
const act = (pattern: string, id: string, body?: object) => world.staff.ask('POST', fill(pattern, id), body)
const read = async (id: string) => (await world.staff.ask('GET', fill(admin.order, id))).json<StaffOrder>()
const pdfText = async (path: string) => {
  const file = await world.staff.ask('GET', path)
  expect(file.headers['content-type']).toBe('application/pdf')
  const pdf = await getDocumentProxy(new Uint8Array(file.rawPayload))
  return (await extractText(pdf, { mergePages: true })).text
}
const packingSlipOf = (id: string) => pdfText(fill(admin.orderPackingSlip, id))
const list = async (query = '') =>
  (await world.staff.ask('GET', `${admin.orders}?${query}`)).json<{ rows: OrderSummary[]; total: number }>()

it('an article without a size is named once on the invoice, the packing slip and the credit note', async () => {
  const title = 'Klamboe Tropen'
  const klamboe = await makeArticle(world.shop.db, { title })
  await world.shop.db.update(variant).set({ title }).where(eq(variant.id, klamboe))
  const shopper = newShopper(world.shop)
  await shopper.fillIn(klamboe)
  const id = (await shopper.press()).body.order_id
  await settleOrder(world.shop, id, 'paid')
  const [{ id: line, title: shown } = { id: 0, title: '' }] = (await read(id)).lines
  expect(shown).toBe(title)
  const named = async (path: string) => (await pdfText(path)).split(title).slice(1)
  expect(await named(fill(admin.orderInvoice, id))).toHaveLength(1)
  expect(await named(fill(admin.orderPackingSlip, id))).toHaveLength(1)
  const { refundableCents } = await read(id)
  await act(admin.orderRefund, id, {
    way: 'manual',
    amountCents: 100,
    lines: [{ id: line, quantity: 1 }],
    restock: false,
    refundableCents: refundableCents.total,
  })
  const [{ id: refund } = { id: '' }] = (await read(id)).refunds
  expect(await named(fill(admin.orderCreditNote, id).replace(':refund', refund))).toHaveLength(1)
})

describe('the mails about an order', () => {
  it('open its page, with its progress and parcels', async () => {
    const id = await newOrder()
    await act(admin.orderShip, id, { carrier: 'own' })
    const { refundableCents } = await read(id)
    await act(admin.orderRefund, id, {
      way: 'manual',
      amountCents: 100,
      lines: [],
      restock: false,
      refundableCents: refundableCents.total,
    })
    const mails = await world.shop.db.select().from(mail).where(eq(mail.orderId, id))
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
      'order_confirmation',
      'order_refunded',
      'order_shipped',
      'payment_received',
    ])
    for (const { kind, text } of mails) {
      const link = `je bestelling ${world.shop.shop.config.shopUrl}/service/bestelling/${id}/?token=`
      expect([kind, text]).toEqual([kind, expect.stringContaining(link)])
    }
  })
})

describe('the list of orders', () => {
  it('has pages and filters by state, day, method and a part of number, name or e-mail address', async () => {
    const paid = await newOrder()
    const unpaid = await newOrder(false)
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

  it('refuses a filter that it does not know', async () => {
    for (const query of ['state=lost', 'from=yesterday', 'page=0', 'perPage=1000', 'sort=number']) {
      const { statusCode } = await world.staff.ask('GET', `${admin.orders}?${query}`)
      expect.soft([query, statusCode]).toEqual([query, 422])
    }
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

describe('an order', () => {
  it('is shipped, completed and refunded, each with its mail, its history and its row in the audit log', async () => {
    const id = await newOrder()
    expect(await read(id)).toMatchObject({
      state: 'paid',
      actions: ['ship', 'refund'],
      invoiceNumber: expect.stringMatching(/^F/),
    })
    const shipped = await act(admin.orderShip, id, { carrier: 'postnl', trackingCode: '3SABC' })
    expect(shipped.json()).toMatchObject({ state: 'shipped', shipment: { carrier: 'PostNL' } })
    expect((await act(admin.orderComplete, id)).json()).toMatchObject({ state: 'completed' })
    const { refundableCents, lines } = await read(id)
    const restocked = await act(admin.orderRefund, id, {
      way: 'provider',
      amountCents: refundableCents.total,
      lines: lines.map((line) => ({ id: line.id, quantity: line.quantity })),
      restock: true,
      refundableCents: refundableCents.total,
    })
    const { history, mails, actions } = restocked.json<StaffOrder>()
    expect(history.map(({ text, by }) => [text, by])).toEqual([
      ['Besteld', null],
      ['Betaald', null],
      ['Verzonden met PostNL', world.staff.email],
      ['Afgerond', world.staff.email],
      ['Terugbetaald', world.staff.email],
    ])
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order_shipped', 'order_refunded']))
    expect(actions).toEqual([])
    const rows = await world.shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.rowId, id))
      .orderBy(auditLog.id)
    expect(new Set(rows.map((row) => row.action))).toEqual(
      new Set(['ship order', 'complete order', 'refund order']),
    )
    expect(JSON.stringify(rows)).not.toMatch(/zoe|veld/i)
  })

  it('says in Dutch what its state does not allow, and changes nothing', async () => {
    const unpaid = await newOrder(false)
    const paid = await newOrder()
    const tries: [string, string, object?][] = [
      [admin.orderShip, unpaid, { carrier: 'postnl', trackingCode: '3S' }],
      [admin.orderShip, paid, { carrier: 'postnl' }],
      [admin.orderShip, paid, { carrier: 'pigeon', trackingCode: '3S' }],
      [admin.orderComplete, paid],
      [admin.orderCancel, paid],
      [
        admin.orderRefund,
        unpaid,
        { way: 'provider', amountCents: 0, lines: [], restock: false, refundableCents: 0 },
      ],
    ]
    for (const [path, id, body] of tries) {
      const answer = await act(path, id, body)
      const { message } = answer.json<{ message: string }>()
      expect.soft([path, answer.statusCode]).toEqual([path, 422])
      expect.soft(message).toMatch(/^(Alleen|Vul|Kies|Bij) /)
    }
    expect([(await read(unpaid)).state, (await read(paid)).state]).toEqual(['pending_payment', 'paid'])
  })

  it('that two employees ship at the same time is shipped once', async () => {
    const id = await newOrder()
    const ship = () => act(admin.orderShip, id, { carrier: 'postnl', trackingCode: '3SABC' })
    const answers = await Promise.all([ship(), ship(), ship()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])
    expect(await world.shop.db.$count(mail, sql`order_id = ${id} and kind = 'order_shipped'`)).toBe(1)
  })

  it('leaves in parts: each parcel has its pieces, its mail and its track and trace', async () => {
    const shopper = newShopper(world.shop)
    await shopper.fillIn(article, 3)
    const id = (await shopper.press()).body.order_id
    await settleOrder(world.shop, id, 'paid')
    const line = (await read(id)).lines[0]?.id ?? 0
    const mails = async () =>
      world.shop.db
        .select({ subject: mail.subject, text: mail.text })
        .from(mail)
        .where(sql`order_id = ${id} and kind in ('order_shipped', 'parcel_shipped')`)
        .orderBy(mail.createdAt)
    const part = {
      carrier: 'postnl',
      trackingCode: '3SFIRST',
      lines: [{ id: line, quantity: 1 }],
      more: true,
    }
    const both = await Promise.all([
      act(admin.orderShip, id, { ...part, earlierParcels: 0 }),
      act(admin.orderShip, id, { ...part, earlierParcels: 0 }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await read(id)).toMatchObject({
      state: 'paid',
      actions: ['ship', 'refund'],
      lines: [{ unshippedQuantity: 2 }],
      parcels: [{ carrier: 'PostNL', lines: [{ id: line, quantity: 1 }], by: world.staff.email }],
    })
    const [partly] = await mails()
    expect(partly?.subject).toContain('Een deel van je bestelling')
    expect(partly?.text).toContain('1 × Dekbedovertrek Testduin')
    const seen = async () => (await shopper.ask<Order>('GET', `/v1/order/${id}`)).body.shipments
    const first = { carrier: 'PostNL', track_and_trace_url: expect.stringContaining('3SFIRST') }
    expect(await seen()).toEqual([first])
    expect(await packingSlipOf(id)).toContain('2 Dekbedovertrek')

    for (const wrong of [
      { lines: [{ id: line, quantity: 3 }] },
      { lines: [{ id: line + 1000, quantity: 1 }] },
      { lines: [{ id: line, quantity: 0 }] },
      { lines: [] },
    ]) {
      const answer = await act(admin.orderShip, id, { ...part, ...wrong })
      expect.soft([wrong, answer.statusCode]).toEqual([wrong, 422])
    }
    await act(admin.orderShip, id, { carrier: 'dhl', trackingCode: 'JVGL2' })
    const shipped = await read(id)
    expect(shipped).toMatchObject({ state: 'shipped', shipment: { carrier: 'DHL' }, parcels: [{}] })
    expect(await seen()).toEqual([
      first,
      { carrier: 'DHL', track_and_trace_url: expect.stringContaining('JVGL2') },
    ])
    expect(shipped.history.map(({ text, by }) => [text, by]).slice(2)).toEqual([
      ['Een deel verzonden met PostNL', world.staff.email],
      ['Verzonden met DHL', world.staff.email],
    ])
    expect((await mails()).map(({ subject }) => subject.slice(0, 12))).toEqual([
      'Een deel van',
      'De rest van ',
    ])
    await world.shop.db.transaction((tx) => anonymiseOrders(tx, eq(order.id, id)))
    expect((await read(id)).parcels[0]?.trackAndTraceUrl).toBe(null)
  })

  it('is shipped with its last parcel, although pieces of it never leave', async () => {
    const shopper = newShopper(world.shop)
    await shopper.fillIn(article, 3)
    const id = (await shopper.press()).body.order_id
    await settleOrder(world.shop, id, 'paid')
    const line = (await read(id)).lines[0]?.id ?? 0
    const shipped = await act(admin.orderShip, id, { carrier: 'own', lines: [{ id: line, quantity: 2 }] })
    expect(shipped.json()).toMatchObject({ state: 'shipped', parcels: [] })
  })

  it('is packed and shipped without the pieces that are refunded', async () => {
    const shopper = newShopper(world.shop)
    await shopper.fillIn(article, 3)
    const id = (await shopper.press()).body.order_id
    await settleOrder(world.shop, id, 'paid')
    const { lines, refundableCents } = await read(id)
    const line = lines[0]?.id ?? 0
    await act(admin.orderRefund, id, {
      way: 'manual',
      amountCents: 100,
      lines: [{ id: line, quantity: 1 }],
      restock: true,
      refundableCents: refundableCents.total,
    })
    expect((await read(id)).lines).toMatchObject([{ unshippedQuantity: 3, toShipQuantity: 2 }])
    expect(await packingSlipOf(id)).toContain('2 Dekbedovertrek')
    const part = await act(admin.orderShip, id, {
      carrier: 'own',
      lines: [{ id: line, quantity: 1 }],
      more: true,
    })
    expect(part.json()).toMatchObject({ state: 'paid', lines: [{ unshippedQuantity: 2, toShipQuantity: 1 }] })
    expect(await packingSlipOf(id)).toContain('1 Dekbedovertrek')
    // Without chosen pieces, as from the list and the command: the order is complete without the refunded one.
    const rest = await act(admin.orderShip, id, { carrier: 'own', more: true })
    expect(rest.json()).toMatchObject({ state: 'shipped', parcels: [{ lines: [{ id: line, quantity: 1 }] }] })
  })

  it('that left in part is shipped when the rest is refunded, without another mail, and can be completed', async () => {
    const shopper = newShopper(world.shop)
    await shopper.fillIn(article, 3)
    const id = (await shopper.press()).body.order_id
    await settleOrder(world.shop, id, 'paid')
    const { lines, refundableCents } = await read(id)
    const line = lines[0]?.id ?? 0
    const pieces = (quantity: number) => [{ id: line, quantity }]
    await act(admin.orderShip, id, { carrier: 'own', lines: pieces(1), more: true })
    const refund = (quantity: number, before: number) =>
      act(admin.orderRefund, id, {
        way: 'provider',
        amountCents: 100,
        lines: pieces(quantity),
        restock: true,
        refundableCents: refundableCents.total - before,
      })
    // The first refunded piece is the one that had left.
    expect((await refund(2, 0)).json()).toMatchObject({ state: 'paid' })
    expect((await refund(1, 100)).json()).toMatchObject({ state: 'shipped', actions: ['complete', 'refund'] })
    expect(await world.shop.db.$count(mail, sql`order_id = ${id} and kind = 'order_shipped'`)).toBe(0)
    expect((await act(admin.orderComplete, id)).json()).toMatchObject({ state: 'completed' })
  })

  it('of which all pieces are refunded is shipped only with pieces that are chosen', async () => {
    const id = await newOrder()
    const { lines, refundableCents } = await read(id)
    const pieces = lines.map(({ id: line, quantity }) => ({ id: line, quantity }))
    await act(admin.orderRefund, id, {
      way: 'manual',
      amountCents: 100,
      lines: pieces,
      restock: true,
      refundableCents: refundableCents.total,
    })
    const refused = await act(admin.orderShip, id, { carrier: 'own' })
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'Alle stuks die nog niet verzonden zijn, zijn terugbetaald.',
    ])
    expect((await act(admin.orderShip, id, { carrier: 'own', lines: pieces })).json()).toMatchObject({
      state: 'shipped',
    })
  })

  it('that is unpaid is cancelled', async () => {
    const id = await newOrder(false)
    expect((await act(admin.orderCancel, id)).json()).toMatchObject({ state: 'cancelled', actions: [] })
  })

  it('that awaits a transfer is cancelled at the wish of its customer, and money that comes after all is due', async () => {
    const shopper = newShopper(world.shop)
    await shopper.fillIn(article, 1, 'banktransfer')
    const id = (await shopper.press()).body.order_id
    await settleOrder(world.shop, id, 'pending')
    expect((await read(id)).actions).toEqual(['cancel'])
    expect((await act(admin.orderCancel, id)).json()).toMatchObject({ state: 'cancelled', actions: [] })
    await settleOrder(world.shop, id, 'paid')
    const late = await read(id)
    expect(late).toMatchObject({ state: 'cancelled', refundDueCents: late.totalCents, actions: ['refund'] })
  })

  it('whose payment a bank is processing offers no cancellation', async () => {
    const id = await newOrder(false)
    await settleOrder(world.shop, id, 'pending')
    expect((await read(id)).actions).toEqual([])
    expect((await act(admin.orderCancel, id)).statusCode).toBe(422)
  })

  it('has notes, and an invoice once it is paid', async () => {
    const id = await newOrder()
    expect((await act(admin.orderNotes, id, { text: '  ' })).statusCode).toBe(422)
    const noted = await act(admin.orderNotes, id, { text: 'Klant belde: liever vrijdag' })
    expect(noted.json<StaffOrder>().history.at(-1)).toMatchObject({
      text: 'Klant belde: liever vrijdag',
      by: world.staff.email,
    })
    const invoice = await world.staff.ask('GET', fill(admin.orderInvoice, id))
    expect([invoice.headers['content-type'], invoice.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
    expect((await world.staff.ask('GET', fill(admin.orderInvoice, await newOrder(false)))).statusCode).toBe(
      404,
    )
  })

  it('has an invoice of the company that sold it, also when the shop has another name since', async () => {
    const id = await newOrder()
    const sellerOf = async () => {
      const { rawPayload } = await world.staff.ask('GET', fill(admin.orderInvoice, id))
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
        mergePages: true,
      })
      return ['Sluimer', 'Nieuwe Naam'].filter((name) => text.includes(`${name} Slapen`))
    }
    expect(await sellerOf()).toEqual(['Sluimer'])
    await renameShop('Sluimer', 'Nieuwe Naam')
    expect(await sellerOf()).toEqual(['Sluimer'])
    await renameShop('Nieuwe Naam', 'Sluimer')
  })

  it('loses its notes with its other personal data', async () => {
    const id = await newOrder()
    await act(admin.orderNotes, id, { text: 'Zoë belde' })
    await world.shop.db.transaction((tx) => anonymiseOrders(tx, eq(order.id, id)))
    expect((await read(id)).history.map(({ text }) => text)).toEqual(['Besteld', 'Betaald'])
  })

  it('sends a mail again, if it was sent and its text is still there', async () => {
    const id = await newOrder()
    const [sent] = await world.shop.db.select().from(mail).where(eq(mail.orderId, id)).limit(1)
    const resend = () => world.staff.ask('POST', fill(admin.orderMailResend, id, sent?.id))
    expect((await resend()).statusCode).toBe(404)
    const isSent = { sentAt: new Date(), attempts: 3 }
    await world.shop.db
      .update(mail)
      .set(isSent)
      .where(eq(mail.id, sent?.id ?? ''))
    expect((await resend()).statusCode).toBe(200)
    const [again] = await world.shop.db
      .select()
      .from(mail)
      .where(eq(mail.id, sent?.id ?? ''))
    expect(again).toMatchObject({ sentAt: null, attempts: 0 })
    await world.shop.db
      .update(mail)
      .set({ ...isSent, html: '' })
      .where(eq(mail.id, sent?.id ?? ''))
    expect((await resend()).statusCode).toBe(404)
    const other = await newOrder()
    expect((await world.staff.ask('POST', fill(admin.orderMailResend, other, sent?.id))).statusCode).toBe(404)
  })

  it('that does not exist is not found', async () => {
    const none = crypto.randomUUID()
    expect((await world.staff.ask('GET', fill(admin.order, none))).statusCode).toBe(404)
    for (const path of [admin.orderComplete, admin.orderCancel]) {
      expect((await act(path, none)).statusCode).toBe(404)
    }
    expect((await act(admin.orderShip, none, { carrier: 'own' })).statusCode).toBe(404)
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

it('an order that was withdrawn is marked, and shipped only by an employee who confirms that', async () => {
  const id = await newOrder()
  const { number } = await read(id)
  const withdraw = async (articles: string) => {
    const declared = { orderId: id, orderNumber: number, name: 'Zoë', email: 'zoe@example.com', articles }
    const [row] = await world.shop.db.insert(withdrawal).values(declared).returning()
    return row?.id ?? ''
  }
  const ship = (confirmedWithdrawals?: string[]) =>
    act(admin.orderShip, id, { carrier: 'own', confirmedWithdrawals })
  const part = await withdraw('het laken')
  const shown = [expect.objectContaining({ id: part, articles: 'het laken' })]
  expect((await read(id)).withdrawals).toEqual(shown)
  expect((await list(`q=${number}`)).rows).toMatchObject([{ id, withdrawals: shown }])
  const refused = await ship()
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({ message: expect.stringContaining('het laken') })
  const whole = await withdraw('')
  // The form was opened before the second one came.
  expect((await ship([part])).json()).toMatchObject({
    message: expect.stringContaining('de hele bestelling'),
  })
  expect((await read(id)).state).toBe('paid')
  expect((await ship([part, whole])).json()).toMatchObject({ state: 'shipped' })
})

it('an order whose withdrawal was handled is shipped as usual', async () => {
  const id = await newOrder()
  const { number } = await read(id)
  const declared = { orderId: id, orderNumber: number, name: 'Zoë', email: 'zoe@example.com', articles: '' }
  await world.shop.db.insert(withdrawal).values({ ...declared, handledAt: new Date() })
  expect((await read(id)).withdrawals).toEqual([])
  expect((await act(admin.orderShip, id, { carrier: 'own' })).statusCode).toBe(200)
})

it('the extra costs of a delivery that has left are not part of a withdrawal', async () => {
  const shopper = newShopper(world.shop)
  await shopper.fillIn(article)
  await shopper.ask('POST', '/v1/checkout/paymentmethod', {
    selected_shipping_method: 'express_insured',
    selected_payment_method: 'ideal',
  })
  const id = (await shopper.press()).body.order_id
  await settleOrder(world.shop, id, 'paid')
  expect((await read(id)).deliveryExtraCents).toBe(0)
  await act(admin.orderShip, id, { carrier: 'own' })
  const { deliveryExtraCents } = await read(id)
  // Standard delivery is free.
  const [sent] = await world.shop.db.select().from(order).where(eq(order.id, id))
  expect(sent?.totals.shippingCents).toBeGreaterThan(0)
  expect(deliveryExtraCents).toBe((sent?.totals.shippingCents ?? 0) + 1000)
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

it('an order has a packing slip without prices, and shows payments in Dutch', async () => {
  const id = await newOrder()
  const { number, payments, paymentMethod, sums, totalCents } = await read(id)
  expect(sums).toContainEqual({ title: 'Totaal', amount: euros(totalCents) })
  expect(sums.map(({ title }) => title)).toContain('Verzending')
  expect([paymentMethod, payments[0]?.method]).toEqual(['iDEAL | Wero', 'iDEAL | Wero'])
  const text = await packingSlipOf(id)
  expect(text).toContain(`Pakbon ${number}`)
  expect(text).toContain('Dekbedovertrek Testduin')
  expect(text).toContain('Dam 1')
  expect(text).not.toMatch(/€|\d,\d\d/)
})
