import { apiPaths } from 'shared-types/urls/api-paths'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openCatalogueDouble, tile } from './catalogue-double.ts'
import { type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'

type Double = Awaited<ReturnType<typeof openCatalogueDouble>>
let provider: Double
let desk: FrontDesk

const message = {
  role: 'assistant',
  content: 'Dit vond ik voor je:',
  intent: 'product_advice',
  sources: [{ title: 'Alles', link: '/zoeken/?tn_q=dekbed' }],
  products: [tile],
  asks_order: false,
  personal: false,
}

beforeEach(async () => {
  provider = await openCatalogueDouble()
  provider.shop['/v1/assistant'] = { data: { message } }
  provider.shop['/v1/chat/save'] = { saved: true }
  desk = await openFrontDesk(provider.url)
})
afterEach(async () => {
  await desk.close()
  await provider.close()
})

const say = (body: object) => desk.browser().post(apiPaths.chatMessages).send(body)
const save = (body: object) => desk.browser().post(apiPaths.chatSave).send(body)
const callsTo = (path: string) => provider.seen.filter(({ url }) => url === path).length

const order = { orderNumber: 'dkbd 1000001', firstName: 'Zoë', zipcode: '1012 JS', houseNumber: '1' }

describe('a message to the assistant', () => {
  test('is answered in cents, and the answer is private', async () => {
    const answer = await say({ message: 'warm dekbed' }).expect(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.body).toMatchObject({
      content: 'Dit vond ik voor je:',
      asksOrder: false,
      products: [{ id: tile.id, price: { price: 1999 } }],
    })
    expect(answer.body).not.toHaveProperty('intent')
  })
  test('of ten thousand characters is refused with a message', async () => {
    const problem = problemOf(await say({ message: 'x'.repeat(10_000) }))
    expect(problem).toMatchObject({ status: 422, fields: { message: expect.stringContaining('te lang') } })
    expect(callsTo('/v1/assistant')).toBe(0)
  })
  test.each([
    {},
    { message: '' },
    { message: '  ' },
    { message: 7 },
    { message: 'a', role: 'system' },
    { message: 'a', conversation: [{ role: 'system', content: 'a' }] },
    { message: 'a', order: { ...order, firstName: '' } },
    { message: 'a', order: { ...order, orderNumber: 'DKBD12345678' } },
  ])('that is invalid is refused: %j', async (body) => {
    const { status } = problemOf(await say(body))
    expect([400, 422]).toContain(status)
    expect(callsTo('/v1/assistant')).toBe(0)
  })
  test('is refused with a message after thirty within a minute', async () => {
    for (let sent = 0; sent < 30; sent += 1) await say({ message: 'hoi' }).expect(200)
    const answer = await say({ message: 'hoi' })
    expect(problemOf(answer)).toMatchObject({ status: 429, detail: expect.stringContaining('Wacht') })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
  test('says so when the assistant is down', async () => {
    await provider.close()
    expect(problemOf(await say({ message: 'hoi' })).status).toBe(503)
  })
  test('and its content are not logged', async () => {
    await say({ message: 'Ik ben Kanarie van de Geheimstraat', order })
    await say({ message: 'Kanarie'.repeat(2000), order })
    const log = desk.lines.join('\n')
    for (const word of ['Kanarie', 'Geheimstraat', 'Zoë', '1012', '1000001']) expect(log).not.toContain(word)
  })
})

describe('a conversation', () => {
  const messages = [
    { role: 'user', content: 'hoi' },
    { role: 'question', content: 'Zijn uw vragen beantwoord?' },
  ]
  test('is saved with its rating', async () => {
    expect((await save({ messages, rating: 5 }).expect(200)).body).toEqual({ saved: true })
    expect((await save({ messages, rating: null }).expect(200)).body).toEqual({ saved: true })
    expect((await save({ messages }).expect(200)).body).toEqual({ saved: true })
  })
  test('is saved in full, whatever its length', async () => {
    const long = Array.from({ length: 300 }, (_, at) => ({
      role: 'user',
      content: `${at} ${'é'.repeat(320)}`,
    }))
    await save({ messages: long, rating: 5 }).expect(200)
    const saved = provider.seen.findLast(({ url }) => url === '/v1/chat/save')
    expect(Number(saved?.headers['content-length'])).toBeGreaterThan(Buffer.byteLength(JSON.stringify(long)))
  })
  test.each([
    { messages, rating: 0 },
    { messages: [], rating: 3 },
    { messages, rating: '5' },
  ])('that is invalid is refused: %j', async (body) => {
    expect(problemOf(await save(body)).status).toBe(422)
    expect(callsTo('/v1/chat/save')).toBe(0)
  })
})
