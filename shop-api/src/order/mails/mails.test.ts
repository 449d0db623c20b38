import { eq } from 'drizzle-orm'
import type { Cart, Order, OrderStatus } from '../../../test/wire-types.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { openMailServer, type MailServer } from '../../../test/mail-server.ts'
import { ensureShopDetails } from '../../../test/shop-details.ts'
import { held } from '../../../test/resiliency.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { addressStep, newShopper } from '../../../test/shopper.ts'
import { deliveryDays, promiseFrom } from '../../delivery/delivery-days.ts'
import { workingCalendar } from '../../delivery/working-days.ts'
import { cart } from '../../db/schema/buying/cart.ts'
import { variant } from '../../db/schema/products/catalog.ts'
import { mail } from '../../db/schema/mail.ts'
import { createLog } from '../../log.ts'
import { listFailedMails } from '../../mail/failed-mails.ts'
import { deliverMail } from '../../mail/deliver-mail.ts'
import { cancelOrder } from '../fulfilment/cancel-order.ts'

let shop: ShopUnderTest
let server: MailServer
const never = new AbortController().signal
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  server = await openMailServer()
})
beforeEach(() => shop.db.update(mail).set({ sentAt: new Date() }))
afterAll(async () => {
  await server.close()
  await shop.close()
})

const order = async (title = 'Dekbedovertrek Nacht', method = 'paypal') => {
  const shopper = newShopper(shop)
  const article = await makeArticle(shop.db, { title, priceCents: 4995 })
  await shopper.fillIn(article, 2, method)
  const { body } = await shopper.press()
  return { ...body, shopper }
}

const mailOf = async (orderId: string) => {
  const [found] = await shop.db.select().from(mail).where(eq(mail.orderId, orderId))
  if (!found) throw new Error('no mail')
  return found
}

describe('the confirmation', () => {
  it('contains articles, amounts, addresses and withdrawal instructions', async () => {
    const { order_id, order_number } = await order()
    const sent = await mailOf(order_id)
    expect(sent).toMatchObject({ kind: 'order_confirmation', recipient: 'zoe@example.com' })
    expect(sent.subject).toContain(order_number)
    for (const line of [
      'Dekbedovertrek Nacht, 240x220',
      '€ 99,90',
      '€ 100,89',
      'Subtotaal (2 artikelen)',
      'Inclusief 21% btw',
      promiseFrom(deliveryDays.nextDay, workingCalendar([]), new Date()).ordered,
      'http://localhost:3000/service/algemene-voorwaarden/',
      'Dam 1 A',
      '1012 JS Amsterdam',
      'binnen 14 dagen',
      'http://localhost:3000/service/herroepen/?bestelling=',
      `http://localhost:3000/service/bestelling/${order_id}/?token=`,
      'KvK',
    ]) {
      expect(sent.text).toContain(line)
      expect(sent.html).toContain(line)
    }
    expect(sent.text).toContain("Zoë in 't Veld")
    expect(sent.html).toContain('Zoë in &#39;t Veld')
  })

  it('contains account, due date and reference for payment by transfer', async () => {
    const { order_id, order_number } = await order('Dekbedovertrek Nacht', 'banktransfer')
    const { text, html } = await mailOf(order_id)
    for (const line of [
      'Maak € 99,90 over naar NL31 SLUI 0123 4567 89',
      'Ten name van: Sluimer Slapen',
      `Onder vermelding van: ${order_number}`,
      'Uiterlijk op: ',
    ]) {
      expect(text).toContain(line)
      expect(html).toContain(line)
    }
    expect((await mailOf((await order()).order_id)).text).not.toContain('NL31')
  })

  it('names an article without a size once', async () => {
    const shopper = newShopper(shop)
    const article = await makeArticle(shop.db, { title: 'Klamboe Tropen' })
    await shop.db.update(variant).set({ title: 'Klamboe Tropen' }).where(eq(variant.id, article))
    const filled = await shopper.add(article)
    expect(filled.body.items[0]?.name).toBe('')
    await shopper.fillIn(article)
    const { body } = await shopper.press()
    expect((await mailOf(body.order_id)).text.match(/Klamboe Tropen/g)).toHaveLength(1)
    const placed = await shopper.ask<Order>('GET', `/v1/order/${body.order_id}`)
    expect(placed.body.lines).toMatchObject([
      { name: '', delivery: promiseFrom(deliveryDays.nextDay, workingCalendar([]), new Date()).ordered },
    ])
  })

  it('escapes HTML in names', async () => {
    const { order_id } = await order('<img src=x onerror=alert(1)> & "co"')
    const { html } = await mailOf(order_id)
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;co&quot;')
  })

  it('contains the model form for withdrawal and the terms, to keep, as the service pages have them', async () => {
    const { text, html } = await mailOf((await order()).order_id)
    for (const line of [
      'Ik deel u hierbij mede dat ik onze overeenkomst betreffende de verkoop van de volgende producten herroep',
      'Deze voorwaarden gelden voor elke bestelling',
      'http://localhost:3000/service/herroepen/',
    ]) {
      expect(text).toContain(line)
      expect(html).toContain(line)
    }
    expect(html).not.toContain('href="/')
    expect(text).toMatch(/MODELFORMULIER VOOR HERROEPING/i)
    // Gmail cuts a mail off after 102 KB.
    expect(Buffer.byteLength(html)).toBeLessThan(50_000)
  })

  it('contains a link that opens the order without a session', async () => {
    const { order_id } = await order()
    const { text } = await mailOf(order_id)
    const token = /\?token=(\S+)/.exec(text)?.[1]
    expect((await newShopper(shop).ask('GET', `/v1/order/${order_id}?token=${token}`)).status).toBe(200)
  })
})

