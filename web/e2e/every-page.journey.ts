import type { Browser } from 'playwright-core'
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

it('every address of the specification and of the sitemap is a page with a status, a title and one heading, and the console stays empty', async () => {
  const parts = locations(await read('/sitemap.xml'))
  expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-products-1.xml'])
  const named: string[] = []
  for (const part of parts) named.push(...locations(await read(part)))
  expect(named.length).toBeGreaterThan(300)

  const left = [...new Set([...ofTheSpec, ...named])]
  const faults: string[] = []
  const walk = async () => {
    const { page, complaints, close } = await openWindow(browser, { viewport: phone })
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const answer = await page.goto(shop(path))
      // Long enough for the page to be taken over by its script, which is when it would complain.
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
      )
      const found = {
        status: answer?.status(),
        hasTitle: (await page.title()).length > 8,
        headings: await page.locator('h1').count(),
      }
      if (found.status !== 200 || !found.hasTitle || found.headings !== 1)
        faults.push(`${path}: ${JSON.stringify(found)}`)
    }
    await close()
    return complaints
  }
  // Two windows at once: one is looked at while the other loads.
  const complaints = await Promise.all([walk(), walk()])
  expect(faults).toEqual([])
  // That no pictures are looked at is this test's own doing.
  expect(complaints.flat().filter((line) => !line.endsWith('because image loading is disabled.'))).toEqual([])
}, 360_000)
