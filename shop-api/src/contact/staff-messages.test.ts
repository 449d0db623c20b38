import { eq } from 'drizzle-orm'
import { admin } from 'shared-types/contracts/admin/paths'
import type { AwaitedVariant, StaffChat, StaffMessage } from 'shared-types/contracts/admin/customers'
import { pathOf } from 'shared-types/urls/path-pattern'
import { beforeAll, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { newShopper } from '../../test/shopper.ts'
import { staffedShop } from '../../test/staff-under-test.ts'
import { auditLog } from '../db/schema/staff.ts'

const world = staffedShop('service')
beforeAll(async () => {
  await ensureShopDetails(world.shop.db)
})

const rowsOf = async <Row>(url: string): Promise<Row[]> =>
  (await world.staff.ask('GET', url)).json<{ rows: Row[] }>().rows

const open = () => rowsOf<StaffMessage>(admin.messages)
const answered = () => rowsOf<StaffMessage>(`${admin.messages}?status=answered`)

const found = async (q: string) => (await rowsOf(`${admin.messages}?q=${encodeURIComponent(q)}`)).length

it('a message waits until an employee marks it as answered', async () => {
  await newShopper(world.shop).ask('POST', '/v1/contact', {
    name: 'Zoë',
    email: 'zoe@example.com',
    subject: 'order',
    order_number: '',
    message: 'Waar blijft mijn dekbed?',
  })
  const [message] = await open()
  expect(await Promise.all(['ZOE@', message?.subject ?? '', 'jan@'].map(found))).toEqual([1, 1, 0])
  expect(message).toMatchObject({ from: 'zoe@example.com', answeredAt: null })
  expect(message?.text).toContain('Waar blijft mijn dekbed?')

  const mark = (body: object) =>
    world.staff.ask('PUT', pathOf(admin.message, { id: message?.id ?? '' }), body)
  expect((await mark({ answered: true })).json<StaffMessage>().answeredAt).not.toBeNull()
  expect([await open(), (await answered()).length]).toEqual([[], 1])
  await mark({ answered: false })
  expect([(await open()).length, await answered()]).toEqual([1, []])
  expect(JSON.stringify(await world.shop.db.select().from(auditLog))).not.toMatch(/zoe@|dekbed/)
})

it('of waiting shoppers only the number is shown', async () => {
  const article = await makeArticle(world.shop.db, { stock: 0, title: 'Laken Leeg' })
  for (const email of ['a@example.com', 'b@example.com'])
    await newShopper(world.shop).ask('POST', '/v1/catalog/back-in-stock', { item_id: article, email })
  const rows = await rowsOf<AwaitedVariant>(admin.backInStock)
  expect(rows.find(({ id }) => id === article)).toMatchObject({ product: 'Laken Leeg', shoppers: 2 })
  expect(JSON.stringify(rows)).not.toContain('@')
})

it('chats are found by an answer that the assistant did not know, and by a low rating', async () => {
  const shopper = newShopper(world.shop)
  const question = 'Wat is de hoofdstad van Frankrijk?'
  const said = await shopper.ask<{ data: { message: { content: string } } }>('POST', '/v1/assistant', {
    message: question,
  })
  const save = (answer: string, rating: number | null) =>
    shopper.ask('POST', '/v1/chat/save', {
      messages: [
        { role: 'user', content: `${question} Ik ben Jan Jansen` },
        { role: 'assistant', content: answer },
      ],
      rating,
    })
  const saved = [await save(said.body.data.message.content, null), await save('Dat is 20 cm.', 2)]
  expect(saved.map(({ status }) => status)).toEqual([200, 200])
  const ratings = async (status: string) =>
    (await rowsOf<StaffChat>(`${admin.chats}?status=${status}`)).map(({ rating }) => rating)
  expect(await ratings('unanswered')).toEqual([null])
  expect(await ratings('poor')).toEqual([2])
  expect((await ratings('all')).length).toBe(2)
  const [chat] = await rowsOf<StaffChat>(admin.chats)
  const read = await world.staff.ask('GET', pathOf(admin.chat, { id: chat?.id ?? '' }))
  expect(read.json<StaffChat>().messages).toHaveLength(2)
  expect(read.body).not.toContain('Jansen')

  const [unanswered] = await rowsOf<StaffChat>(`${admin.chats}?status=unanswered`)
  const mark = (handled: boolean) =>
    world.staff.ask('PUT', pathOf(admin.chat, { id: unanswered?.id ?? '' }), { handled })
  expect((await mark(true)).json()).toMatchObject({ unanswered: true, handledAt: expect.any(String) })
  expect(await ratings('unanswered')).toEqual([])
  await mark(false)
  expect(await ratings('unanswered')).toEqual([null])
  const logged = await world.shop.db.select().from(auditLog).where(eq(auditLog.tableName, 'chat'))
  expect(logged.map(({ action }) => action)).toEqual(['mark chat', 'mark chat'])
})
