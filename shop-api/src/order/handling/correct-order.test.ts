import { and, desc, eq } from 'drizzle-orm'
import { admin } from 'shared-types/contracts/admin/paths'
import { type CorrectOrder, OrderBefore, type StaffOrder } from 'shared-types/contracts/admin/orders'
import type { V1Error } from 'shared-types/errors'
import { pathOf } from 'shared-types/urls/path-pattern'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { settleOrder } from '../../../test/settle-order.ts'
import { ensureShopDetails } from '../../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { addressStep, newShopper } from '../../../test/shopper.ts'
import { employ } from '../../../test/staff-under-test.ts'
import { customer } from '../../db/schema/buying/customer.ts'
import { order } from '../../db/schema/buying/order.ts'
import { voucher, voucherUse } from '../../db/schema/buying/voucher.ts'
import { mail } from '../../db/schema/mail.ts'
import { auditLog } from '../../db/schema/staff.ts'

let shop: ShopUnderTest
let article: number
let service: Awaited<ReturnType<typeof employ>>
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  article = await makeArticle(shop.db, { stock: 100 })
  service = await employ(shop, 'service')
})
afterAll(() => shop.close())

const newOrder = async (isPaid = true, method = 'ideal') => {
  const shopper = newShopper(shop)
  await shopper.fillIn(article, 2, method)
  const id = (await shopper.press()).body.order_id
  if (isPaid) await settleOrder(shop, id, 'paid')
  return id
}
const read = async (id: string) => (await service.ask('GET', pathOf(admin.order, { id }))).json<StaffOrder>()
const ship = (id: string, body: object) => service.ask('POST', pathOf(admin.orderShip, { id }), body)
const latestMail = async (id: string, kind: 'order_confirmation' | 'order_shipped' | 'parcel_shipped') => {
  const rows = await shop.db
    .select()
    .from(mail)
    .where(and(eq(mail.orderId, id), eq(mail.kind, kind)))
    .orderBy(desc(mail.createdAt))
  return rows[0]
}
const actionsOf = async (rowId: string) => {
  const rows = await shop.db.select().from(auditLog).where(eq(auditLog.rowId, rowId))
  return { actions: rows.map(({ action }) => action), text: JSON.stringify(rows) }
}

const correct = async (id: string, changed: object = {}) => {
  const known = await read(id)
  const { shippingAddress } = known
  const body: CorrectOrder = {
    was: OrderBefore.strip().parse(known),
    firstName: 'Zoé',
    lastName: 'in ’t Veld',
    email: ' zoe.goed@example.com ',
    shippingAddress: { ...shippingAddress, street: 'Damrak', houseNumber: '12', zipcode: '1012lg' },
  }
  return service.ask('PUT', pathOf(admin.orderDetails, { id }), { ...body, ...changed })
}

/** The confirmation of a transfer order after its correction. */
const correctedTransfer = async (isPaid: boolean) => {
  const id = await newOrder(isPaid, 'banktransfer')
  await correct(id)
  return (await latestMail(id, 'order_confirmation'))?.text ?? ''
}

const unchanged = 'Dit stond er al zo: de klant krijgt geen nieuwe mail.'

const correctLink = (id: string, body: object) =>
  service.ask('PUT', pathOf(admin.orderTracking, { id }), body)

