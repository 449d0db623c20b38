/** @module-tag slow */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { ProductTiles } from 'shared-types/contracts/catalog'
import { PaymentUrl } from 'shared-types/contracts/checkout'
import { CustomerForm } from 'shared-types/forms/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { paths } from '../src/paths.ts'
import { openPage } from './browser.ts'
import { freePort } from './open-shop.ts'
import { openSecondBff } from './own-shop.ts'
import { fillCart, guest, post } from './order-by-api.ts'
import { reviews } from './reviews.ts'
import { payloads } from './xss-payloads.ts'

const cleanups: (() => unknown)[] = []
let shop: string

/** This many payloads for one field, each in a separate part. */
const batch = 10
const batches = Math.ceil(payloads.length / batch)
const batchOf = (index: number) => {
  const own = payloads.slice((index % batches) * batch, ((index % batches) + 1) * batch)
  // Some payloads hide the following text, so every second round has the reverse order.
  return (index % (2 * batches) < batches ? own : own.toReversed()).map((one) => `<div>${one}</div>`).join('')
}

const html = new Set(['html', 'content', 'description', 'intro', 'review_content'])
const texts = new Set(['title', 'sub_title', 'text', 'name', 'button_text', 'summary', 'alt', 'meta_title'])
let served = 0

const poisoned = (key: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => poisoned('', item))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, poisoned(name, field)]))
  }
  if (typeof value !== 'string') return value
  if (html.has(key)) return batchOf(served++)
  if (texts.has(key)) return `${value} ${payloads[served++ % payloads.length]}`
  return key === 'link' ? 'javascript:hit()' : value
}

/** The real provider, with payloads in every field of its public answers. Any service page exists. */
const openHostileProvider = async () => {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const wanted = /^\/v1\/content\/service-page\/xss-(\d+)/.exec(request.url ?? '')
    const url = wanted ? '/v1/content/service-page/orderandpayment' : request.url
    const { authorization, 'content-type': type } = request.headers
    const answer = await fetch(`${inject('shopApiUrl')}${url}`, {
      method: request.method ?? 'GET',
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    const isData = /^\/v1\/(?:content|catalog)/.test(url ?? '') && answer.status === 200
    if (!isData) return response.end(Buffer.from(await answer.arrayBuffer()))
    const body = poisoned('', await answer.json())
    return response.end(
      JSON.stringify(wanted ? Object.assign(body as object, { html: batchOf(Number(wanted[1])) }) : body),
    )
  })
  const port = await freePort()
  await once(server.listen(Number(port), '127.0.0.1'), 'listening')
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}

beforeAll(async () => {
  const { url, stop } = await openSecondBff({ SHOP_API_INTERNAL_URL: await openHostileProvider() })
  shop = url
  cleanups.push(stop)
})
afterAll(async () => {
  for (const close of cleanups) await close()
})

/**
 * What sanitised content cannot contain. The shop's own forms, dialogs and price sliders are outside the
 * content.
 */
const forbidden =
  'iframe, frame, object, embed, base, applet, portal, math, template:not(body > #scripts), meta[http-equiv], [srcdoc], [formaction], form[action*="evil"], form[action*="script:"], link[href*="evil"], input[name="xss"], [src*="evil"], img[src="x"], video, audio, marquee, dialog[style], [popover]#xss, body style, a[href*="script:" i], a[href^="data:" i], [style*="fixed"], [style*="absolute"]:not(:has(> [role="slider"])), [style*="url("], .xss'

/** The effects of the payloads on the current page. */
const findHarm = (page: Page) =>
  page.evaluate((selector) => {
    const bad = [...document.querySelectorAll(selector)]
    const handled = [...document.querySelectorAll('*')].filter((one) =>
      [...one.attributes].some(({ name }) => name.startsWith('on')),
    )
    return {
      elements: [...bad, ...handled].map((one) => one.outerHTML.slice(0, 200)),
      hits: (window as unknown as { hits: number }).hits,
    }
  }, forbidden)

