/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { headsOf, idsUsedTwice, openPage, openRunning, phone } from './browser.ts'

const shop = (path: string) => `${inject('shopUrl')}${path}`

/** The public URLs of spec §2. Other journeys open those that need a login or belong to one shopper. */
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

interface Sent {
  path: string
  fault: string | null
  /** The scripts that the first view names: the same for all pages of one kind. */
  kind: string
}

/** A page as sent by the server, with its errors. */
const pageAsSent = async (path: string): Promise<Sent> => {
  const answer = await fetch(shop(path), { redirect: 'manual' })
  const text = await answer.text()
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(text)?.[1] ?? ''
  const headings = text.match(/<h1[\s>]/g)?.length ?? 0
  const isRight = answer.status === 200 && title.length > 8 && headings === 1
  return {
    path,
    fault: isRight ? null : `${path} as sent: ${answer.status}, '${title}', ${headings} × h1`,
    kind: (text.match(/<link[^>]+rel="modulepreload"[^>]*>/g) ?? []).toSorted().join(''),
  }
}

/** The errors of a page that is opened by its URL. */
const faultWhenOpened = async (page: Page, path: string): Promise<string | null> => {
  await openRunning(page, shop(path))
  // What hydrates later would log its errors, too.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  const title = await page.title()
  const headings = await page.locator('h1').count()
  if (title.length <= 8 || headings !== 1) return `${path} opened: '${title}', ${headings} × h1`
  const twice = await idsUsedTwice(page)
  if (twice.length > 0) return `${path} opened: ids used twice: ${twice.join()}`
  const { sent, running } = await headsOf(page)
  return sent.join() === running.join() ? null : `${path} opened: other tags in its head than as sent`
}

/** The same, for a page that is opened by a link of the shop. */
const faultWhenFollowed = async (page: Page, path: string): Promise<string | null> => {
  const before = await page.title()
  const { title, headings } = await page.evaluate(
    ([to, from]) =>
      new Promise<{ title: string; headings: number }>((resolve) => {
        history.pushState({ key: to }, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: { key: to } }))
        const start = performance.now()
        const look = () => {
          const isLate = performance.now() - start > 10_000
          if (document.title === from && !isLate) return void requestAnimationFrame(look)
          resolve({ title: document.title, headings: document.querySelectorAll('h1').length })
        }
        look()
      }),
    [path, before] as const,
  )
  return title !== before && headings === 1 ? null : `${path} followed: '${title}', ${headings} × h1`
}

it(
  'every URL of the specification and of the sitemap has its status, a title and one heading, and each kind of page keeps them in a browser without console messages',
  { timeout: 300_000 },
  async () => {
    const parts = locations(await read('/sitemap.xml'))
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-products-1.xml'])
    const [pages = [], products = []] = await Promise.all(
      parts.map(async (part) => locations(await read(part))),
    )
    expect(pages.length).toBeGreaterThan(80)
    expect(products.length).toBeGreaterThan(200)

    const sent: Sent[] = []
    for (const path of new Set([...ofTheSpec, ...pages, ...products])) sent.push(await pageAsSent(path))
    expect(sent.flatMap(({ fault }) => fault ?? [])).toEqual([])

    const kinds = [...Map.groupBy(sent, ({ kind }) => kind).values()]
    expect(kinds.length).toBeGreaterThan(15)
    const { page, complaints, close } = await openPage({ withPictures: false, viewport: phone })
    const faults: (string | null)[] = []
    for (const alike of kinds) faults.push(await faultWhenOpened(page, alike[0]?.path ?? ''))
    for (const alike of kinds) faults.push(await faultWhenFollowed(page, alike.at(-1)?.path ?? ''))
    await close()
    expect(faults.filter(Boolean)).toEqual([])
    // The test itself blocks pictures.
    expect(complaints.filter((line) => !line.endsWith('because image loading is disabled.'))).toEqual([])
  },
)

it('test pages are public and not indexed', async () => {
  const pages = locations(await read('/sitemap-pages.xml'))
  expect(pages.length).toBeGreaterThan(40)
  for (const path of ['/test-categorie/', '/test-overzicht/', '/test-tekst/']) {
    expect(pages).not.toContain(path)
    expect(await read(path)).toContain('<meta name="robots" content="noindex"')
  }
  expect(await read('/dekbedovertrek/')).not.toContain('name="robots"')
  expect(await read('/boxspring/')).not.toContain('name="robots"')
})
