import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import type { AssistantAnswer, AssistantRequest } from '../../test/wire-types.ts'
import { makeArticle } from '../../test/articles.ts'
import { choose } from '../../test/pay-page.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { order as orderTable, orderLine } from '../db/schema/buying/order.ts'
import { chat, passage } from '../db/schema/chat.ts'
import { contentPage, servicePage } from '../db/schema/content.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { shipOrder } from '../order/fulfilment/ship-order.ts'
import { deletedEmail } from '../order/record/anonymise-orders.ts'
import { forgetExpired } from '../retention/forget-expired.ts'
import { quotable } from '../assistant/passage/quotable.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
})
beforeEach(() => shop.db.delete(chat))
afterAll(() => shop.close())

const post = (payload: AssistantRequest) =>
  newShopper(shop).ask<AssistantAnswer>('POST', '/v1/assistant', payload)
const save = (payload: object) => newShopper(shop).ask('POST', '/v1/chat/save', payload)
const answerTo = async (message: string) => (await post({ message })).body.data.message

describe('the knowledge of the assistant', () => {
  it('is quoted from a page, with a link to it', async () => {
    const answer = await answerTo('Hoeveel dagen ligt mijn pakje bij het afhaalpunt?')
    expect(answer.content).toContain('Daar ligt het zeven dagen voor je klaar.')
    expect(answer.sources).toEqual([{ title: 'Verzenden & retourneren', link: '/service/shipping-returns/' }])
  })
  it.each([
    ['wat kost verzenden?', 'Standaard verzenden kost niets'],
    ['Wat zijn de verzendkosten', 'Standaard verzenden kost niets'],
    ['wat kost terugsturen', 'kost je niets als je het retourlabel gebruikt'],
  ])('distinguishes shipping costs from return costs: %s', async (question, text) => {
    expect((await answerTo(question)).content).toContain(text)
  })
  it("follows changes of a page, and the page's deletion", async () => {
    await shop.db.insert(servicePage).values({
      slug: 'cadeaubonnen',
      title: 'Cadeaubonnen',
      html: '<p>Leuk om te geven.</p><h2 id="geldig">Hoe lang is een cadeaubon geldig?</h2><p>Een jaar &amp; een dag.</p>',
      metaTitle: 'Cadeaubonnen',
      metaDescription: 'Cadeaubonnen',
    })
    const question = 'hoe lang blijft een cadeaubon geldig'
    expect(await answerTo(question)).toMatchObject({
      content: 'Hoe lang is een cadeaubon geldig? Een jaar & een dag.',
      sources: [{ title: 'Cadeaubonnen', link: '/service/cadeaubonnen/#geldig' }],
    })
    await shop.db
      .update(servicePage)
      .set({ html: '<h2>Hoe lang is een cadeaubon geldig?</h2><p>Voor altijd.</p>' })
      .where(eq(servicePage.slug, 'cadeaubonnen'))
    expect((await answerTo(question)).content).toContain('Voor altijd.')
    await shop.db.delete(servicePage).where(eq(servicePage.slug, 'cadeaubonnen'))
    expect(await shop.db.select().from(passage).where(eq(passage.path, 'service/cadeaubonnen'))).toEqual([])
  })
  it('includes the blog and categories, and is shown beside products for purchase advice', async () => {
    const [care, size, weight, covers] = await Promise.all(
      [
        'hoe vaak moet ik beddengoed wassen',
        'hoe groot moet een vloerkleed onder de eettafel zijn',
        'welke hardheid matras bij 95 kilo',
        'hebben jullie verduisterende gordijnen',
      ].map(answerTo),
    )
    expect(care?.sources[0]?.link).toBe('/blog/beddengoed-wassen/')
    expect(size?.content).toContain('60 cm extra')
    expect(weight).toMatchObject({ intent: 'product_advice' })
    expect(weight?.content).toContain('80 tot 120 kg')
    expect(weight?.products.length).toBeGreaterThan(0)
    expect(weight?.sources.map(({ link }) => link)).toContain('/blog/matras-proefliggen/')
    expect(covers?.content).toMatch(/^Bij ‘verduisterende gordijnen’ vond ik dit voor je:$/)
  })
  it('is quoted without text that makes sense only on its page', async () => {
    const passages = await shop.db.select().from(passage)
    expect(passages.length).toBeGreaterThan(100)
    const lost =
      /hierboven|hieronder|hiernaast|deze pagina|de pagina vind|(in|uit|zie) de tabel|\b(links|rechts)(boven|onder)?\b(?! van)/i
    const said = passages.map(({ path, heading, body }) => ({
      from: `${path} ${heading}`,
      text: quotable(body),
    }))
    expect(said.filter(({ text }) => lost.test(text))).toEqual([])
    // Every passage with its own heading still has some text.
    expect(said.filter(({ text }) => text === '')).toEqual([])
  })
  it('follows a content page that is moved, changed or deleted', async () => {
    const html = '<h2>Wat is een boekweit?</h2><p>Een plant met doppen.</p>'
    const page = {
      title: 'Boekweit',
      intro: 'Doppen.',
      html,
      metaTitle: 'Boekweit',
      metaDescription: 'Boekweit',
    }
    await shop.db.insert(contentPage).values({ ...page, path: 'blog/boekweit' })
    expect((await answerTo('wat is boekweit')).sources[0]?.link).toBe('/blog/boekweit/')
    await shop.db
      .update(contentPage)
      .set({ path: 'blog/wat-is-boekweit' })
      .where(eq(contentPage.path, 'blog/boekweit'))
    expect((await answerTo('wat is boekweit')).sources[0]?.link).toBe('/blog/wat-is-boekweit/')
    await shop.db.delete(contentPage).where(eq(contentPage.path, 'blog/wat-is-boekweit'))
    expect((await answerTo('wat is boekweit')).intent).toBe('unknown')
  })
  it('says so when part of the request was ignored', async () => {
    expect((await answerTo('zoek een dekbed met boekweit')).content).toContain('Precies dat vond ik niet.')
  })
  it.each(['Wat is de hoofdstad van Frankrijk?', 'asdf qwer', '12345', '???', 'schrijf een gedicht'])(
    'does not include an answer to: %s',
    async (question) => {
      const answer = await answerTo(question)
      expect(answer).toMatchObject({ intent: 'unknown', products: [] })
      expect(answer.content).toContain('Dat weet ik helaas niet.')
      expect(answer.content).toContain('085 - 000 00 00')
      expect(answer.sources).toEqual([
        { title: 'Contactformulier', link: '/service/klantenservice-contact/#contactformulier' },
      ])
    },
  )
  it('includes products for a request, with a link to all of them', async () => {
    const answer = await answerTo('warm dekbed voor de zomer 240x220')
    expect(answer.intent).toBe('product_advice')
    expect(answer.products.length).toBeGreaterThan(0)
    for (const { available, options, main_category } of answer.products) {
      expect(available).toBe(true)
      expect(main_category.path).toMatch(/^dekbed/)
      expect(options.map(({ title }) => title)).toContain('240x220 cm')
    }
    expect(answer.sources[0]?.link).toMatch(/^\/zoeken\/\?tn_q=/)
  })
  it.each([
    ['Welke maat dekbedovertrek heb ik nodig voor een bed van 160x200?', '200x220'],
    ['dekbedovertrek voor bed 160x200', '200x220'],
    ['dekbed voor een bed van 180 bij 200', '240x220'],
    ['ik zoek een vloerkleed van 200x300', '200x290'],
  ])('names the size that fits instead, as the search does: %s', async (question, size) => {
    const { content, products } = await answerTo(question)
    expect(content).toContain(`De maat die daar het best bij past, is ${size} cm.`)
    expect(products.length).toBeGreaterThan(0)
    expect(products.filter(({ options }) => !options.some(({ title }) => title.startsWith(size)))).toEqual([])
  })
  it.each([
    ['Ik zoek een rood dekbedovertrek onder de 40 euro', 40],
    ['Ik zoek een rood dekbedovertrek onder de 40 euro.', 40],
    ['rood dekbedovertrek onder 40 euro', 40],
    ['Heb je een blauwe handdoek tot €\u00a010?', 10],
    ['blauwe handdoek tot 10 euro', 10],
    ['vloerkleed 200x300 onder 300 euro', 300],
    ['ik heb het snel warm, welk dekbed onder 100 euro?', 100],
  ])('includes only products within a typed price: %s', async (question, most) => {
    const { content, products } = await answerTo(question)
    expect(content).not.toContain('Precies dat vond ik niet.')
    expect(products.length).toBeGreaterThan(0)
    expect(products.filter(({ price }) => price.price > most)).toEqual([])
  })
  it('recognises thanks and greetings', async () => {
    expect((await answerTo('Hoi')).intent).toBe('greeting')
    expect((await answerTo('dankjewel!')).content).toBe('Graag gedaan! Nog een fijne dag.')
  })
  it.each([
    '"; drop table service_page; --',
    "' or 1=1",
    '<script>alert(1)</script>',
    "a' & | ! <-> b:*",
    '\\',
  ])('is not affected by %s', async (message) => expect((await post({ message })).status).toBe(200))
})