const inspect = async (page: Page, url: string, ready = () => document.querySelector('main') !== null) => {
  const left: string[] = []
  const { origin } = new URL(url)
  const note = (frame: { url(): string }) => void (frame.url().startsWith(origin) || left.push(frame.url()))
  page.on('framenavigated', note)
  const status = (await page.goto(url, { waitUntil: 'load' }))?.status()
  await page.waitForFunction(ready)
  const found = await findHarm(page)
  page.off('framenavigated', note)
  return { status, left, ...found }
}

const openVictim = async () => {
  const { page } = await openPage()
  await page.context().addCookies([{ name: 'cookie-consent', value: 's0m0', url: shop }])
  await page.addInitScript('window.hits = 0; window.hit = () => { window.hits += 1 }')
  page.on('dialog', (dialog) => void dialog.dismiss())
  return page
}

const harmless = { status: 200, left: [], elements: [], hits: 0 }

it('there are 150 payloads or more, all different', () => {
  expect(new Set(payloads).size).toBe(payloads.length)
  expect(payloads.length).toBeGreaterThanOrEqual(150)
})

it('every payload in the HTML of a page is harmless, from the server and after a navigation', async () => {
  const page = await openVictim()
  for (let index = 0; index < 2 * batches; index++) {
    expect.soft(await inspect(page, `${shop}/service/xss-${index}/`), `batch ${index}`).toEqual(harmless)
  }
})

it.each([
  ['home', '/'],
  ['a listing', '/dekbedovertrek/'],
  ['a category', '/boxspring/'],
  ['search', `/zoeken/?tn_q=${encodeURIComponent('dekbed <img src=x onerror=hit()>')}`],
  ['a blog', '/blog/'],
  ['a service page', '/service/orderandpayment/'],
])('%s with payloads in all its fields is harmless', async (_kind, address) => {
  const page = await openVictim()
  expect(await inspect(page, shop + address)).toMatchObject({ left: [], elements: [], hits: 0 })
})

const ownShop = (address: string) => inject('shopUrl') + address

/** Precedes each payload, so that a test can find it. In lower case, like search terms. */
const mark = 'merkteken'
const shows = () => {
  const read = [...document.querySelectorAll('main')].map(({ textContent }) => textContent)
  const typed = [...document.querySelectorAll('input')].map(({ value }) => value)
  return [...read, ...typed].some((text) => text?.includes('merkteken'))
}
const showsAllReviews = () =>
  (document.querySelector('main')?.textContent?.split('merkteken').length ?? 0) > 20

/** All payloads that a field accepts, in texts of at most `longest` characters. */
const pack = (longest: number, separator = ' ') => {
  const packed: string[] = []
  for (const payload of payloads.filter((one) => !/[^\P{Cc}\n\r\t]/u.test(one))) {
    const last = packed.at(-1)
    if (last && last.length + payload.length < longest) packed.push(`${packed.pop()}${separator}${payload}`)
    else if (mark.length + payload.length < longest) packed.push(`${mark} ${payload}`)
  }
  return packed
}

const acceptsName = (name: string) =>
  CustomerForm.safeParse({ ...guest.customer, firstName: name, lastName: name }).success

const searchField = (page: Page) => page.getByRole('combobox', { name: /zoek/i }).first()

