import { desc, eq } from 'drizzle-orm'
import { afterWithdrawal, costsBack } from 'shared-types/order/withdrawal-texts'
import type { Order, Withdrawal } from '../../test/wire-types.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { addressStep, newShopper } from '../../test/shopper.ts'
import { order } from '../db/schema/buying/order.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { deletedEmail, detachOrders } from '../order/record/anonymise-orders.ts'
import { orderToken } from '../order/record/order-link.ts'
import { mail } from '../db/schema/mail.ts'
import { quotaUse } from '../db/schema/process/quota.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ config: { quotaFactor: 1, officeUrl: 'https://office.example' } })
  await ensureShopDetails(shop.db)
})
beforeEach(async () => {
  await shop.db.delete(quotaUse)
  await shop.db.delete(withdrawal)
  await shop.db.delete(mail)
  // Unpaid orders of one buyer are limited.
  await shop.db.update(order).set({ state: 'cancelled' })
})
afterAll(() => shop.close())

const declaration = (order_number: string, email = addressStep.customer.email) => ({
  name: "Zoë in 't Veld",
  order_number,
  email,
  articles: '',
})

const placedOrder = async () => {
  const shopper = newShopper(shop)
  await shopper.fillIn(await makeArticle(shop.db))
  return (await shopper.press()).body.order_number
}

const withdraw = (body: ReturnType<typeof declaration>) =>
  newShopper(shop).ask<Withdrawal>('POST', '/v1/order/withdrawal', body)

it('is dated by the clock of the database, like the parcels that decide about its costs', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
  const { body } = await withdraw(declaration('DKBD9999999')).finally(() => vi.useRealTimers())
  expect(Date.parse(body.received_at)).toBeLessThanOrEqual(Date.now())
})

const mails = () => shop.db.select().from(mail).orderBy(desc(mail.kind))

/** What the shop reads about a new withdrawal of this order. */
const noticeOf = async (orderNumber: string) => {
  await withdraw(declaration(orderNumber))
  const notices = (await mails()).filter(({ kind }) => kind === 'withdrawal_notice')
  return notices.find(({ subject }) => subject.includes(orderNumber))?.text
}

const unpaidOrder = async (articles = '', paymentMethod = 'banktransfer') => {
  const article = await makeArticle(shop.db, { stock: 5 })
  const shopper = newShopper(shop)
  await shopper.fillIn(article, 1, paymentMethod)
  const { order_id: id, order_number } = (await shopper.press()).body
  const declared = { ...declaration(order_number), articles }
  const after = async () => {
    const [row] = await shop.db.select().from(order).where(eq(order.id, id))
    const [sold] = await shop.db.select().from(variant).where(eq(variant.id, article))
    return [row?.state, sold?.stock]
  }
  return { id, shopper, declared, after }
}