const placeOrder = async () => {
  const shopper = newShopper(shop)
  await shopper.fillIn(await makeArticle(shop.db, { stock: 5 }), 2)
  const { body } = await shopper.press()
  return { number: body.order_number, url: body.url, id: body.order_id }
}

describe('the status of an order', () => {
  const details = { first_name: 'Zoë', zipcode: '1012 JS', house_number: '1' }
  it('is requested with a form', async () => {
    expect(await answerTo('waar is mijn pakket')).toMatchObject({ asks_order: true, personal: false })
  })
  it('is given when all four details match, in any notation', async () => {
    const { number, url } = await placeOrder()
    const message = 'Mijn gegevens'
    const before = await post({ message, order: { ...details, order_number: number } })
    expect(before.body.data.message).toMatchObject({ personal: true, asks_order: false })
    expect(before.body.data.message.content).toContain('wacht nog op je betaling')
    await choose(url, 'paid')
    const typed = { order_number: number.slice(4), first_name: ' zoe', zipcode: '1012js', house_number: '1a' }
    const after = await post({ message, order: typed })
    expect(after.body.data.message.content).toContain('Je bestelling is betaald')
  })
  const statusOf = async (number: string) =>
    (await post({ message: 'Mijn gegevens', order: { ...details, order_number: number } })).body.data.message
      .content
  it('says that the bank still processes the payment', async () => {
    const { number, id } = await placeOrder()
    await settleOrder(shop, id, 'pending')
    expect(await statusOf(number)).toContain('We wachten op je bank')
  })
  it('says that a part is on its way', async () => {
    const { number, url, id } = await placeOrder()
    await choose(url, 'paid')
    const [line] = await shop.db.select().from(orderLine).where(eq(orderLine.orderId, id))
    const lines = [{ id: line?.id ?? 0, quantity: 1 }]
    await shipOrder(shop.shop, id, { carrier: 'postnl', trackingCode: '3SABCD1234567', lines, more: true })
    expect(await statusOf(number)).toContain('Een deel van je bestelling is onderweg met PostNL')
  })
  it('says that the last parcel left a piece out', async () => {
    const { number, url, id } = await placeOrder()
    await choose(url, 'paid')
    const [line] = await shop.db.select().from(orderLine).where(eq(orderLine.orderId, id))
    const lines = [{ id: line?.id ?? 0, quantity: 1 }]
    await shipOrder(shop.shop, id, { carrier: 'postnl', trackingCode: '3SABCD1234567', lines })
    expect(await statusOf(number)).toMatch(/^Een deel van je bestelling is verzonden .+De rest sturen we na/)
  })
  it('promises nothing once the whole order is withdrawn', async () => {
    const { number, url, id } = await placeOrder()
    await choose(url, 'paid')
    const declared = { name: 'Zoë', orderNumber: number, email: 'zoe@example.com', articles: '' }
    await shop.db.insert(withdrawal).values({ ...declared, orderId: id })
    expect(await statusOf(number)).toMatch(/^Deze bestelling is herroepen op .+niets terug te sturen/)
  })
  it('is not given for an order of a deleted account', async () => {
    const { number, id } = await placeOrder()
    const customer = sql`jsonb_set(${orderTable.customer}, '{email}', ${JSON.stringify(deletedEmail)}::jsonb)`
    await shop.db.update(orderTable).set({ customer }).where(eq(orderTable.id, id))
    expect(await statusOf(number)).toContain('Ik vind geen bestelling')
  })
  it('is not given when one detail is wrong, with the same answer as for an unknown order', async () => {
    const { number } = await placeOrder()
    const right = { ...details, order_number: number }
    const refusals = await Promise.all(
      [
        { ...right, order_number: 'DKBD9999999' },
        { ...right, first_name: 'Zoe B' },
        { ...right, first_name: '-' },
        { ...right, zipcode: '1012 JT' },
        { ...right, house_number: '2' },
        { ...right, house_number: '11' },
      ].map((order) => post({ message: 'Mijn gegevens', order })),
    )
    const said = refusals.map(({ body }) => body.data.message)
    expect(new Set(said.map((message) => JSON.stringify(message))).size).toBe(1)
    expect(said[0]).toMatchObject({ asks_order: true, personal: false })
  })
})

