import { eq, sql } from 'drizzle-orm'
import type { RouteOptions } from 'fastify'
import { admin } from 'shared-types/contracts/admin/paths'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { pathOf } from 'shared-types/urls/path-pattern'
import { expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { fill, ordersUnderTest } from '../../test/orders-under-test.ts'
import { openShopUnderTest } from '../../test/shop-under-test.ts'
import { employ } from '../../test/staff-under-test.ts'
import { stockCorrection } from '../db/schema/assortment.ts'
import { refund } from '../db/schema/buying/payment.ts'
import { mail } from '../db/schema/mail.ts'
import { orderNote } from '../db/schema/order-note.ts'

const { world, newOrder, read } = ordersUnderTest()

let count = 0
const freshKey = () => `"form-${(count += 1)}"`

/** Sends a change twice, as a browser does that got no answer to the first request. */
const repeat = async (url: string, body?: object, staff = world.staff) => {
  const key = { 'idempotency-key': freshKey() }
  const first = await staff.ask('POST', url, body, key)
  expect(first.statusCode).toBeLessThan(300)
  const again = await staff.ask('POST', url, body, key)
  expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
  return first
}

it('a refund whose answer was lost is paid once', async () => {
  const id = await newOrder()
  const { refundableCents } = await read(id)
  const body = { way: 'manual', amountCents: 100, lines: [], restock: false }
  const first = await repeat(fill(admin.orderRefund, id), { ...body, refundableCents: refundableCents.total })
  expect(first.json<StaffOrder>().refunds).toHaveLength(1)
  expect(await world.shop.db.$count(refund, eq(refund.orderId, id))).toBe(1)
})

it('a parcel whose answer was lost leaves once, with one mail', async () => {
  const id = await newOrder({ pieces: 3 })
  const lines = (await read(id)).lines.map((line) => ({ id: line.id, quantity: 1 }))
  const parcel = { carrier: 'own', lines, more: true, earlierParcels: 0 }
  await repeat(fill(admin.orderShip, id), parcel)
  expect((await read(id)).parcels).toHaveLength(1)
  expect(await world.shop.db.$count(mail, sql`order_id = ${id} and kind = 'parcel_shipped'`)).toBe(1)
  expect((await read(id)).lines[0]?.unshippedQuantity).toBe(2)
})

it('a note and a resent mail are stored once', async () => {
  const id = await newOrder()
  await repeat(fill(admin.orderNotes, id), { text: 'Gebeld, belt morgen terug.' })
  const [sent] = await world.shop.db
    .update(mail)
    .set({ sentAt: new Date() })
    .where(sql`order_id = ${id} and kind = 'order_confirmation'`)
    .returning()
  await repeat(pathOf(admin.orderMailResend, { id, mail: sent?.id ?? '' }))
  const notes = await world.shop.db.select().from(orderNote).where(eq(orderNote.orderId, id))
  expect(notes.map(({ text }) => text.slice(0, 6))).toEqual(['Gebeld', 'Mail o'])
})

it('a correction of the stock is counted once for each form and each employee', async () => {
  const article = await makeArticle(world.shop.db, { stock: 5 })
  const owner = await employ(world.shop, 'owner')
  const url = fill(admin.variantStock, String(article))
  const change = { change: 4, reason: 'Levering' }
  await repeat(url, change, owner)
  const stock = async () =>
    (
      await world.shop.db
        .select({ after: stockCorrection.stockAfter })
        .from(stockCorrection)
        .where(eq(stockCorrection.variantId, article))
        .orderBy(stockCorrection.id)
    ).map(({ after }) => after)
  expect(await stock()).toEqual([9])
  const key = { 'idempotency-key': freshKey() }
  for (const staff of [owner, await employ(world.shop, 'owner')]) await staff.ask('POST', url, change, key)
  expect(await stock()).toEqual([9, 13, 17])
})

it('a change that answers nothing is repeated like the others', async () => {
  const answer = await repeat(admin.failedMailsRetry)
  expect(answer.statusCode).toBe(204)
})

it('an employee who logged in again in between gets the first answer', async () => {
  const id = await newOrder()
  const key = { 'idempotency-key': freshKey() }
  const note = { text: 'Klant belde.' }
  const first = await world.staff.ask('POST', fill(admin.orderNotes, id), note, key)
  world.staff.useLogin(await world.staff.logIn())
  const again = await world.staff.ask('POST', fill(admin.orderNotes, id), note, key)
  expect(again.body).toBe(first.body)
  expect(await world.shop.db.$count(orderNote, eq(orderNote.orderId, id))).toBe(1)
})

it('every route that creates something executes a repeated key once', async () => {
  const routes: RouteOptions[] = []
  const shop = await openShopUnderTest({ onRoute: (route) => routes.push(route) })
  await shop.close()
  const creating = routes.filter(({ method, url }) => method === 'POST' && url.startsWith('/admin/'))
  const repeated = creating.filter(({ config }) => config?.onlyOnce !== true)
  expect(creating.length).toBeGreaterThan(40)
  expect(repeated.map(({ url }) => url).toSorted()).toEqual(
    [
      // Without a session.
      admin.login,
      admin.logout,
      // A stored answer would hold a password.
      admin.staff,
      admin.staffReset,
      admin.accountTotpRemoval,
      // A file, of which a second copy changes nothing.
      admin.imports,
      admin.pictures,
      admin.photoImport,
      admin.redirectImport,
      admin.shipmentImport,
      // An import is applied and undone once by its state, and takes longer than a claim.
      admin.importApply,
      admin.importUndo,
    ].toSorted(),
  )
})
