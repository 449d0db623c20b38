import { and, eq } from 'drizzle-orm'
import { admin } from 'shared-types/contracts/admin/paths'
import type { ReturnToHandle } from 'shared-types/contracts/admin/buying/returns'
import type { V1Error } from 'shared-types/errors'
import { expect, it } from 'vitest'
import { ordersUnderTest } from '../../test/orders-under-test.ts'
import { addressStep } from '../../test/shopper.ts'
import { order } from '../db/schema/buying/order.ts'
import { mail } from '../db/schema/mail.ts'
import { auditLog } from '../db/schema/staff.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { deletedEmail, detachOrders } from '../order/record/anonymise-orders.ts'

const { world, newOrder, act, read } = ordersUnderTest()

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** A paid order of three pieces from ten days ago. Returns what records a withdrawal of it. */
const olderOrder = async () => {
  const id = await newOrder({ pieces: 3 })
  await world.shop.db
    .update(order)
    .set({ createdAt: daysAgo(10) })
    .where(eq(order.id, id))
  const { number, lines } = await read(id)
  const [line] = lines
  const record = (changed: object = {}, quantity = 3) =>
    act(admin.orderWithdrawals, id, {
      lines: [{ id: line?.id, quantity }],
      receivedAt: daysAgo(2).toISOString(),
      note: '',
      ...changed,
    })
  return { id, number, line, record }
}
const storedOf = (id: string) => world.shop.db.select().from(withdrawal).where(eq(withdrawal.orderId, id))

it('a withdrawal by phone is recorded, acknowledged, listed and logged as one of the form', async () => {
  const { id, number, line, record } = await olderOrder()
  await world.shop.db.delete(mail)
  const answer = await record({ note: 'Belde over het formaat' }, 2)
  const articles = `2 × ${line?.title}`
  const shown = answer.json<Awaited<ReturnType<typeof read>>>()
  expect(shown).toMatchObject({ state: 'paid', withdrawals: [{ articles }] })
  const by = world.staff.email
  expect(shown.history).toContainEqual(
    expect.objectContaining({ text: `Herroepen door de klant: ${articles}`, by }),
  )
  expect(shown.history).toContainEqual(expect.objectContaining({ text: 'Belde over het formaat', by }))
  const [row] = await storedOf(id)
  expect(row?.receivedAt.getTime()).toBeCloseTo(daysAgo(2).getTime(), -5)

  const mails = await world.shop.db.select().from(mail).orderBy(mail.kind)
  expect(mails).toMatchObject([
    { kind: 'withdrawal_notice', replyTo: addressStep.customer.email },
    { kind: 'withdrawal_received', recipient: addressStep.customer.email },
  ])
  for (const { text } of mails) expect(text).toContain(`Artikelen: ${articles}`)
  const { rows } = (await world.staff.ask('GET', `${admin.returns}?q=${number}`)).json<{
    rows: ReturnToHandle[]
  }>()
  expect(rows).toMatchObject([{ kind: 'withdrawal', orderId: id, isNamed: true, articles }])
  const log = await world.shop.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'record withdrawal'), eq(auditLog.rowId, row?.id ?? '')))
  expect(log).toMatchObject([{ tableName: 'withdrawal' }])
})

it('a withdrawal of all pieces is one of the whole order, and cancels nothing', async () => {
  const { id, record } = await olderOrder()
  await world.shop.db.update(order).set({ state: 'pending_payment' }).where(eq(order.id, id))
  expect((await record()).json()).toMatchObject({ state: 'pending_payment', withdrawals: [{ articles: '' }] })
})

it('a withdrawal that is sent twice is refused, also when it came days ago', async () => {
  const { id, record } = await olderOrder()
  const answers = await Promise.all([record(), record()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json<V1Error>().message).toContain(
    'al vastgelegd, als ontvangen op',
  )
  expect(await storedOf(id)).toHaveLength(1)
})

it('a letter that came before the same declaration is recorded too, because the terms count from it', async () => {
  const { id, record } = await olderOrder()
  expect((await record()).statusCode).toBe(200)
  expect((await record({ receivedAt: daysAgo(4).toISOString() })).statusCode).toBe(200)
  const received = (await storedOf(id)).map(({ receivedAt }) => receivedAt.getTime())
  expect(Math.min(...received)).toBeCloseTo(daysAgo(4).getTime(), -5)
})

it('one more piece of the same article, an hour later, is another withdrawal while the order has more pieces', async () => {
  const { id, record } = await olderOrder()
  const hourLater = { receivedAt: new Date(daysAgo(2).getTime() + 3_600_000).toISOString() }
  expect((await record({}, 1)).statusCode).toBe(200)
  expect((await record(hourLater, 1)).statusCode).toBe(200)
  expect((await record(hourLater, 1)).statusCode).toBe(409)
  expect(await storedOf(id)).toHaveLength(2)

  const whole = await olderOrder()
  expect((await whole.record({}, 2)).statusCode).toBe(200)
  expect((await whole.record(hourLater, 2)).statusCode).toBe(409)
})

it('a withdrawal of an order whose customer was deleted is recorded without a mail to them', async () => {
  const { id, record } = await olderOrder()
  await world.shop.db.transaction((tx) => detachOrders(tx, eq(order.id, id)))
  await world.shop.db.delete(mail)
  expect((await record()).statusCode).toBe(200)
  expect(await storedOf(id)).toMatchObject([{ email: deletedEmail }])
  expect(await world.shop.db.select().from(mail)).toMatchObject([
    { kind: 'withdrawal_notice', replyTo: null },
  ])
})

it.each([
  ['in the future', { receivedAt: daysAgo(-1).toISOString() }, 'receivedAt', 'nog niet geweest'],
  ['before the order', { receivedAt: daysAgo(11).toISOString() }, 'receivedAt', 'van voor de bestelling'],
  ['without a moment', { receivedAt: '' }, 'receivedAt', 'Kies wanneer'],
  ['of nothing', { lines: [] }, 'lines', 'minstens één stuk'],
  ['of another order', { lines: [{ id: 999_999_999, quantity: 1 }] }, 'lines', 'meer stuks'],
])('a withdrawal %s is refused at its field', async (_name, changed, field, text) => {
  const { id, record } = await olderOrder()
  const answer = await record(changed)
  expect([answer.statusCode, answer.json<V1Error>().errors?.[field]]).toEqual([
    422,
    expect.stringContaining(text),
  ])
  expect(await storedOf(id)).toEqual([])
})

it('of more pieces than were ordered it is refused, and in the minute of the order it counts from the order', async () => {
  const { record } = await olderOrder()
  expect((await record({}, 4)).json<V1Error>().errors?.lines).toContain('meer stuks')
  const id = await newOrder()
  const { createdAt, lines } = await read(id)
  const receivedAt = `${createdAt.slice(0, 16)}:00.000Z`
  const pieces = lines.map(({ id: line, quantity }) => ({ id: line, quantity }))
  await act(admin.orderWithdrawals, id, { lines: pieces, receivedAt, note: '' })
  expect((await storedOf(id))[0]?.receivedAt.toISOString()).toBe(createdAt)
})