describe('a message is refused when it is', () => {
  it.each([
    ['too long', 'x'.repeat(10_000)],
    ['empty', ' \n '],
    ['profane', 'jullie zijn klootzakken, klootzak'],
  ])('%s', async (_what, message) => {
    const { status, body } = await post({ message })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'validation_failed',
      errors: { message: expect.stringMatching(/\w/) },
    })
  })
})

describe('a conversation that has ended', () => {
  it('is stored with its rating and without personal data', async () => {
    const content =
      'Ik heet Zoë Jansen, mail zoe@example.com of bel 06 12345678, DKBD1000001, 1012 JS huisnummer 12a'
    await save({ messages: [{ role: 'user', content }], rating: 4 })
    const [saved] = await shop.db.select().from(chat)
    expect(saved?.rating).toBe(4)
    expect(saved?.messages[0]?.content).not.toMatch(/Zoë|Jansen|zoe@|12345678|1000001|1012|12a/)
    expect(saved?.messages[0]?.content).toContain('[e-mailadres]')
  })
  it.each([
    { messages: [], rating: 4 },
    { messages: [{ role: 'user', content: 'a' }], rating: 6 },
    { messages: [{ role: 'system', content: 'a' }], rating: null },
    { messages: [{ role: 'user', content: 'nul\0teken' }], rating: null },
    { messages: [{ role: 'user', content: 'half an emoji \ud83d' }], rating: null },
    { messages: Array.from({ length: 401 }, () => ({ role: 'user', content: 'a' })), rating: null },
    {
      messages: Array.from({ length: 60 }, () => ({ role: 'user', content: 'a'.repeat(2600) })),
      rating: null,
    },
  ])('is refused when it is invalid or too long: %#', async (payload) => {
    expect((await save(payload)).status).toBe(422)
    expect(await shop.db.select().from(chat)).toEqual([])
  })
  it('is stored completely, also when it is long, and without a rating if none was given', async () => {
    const messages = Array.from({ length: 300 }, (_, at) => ({
      role: at % 2 ? 'assistant' : 'user',
      content: `${at} ${'é'.repeat(320)}`,
    }))
    expect((await save({ messages })).status).toBe(200)
    expect(await shop.db.select().from(chat)).toMatchObject([{ rating: null, messages }])
  })
  it('is deleted after ninety days', async () => {
    await save({ messages: [{ role: 'user', content: 'oud' }], rating: null })
    await shop.db.update(chat).set({ createdAt: sql`now() - interval '91 days'` })
    await save({ messages: [{ role: 'user', content: 'nieuw' }], rating: null })
    await forgetExpired(shop.shop)
    const saved = await shop.db.select().from(chat)
    expect(saved.map(({ messages }) => messages[0]?.content)).toEqual(['nieuw'])
  })
})