describe('a withdrawal', () => {
  it('does not match an order of a deleted account by its known address, in any spelling', async () => {
    const number = await placedOrder()
    await shop.db.transaction((tx) => detachOrders(tx, eq(order.number, number)))
    await withdraw(declaration(number, deletedEmail.toUpperCase()))
    const [stored] = await shop.db.select().from(withdrawal).where(eq(withdrawal.orderNumber, number))
    expect(stored).toMatchObject({ orderId: null })
  })

  it.each([(number: string) => number.replace('DKBD', ''), (number: string) => ` ${number.toLowerCase()} `])(
    'belongs to the order that its number names, however it is written',
    async (written) => {
      const number = await placedOrder()
      await withdraw({ ...declaration(number), order_number: written(number) })
      const [stored] = await shop.db.select().from(withdrawal).where(eq(withdrawal.orderNumber, number))
      expect(stored?.orderId).not.toBeNull()
    },
  )

  it('is acknowledged by mail with content, date and time, and reported to the shop', async () => {
    const number = await placedOrder()
    await shop.db.delete(mail)
    const { status, body } = await withdraw(declaration(number))
    expect(status).toBe(200)
    const [received, notice] = await mails()
    expect(received).toMatchObject({ kind: 'withdrawal_received', recipient: addressStep.customer.email })
    const time = new Intl.DateTimeFormat('nl-NL', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Amsterdam',
    }).format(new Date(body.received_at))
    for (const text of [number, "Zoë in 't Veld", 'de hele bestelling', `Ontvangen op: ${time}`]) {
      expect(received?.text).toContain(text)
    }
    expect(notice).toMatchObject({ kind: 'withdrawal_notice' })
    const [row] = await shop.db.select().from(withdrawal).where(eq(withdrawal.orderNumber, number))
    expect(row?.orderId).not.toBeNull()
  })

  it('is named on the order, with whether the shop has handled it', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db))
    const { order_id, order_number } = (await shopper.press()).body
    const withdrawalsOf = async () =>
      (await shopper.ask<Order>('GET', `/v1/order/${order_id}`)).body.withdrawals
    expect(await withdrawalsOf()).toEqual([])
    await shop.db.delete(mail)
    const whole = await withdraw(declaration(order_number))
    const part = await withdraw({ ...declaration(order_number), articles: 'Het kussen' })
    // From another mailbox: an employee must look it up.
    await withdraw(declaration(order_number, 'someone@example.com'))
    await shop.db.update(withdrawal).set({ handledAt: new Date() }).where(eq(withdrawal.articles, ''))
    expect(await withdrawalsOf()).toEqual([
      { received_at: whole.body.received_at, articles: '', handled: true },
      { received_at: part.body.received_at, articles: 'Het kussen', handled: false },
    ])
    const [received] = await mails()
    expect(received?.text.replaceAll(/\s+/g, ' ')).toContain(afterWithdrawal(''))
  })

  it('of a part is acknowledged as such, and parcels are sent back with a label while large articles are collected', async () => {
    const number = await placedOrder()
    await shop.db.update(order).set({ state: 'shipped' }).where(eq(order.number, number))
    await shop.db.delete(mail)
    await withdraw(declaration(number))
    const [whole, notice] = await mails()
    expect(whole?.text).toContain(costsBack)
    expect(whole?.text).toContain('Een matras, boxspring of vloerkleed hoef je niet terug te sturen')
    expect(notice?.text).toContain('Beantwoord deze e-mail met een retourlabel')
    await shop.db.delete(mail)
    await withdraw({ ...declaration(number), articles: 'Het kussen' })
    const [part] = await mails()
    expect(part?.text).toContain('Artikelen: Het kussen')
    expect(part?.text).toContain('krijg je terug wat je voor die artikelen hebt betaald')
    expect(part?.text).not.toContain(costsBack)
  })

  it.each([
    ['pending_payment', 'niet betaald en niet verzonden: er komt niets terug'],
    ['paid', 'Houd tegen wat nog niet is verzonden'],
    ['cancelled', 'was al geannuleerd'],
  ] as const)('tells customer service what to do with an order that is %s', async (state, said) => {
    const number = await placedOrder()
    await shop.db.update(order).set({ state }).where(eq(order.number, number))
    await shop.db.delete(mail)
    await withdraw(declaration(number))
    const notice = (await mails()).find(({ kind }) => kind === 'withdrawal_notice')
    expect(notice?.text).toContain(said)
    expect(notice?.text).not.toContain('Beantwoord deze e-mail met een retourlabel')
  })

  describe('of an unpaid order', () => {
    it.each(['banktransfer', 'ideal'])(
      'by %s cancels it if its session sent it: the stock is back, and money that comes is due back',
      async (method) => {
        const { id, shopper, declared, after } = await unpaidOrder('', method)
        expect((await shopper.ask('POST', '/v1/order/withdrawal', declared)).status).toBe(200)
        expect(await after()).toEqual(['cancelled', 5])
        await settleOrder(shop, id, 'paid')
        const [late] = await shop.db.select().from(order).where(eq(order.id, id))
        expect(late).toMatchObject({ state: 'cancelled', refundDueCents: late?.totalCents })
      },
    )

    it('cancels it with the link of the order, also after the same declaration without it', async () => {
      const { id, declared, after } = await unpaidOrder()
      await withdraw(declared)
      expect(await after()).toEqual(['pending_payment', 4])
      const token = orderToken(shop.shop.config.tokenSecret, { id, linksFrom: null })
      await newShopper(shop).ask('POST', '/v1/order/withdrawal', { ...declared, token })
      expect(await after()).toEqual(['cancelled', 5])
      expect(await shop.db.$count(withdrawal)).toBe(1)
    })

    it('leaves it to an employee if a stranger sent it, or if it is of a part', async () => {
      const { declared, after } = await unpaidOrder()
      const other = await unpaidOrder()
      const token = orderToken(shop.shop.config.tokenSecret, { id: other.id, linksFrom: null })
      await newShopper(shop).ask('POST', '/v1/order/withdrawal', { ...declared, token })
      await other.shopper.ask('POST', '/v1/order/withdrawal', declared)
      expect(await after()).toEqual(['pending_payment', 4])
      const part = await unpaidOrder('Het kussen')
      await part.shopper.ask('POST', '/v1/order/withdrawal', part.declared)
      expect(await part.after()).toEqual(['pending_payment', 4])
    })
  })

  it('with another address belongs to the order if the session or the link proves it', async () => {
    const bySession = await unpaidOrder()
    const byLink = await unpaidOrder()
    const token = orderToken(shop.shop.config.tokenSecret, { id: byLink.id, linksFrom: null })
    await shop.db.delete(mail)
    const other = 'private@example.com'
    // Sent without the proof first: the second declaration is the same one.
    await withdraw({ ...byLink.declared, email: other })
    await bySession.shopper.ask('POST', '/v1/order/withdrawal', { ...bySession.declared, email: other })
    await newShopper(shop).ask('POST', '/v1/order/withdrawal', { ...byLink.declared, email: other, token })
    expect([await bySession.after(), await byLink.after()]).toEqual([
      ['cancelled', 5],
      ['cancelled', 5],
    ])
    const rows = await shop.db.select().from(withdrawal)
    expect(rows.map(({ orderId }) => orderId).toSorted()).toEqual([bySession.id, byLink.id].toSorted())
    const received = (await mails()).filter(({ kind }) => kind === 'withdrawal_received')
    expect(received.map(({ recipient }) => recipient)).toEqual([other, other])
  })

  it('of a known order sends mail to another address only within the limits of strangers', async () => {
    const { shopper, declared } = await unpaidOrder()
    await shop.db.delete(mail)
    for (const articles of Array.from({ length: 7 }, (_, index) => `kussen ${index}`))
      await shopper.ask('POST', '/v1/order/withdrawal', {
        ...declared,
        email: 'victim@example.com',
        articles,
      })
    expect(await shop.db.$count(withdrawal)).toBe(7)
    expect(await mails()).toHaveLength(10)
  })

  it('of an unknown order gets the same response and is handled manually', async () => {
    const number = await placedOrder()
    await shop.db.delete(mail)
    const known = await withdraw(declaration(number))
    const strange = await withdraw(declaration(number, 'someone@example.com'))
    const never = await withdraw(declaration('DKBD9999999'))
    for (const answer of [strange, never]) {
      expect(answer.status).toBe(known.status)
      expect(Object.keys(answer.body)).toEqual(Object.keys(known.body))
    }
    const rows = await shop.db.select().from(withdrawal).where(eq(withdrawal.email, 'someone@example.com'))
    expect(rows).toMatchObject([{ orderId: null }])
  })

  it('is reported to the shop with its order in the back office, or the page where it waits for one', async () => {
    const number = await placedOrder()
    await shop.db.delete(mail)
    const known = await noticeOf(number)
    const [{ id } = { id: '' }] = await shop.db.select().from(order).where(eq(order.number, number))
    expect(known).toContain(`https://office.example/admin/#/orders/${id}/show`)
    const unmatched = await noticeOf('DKBD9999994')
    expect(unmatched).toContain('koppel de herroeping bij Retouren aan die bestelling')
    expect(unmatched).toContain('https://office.example/admin/#/returns')
  })

  it('sent twice, even concurrently, is one declaration with the time of the first', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(declaration('DKBD9999998'))))
    expect(new Set(answers.map(({ body }) => body.received_at)).size).toBe(1)
    expect(await mails()).toHaveLength(2)
  })

  it('sent again after an employee handled it is a new declaration', async () => {
    await withdraw(declaration('DKBD9999997'))
    await shop.db.update(withdrawal).set({ handledAt: new Date() })
    await withdraw(declaration('DKBD9999997'))
    expect(await shop.db.$count(withdrawal)).toBe(2)
    const received = (await mails()).filter(({ kind }) => kind === 'withdrawal_received')
    expect(received).toHaveLength(2)
  })

  it('of an order is accepted and acknowledged, whatever strangers sent with the address of the consumer', async () => {
    const number = await placedOrder()
    await shop.db.delete(mail)
    // From one client IP, which also uses up the limit of that IP.
    const stranger = newShopper(shop, '', '192.0.2.9')
    const numbers = Array.from({ length: 21 }, (_, index) => `DKBD${index}`)
    for (const one of numbers) await stranger.ask('POST', '/v1/order/withdrawal', declaration(one))
    // Above the limit they are stored without a mail: a typing error does not cost the right.
    expect(await shop.db.$count(withdrawal)).toBe(numbers.length)
    expect(await mails()).toHaveLength(10)
    const answer = await stranger.ask<Withdrawal>('POST', '/v1/order/withdrawal', declaration(number))
    expect(answer.status).toBe(200)
    expect(await mails()).toHaveLength(12)
  })

  it('has no control characters, which could forge lines in the terminal of an operator', async () => {
    const refused = await withdraw({ ...declaration('DKBD8'), articles: 'kussen\u001b[2J' })
    expect(refused.body).toMatchObject({
      code: 'validation_failed',
      errors: { articles: expect.stringMatching(/teken/) },
    })
    const name = await withdraw({ ...declaration('DKBD8'), name: 'Zoë\nVeld' })
    expect(name.body.errors).toHaveProperty('name')
    expect((await withdraw({ ...declaration('DKBD8'), articles: 'kussen\ndekbed' })).status).toBe(200)
  })

  it('escapes HTML in names', async () => {
    await withdraw({ ...declaration('DKBD7'), name: '<img src=x onerror=alert(1)>' })
    const [received] = await mails()
    expect(received?.html).not.toContain('<img src=x')
    expect(received?.html).toContain('&lt;img src=x')
  })
})