describe("a shopper's own texts are harmless", () => {
  it('as search terms, in the URL and in the search field', { timeout: 600_000 }, async () => {
    const page = await openVictim()
    for (const words of pack(100)) {
      const address = ownShop(`/zoeken/?tn_q=${encodeURIComponent(words)}`)
      expect.soft(await inspect(page, address, shows), words).toEqual(harmless)
      await searchField(page).fill(words)
      expect.soft(await findHarm(page), words).toEqual({ elements: [], hits: 0 })
    }
  })

  it('in the title, the text and the name of reviews', async () => {
    const page = await openVictim()
    const ids = Array.from({ length: 20 }, (_, at) => at + 1)
    const { products } = ProductTiles.parse(await (await fetch(ownShop(apiPaths.products(ids)))).json())
    const product = products.at(-1)
    if (!product) throw new Error('the seed has products')
    const titles = pack(120)
    const names = pack(80)
    const contents = pack(1_000, '\n')
    for (const [index, reviewContent] of contents.entries()) {
      // Without a cookie: one visitor has one review of a product.
      const answer = await fetch(ownShop(apiPaths.productReviews(product.id)), {
        method: 'POST',
        headers: { origin: inject('shopUrl'), 'content-type': 'application/json' },
        body: JSON.stringify({
          displayName: names[index],
          email: `lezer-${index}@voorbeeld.example`,
          reviewScore: 5,
          reviewTitle: titles[index],
          reviewContent,
        }),
      })
      expect(answer.status).toBe(201)
    }
    const waiting = [...(await reviews()).matchAll(/^(\d+) {2}★[^\n]*\nmerkteken/gm)]
    expect(waiting).toHaveLength(contents.length)
    await reviews('approve', ...waiting.map(([, id = '']) => id))
    expect(await inspect(page, ownShop(`/${product.slug}.html`), showsAllReviews)).toEqual(harmless)
  })

  it('and none of them is the name of a person', () => {
    expect(acceptsName(guest.customer.firstName)).toBe(true)
    expect(payloads.filter(acceptsName)).toEqual([])
  })

  it('in a postal address: in the checkout, on the page of the order, and in its mail', async () => {
    const page = await openVictim()
    const packed = pack(255)
    for (let at = 0; at < packed.length; at += 4) {
      const [company = mark, street = mark, city = mark, name = mark] = packed.slice(at, at + 4)
      const email = `koper-${at}@voorbeeld.example`
      // A zipcode that the look-up does not know: street and city stay as typed.
      const billingAddress = { ...guest.billingAddress, zipcode: '9999 ZZ', company, street, city }
      const shippingAddress = { ...billingAddress, company: name, firstName: 'Zoë', lastName: 'Smit', name }
      await fillCart(page)
      await post(page, apiPaths.checkoutCustomer, {
        customer: { ...guest.customer, email },
        billingAddress,
        sameDeliveryAddress: false,
        shippingAddress,
      })
      await post(page, apiPaths.paymentMethods, { shippingMethod: 'standard', paymentMethod: 'ideal' })
      for (const step of [paths.checkoutAddress(), paths.checkoutPay()])
        expect.soft(await inspect(page, ownShop(step), shows), step).toEqual(harmless)

      const { orderId } = PaymentUrl.parse(await post(page, apiPaths.paymentUrl))
      const order = ownShop(`/service/bestelling/${orderId}/`)
      expect.soft(await inspect(page, order, shows), order).toEqual(harmless)

      const outbox = await (await fetch(`${inject('shopApiUrl')}/outbox`)).text()
      const [, mail = ''] =
        /href="(\/outbox\/[^"?]+)"/.exec(outbox.split('<tr').find((row) => row.includes(email)) ?? '') ?? []
      await page.goto(inject('shopApiUrl') + mail)
      expect(await page.locator('body').textContent()).toContain(mark)
      expect.soft((await findHarm(page)).hits, mail).toBe(0)
    }
  })

  it('in the chat, also after it is restored from the browser', async () => {
    const page = await openVictim()
    const open = async () => {
      await page.getByRole('button', { name: 'Chat' }).click()
      await page.getByLabel('Je bericht').waitFor()
    }
    const said = () => page.getByRole('log').getByText(mark)
    expect(await inspect(page, ownShop('/'))).toEqual(harmless)
    await open()
    const messages = pack(1_000)
    for (const [index, message] of messages.entries()) {
      // The field waits for the reply to the previous message.
      const say = async () => {
        await page.getByLabel('Je bericht').fill(message)
        await page.keyboard.press('Enter')
        return said().count()
      }
      await expect.poll(say, { interval: 500 }).toBe(index + 1)
      expect.soft(await findHarm(page), message).toEqual({ elements: [], hits: 0 })
    }
    expect(await inspect(page, ownShop('/'))).toEqual(harmless)
    await open()
    await expect.poll(() => said().count()).toBe(messages.length)
    expect(await findHarm(page)).toEqual({ elements: [], hits: 0 })
  })
})
