/** @module-tag slow */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { openWindow } from './browser.ts'
import { freePort } from './open-shop.ts'
import { payloads } from './xss-payloads.ts'

const root = path.join(import.meta.dirname, '../..')
const closing: (() => unknown)[] = []
let shop: string

/** So many payloads for one field, each in a part of its own. */
const batch = 10
const batches = Math.ceil(payloads.length / batch)
const batchOf = (index: number) => {
  const own = payloads.slice((index % batches) * batch, ((index % batches) + 1) * batch)
  // Some payloads swallow what follows them: every second round has the other order.
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
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}

beforeAll(async () => {
  const port = await freePort()
  shop = `http://localhost:${port}`
  const desk = spawn(process.execPath, [path.join(root, 'bff/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      PUBLIC_URL: shop,
      SHOP_API_INTERNAL_URL: await openHostileProvider(),
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  closing.push(() => desk.kill('SIGTERM'))
  const isReady = async () => {
    const { ok } = await fetch(`${shop}/readyz`)
    if (!ok) throw new Error('the front desk is not ready')
  }
  await vi.waitFor(isReady, { timeout: 60_000, interval: 100 })
})
afterAll(() => {
  for (const close of closing) close()
})

/** What sanitised content cannot contain. The shop's own forms and dialogs are outside of content. */
const forbidden =
  'iframe, frame, object, embed, base, applet, portal, math, template, meta[http-equiv], [srcdoc], [formaction], form[action*="evil"], form[action*="script:"], link[href*="evil"], input[name="xss"], [src*="evil"], img[src="x"], video, audio, marquee, dialog[style], [popover]#xss, body style, a[href*="script:" i], a[href^="data:" i], [style*="fixed"], [style*="absolute"], [style*="url("], .xss'

const inspect = async (page: Page, address: string) => {
  const left: string[] = []
  const note = (frame: { url(): string }) => void (frame.url().startsWith(shop) || left.push(frame.url()))
  page.on('framenavigated', note)
  const status = (await page.goto(`${shop}${address}`, { waitUntil: 'load' }))?.status()
  await page.waitForFunction(() => document.querySelector('main') !== null)
  const found = await page.evaluate((selector) => {
    const bad = [...document.querySelectorAll(selector)]
    const handled = [...document.querySelectorAll('*')].filter((one) =>
      [...one.attributes].some(({ name }) => name.startsWith('on')),
    )
    return {
      elements: [...bad, ...handled].map((one) => one.outerHTML.slice(0, 200)),
      hits: (window as unknown as { hits: number }).hits,
    }
  }, forbidden)
  page.off('framenavigated', note)
  return { status, left, elements: found.elements, hits: found.hits }
}

const openVictim = async () => {
  const { page } = await openWindow()
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
    expect.soft(await inspect(page, `/service/xss-${index}/`), `batch ${index}`).toEqual(harmless)
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
  expect(await inspect(page, address)).toMatchObject({ left: [], elements: [], hits: 0 })
})
