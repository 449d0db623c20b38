import { and, eq } from 'drizzle-orm'
import type { FailedMail } from 'shared-types/contracts/admin/mails'
import { admin, type RowPath } from 'shared-types/contracts/admin/paths'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { pathOf } from 'shared-types/urls/path-pattern'
import { describe, expect, it } from 'vitest'
import { openMailServer } from '../../../test/mail-server.ts'
import { settleOrder } from '../../../test/settle-order.ts'
import { order } from '../../db/schema/buying/order.ts'
import { anonymiseOrders } from '../record/anonymise-orders.ts'
import { mail } from '../../db/schema/mail.ts'
import { auditLog } from '../../db/schema/staff.ts'
import { deliverMail, mostAttempts } from '../../mail/deliver-mail.ts'
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
    const tries: [RowPath, string, object?][] = [
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
    const isCancellation = and(eq(mail.orderId, id), eq(mail.kind, 'order_cancelled'))
    const [cancellation] = await world.shop.db.select().from(mail).where(isCancellation)
    expect(cancellation?.text).toContain(
      `We hebben bestelling ${cancellation?.subject.split(' ')[2]} geannuleerd. Je hoeft niets te betalen.`,
    )
    expect(cancellation?.text).not.toContain('geen betaling ontvangen')
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

  it('sends a mail again as another mail, to the address that it has now, and remembers the first one', async () => {
    const id = await newOrder()
    const { db } = world.shop
    const [first] = (await read(id)).mails
    const resend = (mailId = '', orderId = id) =>
      world.staff.ask('POST', pathOf(admin.orderMailResend, { id: orderId, mail: mailId }))
    expect((await resend(first?.id)).statusCode).toBe(404)
    const isSent = {
      sentAt: new Date('2026-11-03T10:00:00Z'),
      attempts: 3,
      recipient: 'zoe.fout@example.com',
    }
    await db
      .update(mail)
      .set(isSent)
      .where(eq(mail.id, first?.id ?? ''))
    const answers = await Promise.all([resend(first?.id), resend(first?.id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    const { mails, history } = await read(id)
    const [again, ...others] = mails.filter(({ kind }) => kind === first?.kind)
    expect(others).toEqual([])
    expect(again).toMatchObject({ subject: first?.subject, recipient: 'zoe@example.com', sentAt: null })
    // Mail servers drop a second mail with the same id.
    expect(again?.id).not.toBe(first?.id)
    expect(history.at(-1)).toMatchObject({
      text: `Mail opnieuw verzonden (${first?.subject}). De vorige ging op 3 november 2026 om 11:00 naar zoe.fout@example.com.`,
      by: world.staff.email,
    })
    await db
      .update(mail)
      .set({ ...isSent, html: '' })
      .where(eq(mail.id, again?.id ?? ''))
    expect((await resend(again?.id)).statusCode).toBe(404)
    expect((await resend(again?.id, await newOrder())).statusCode).toBe(404)
  })

  it('gets its waiting and failed mails at the address that it has when they are sent', async () => {
    const { db, shop } = world.shop
    const id = await newOrder()
    const isOfOrder = eq(mail.orderId, id)
    await db
      .update(mail)
      .set({ recipient: 'zoe@exampel.com', attempts: mostAttempts, lastError: '550 onbekend' })
      .where(isOfOrder)
    const { number } = await read(id)
    const failed = (await world.staff.ask('GET', admin.failedMails)).json<{ rows: FailedMail[] }>().rows
    expect(failed.filter(({ orderId }) => orderId === id)).toEqual(
      Array(2).fill(expect.objectContaining({ orderNumber: number, recipient: 'zoe@exampel.com' })),
    )
    expect((await world.staff.ask('POST', admin.failedMailsRetry)).statusCode).toBe(204)
    const server = await openMailServer()
    await deliverMail(
      { ...shop, config: { ...shop.config, smtpUrl: server.url } },
      new AbortController().signal,
    )
    await server.close()
    expect((await read(id)).mails).toEqual(
      Array(2).fill(
        expect.objectContaining({ recipient: 'zoe@example.com', sentAt: expect.any(String) as string }),
      ),
    )
    expect(server.received.join('')).not.toContain('zoe@exampel.com')
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