describe('the details of an order that is not shipped', () => {
  it('have a phone number for the appointment, which is corrected or added, and stays without one in the form', async () => {
    const id = await newOrder()
    const phoneOf = async () => (await read(id)).customer.phoneNumber
    expect((await correct(id, { phoneNumber: '+32 470 12 34 56' })).statusCode).toBe(200)
    expect(await phoneOf()).toBe('0032470123456')
    const wrong = await correct(id, { phoneNumber: '0612' })
    expect([wrong.statusCode, wrong.json<V1Error>().errors]).toEqual([
      422,
      { phoneNumber: 'Vul een (geldig) telefoonnummer in' },
    ])
    // A page from before the field.
    expect((await correct(id, { firstName: 'Zoë' })).statusCode).toBe(200)
    expect(await phoneOf()).toBe('0032470123456')
    expect((await correct(id, { phoneNumber: '' })).statusCode).toBe(200)
    expect(await phoneOf()).toBe('')
    expect((await actionsOf(id)).text).not.toContain('470123456')
  })

  it('are corrected, mailed to the new address with the whole confirmation, and logged', async () => {
    for (const isPaid of [true, false]) {
      const id = await newOrder(isPaid)
      await shop.db.update(mail).set({ sentAt: new Date() }).where(eq(mail.orderId, id))
      const { statusCode, json } = await correct(id)
      expect(statusCode).toBe(200)
      expect(json<StaffOrder>()).toMatchObject({
        name: 'Zoé in ’t Veld',
        email: 'zoe.goed@example.com',
        isCorrectable: true,
        shippingAddress: { street: 'Damrak', houseNumber: '12', zipcode: '1012 LG', countryCode: 'NL' },
        billingAddress: { street: 'Dam' },
      })
      const sent = await latestMail(id, 'order_confirmation')
      expect(sent).toMatchObject({ recipient: 'zoe.goed@example.com', sentAt: null })
      for (const text of ['hebben de gegevens', 'Damrak 12', 'Zoé in ’t Veld', 'binnen 14 dagen']) {
        expect.soft(sent?.text).toContain(text)
      }
      const { actions, text } = await actionsOf(id)
      expect(actions).toContain('correct order')
      expect(text).not.toContain('Damrak')
      const corrections = (await read(id)).history.filter(
        ({ text: done }) => done === 'Gegevens gecorrigeerd',
      )
      expect(corrections).toEqual([expect.objectContaining({ by: service.email })])
      // A second time: the mail has what is true then.
      await correct(id, { firstName: 'Zoë' })
      expect((await latestMail(id, 'order_confirmation'))?.text).toContain('Zoë in ’t Veld')
    }
  })

  it('ask for a transfer only until it is paid', async () => {
    expect(await correctedTransfer(false)).toMatch(
      /Bekijk of betaal je bestelling[^]*Maak € [\d,]+ over naar NL31/,
    )
    const paid = await correctedTransfer(true)
    expect(paid).toContain('Bekijk je bestelling')
    expect(paid).not.toMatch(/overmaakt|Bekijk of betaal|NL31/)
  })

  it('have a receiver without names of the buyer, unless both are empty', async () => {
    const id = await newOrder()
    const { shippingAddress } = await read(id)
    const receiverAfter = async (firstName: string, lastName: string) => {
      await correct(id, { shippingAddress: { ...shippingAddress, firstName, lastName } })
      const corrected = (await read(id)).shippingAddress
      return [corrected.firstName, corrected.lastName]
    }
    expect(await receiverAfter('', 'Fam. de Boer')).toEqual(['', 'Fam. de Boer'])
    expect((await latestMail(id, 'order_confirmation'))?.text).toContain('\nFam. de Boer\n')
    expect(await receiverAfter('', '')).toEqual(['Zoé', 'in ’t Veld'])
  })

  it('are not overwritten by an employee that has not seen an earlier correction', async () => {
    const id = await newOrder()
    const was = OrderBefore.strip().parse(await read(id))
    expect((await correct(id)).statusCode).toBe(200)
    // The same once more changes nothing.
    expect((await correct(id, { was })).statusCode).toBe(200)
    const late = await correct(id, { was, email: 'zoe.ander@example.com' })
    expect(late.statusCode).toBe(409)
    expect(late.json<V1Error>()).toMatchObject({ code: 'already_done' })
    expect(late.json<V1Error>().message).toContain('Je hebt dit zelf intussen gewijzigd')
    expect((await read(id)).email).toBe('zoe.goed@example.com')
  })

  it('say so if nothing was changed, and promise no mail', async () => {
    const id = await newOrder()
    await correct(id)
    const before = await latestMail(id, 'order_confirmation')
    const answer = await correct(id)
    expect([answer.statusCode, answer.json<V1Error>().message]).toEqual([422, unchanged])
    expect(await latestMail(id, 'order_confirmation')).toEqual(before)
  })

  it('end the links of a mistyped address, and no others', async () => {
    const id = await newOrder()
    const linkIn = async () =>
      /\?token=(\S+)/.exec((await latestMail(id, 'order_confirmation'))?.text ?? '')?.[1] ?? ''
    const opens = async (token: string) =>
      (await newShopper(shop).ask('GET', `/v1/order/${id}?token=${token}`)).status
    const first = await linkIn()
    const known = await read(id)
    await correct(id, { email: known.customer.email })
    const second = await linkIn()
    expect([await opens(first), await opens(second)]).toEqual([200, 200])
    await correct(id, { firstName: 'Zoë' })
    const third = await linkIn()
    expect([await opens(first), await opens(second), await opens(third)]).toEqual([404, 404, 200])
  })

  it('move the use of a code that each customer can use once', async () => {
    const code = 'EENMALIG'
    const terms = { title: 'Korting', kind: 'percentage', value: 10, oncePerCustomer: true } as const
    await shop.db.insert(voucher).values({ code, ...terms })
    const shopper = newShopper(shop)
    await shopper.fillIn(article)
    await shopper.ask('POST', '/v1/cart/discount', { discount_code: code })
    const id = (await shopper.press()).body.order_id
    await correct(id)
    const uses = await shop.db.select().from(voucherUse).where(eq(voucherUse.orderId, id))
    expect(uses.map(({ onceKey }) => onceKey)).toEqual([`${code} zoe.goed@example.com`])
  })

  it('move a guest order from the account of the mistyped address to that of the right one', async () => {
    const accountWith = async (email: string) => {
      const [made] = await shop.db
        .insert(customer)
        .values({ email, passwordHash: '', profile: { ...addressStep.customer } as never })
        .returning({ id: customer.id })
      return made?.id
    }
    const id = await newOrder()
    const [mistyped, right] = [await accountWith('noor@example.com'), await accountWith('nora@example.com')]
    const ownerOf = async () => (await shop.db.select().from(order).where(eq(order.id, id)))[0]?.customerId
    expect((await correct(id, { email: 'noor@example.com' })).statusCode).toBe(200)
    expect(await ownerOf()).toBe(mistyped)
    await correct(id, { email: 'nora@example.com' })
    expect(await ownerOf()).toBe(right)
    await correct(id, { email: 'niemand@example.com' })
    expect(await ownerOf()).toBeNull()
    // Placed while logged in, with another address and then with that of the account.
    await shop.db.update(order).set({ customerId: mistyped, sessionTokenHash: null }).where(eq(order.id, id))
    for (const email of ['nora@example.com', 'noor@example.com', 'niemand@example.com']) {
      await correct(id, { email })
      expect(await ownerOf()).toBe(mistyped)
    }
  })

  it('follow the rules of the forms, and keep the country', async () => {
    const id = await newOrder()
    const { shippingAddress } = await read(id)
    const there = { ...shippingAddress, zipcode: '2000', countryCode: 'BE' }
    const tries: [changed: object, field: string][] = [
      [{ email: 'zoe@' }, 'email'],
      [{ firstName: '' }, 'firstName'],
      [{ shippingAddress: { ...shippingAddress, zipcode: '12' } }, 'shippingAddress.zipcode'],
      [{ shippingAddress: { ...shippingAddress, street: '' } }, 'shippingAddress.street'],
      [{ shippingAddress: there }, 'shippingAddress.countryCode'],
    ]
    for (const [changed, field] of tries) {
      const answer = await correct(id, changed)
      expect
        .soft([answer.statusCode, Object.keys(answer.json<V1Error>().errors ?? {})])
        .toEqual([422, [field]])
    }
    expect((await read(id)).email).toBe('zoe@example.com')
  })

  it('are final once it is shipped', async () => {
    const id = await newOrder()
    await ship(id, { carrier: 'postnl', trackingCode: '3SABCD1234567' })
    expect((await read(id)).isCorrectable).toBe(false)
    const refused = await correct(id)
    expect([refused.statusCode, refused.json<V1Error>().message]).toEqual([
      422,
      expect.stringContaining('al verzonden'),
    ])
  })
})

