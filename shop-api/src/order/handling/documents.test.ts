import { eq, sql } from 'drizzle-orm'
import { admin } from 'shared-types/contracts/admin/paths'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import type { V1Error } from 'shared-types/errors'
import { pathOf } from 'shared-types/urls/path-pattern'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { bedRequest } from '../../../test/configured-bed.ts'
import { settleOrder } from '../../../test/settle-order.ts'
import { addressStep, newShopper } from '../../../test/shopper.ts'
import { order, orderLine } from '../../db/schema/buying/order.ts'
import { content } from '../../db/schema/content.ts'
import { euros } from '../../format.ts'
import { variant } from '../../db/schema/products/catalog.ts'
import { fill, ordersUnderTest } from '../../../test/orders-under-test.ts'

const { world, newOrder, act, read, pdfText } = ordersUnderTest()
const renameShop = (from: string, to: string) =>
  world.shop.db
    .update(content)
    .set({ data: sql`replace(data::text, ${`${from} Slapen`}::text, ${`${to} Slapen`}::text)::jsonb` })
    .where(eq(content.key, 'footer'))

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
  expect(await named(pathOf(admin.orderCreditNote, { id, refund }))).toHaveLength(1)
})

describe('an order', () => {
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
    expect(
      (await world.staff.ask('GET', fill(admin.orderInvoice, await newOrder({ isPaid: false })))).statusCode,
    ).toBe(404)
  })

  it('has an invoice of the company that sold it, also when the shop has another name since', async () => {
    const id = await newOrder()
    const sellerOf = async () => {
      const text = await pdfText(fill(admin.orderInvoice, id))
      return ['Sluimer', 'Nieuwe Naam'].filter((name) => text.includes(`${name} Slapen`))
    }
    expect(await sellerOf()).toEqual(['Sluimer'])
    await renameShop('Sluimer', 'Nieuwe Naam')
    expect(await sellerOf()).toEqual(['Sluimer'])
    await renameShop('Nieuwe Naam', 'Sluimer')
  })
})

it('an order has a packing slip without prices, and shows payments in Dutch', async () => {
  const id = await newOrder()
  const { number, payments, paymentMethod, sums, totalCents } = await read(id)
  expect(sums).toContainEqual({ title: 'Totaal', amount: euros(totalCents) })
  expect(sums.map(({ title }) => title)).toContain('Verzending')
  expect([paymentMethod, payments[0]?.method]).toEqual(['iDEAL | Wero', 'iDEAL | Wero'])
  const shippingAddress = sql`${order.shippingAddress} || '{"lastName": "Ковальчук"}'`
  await world.shop.db.update(order).set({ shippingAddress }).where(eq(order.id, id))
  const text = await pdfText(fill(admin.orderPackingSlip, id))
  expect(text).toContain(`Pakbon ${number}`)
  expect(text).toContain('Dekbedovertrek Testduin')
  expect(text).toContain('Dam 1')
  // The typeface of the shop lacks these letters.
  expect(text).toContain('Ковальчук')
  expect(text).not.toMatch(/€|\d,\d\d/)
})

it('an order shows the promised delivery of each article, on its packing slip too', async () => {
  const id = await newOrder()
  const [line] = await world.shop.db.select().from(orderLine).where(eq(orderLine.orderId, id))
  const promised = line?.delivery ?? ''
  expect(promised).not.toBe('')
  expect((await read(id)).lines.map(({ delivery }) => delivery)).toEqual([promised])
  expect((await pdfText(fill(admin.orderPackingSlip, id))).replaceAll(/\s+/g, ' ')).toContain(promised)
})

const slips = (ids: string[]) => world.staff.ask('GET', `${admin.packingSlips}?ids=${ids.join(',')}`)

describe('the packing slips of chosen orders', () => {
  it('are one document, in which each order begins on its own page', async () => {
    const ids = [await newOrder(), await newOrder({ pieces: 2 })]
    const numbers = (await Promise.all(ids.map(read))).map(({ number }) => number)
    const { headers, rawPayload } = await slips(ids.toReversed())
    expect(headers['content-disposition']).toBe('inline; filename="pakbonnen.pdf"')
    const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)))
    expect(totalPages).toBe(2)
    for (const [index, number] of numbers.toReversed().entries()) {
      expect(text[index]).toContain(`Pakbon ${number}`)
      expect(text[index]).toContain('Dam 1')
    }
    expect(text[0]).toContain('2 Dekbedovertrek')
    expect(text.join(' ')).not.toMatch(/€|\d,\d\d/)
  })

  it('are refused when a colleague has shipped one of them, which is named', async () => {
    const [waiting, sent] = [await newOrder(), await newOrder()]
    await act(admin.orderShip, sent, { carrier: 'postnl', trackingCode: '3SABCD1234567' })
    const refused = await slips([waiting, sent])
    expect([refused.statusCode, refused.json<V1Error>().message]).toEqual([
      422,
      `Bij ${(await read(sent)).number} is intussen niets meer in te pakken. Laat die weg.`,
    ])
    expect((await slips([waiting, crypto.randomUUID()])).statusCode).toBe(404)
  })

  it('are of at most as many orders as a list shows', async () => {
    const id = crypto.randomUUID()
    expect((await slips(Array<string>(101).fill(id))).statusCode).toBe(422)
    expect((await slips([])).statusCode).toBe(422)
    expect((await slips(['1'])).statusCode).toBe(422)
  })
})

it('the packing slip of a configured bed has its choices, also without prices', async () => {
  const shopper = newShopper(world.shop)
  const bed = await bedRequest(world.shop.db, 'opbergboxspring-ameland', [2])
  await shopper.ask('POST', '/v1/cart/configurator', bed)
  await shopper.ask('POST', '/v1/checkout/customer', addressStep)
  const methods = { selected_shipping_method: 'standard', selected_payment_method: 'ideal' }
  await shopper.ask('POST', '/v1/checkout/paymentmethod', methods)
  const id = (await shopper.press()).body.order_id
  await settleOrder(world.shop, id, 'paid')
  const text = await pdfText(fill(admin.orderPackingSlip, id))
  expect(text).toContain('Afmeting: 180 x 200 cm')
  expect(text).not.toMatch(/€|\d,\d\d/)
})