/** Cancels an order; returns the text of the mail about it. */
const cancelled = async (orderId: string) => {
  await cancelOrder(shop.shop, orderId)
  const mails = await shop.db.select().from(mail).where(eq(mail.orderId, orderId))
  return mails.find(({ kind }) => kind === 'order_cancelled')?.text ?? ''
}

describe('the mail about a cancelled order', () => {
  it('brings the cart into any browser, as does the status of the order', async () => {
    const { order_id, shopper } = await order()
    const { body: status } = await shopper.ask<OrderStatus>('GET', `/v1/order/${order_id}/status`)
    const [, mailed] =
      /winkelwagen http:\/\/localhost:3000\/cart\/restore\/(\S+)/.exec(await cancelled(order_id)) ?? []
    for (const id of [status.cart_link, mailed]) {
      const restored = await newShopper(shop).ask<Cart>('POST', '/v1/cart/restore', { id })
      expect(restored.body.items).toMatchObject([{ quantity: 2 }])
    }
  })

  it('opens the order once its cart is ordered', async () => {
    const { order_id, shopper } = await order()
    await shop.db.update(cart).set({ orderedAt: new Date() })
    const { body: status } = await shopper.ask<OrderStatus>('GET', `/v1/order/${order_id}/status`)
    expect(status.cart_link).toBeNull()
    const text = await cancelled(order_id)
    expect(text).toContain(`http://localhost:3000/service/bestelling/${order_id}/?token=`)
    expect(text).not.toContain('/cart/')
  })
})