describe('a wrong tracking code', () => {
  it('is corrected after shipping, and mailed with the right link', async () => {
    const id = await newOrder()
    const early = await correctLink(id, { carrier: 'postnl', trackingCode: '3SGOED1234567' })
    expect(early.statusCode).toBe(422)
    await ship(id, { carrier: 'postnl', trackingCode: '3SFOUT1234567' })
    await shop.db.update(mail).set({ sentAt: new Date() }).where(eq(mail.orderId, id))
    expect((await correctLink(id, { carrier: 'postnl' })).statusCode).toBe(422)
    const answer = await correctLink(id, { carrier: 'dhl', trackingCode: 'JVGL06123456789' })
    expect(answer.json<StaffOrder>()).toMatchObject({
      state: 'shipped',
      shipment: { carrier: 'DHL', trackAndTraceUrl: expect.stringContaining('JVGL06123456789') as string },
    })
    const sent = await latestMail(id, 'order_shipped')
    expect(sent?.sentAt).toBeNull()
    expect(sent?.text).toContain('JVGL06123456789')
    expect(sent?.text).toContain('klopte niet')
    expect(sent?.text).not.toContain('3SFOUT1234567')
    expect((await actionsOf(id)).actions).toContain('correct tracking')
    const again = await correctLink(id, { carrier: 'dhl', trackingCode: 'JVGL06123456789' })
    expect([again.statusCode, again.json<V1Error>().message]).toEqual([422, unchanged])
  })

  it('of an earlier parcel is corrected as well', async () => {
    const id = await newOrder()
    const [line] = (await read(id)).lines
    const lines = [{ id: line?.id, quantity: 1 }]
    await ship(id, { carrier: 'postnl', trackingCode: '3SFOUT1234567', lines, more: true })
    const [parcel] = (await read(id)).parcels
    const answer = await correctLink(id, {
      carrier: 'postnl',
      trackingCode: '3SGOED1234567',
      parcel: parcel?.id,
    })
    expect(answer.json<StaffOrder>().parcels[0]?.trackAndTraceUrl).toContain('3SGOED1234567')
    expect((await read(id)).history.map(({ text }) => text)).toContain('Trackcode gecorrigeerd')
    const mailed = (await latestMail(id, 'parcel_shipped'))?.text
    expect(mailed).toContain('3SGOED1234567')
    expect(mailed).toContain('De rest volgt')
    const isParcelMail = and(eq(mail.orderId, id), eq(mail.kind, 'parcel_shipped'))
    const mails = await shop.db.$count(mail, isParcelMail)
    const same = { carrier: 'postnl', trackingCode: '3SGOED1234567', parcel: parcel?.id }
    expect((await correctLink(id, same)).json<V1Error>().message).toBe(unchanged)
    expect(await shop.db.$count(mail, isParcelMail)).toBe(mails)
    const unknown = { carrier: 'postnl', trackingCode: '3SGOED1234567', parcel: crypto.randomUUID() }
    expect((await correctLink(id, unknown)).statusCode).toBe(404)
  })

  it('says of each parcel which part it is, and promises no rest that has left', async () => {
    const id = await newOrder()
    const [line] = (await read(id)).lines
    const lines = [{ id: line?.id, quantity: 1 }]
    await ship(id, { carrier: 'postnl', trackingCode: '3SFOUT1234567', lines, more: true })
    await ship(id, { carrier: 'postnl', trackingCode: '3SFOUT1234568' })
    const [parcel] = (await read(id)).parcels
    await correctLink(id, { carrier: 'postnl', trackingCode: '3SGOED1234567', parcel: parcel?.id })
    const first = await latestMail(id, 'parcel_shipped')
    expect(first?.text).toContain('3SGOED1234567')
    expect(first?.text).not.toContain('De rest volgt')
    await correctLink(id, { carrier: 'postnl', trackingCode: '3SGOED1234568' })
    const last = await latestMail(id, 'order_shipped')
    expect(last?.subject).toMatch(/^De rest van je bestelling /)
    expect(last?.text).toContain('klopte niet')
  })
})
