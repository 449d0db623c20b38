import { eq } from 'drizzle-orm'
import { admin } from 'shared-types/contracts/admin/paths'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { describe, expect, it } from 'vitest'
import { settleOrder } from '../../../test/settle-order.ts'
import { order } from '../../db/schema/buying/order.ts'
import { anonymiseOrders } from '../record/anonymise-orders.ts'
import { mail } from '../../db/schema/mail.ts'
import { auditLog } from '../../db/schema/staff.ts'
import { fill, ordersUnderTest } from '../../../test/orders-under-test.ts'

const { world, newOrder, act, read } = ordersUnderTest()

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

describe('an order', () => {
  it('is shipped, completed and refunded, each with its mail, its history and its row in the audit log', async () => {
    const id = await newOrder()
    expect(await read(id)).toMatchObject({
      state: 'paid',
      actions: ['ship', 'refund'],
      invoiceNumber: expect.stringMatching(/^F/),
    })
    const shipped = await act(admin.orderShip, id, { carrier: 'postnl', trackingCode: '3SABCD1234567' })
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
    const unpaid = await newOrder({ isPaid: false })
    const paid = await newOrder()
    const tries: [string, string, object?][] = [
      [admin.orderShip, unpaid, { carrier: 'postnl', trackingCode: '3SABCD1234567' }],
      [admin.orderShip, paid, { carrier: 'postnl' }],
      [admin.orderShip, paid, { carrier: 'pigeon', trackingCode: '3SABCD1234567' }],
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

  it('that is unpaid is cancelled', async () => {
    const id = await newOrder({ isPaid: false })
    expect((await act(admin.orderCancel, id)).json()).toMatchObject({ state: 'cancelled', actions: [] })
  })

  it('that awaits a transfer is cancelled at the wish of its customer, and money that comes after all is due', async () => {
    const id = await newOrder({ isPaid: false, method: 'banktransfer' })
    await settleOrder(world.shop, id, 'pending')
    expect((await read(id)).actions).toEqual(['cancel'])
    expect((await act(admin.orderCancel, id)).json()).toMatchObject({ state: 'cancelled', actions: [] })
    await settleOrder(world.shop, id, 'paid')
    const late = await read(id)
    expect(late).toMatchObject({ state: 'cancelled', refundDueCents: late.totalCents, actions: ['refund'] })
  })

  it('whose payment a bank is processing offers no cancellation', async () => {
    const id = await newOrder({ isPaid: false })
    await settleOrder(world.shop, id, 'pending')
    expect((await read(id)).actions).toEqual([])
    expect((await act(admin.orderCancel, id)).statusCode).toBe(422)
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
