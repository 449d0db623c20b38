import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, openWindow, phone } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ withPictures: false })
})
afterAll(() => browser.close())

const shop = (path: string) => `${inject('shopUrl')}${path}`

/** Spec §2 as far as anybody may see it; what asks for a login or belongs to one shopper is walked through elsewhere. */
const ofTheSpec =
  `/ /blog/ /blog/dons-wol-of-vezel/ /brands/ /brands/wolhoeve/ /brands/wolhoeve/?tn_p=1 /cop/ /favorieten/ /inspiratie/ /pop/
  /service/ /service/klantenservice-contact/ /service/shipping-returns/ /service/orderandpayment/ /sitemap/ /textpage/
  /vacatures/ /vacatures/bezorger-monteur/ /vloerkleed-retourneren/ /zoeken/?tn_q=wol /showrooms/ /cyber-monday/ /hoofdkussen/
  /boxspring/ /acties/ /outlet-overzicht/ /telefoon/ /dekbedovertrek/ /dekbed/ /hoeslaken/ /hoofdkussen/hoofdkussens/
  /matrassen/ /badtextiel/ /molton/ /kids/ /wonen/ /wonen/vloerkleden/ /wonen/gordijnen/ /wonen/badtextiel/
  /accessoires/ /klamboes/ /sierkussens/ /hotel-linnen/ /strictly-business/ /outlet-overzicht/outlet/ /gadgets/
  /gratis-dekbed/ /alles-999-op-op/ /acties/vakantiegeld/ /boxspring/boxspring-kopen/ /test-categorie/`
    .trim()
    .split(/\s+/)

const read = async (path: string) => (await fetch(shop(path))).text()
const locations = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)

/** What is wrong with a page as it is sent, or null. */
const faultAsSent = async (path: string): Promise<string | null> => {
  const answer = await fetch(shop(path), { redirect: 'manual' })
  const text = await answer.text()
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(text)?.[1] ?? ''
  const headings = text.match(/<h1[\s>]/g)?.length ?? 0
  const isRight = answer.status === 200 && title.length > 8 && headings === 1
  return isRight ? null : `${path} as sent: ${answer.status}, '${title}', ${headings} × h1`
}

/** The same, when it is opened by its address. */
const faultWhenOpened = async (page: Page, path: string): Promise<string | null> => {
  await page.goto(shop(path))
  // Long enough for the page to be taken over by its script, which is when it would complain.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  const title = await page.title()
  const headings = await page.locator('h1').count()
  return title.length > 8 && headings === 1 ? null : `${path} opened: '${title}', ${headings} × h1`
}

/** The same, when a link of the shop leads to it. */
const faultWhenFollowed = async (page: Page, path: string): Promise<string | null> => {
  const before = await page.title()
  const { title, headings } = await page.evaluate(
    ([to, from]) =>
      new Promise<{ title: string; headings: number }>((resolve) => {
        history.pushState({ key: to }, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: { key: to } }))
        const asked = performance.now()
        const look = () => {
          const isLate = performance.now() - asked > 10_000
          if (document.title === from && !isLate) return void requestAnimationFrame(look)
          resolve({ title: document.title, headings: document.querySelectorAll('h1').length })
        }
        look()
      }),
    [path, before] as const,
  )
  return title !== before && headings === 1 ? null : `${path} followed: '${title}', ${headings} × h1`
}

it('every address of the specification and of the sitemap is a page with a status, a title and one heading, and the console stays empty', async () => {
  const parts = locations(await read('/sitemap.xml'))
  expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-products-1.xml'])
  const [pages = [], products = []] = await Promise.all(
    parts.map(async (part) => locations(await read(part))),
  )
  expect(pages.length).toBeGreaterThan(80)
  expect(products.length).toBeGreaterThan(200)

  const toOpen = [...new Set([...ofTheSpec, ...pages])]
  const toFollow = [...products]
  const faults: (string | null)[] = []
  const walk = async () => {
    const { page, complaints, close } = await openWindow(browser, { viewport: phone })
    for (let path = toOpen.pop(); path !== undefined; path = toOpen.pop())
      faults.push(await faultAsSent(path), await faultWhenOpened(page, path))
    for (let path = toFollow.pop(); path !== undefined; path = toFollow.pop())
      faults.push(await faultAsSent(path), await faultWhenFollowed(page, path))
    await close()
    return complaints
  }
  // Two windows at once: one is looked at while the other loads.
  const complaints = await Promise.all([walk(), walk()])
  expect(faults.filter(Boolean)).toEqual([])
  // That no pictures are looked at is this test's own doing.
  expect(complaints.flat().filter((line) => !line.endsWith('because image loading is disabled.'))).toEqual([])
}, 360_000)

it('pages that try something out are open, and search engines are asked to pass them over', async () => {
  const pages = locations(await read('/sitemap-pages.xml'))
  expect(pages.length).toBeGreaterThan(40)
  for (const path of ['/test-categorie/', '/test-overzicht/', '/test-tekst/']) {
    expect(pages).not.toContain(path)
    expect(await read(path)).toContain('<meta name="robots" content="noindex"')
  }
  expect(await read('/dekbedovertrek/')).not.toContain('name="robots"')
  expect(await read('/boxspring/')).not.toContain('name="robots"')
})
