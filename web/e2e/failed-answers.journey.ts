/** @module-tag slow */
import type { Page, Route } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { somethingWentWrong } from '../src/api/problem-error.ts'
import { account } from './account.ts'
import { expectAccessible, itAtBothWidths, openRunning, openPage } from './browser.ts'
import { fillCart } from './order-by-api.ts'

const shop = (path: string) => inject('shopUrl') + path
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Probeer opnieuw' })
const failed = 'Er ging iets mis'

const problem = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal_error',
    detail: somethingWentWrong,
    requestId: 'r-1',
  }),
}

/** The lines that our own code logs, without those that the browser adds. */
const logged = (complaints: string[]) =>
  complaints
    .filter((line) => !line.includes('Failed to load resource'))
    .map((line) => line.replace(/^\S+ /, ''))

/** Fails every response of a URL until 'Probeer opnieuw' is pressed. */
const failing = async (page: Page, address: string) => {
  let refused = 0
  let pressed: Promise<void> | null = null
  await page.route(address, async (route) => {
    if (pressed) {
      await pressed
      return route.fallback()
    }
    refused += 1
    return route.fulfill(problem)
  })
  return {
    refused: () => refused,
    /** Automatic retries wait for the press: otherwise one could remove the button first. */
    pressAgain: async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      pressed = promise
      await again(page).click()
      resolve()
    },
  }
}

itAtBothWidths('on %s a page that fails to load shows its status and a link back', async (viewport) => {
  const { page, close } = await openPage({ viewport })
  await openRunning(page, shop('/nieuwsbrief/'))
  const listing = await failing(page, '**/api/catalog/listing?*')
  await page.locator('footer a[href="/dekbed/"]').click()
  await heading(page, failed).waitFor()
  expect(await page.getByRole('main').getByText('500', { exact: true }).count()).toBe(1)
  expect(await page.getByRole('main').getByRole('alert').innerText()).toBe(somethingWentWrong)
  expect(await page.title()).toBe(`${failed} | Sluimer`)
  await expectAccessible(page)

  await listing.pressAgain()
  await heading(page, 'Dekbedden').waitFor()
  await expect.poll(() => page.title()).not.toContain(failed)

  await page.route('**/api/catalog/products/*', (route) => route.fulfill(problem))
  await page.locator('main article h3 a').first().click()
  await heading(page, failed).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Ga terug' }).click()
  await page.waitForURL(shop('/'))
  await expect.poll(() => page.title()).not.toContain(failed)
  await close()
})

it('a page with its own heading keeps it above the error, and gets its title back', async () => {
  const { page, complaints, close } = await openPage()
  const cart = await failing(page, '**/api/cart')
  await page.goto(shop('/cart/'))
  await page.getByRole('heading', { level: 2, name: failed }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Winkelwagen'])
  await page.getByRole('main').getByRole('link', { name: 'Ga terug' }).waitFor()
  await expect.poll(() => page.title()).toBe(`${failed} | Sluimer`)
  await expectAccessible(page)
  const failure = 'GET /api/cart failed: 500 internal_error, request r-1'
  await expect.poll(() => logged(complaints)).toEqual(Array.from({ length: cart.refused() }, () => failure))

  await cart.pressAgain()
  await page.getByText('Je winkelwagen is nog leeg').waitFor()
  await expect.poll(() => page.title()).toBe('Winkelwagen | Sluimer')
  await close()
})

it('if the session fails to load, a customer stays on the page, which then loads automatically', async () => {
  const { page, close } = await openPage()
  const zoe = account(page)
  await zoe.register()
  await page.goto(shop('/account/login/'))
  await zoe.logIn()
  await heading(page, 'Dashboard').waitFor()

  await fillCart(page)
  for (const fail of [(route: Route) => route.fulfill(problem), (route: Route) => route.abort()]) {
    const failOnce = async () => {
      await page.unroute('**/api/session')
      await page.route('**/api/session', fail, { times: 1 })
    }
    await failOnce()
    await page.goto(shop('/account/orders/'))
    await heading(page, failed).waitFor()
    await heading(page, 'Mijn bestellingen').waitFor()
    expect(new URL(page.url()).pathname).toBe('/account/orders/')
    // The checkout shows no login form to a customer who may be logged in.
    await failOnce()
    await page.goto(shop('/checkout/checkout-login/'))
    await page.getByRole('link', { name: 'Doorgaan als gast' }).waitFor()
    expect(await page.getByLabel('Wachtwoord', { exact: true }).count()).toBe(0)
    await page.waitForURL(shop('/checkout/address-details/'))
  }

  // For a longer failure: the page shows an error, and a retry loads it.
  await page.unroute('**/api/session')
  const session = await failing(page, '**/api/session')
  await page.goto(shop('/account/orders/'))
  await heading(page, failed).waitFor()
  await expectAccessible(page)
  await session.pressAgain()
  await heading(page, 'Mijn bestellingen').waitFor()
  // A form that needs no login works without the session.
  await page.route('**/api/session', (route) => route.fulfill(problem))
  await page.goto(shop('/account/forgot-password/'))
  await heading(page, 'Wachtwoord vergeten').waitFor()
  await close()
})

it('failures that the page does not show are logged in the console, once and without typed text', async () => {
  const { page, complaints, close } = await openPage()
  const once = (pattern: string) => page.route(pattern, (route) => route.fulfill(problem), { times: 1 })
  await once('**/api/session')
  await openRunning(page, shop('/dekbedovertrek/'))
  await once('**/api/catalog/search/suggestions?*')
  const box = page.getByRole('combobox', { name: 'Zoeken' })
  await box.fill('zoe@example.com')
  await expect.poll(() => logged(complaints)).toHaveLength(2)
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false')
  // Scrolling to the link may load the next page before the press does.
  await once('**/api/catalog/listing?*')
  await page.getByRole('link', { name: 'Laad meer' }).click()
  await expect.poll(() => logged(complaints)).toHaveLength(3)
  expect(logged(complaints)).toEqual([
    'GET /api/session failed: 500 internal_error, request r-1',
    'GET /api/catalog/search/suggestions failed: 500 internal_error, request r-1',
    'GET /api/catalog/listing failed: 500 internal_error, request r-1',
  ])
  await close()
})

it('a slide whose picture fails has a placeholder, and its text stays readable', async () => {
  const { page, close } = await openPage()
  await page.route('**/images/**', (route) => route.abort())
  await openRunning(page, shop('/'))
  const slides = page.getByRole('region', { name: 'Acties' })
  await slides.locator('svg[role=img]').first().waitFor()
  const usual = await page.evaluate(() => getComputedStyle(document.body).color)
  const colours = await slides
    .locator('h2')
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).color))
  expect(colours).toEqual(colours.map(() => usual))
  await close()
})
