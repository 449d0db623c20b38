/** @module-tag slow */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { account } from './account.ts'
import { desktop, openPage, openRunning, phone, untilRunning } from './browser.ts'
import { cutTexts, shreddedTexts } from './in-view.ts'
import { fillCheckout, order, sheets } from './order-by-api.ts'

const shop = (path: string) => inject('shopUrl') + path
const ofCheckout = ['/checkout/address-details/', '/checkout/payment-methods/', '/checkout/pay/']

/** By the size in the settings of the browser. A style on the root element would not change the media queries. */
const doubleLetters = async (context: BrowserContext, page: Page) => {
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}

it('forced colours show what is chosen, and the sign of the button that pauses', async () => {
  const { page, close } = await openPage({ forcedColors: 'active' })
  await openRunning(page, shop(`/${sheets}.html`))
  const selectors = {
    chosen: 'label:has([type=radio]:checked)',
    other: 'label:has([type=radio]:not(:checked))',
    thumbnail: 'button[aria-current]',
    crumb: 'nav[aria-label="Kruimelpad"] [aria-current]',
  }
  const outlines: Record<string, string> = {}
  for (const [name, selector] of Object.entries(selectors))
    outlines[name] = await page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(outlines).toEqual({ chosen: 'solid', other: 'none', thumbnail: 'solid', crumb: 'none' })
  const sign = await page.getByRole('button', { name: 'Afspelen' }).evaluate((button) => {
    const { borderLeftColor, borderTopColor } = getComputedStyle(button, '::before')
    return borderLeftColor !== borderTopColor
  })
  expect(sign).toBe(true)
  await close()
})

it('at 320 pixels no icon shrinks, no page scrolls sideways, and the sort order is one text', async () => {
  const { page, close } = await openPage({ viewport: { width: 320, height: 640 } })
  for (const path of ['/', '/dekbedovertrek/', `/${sheets}.html`, '/cart/', '/service/shipping-returns/']) {
    await openRunning(page, shop(path))
    const logo = page.getByRole('banner').locator('svg[width="28"]').filter({ visible: true }).first()
    expect([path, (await logo.boundingBox())?.width]).toEqual([path, 28])
    const cut = await logo.evaluate(({ parentElement: name }) => name && name.scrollWidth - name.clientWidth)
    expect([path, cut]).toEqual([path, 0])
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
    expect([path, ...(await cutTexts(page))]).toEqual([path])
  }
  await openRunning(page, shop('/dekbedovertrek/'))
  const parts = await page
    .locator('summary', { hasText: 'Sorteren' })
    .filter({ visible: true })
    .evaluate((summary) => summary.childNodes.length)
  expect(parts).toBe(2)
  await close()
})

it('with letters of twice the size no page scrolls sideways, and no text is cut', async () => {
  const { context, page, close } = await openPage({ withPictures: false })
  await fillCheckout(page)
  await doubleLetters(context, page)
  const shown = ['/', '/dekbedovertrek/', `/${sheets}.html`, '/cart/']
  const found: object[] = []
  for (const path of [...shown, '/checkout/checkout-login/', ...ofCheckout]) {
    await page.setViewportSize(desktop)
    await openRunning(page, shop(path))
    for (const width of [1280, desktop.width, 1984, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      const cut = await cutTexts(page)
      if (scrolled > width || cut.length > 0) found.push({ path, width, scrolled, cut })
    }
  }
  expect(found).toEqual([])
  await close()
})

const missing = '/bestaat-niet/'
/** Pages of each kind, with what is wide in some of them: tables, long words, rows of buttons. */
const kinds =
  `/ /dekbedovertrek/ /wonen/vloerkleden/ /boxspring/ /hoofdkussen/ /dekbed/keuzehulp/ /molton/keuzehulp/ /zoeken/?tn_q=wol
  /zoeken/?tn_q=qqqqq /brands/ /brands/wolhoeve/ /acties/ /cop/ /sitemap/ /service/ /service/klantenservice-contact/
  /service/shipping-returns/ /service/privacy/ /service/beoordelingen/ /service/pakketchecker/ /service/herroepen/
  /vloerkleed-retourneren/ /blog/ /blog/dons-wol-of-vezel/ /inspiratie/rustige-slaapkamer-in-aardetinten/ /showrooms/
  /vacatures/ /vacatures/bezorger-monteur/ /nieuwsbrief/ /favorieten/ /vergelijken/ /cart/ ${missing}
  /configurator/boxsprings/hotel-boxspring-set/step-1/ /kinderdekbedovertrek-dinos-op-pad-katoen.html
  /account/login/ /account/register/ /account/forgot-password/`
    .trim()
    .split(/\s+/)
const ofCustomer =
  `/account/ /account/information/ /account/orders/ /account/billing-address/ /account/shipping-address/
  /account/subscription/`.split(/\s+/)

it(
  'on a phone with letters of twice the size no page, menu or dialog scrolls sideways, and no text is cut or shredded',
  { timeout: 300_000 },
  async () => {
    const { context, page, close } = await openPage({ withPictures: false, viewport: phone })
    const found: object[] = []
    const look = async (at: string) => {
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      const cut = await cutTexts(page)
      const shredded = await shreddedTexts(page)
      if (scrolled > phone.width || cut.length + shredded.length > 0)
        found.push({ at, scrolled, cut, shredded })
    }
    const visit = async (path: string) => {
      const answer = await page.goto(shop(path))
      await untilRunning(page)
      const status = path === missing ? 404 : 200
      expect([path, answer?.status(), page.url()]).toEqual([path, status, shop(path)])
      await look(path)
    }
    await doubleLetters(context, page)
    for (const path of kinds) await visit(path)

    const presses = [
      ['/', 'Menu', 'Menu'],
      ['/', 'Chat', /^Chat/],
      ['/dekbedovertrek/', 'Filters', 'Filters'],
    ] as const
    for (const [path, button, dialog] of presses) {
      await openRunning(page, shop(path))
      await page.getByRole('button', { name: button, exact: true }).first().click()
      await page.getByRole('dialog', { name: dialog }).waitFor()
      await look(button)
    }
    await openRunning(page, shop('/dekbedovertrek/'))
    await page.locator('summary', { hasText: 'Sorteren' }).filter({ visible: true }).click()
    await look('Sorteren')

    const customer = account(page)
    await customer.register()
    await openRunning(page, shop('/account/login/'))
    await customer.logIn()
    await page.waitForURL(shop('/account/'))
    const ordered = await order(page, 'paid')
    for (const path of [...ofCustomer, `/account/orders/${ordered}/`]) await visit(path)
    await fillCheckout(page)
    for (const path of ['/cart/', ...ofCheckout]) await visit(path)
    expect(found).toEqual([])
    await close()
  },
)

it('a bar shows that a page loads, and does not move with reduced motion', async () => {
  const { page, close } = await openPage()
  await openRunning(page, shop('/'))
  await page.route('**/api/**', () => {})
  await page.getByRole('main').getByRole('link', { name: 'Matrassen' }).first().hover()
  // The press sends the request, and the click only waits for it.
  const sent = page.waitForRequest('**/api/catalog/routes?*')
  await page.mouse.down()
  await sent
  await page.mouse.up()
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
  await expect.poll(moving).toBe(0)
  await close()
})
