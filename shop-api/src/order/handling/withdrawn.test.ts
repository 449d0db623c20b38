import { eq, sql } from 'drizzle-orm'
import { admin } from 'shared-types/contracts/admin/paths'
import type { OrderSummary } from 'shared-types/contracts/admin/orders'
import { expect, it } from 'vitest'
import { ordersUnderTest } from '../../../test/orders-under-test.ts'
import { order } from '../../db/schema/buying/order.ts'
import { withdrawal } from '../../db/schema/withdrawal.ts'
import { changeShippingMethod } from '../../shipping/change-method.ts'

const { world, newOrder, act, read } = ordersUnderTest()

const list = async (number: string) =>
  (await world.staff.ask('GET', `${admin.orders}?q=${number}`)).json<{ rows: OrderSummary[] }>().rows

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
  expect(await list(number)).toMatchObject([{ id, withdrawals: shown }])
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

const withdrawAll = async (id: string, articles = '') => {
  const { number } = await read(id)
  const declared = { orderId: id, orderNumber: number, name: 'Zoë', email: 'zoe@example.com', articles }
  await world.shop.db.insert(withdrawal).values(declared)
}
const extraOf = async (id: string) => (await read(id)).deliveryExtraCents

it('the extra costs of a delivery that has left are not part of a withdrawal, handled or not', async () => {
  const id = await newOrder({ shipping: 'express_insured' })
  expect(await extraOf(id)).toBe(0)
  await act(admin.orderShip, id, { carrier: 'own' })
  expect(await extraOf(id)).toBe(0)
  await withdrawAll(id)
  // Standard delivery is free.
  const [sent] = await world.shop.db.select().from(order).where(eq(order.id, id))
  expect(sent?.totals.shippingCents).toBeGreaterThan(0)
  const extra = (sent?.totals.shippingCents ?? 0) + 1000
  expect(await extraOf(id)).toBe(extra)
  await world.shop.db.update(withdrawal).set({ handledAt: new Date() }).where(eq(withdrawal.orderId, id))
  expect(await extraOf(id)).toBe(extra)
})

const shipAnyway = async (id: string) => {
  const confirmedWithdrawals = (await read(id)).withdrawals.map((one) => one.id)
  expect((await act(admin.orderShip, id, { carrier: 'own', confirmedWithdrawals })).statusCode).toBe(200)
}

it('an order that is shipped after its withdrawal is refunded with the extra costs of its delivery', async () => {
  const id = await newOrder({ shipping: 'express_insured' })
  await withdrawAll(id, 'het laken')
  await withdrawAll(id)
  await shipAnyway(id)
  expect(await extraOf(id)).toBe(0)
  // The consumer sends the form again when the parcel arrives.
  await withdrawAll(id)
  expect(await extraOf(id)).toBe(0)

  const inParts = await newOrder({ shipping: 'express_insured' })
  await withdrawAll(inParts, 'het laken')
  await shipAnyway(inParts)
  expect(await extraOf(inParts)).toBe(0)
  await withdrawAll(inParts, 'het dekbed')
  expect(await extraOf(inParts)).toBeGreaterThan(0)
})

it('a withdrawal that was over before the parcel left does not decide the costs of a later one', async () => {
  const id = await newOrder({ shipping: 'express_insured' })
  await withdrawAll(id)
  await world.shop.db.update(withdrawal).set({ handledAt: new Date() }).where(eq(withdrawal.orderId, id))
  expect((await act(admin.orderShip, id, { carrier: 'own' })).statusCode).toBe(200)
  expect(await extraOf(id)).toBe(0)
  await withdrawAll(id)
  expect(await extraOf(id)).toBeGreaterThan(0)
})

it('the costs of standard delivery are part of a withdrawal, also when it has become cheaper since', async () => {
  const standardAt = (priceCents: number) =>
    changeShippingMethod(world.shop.db, 'standard', { priceCents, freeFromCents: null })
  await standardAt(495)
  const id = await newOrder()
  await act(admin.orderShip, id, { carrier: 'own' })
  await withdrawAll(id)
  const express = await newOrder({ shipping: 'express' })
  await act(admin.orderShip, express, { carrier: 'own' })
  await withdrawAll(express)
  const extra = await extraOf(express)
  await standardAt(0)
  expect([await extraOf(id), await extraOf(express)]).toEqual([0, extra])
  const totals = sql`${order.totals} - 'leastShippingCents'`
  await world.shop.db.update(order).set({ totals })
  expect([await extraOf(id), await extraOf(express)]).toEqual([0, extra + 495])
})