describe('delivery', () => {
  it('sends each mail once, also with concurrent runs', async () => {
    const { order_number } = await order()
    const sending = { ...shop.shop, config: { ...shop.shop.config, smtpUrl: server.url } }
    await Promise.all([deliverMail(sending, never), deliverMail(sending, never), deliverMail(sending, never)])
    const mine = server.received.filter((message) => message.includes(order_number))
    expect(mine).toHaveLength(1)
    expect(mine[0]).toMatch(/To: zoe@example\.com/)
    expect(mine[0]).toMatch(/Message-ID: <[\w-]+@sluimer\.example>/)
  })

  it('tries again later when the server rejects a mail', async ({ task }) => {
    const { order_id, order_number } = await order()
    const sending = { ...shop.shop, config: { ...shop.shop.config, smtpUrl: server.url } }
    server.refuseNext(1)
    await deliverMail(sending, never)
    const waiting = await mailOf(order_id)
    expect(waiting).toMatchObject({ sentAt: null, attempts: 1 })
    expect(waiting.lastError).toContain('451')
    expect(waiting.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 20_000)
    await deliverMail(sending, never)
    expect((await mailOf(order_id)).attempts).toBe(1)
    await shop.db.update(mail).set({ nextAttemptAt: new Date() }).where(eq(mail.orderId, order_id))
    await deliverMail(sending, never)
    expect((await mailOf(order_id)).sentAt).not.toBeNull()
    expect(server.received.filter((message) => message.includes(order_number))).toHaveLength(1)
    held(task, { fault: 'the mail server is down', measured: 'the mail waited, and was sent once' })
  })

  it('logs why a mail was rejected by codes, without the address of the customer', async () => {
    const { order_id } = await order()
    const lines: string[] = []
    const log = createLog('info', { write: (line) => lines.push(line) })
    const sending = { ...shop.shop, log, config: { ...shop.shop.config, smtpUrl: server.url } }
    server.refuseNext(1, '550 5.1.1 <zoe@example.com>: Recipient address rejected')
    await deliverMail(sending, never)
    expect((await mailOf(order_id)).lastError).toContain('550 5.1.1 <zoe@example.com>')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        msg: 'a mail could not be sent',
        attempts: 1,
        code: 'EENVELOPE',
        command: 'RCPT TO',
        responseCode: 550,
      },
    ])
    expect(lines.join('')).not.toContain('zoe@')
  })

  it.each([
    ['550 5.1.1 <zoe@example.com>: no such user', true],
    ['550 no such user here', true],
    ['553 5.1.3 bad address syntax', true],
    ['552 5.2.2 mailbox full', true],
    ['450 4.2.1 mailbox busy', false],
    ['550 5.1.8 sender rejected', false],
    ['550 5.7.1 relaying denied', false],
    ['554 5.7.1 your server is on a block list', false],
    ['530 5.7.0 authentication required', false],
    ['552 5.3.4 system is full', false],
  ])('after the answer %s about the recipient, gives up at once: %s', async (answer, isFinal) => {
    const { order_id } = await order()
    server.refuseNext(1, answer)
    await deliverMail({ ...shop.shop, config: { ...shop.shop.config, smtpUrl: server.url } }, never)
    const [failed] = (await listFailedMails(shop.db, { page: 1, perPage: 1 })).rows
    expect(failed?.orderId === order_id).toBe(isFinal)
    expect((await mailOf(order_id)).lastError).toContain(answer)
  })

  it('waits, as does the password, for a server that encrypts', async () => {
    const { order_id } = await order()
    const smtpUrl = server.url.replace('//', '//shop:secret@')
    const sent = server.commands.length
    await deliverMail({ ...shop.shop, config: { ...shop.shop.config, smtpUrl } }, never)
    expect(await mailOf(order_id)).toMatchObject({ sentAt: null, attempts: 1 })
    expect(server.commands.slice(sent).filter((line) => /AUTH|MAIL/.test(line))).toEqual([])
  })

  it('retries when the mail server is unreachable', async () => {
    const { order_id } = await order()
    await deliverMail({ ...shop.shop, config: { ...shop.shop.config, smtpUrl: 'smtp://127.0.0.1:1' } }, never)
    expect(await mailOf(order_id)).toMatchObject({ sentAt: null, attempts: 1 })
  })
})

describe('the outbox', () => {
  it('shows the mails in development', async () => {
    const { order_id, order_number } = await order()
    const { id } = await mailOf(order_id)
    const list = await shop.app.inject({ method: 'GET', url: '/outbox' })
    expect(list.body).toContain(`/outbox/${id}`)
    expect(list.body).toContain(order_number)
    const shown = await shop.app.inject({ method: 'GET', url: `/outbox/${id}` })
    expect(shown.body).toContain('Bekijk of betaal je bestelling')
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
    const text = await shop.app.inject({ method: 'GET', url: `/outbox/${id}?as=text` })
    expect(text.headers['content-type']).toContain('text/plain')
    expect((await shop.app.inject({ method: 'GET', url: `/outbox/${order_id}` })).statusCode).toBe(404)
  })

  it('does not exist in production', async () => {
    const production = await openShopUnderTest({ config: { production: true } })
    const response = await production.app.inject({ method: 'GET', url: '/outbox' })
    await production.close()
    expect(response.statusCode).toBe(404)
  })

  it('sends to the address from the checkout', async () => {
    const { order_id } = await order()
    expect((await mailOf(order_id)).recipient).toBe(addressStep.customer.email)
  })
})
