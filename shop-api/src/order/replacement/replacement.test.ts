import { eq, sql } from 'drizzle-orm'
import type { RequestReplacement, ShipmentImport } from 'shared-types/contracts/admin/buying/shipments'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import type { OrderSummary } from 'shared-types/contracts/admin/orders'
import type { Overview } from 'shared-types/contracts/admin/overview'
import { pathOf } from 'shared-types/urls/path-pattern'
import { describe, expect, it } from 'vitest'
import { makeArticle, stockOf } from '../../../test/articles.ts'
import { brokenInvariants } from '../../../test/order-invariants.ts'
import { fill, ordersUnderTest } from '../../../test/orders-under-test.ts'
import { settleOrder } from '../../../test/settle-order.ts'
import { newShopper } from '../../../test/shopper.ts'
import { employ } from '../../../test/staff-under-test.ts'
import type { Order } from '../../../test/wire-types.ts'
import { describeOrderStatus } from '../../assistant/describe-order-status.ts'
import { order as orderTable, replacement } from '../../db/schema/buying/order.ts'
import { mail } from '../../db/schema/mail.ts'
import { anonymiseOrders } from '../record/anonymise-orders.ts'

const { world, act, read, pdfText } = ordersUnderTest()

/** Three pieces of an article of which seven are left. */
const shippedOrder = async ({ stock = 10 } = {}) => {
  const article = await makeArticle(world.shop.db, { stock, priceCents: 6000 })
  const shopper = newShopper(world.shop)
  await shopper.fillIn(article, 3)
  const id = (await shopper.press()).body.order_id
  await settleOrder(world.shop, id, 'paid')
  await act(admin.orderShip, id, { carrier: 'own' })
  const order = await read(id)
  const line = order.lines[0]?.id ?? 0
  const request = (quantity: number, more: Partial<RequestReplacement> = {}, by = world.staff) =>
    by.ask('POST', fill(admin.orderReplacements, id), {
      lines: [{ id: line, quantity }],
      reason: 'damaged',
      earlierReplacements: 0,
      ...more,
    })
  const end = (
    pattern: typeof admin.replacementShip | typeof admin.replacementCancel,
    replacementId: string,
    body?: object,
  ) => world.staff.ask('POST', pathOf(pattern, { id, replacement: replacementId }), body)
  return { article, shopper, id, line, order, request, end }
}
const refund = async (id: string, changed: object) =>
  act(admin.orderRefund, id, {
    way: 'manual',
    restock: true,
    refundableCents: (await read(id)).refundableCents.total,
    ...changed,
  })
const mailsOf = (id: string) =>
  world.shop.db
    .select({ subject: mail.subject, text: mail.text })
    .from(mail)
    .where(sql`order_id = ${id} and kind = 'parcel_shipped'`)
    .orderBy(mail.createdAt)
const waiting = async () =>
  (await world.staff.ask('GET', admin.overview)).json<Overview>().waiting.replacements
const isListed = async (id: string) => {
  const answer = await world.staff.ask('GET', `${admin.orders}?replacement=true`)
  return answer.json<{ rows: OrderSummary[] }>().rows.some((row) => row.id === id)
}
const balances = async (article: number, before: number) =>
  expect(await brokenInvariants(world.shop.db, new Map([[article, before]]))).toEqual([])

