import { desc, eq, sql } from 'drizzle-orm'
import { otherCarrier } from 'shared-types/contracts/admin/buying/shipments'
import type { OrderSummary, StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { describe, expect, it } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { settleOrder } from '../../../test/settle-order.ts'
import { newShopper } from '../../../test/shopper.ts'
import type { Order } from '../../../test/wire-types.ts'
import { order } from '../../db/schema/buying/order.ts'
import { anonymiseOrders } from '../record/anonymise-orders.ts'
import { mail } from '../../db/schema/mail.ts'
import { auditLog } from '../../db/schema/staff.ts'
import { fill, ordersUnderTest } from '../../../test/orders-under-test.ts'

const { world, newOrder, act, read, pdfText } = ordersUnderTest()

const shippedWithout = async (missing: number) => {
  const id = await newOrder({ pieces: 3 })
  const line = (await read(id)).lines[0]?.id ?? 0
  const pieces = (quantity: number) => [{ id: line, quantity }]
  const shipped = await act(admin.orderShip, id, { carrier: 'own', lines: pieces(3 - missing) })
  const listed = async () => {
    const { rows } = (await world.staff.ask('GET', `${admin.orders}?unsent=true`)).json<{
      rows: OrderSummary[]
    }>()
    return rows.some((row) => row.id === id)
  }
  return { id, pieces, shipped, listed }
}
const lastMail = async (id: string) => {
  const [sent] = await world.shop.db
    .select({ subject: mail.subject, text: mail.text })
    .from(mail)
    .where(sql`order_id = ${id} and kind in ('order_shipped', 'parcel_shipped')`)
    .orderBy(desc(mail.createdAt))
    .limit(1)
  return `${sent?.subject} ${sent?.text}`
}
const linkOf = (code: string) => `https://jouw.postnl.nl/track-and-trace/${code}-NL-1012JS`

describe('an order', () => {
  it('that two employees ship at the same time is shipped once', async () => {
    const id = await newOrder()
    const ship = () => act(admin.orderShip, id, { carrier: 'postnl', trackingCode: '3SABCD1234567' })
    const answers = await Promise.all([ship(), ship(), ship()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])
    expect(await world.shop.db.$count(mail, sql`order_id = ${id} and kind = 'order_shipped'`)).toBe(1)
  })

  it.each([
    ['postnl', 'kapot', '3s abcd 1234 567', '3SABCD1234567-NL-1012JS'],
    ['postnl', '3SABC', 'RR123456789NL', 'RR123456789NL-NL-1012JS'],
    ['dhl', 'kapot', 'JVGL06123456789', 'tracking-id=JVGL06123456789'],
    ['bpost', '1234', '323212345678901234567890', 'postalCode=1012JS&itemCode=323212345678901234567890'],
    ['dpd', '3SABCD1234567', '0521 2345 6789 01', 'parcel/05212345678901'],
    ['gls', 'VERZONDEN', '51234567890', 'match=51234567890'],
    ['gls', 'KAPOTTER', 'ZHJ3F5K2', 'match=ZHJ3F5K2'],
  ])('with %s has no tracking code such as %s', async (carrier, wrong, trackingCode, link) => {
    const id = await newOrder()
    const refused = await act(admin.orderShip, id, { carrier, trackingCode: wrong })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().message).toMatch(new RegExp(`^${wrong} is geen trackcode van .+ ziet eruit als `))
    const shipped = (await act(admin.orderShip, id, { carrier, trackingCode })).json<StaffOrder>()
    expect(shipped.shipment?.trackAndTraceUrl).toMatch(/^https:/)
    expect(shipped.shipment?.trackAndTraceUrl?.endsWith(link)).toBe(true)
  })

  it('with another carrier has the name and the link that an employee typed, escaped in the mail', async () => {
    const shopper = newShopper(world.shop)
    await shopper.fillIn(await makeArticle(world.shop.db), 1)
    const id = (await shopper.press()).body.order_id
    await settleOrder(world.shop, id, 'paid')
    const ship = (typed: object) => act(admin.orderShip, id, { carrier: otherCarrier, ...typed })
    for (const trackingUrl of [
      'javascript:alert(1)',
      'http://koerier.example/1',
      'koerier.example/1',
      'https://',
      '',
      `https://koerier.example/${'1'.repeat(1000)}`,
    ]) {
      const refused = await ship({ trackingUrl })
      expect.soft([trackingUrl, refused.statusCode]).toEqual([trackingUrl, 422])
      expect.soft(refused.json().errors.trackingUrl).toMatch(/^Vul een (hele|kortere) link in/)
    }
    expect((await ship({ carrierName: 'x'.repeat(61) })).json().errors).toEqual({
      carrierName: 'Vul hoogstens 60 tekens in.',
    })
    const trackingUrl = 'https://koerier.example/volg?x="><script>&y=1'
    const trackAndTraceUrl = 'https://koerier.example/volg?x=%22%3E%3Cscript%3E&y=1'
    const shipped = await ship({ carrierName: ' <b>Koerier</b> ', trackingUrl })
    expect(shipped.json()).toMatchObject({ shipment: { carrier: '<b>Koerier</b>', trackAndTraceUrl } })
    const [sent] = await world.shop.db
      .select({ html: mail.html, text: mail.text })
      .from(mail)
      .where(sql`order_id = ${id} and kind = 'order_shipped'`)
    expect(sent?.html).toContain(`href="${trackAndTraceUrl.replace('&', '&amp;')}"`)
    expect(sent?.html).toContain('onderweg met &lt;b&gt;Koerier&lt;/b&gt;,')
    expect(sent?.text).toContain(trackAndTraceUrl)
    expect((await shopper.ask<Order>('GET', `/v1/order/${id}`)).body.shipments).toEqual([
      {
        carrier: '<b>Koerier</b>',
        track_and_trace_url: trackAndTraceUrl,
        more_track_and_trace_urls: [],
      },
    ])
    expect(await pdfText(fill(admin.orderPackingSlip, id))).toContain('Verzonden met <b>Koerier</b>')
    const corrected = await world.staff.ask('PUT', fill(admin.orderTracking, id), { carrier: otherCarrier })
    expect(corrected.json()).toMatchObject({ shipment: { carrier: 'de bezorger', trackAndTraceUrl: null } })
    expect(await lastMail(id)).toContain('onderweg met de bezorger, naar')
  })

  it('in more than one box has a code of each: mail, order, list and search have all of them', async () => {
    const shopper = newShopper(world.shop)
    await shopper.fillIn(await makeArticle(world.shop.db), 2)
    const id = (await shopper.press()).body.order_id
    await settleOrder(world.shop, id, 'paid')
    const ship = (trackingCode: string, more = {}) =>
      act(admin.orderShip, id, { carrier: 'postnl', trackingCode, ...more })
    expect((await ship('3SABCD1234567, 3s kapot')).json().errors).toEqual({
      trackingCode: '3s kapot is geen trackcode van PostNL. Die ziet eruit als 3SABCD1234567.',
    })
    const tooMany = Array.from({ length: 21 }, (_, at) => `3SABCD12345${10 + at}`).join()
    expect((await ship(tooMany)).json().errors).toEqual({ trackingCode: 'Vul hoogstens 20 trackcodes in.' })
    expect((await ship(' ,;')).json().errors).toEqual({ trackingCode: 'Vul de trackcode van PostNL in.' })
    const part = { lines: [{ id: (await read(id)).lines[0]?.id, quantity: 1 }], more: true }
    await ship('3SPART1234561,3SPART1234562', part)
    expect((await read(id)).parcels[0]).toMatchObject({
      trackAndTraceUrl: linkOf('3SPART1234561'),
      moreTrackAndTraceUrls: [linkOf('3SPART1234562')],
    })
    const codes = ['3SABCD1234561', '3SABCD1234562', '3SABCD1234563']
    // A code that is typed twice is one box.
    const shipped = await ship(`${codes[0]}; 3s abcd 123 4562\n${codes[2]},${codes[0]}`)
    expect(shipped.json<StaffOrder>().shipment).toEqual({
      carrier: 'PostNL',
      trackAndTraceUrl: linkOf(codes[0] ?? ''),
      moreTrackAndTraceUrls: codes.slice(1).map(linkOf),
    })
    const sent = await lastMail(id)
    expect(sent).toContain('is onderweg met PostNL, in 3 pakketten, naar')
    for (const [at, code] of codes.entries())
      expect.soft(sent).toContain(`Volg pakket ${at + 1} van 3 ${linkOf(code)}`)
    expect((await shopper.ask<Order>('GET', `/v1/order/${id}`)).body.shipments[1]).toMatchObject({
      track_and_trace_url: linkOf(codes[0] ?? ''),
      more_track_and_trace_urls: codes.slice(1).map(linkOf),
    })
    for (const q of [...codes, '3SPART1234562', '4562-nl']) {
      const { rows } = (await world.staff.ask('GET', `${admin.orders}?q=${q}`)).json<{
        rows: OrderSummary[]
      }>()
      expect.soft([q, rows.map((row) => row.id)]).toEqual([q, [id]])
    }
    const correct = (trackingCode: string) =>
      world.staff.ask('PUT', fill(admin.orderTracking, id), { carrier: 'postnl', trackingCode })
    expect((await correct(codes.join())).statusCode).toBe(422)
    expect((await correct(codes.slice(0, 2).join())).json<StaffOrder>().shipment).toMatchObject({
      moreTrackAndTraceUrls: [linkOf(codes[1] ?? '')],
    })
    expect(await lastMail(id)).toContain('in 2 pakketten')
    const logged = await world.shop.db.select().from(auditLog).where(eq(auditLog.rowId, id))
    expect(JSON.stringify(logged)).not.toContain(codes[1])
    await world.shop.db.transaction((tx) => anonymiseOrders(tx, eq(order.id, id)))
    const { parcels, shipment } = await read(id)
    expect([shipment, parcels[0]?.moreTrackAndTraceUrls]).toEqual([null, []])
  })

  it('leaves in parts: each parcel has its pieces, its mail and its track and trace', async () => {
    const shopper = newShopper(world.shop)
    await shopper.fillIn(await makeArticle(world.shop.db), 3)
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
      trackingCode: '3SFIRST12345',
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
    const first = {
      carrier: 'PostNL',
      track_and_trace_url: expect.stringContaining('3SFIRST12345'),
      more_track_and_trace_urls: [],
    }
    expect(await seen()).toEqual([first])
    expect(await pdfText(fill(admin.orderPackingSlip, id))).toContain('2 Dekbedovertrek')

    for (const wrong of [
      { lines: [{ id: line, quantity: 3 }] },
      { lines: [{ id: line + 1000, quantity: 1 }] },
      { lines: [{ id: line, quantity: 0 }] },
      { lines: [] },
    ]) {
      const answer = await act(admin.orderShip, id, { ...part, ...wrong })
      expect.soft([wrong, answer.statusCode]).toEqual([wrong, 422])
    }
    await act(admin.orderShip, id, { carrier: 'dhl', trackingCode: 'JVGL206123456' })
    const shipped = await read(id)
    expect(shipped).toMatchObject({ state: 'shipped', shipment: { carrier: 'DHL' }, parcels: [{}] })
    expect(await seen()).toEqual([
      first,
      {
        carrier: 'DHL',
        track_and_trace_url: expect.stringContaining('JVGL206123456'),
        more_track_and_trace_urls: [],
      },
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

  it('whose last parcel left pieces out waits until these are sent', async () => {
    const { id, pieces, shipped, listed } = await shippedWithout(2)
    expect(shipped.json()).toMatchObject({
      state: 'shipped',
      unsentPieces: 2,
      parcels: [],
      actions: ['ship', 'refund'],
      lines: [{ unshippedQuantity: 2, toShipQuantity: 2 }],
    })
    const first = await lastMail(id)
    expect(first).toContain('Een deel van je bestelling')
    expect(first).toContain('Nog niet verzonden: 2 × Dekbedovertrek Testduin')
    expect(await listed()).toBe(true)
    expect(await pdfText(fill(admin.orderPackingSlip, id))).toContain('2 Dekbedovertrek')
    expect((await act(admin.orderComplete, id)).json().message).toBe(
      'Nog niet alles is verzonden of terugbetaald. Verzend de rest, of betaal die terug.',
    )
    const rest = await act(admin.orderShip, id, { carrier: 'own', lines: pieces(1), earlierParcels: 0 })
    expect(rest.json()).toMatchObject({ state: 'shipped', unsentPieces: 1, parcels: [{ lines: pieces(1) }] })
    expect(await lastMail(id)).toContain('Nog niet verzonden: 1 ×')
    const answers = await Promise.all([
      act(admin.orderShip, id, { carrier: 'own', lines: pieces(1), earlierParcels: 1 }),
      act(admin.orderShip, id, { carrier: 'own', lines: pieces(1), earlierParcels: 1 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect(await read(id)).toMatchObject({ unsentPieces: 0, actions: ['complete', 'refund'] })
    expect(await lastMail(id)).not.toContain('Nog niet verzonden')
    expect(await listed()).toBe(false)
  })

  it('whose last parcel left pieces out waits until these are refunded', async () => {
    const { id, pieces, listed } = await shippedWithout(1)
    const { refundableCents } = await read(id)
    const refunded = await act(admin.orderRefund, id, {
      way: 'manual',
      amountCents: 100,
      lines: [{ ...pieces(1)[0], unsentQuantity: 1 }],
      restock: true,
      refundableCents: refundableCents.total,
    })
    expect(refunded.json()).toMatchObject({ unsentPieces: 0, actions: ['complete', 'refund'] })
    expect(await listed()).toBe(false)
    const whole = await shippedWithout(0)
    expect(whole.shipped.json()).toMatchObject({ unsentPieces: 0 })
    expect(await lastMail(whole.id)).not.toContain('Nog niet verzonden')
  })

  it('is packed and shipped without the pieces that are refunded', async () => {
    const id = await newOrder({ pieces: 3 })
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
    expect(await pdfText(fill(admin.orderPackingSlip, id))).toContain('2 Dekbedovertrek')
    const part = await act(admin.orderShip, id, {
      carrier: 'own',
      lines: [{ id: line, quantity: 1 }],
      more: true,
    })
    expect(part.json()).toMatchObject({ state: 'paid', lines: [{ unshippedQuantity: 2, toShipQuantity: 1 }] })
    expect(await pdfText(fill(admin.orderPackingSlip, id))).toContain('1 Dekbedovertrek')
    // Without chosen pieces, as from the list and the command: the order is complete without the refunded one.
    const rest = await act(admin.orderShip, id, { carrier: 'own', more: true })
    expect(rest.json()).toMatchObject({ state: 'shipped', parcels: [{ lines: [{ id: line, quantity: 1 }] }] })
  })

  it('that left in part is shipped when the rest is refunded, without another mail, and can be completed', async () => {
    const id = await newOrder({ pieces: 3 })
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

  it('that left in part is packed without the refunded pieces that had not left', async () => {
    const id = await newOrder({ pieces: 3 })
    const { lines, refundableCents } = await read(id)
    const line = lines[0]?.id ?? 0
    await act(admin.orderShip, id, { carrier: 'own', lines: [{ id: line, quantity: 1 }], more: true })
    const refund = (unsentQuantity: number, quantity = 1) =>
      act(admin.orderRefund, id, {
        way: 'manual',
        amountCents: 100,
        lines: [{ id: line, quantity, unsentQuantity }],
        restock: true,
        refundableCents: refundableCents.total,
      })
    for (const refused of [await refund(2), await refund(3, 3)]) {
      expect([refused.statusCode, refused.json().errors]).toEqual([
        422,
        { lines: 'Van een artikel zijn minder stuks nog niet verzonden dan je koos.' },
      ])
    }
    const refunded = await refund(1)
    expect(refunded.json()).toMatchObject({
      lines: [{ unshippedQuantity: 2, toShipQuantity: 1, refundableQuantity: 2 }],
      refunds: [{ lines: [{ id: line, quantity: 1, unsentQuantity: 1 }] }],
    })
    expect(await pdfText(fill(admin.orderPackingSlip, id))).toContain('1 Dekbedovertrek')
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
})