describe('a replacement', () => {
  it('is taken out of stock, packed, sent with its own tracking and mail, and changes no invoice', async () => {
    const { article, shopper, id, line, order, request, end } = await shippedOrder()
    const before = await waiting()
    expect(order).toMatchObject({
      openReplacements: 0,
      lines: [{ replaceableQuantity: 3 }],
      replacements: [],
    })
    const requested = (await request(2)).json<StaffOrder>()
    expect(requested).toMatchObject({
      state: 'shipped',
      totalCents: order.totalCents,
      invoiceNumber: order.invoiceNumber,
      refundDueCents: 0,
      openReplacements: 1,
      lines: [{ quantity: 3, replaceableQuantity: 1, refundableQuantity: 3, unshippedQuantity: 0 }],
      replacements: [
        { reason: 'damaged', lines: [{ id: line, quantity: 2 }], by: world.staff.email, sentWith: null },
      ],
    })
    expect(await stockOf(world.shop.db, article)).toBe(5)
    await balances(article, 10)
    expect([await waiting(), await isListed(id)]).toEqual([before + 1, true])
    const slip = await pdfText(fill(admin.orderPackingSlip, id))
    expect(slip).toContain('Nazending van')
    expect(slip).toContain('2 Dekbedovertrek')
    expect(slip.match(/Pakbon/g)).toHaveLength(1)
    expect(await pdfText(`${admin.pickList}?ids=${id}`)).toContain('stuks: 2.')
    expect((await world.staff.ask('GET', `${admin.addressLabels}?ids=${id}`)).statusCode).toBe(200)
    const seen = async () => (await shopper.ask<Order>('GET', `/v1/order/${id}`)).body.replacements
    expect(await seen()).toMatchObject([{ reason: 'damaged', lines: [{ quantity: 2 }], shipment: null }])
    const [first] = requested.replacements
    const wrong = await end(admin.replacementShip, first?.id ?? '', {
      carrier: 'postnl',
      trackingCode: 'kapot',
    })
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['trackingCode']])
    const tracking = { carrier: 'postnl', trackingCode: '3SAGAIN123456, 3SAGAIN123457' }
    const sent = await end(admin.replacementShip, first?.id ?? '', tracking)
    expect(sent.json<StaffOrder>()).toMatchObject({
      openReplacements: 0,
      lines: [{ replaceableQuantity: 3 }],
      parcels: [],
      replacements: [{ sentWith: { carrier: 'PostNL', moreTrackAndTraceUrls: [{}] } }],
    })
    const [written, ...others] = await mailsOf(id)
    expect(others).toEqual([])
    expect(written?.subject).toBe(`Je nazending voor bestelling ${order.number} is onderweg`)
    expect(written?.text).toContain(
      'We sturen je 2 × Dekbedovertrek Testduin, 240x220 opnieuw, omdat er iets beschadigd aankwam. Dit kost je niets.',
    )
    expect(written?.text).toContain('3SAGAIN123457')
    expect(await seen()).toMatchObject([
      { shipment: { carrier: 'PostNL', track_and_trace_url: expect.stringContaining('3SAGAIN123456') } },
    ])
    expect((await read(id)).history.map(({ text, by }) => [text.slice(0, 33), by]).slice(-2)).toEqual([
      ['Nazending gevraagd (beschadigd): ', world.staff.email],
      ['Nazending verzonden met PostNL: 2', world.staff.email],
    ])
    const { firstName } = order.customer
    const { zipcode, houseNumber } = order.shippingAddress
    const details = { orderNumber: order.number, firstName, zipcode, houseNumber }
    expect(await describeOrderStatus(world.shop.db, details)).toMatch(
      /We sturen je 2 × .+ opnieuw, .+ Het is verzonden met PostNL\.$/,
    )
    expect([await waiting(), await isListed(id)]).toEqual([before, false])
    const again = await end(admin.replacementShip, first?.id ?? '', tracking)
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'Deze nazending is intussen verzonden. Er is niets veranderd.',
    ])
    const correct = (trackingCode: string, parcel = first?.id) =>
      world.staff.ask('PUT', fill(admin.orderTracking, id), { carrier: 'postnl', trackingCode, parcel })
    expect((await correct(tracking.trackingCode)).statusCode).toBe(422)
    expect((await correct('3SAGAIN999999')).json<StaffOrder>().replacements[0]?.sentWith).toMatchObject({
      trackAndTraceUrl: expect.stringContaining('3SAGAIN999999'),
      moreTrackAndTraceUrls: [],
    })
    expect((await mailsOf(id)).at(-1)?.text).toContain('De link in onze vorige mail klopte niet.')
    expect((await correct('3SAGAIN999998', crypto.randomUUID())).statusCode).toBe(404)
    await balances(article, 10)
    await world.shop.db.transaction((tx) => anonymiseOrders(tx, eq(orderTable.id, id)))
    expect((await read(id)).replacements[0]?.sentWith).toMatchObject({
      trackAndTraceUrl: null,
      moreTrackAndTraceUrls: [],
    })
  })

  it('is labelled, and sent by the file of the carrier, once', async () => {
    const { id, order, request } = await shippedOrder()
    const send = async (code: string) => {
      const file = Buffer.from(`${order.number} Nazending;PostNL;${code}`)
      const answer = await world.staff.send('POST', admin.shipmentImport, file)
      return answer.json<ShipmentImport>().lines.map(({ outcome, message }) => [outcome, message])
    }
    expect(await send('3SAGAIN123456')).toEqual([['refused', 'Van deze bestelling is niets na te zenden.']])
    await request(1)
    const labels = await world.staff.ask('GET', `${admin.addressLabels}?ids=${id}`)
    expect(labels.body).toContain(`"${order.number} nazending"`)
    const both = await Promise.all([send('3SAGAIN123456'), send('3SAGAIN123456')])
    expect(both.flat().toSorted()).toEqual([
      ['known', ''],
      ['sent', ''],
    ])
    expect(await mailsOf(id)).toHaveLength(1)
    expect((await read(id)).history.at(-1)?.by).toBe(world.staff.email)
    expect(await send('3SAGAIN123457')).toEqual([['refused', 'Van deze bestelling is niets na te zenden.']])
    await request(1, { earlierReplacements: 1 })
    await request(1, { earlierReplacements: 2 })
    expect((await send('3SAGAIN123457'))[0]?.[1]).toContain('meer nazendingen')
    expect(await send('3SAGAIN123456')).toEqual([['known', '']])
  })

  it('that is cancelled returns its pieces to stock, once', async () => {
    const { article, shopper, id, request, end } = await shippedOrder()
    await act(admin.orderComplete, id)
    const made = (await request(3, { reason: 'missing' })).json<StaffOrder>()
    const [first] = made.replacements
    const answers = await Promise.all([1, 2].map(() => end(admin.replacementCancel, first?.id ?? '')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await stockOf(world.shop.db, article)).toBe(7)
    await balances(article, 10)
    expect(await read(id)).toMatchObject({ state: 'completed', lines: [{ replaceableQuantity: 3 }] })
    expect((await read(id)).history.at(-1)).toMatchObject({
      text: expect.stringContaining('Nazending geannuleerd'),
      by: world.staff.email,
    })
    expect((await shopper.ask<Order>('GET', `/v1/order/${id}`)).body.replacements).toEqual([])
    expect((await end(admin.replacementShip, first?.id ?? '', { carrier: 'own' })).json().message).toBe(
      'Deze nazending is intussen geannuleerd. Er is niets veranderd.',
    )
    expect((await end(admin.replacementCancel, crypto.randomUUID())).statusCode).toBe(404)
    const slip = await pdfText(fill(admin.orderPackingSlip, id))
    expect(slip).not.toContain('Nazending')
  })

  it('without stock is refused with what is left', async () => {
    const { article, request } = await shippedOrder({ stock: 4 })
    expect((await request(2)).json().errors).toEqual({
      lines:
        'Van Dekbedovertrek Testduin, 240x220 is nog maar 1 op voorraad. Vul de voorraad aan, of betaal terug.',
    })
    expect(await stockOf(world.shop.db, article)).toBe(1)
    await request(1)
    expect((await request(1, { earlierReplacements: 1 })).json().errors.lines).toContain(
      'is niets op voorraad',
    )
    await balances(article, 4)
  })

  it('of the same line by two employees at once is made once, and of other lines twice', async () => {
    const { article, id, request } = await shippedOrder()
    const other = await employ(world.shop, 'owner')
    const answers = await Promise.all([
      request(1),
      request(1, {}, other),
      request(2, { reason: 'wrong' }, other),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      'Intussen heeft een collega een nazending van dit artikel gemaakt. Er is niets veranderd.',
    )
    expect(await world.shop.db.$count(replacement, eq(replacement.orderId, id))).toBe(1)
    // The form shows the first one now: this is another.
    expect((await request(1, { earlierReplacements: 1 })).statusCode).toBe(200)
    await balances(article, 10)

    const two = newShopper(world.shop)
    await two.add(await makeArticle(world.shop.db, { stock: 5 }))
    await two.fillIn(await makeArticle(world.shop.db, { stock: 5 }), 1)
    const { order_id: both } = (await two.press()).body
    await settleOrder(world.shop, both, 'paid')
    await act(admin.orderShip, both, { carrier: 'own' })
    const { lines } = await read(both)
    const made = await Promise.all(
      lines.map((line) =>
        act(admin.orderReplacements, both, {
          lines: [{ id: line.id, quantity: 1 }],
          reason: 'missing',
          earlierReplacements: 0,
        }),
      ),
    )
    expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  it('is only of pieces that have left and are not refunded, and counts for no refund', async () => {
    const { article, id, line, request, end } = await shippedOrder()
    for (const wrong of [
      { lines: [{ id: line, quantity: 4 }] },
      { lines: [{ id: line + 1000, quantity: 1 }] },
      { lines: [] },
      { reason: 'lost' as never },
    ]) {
      const refused = await request(1, wrong)
      expect.soft([wrong, refused.statusCode]).toEqual([wrong, 422])
    }
    const made = (await request(2)).json<StaffOrder>()
    const [first] = made.replacements
    // Both pieces that wait are paid back after all, of three.
    const back = await refund(id, { amountCents: 12_000, lines: [{ id: line, quantity: 2 }], restock: false })
    expect(back.json<StaffOrder>().lines).toMatchObject([{ refundableQuantity: 1, replaceableQuantity: 0 }])
    expect((await end(admin.replacementShip, first?.id ?? '', { carrier: 'own' })).json().message).toBe(
      'Deze stukken zijn intussen terugbetaald. Annuleer de nazending.',
    )
    expect((await end(admin.replacementCancel, first?.id ?? '')).statusCode).toBe(200)
    expect((await request(2, { earlierReplacements: 1 })).statusCode).toBe(422)
    const second = (await request(1, { earlierReplacements: 1 })).json<StaffOrder>().replacements[1]
    await end(admin.replacementShip, second?.id ?? '', { carrier: 'own' })
    const twice = await refund(id, { amountCents: 100, lines: [{ id: line, quantity: 2 }] })
    expect(twice.statusCode).toBe(422)
    expect(await stockOf(world.shop.db, article)).toBe(6)
    await balances(article, 10)
  })

  it('leaves an order with an open withdrawal only if the employee has seen that', async () => {
    const { id, line, request, end } = await shippedOrder()
    const [first] = (await request(1)).json<StaffOrder>().replacements
    await act(admin.orderWithdrawals, id, {
      lines: [{ id: line, quantity: 3 }],
      receivedAt: new Date().toISOString(),
      note: '',
    })
    const ship = (confirmedWithdrawals: string[]) =>
      end(admin.replacementShip, first?.id ?? '', { carrier: 'own', confirmedWithdrawals })
    expect((await ship([])).json().message).toContain('herroepen')
    expect((await ship((await read(id)).withdrawals.map((one) => one.id))).statusCode).toBe(200)
  })

  it('is not of an order that has not left or has ended, and not for employees of content', async () => {
    const { shopper: buyer, id, line, order, request } = await shippedOrder()
    await request(1)
    const writer = await employ(world.shop, 'content')
    expect((await request(1, {}, writer)).statusCode).toBe(403)
    await refund(id, { amountCents: order.totalCents, lines: [{ id: line, quantity: 3 }] })
    expect((await request(1, { earlierReplacements: 1 })).statusCode).toBe(422)
    expect((await buyer.ask<Order>('GET', `/v1/order/${id}`)).body.replacements).toEqual([])
    const shopper = newShopper(world.shop)
    await shopper.fillIn(await makeArticle(world.shop.db), 1)
    const { order_id: unsent } = (await shopper.press()).body
    await settleOrder(world.shop, unsent, 'paid')
    const lines = (await read(unsent)).lines.map((one) => ({ id: one.id, quantity: 1 }))
    const refused = await act(admin.orderReplacements, unsent, {
      lines,
      reason: 'missing',
      earlierReplacements: 0,
    })
    expect(refused.statusCode).toBe(422)
  })
})

it('cannot leave once all the money is back, and is in no file to pack', async () => {
  const { id, request, end, shopper } = await shippedOrder()
  await request(1)
  const [left] = (await read(id)).replacements
  await world.shop.db.update(orderTable).set({ paidBackBy: 'refund' }).where(eq(orderTable.id, id))
  expect((await request(1, { earlierReplacements: 1 })).statusCode).toBe(422)
  expect((await end(admin.replacementShip, left?.id ?? '', { carrier: 'own' })).statusCode).toBe(422)
  expect((await world.staff.ask('GET', `${admin.pickList}?ids=${id}`)).statusCode).toBe(422)
  expect((await shopper.ask<Order>('GET', `/v1/order/${id}`)).body.replacements).toEqual([])
  expect((await end(admin.replacementCancel, left?.id ?? '')).statusCode).toBe(200)
})

it('is found by its tracking codes', async () => {
  const { id, request, end } = await shippedOrder()
  await request(1)
  const [left] = (await read(id)).replacements
  const codes = ['3SNAZEND0000001', '3SNAZEND0000002']
  await end(admin.replacementShip, left?.id ?? '', { carrier: 'postnl', trackingCode: codes.join(', ') })
  for (const code of codes) {
    const { rows } = (await world.staff.ask('GET', `${admin.orders}?q=${code}`)).json<{
      rows: OrderSummary[]
    }>()
    expect([code, rows.map((row) => row.id)]).toEqual([code, [id]])
  }
})
