/** @module-tag slow */
import type { BrowserContext, Page } from 'playwright-core'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { ProductTiles } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, inject, it } from 'vitest'
import { allPages, routesFor } from '../src/routes.tsx'
import { account } from './account.ts'
import { openPage, openRunning, untilPainted } from './browser.ts'
import { holdAnswers, type Shown } from './late-answers.ts'
import { fillCheckout, order, sheets } from './order-by-api.ts'

const shop = (path: string) => inject('shopUrl') + path

type Row = [address: string, css: string, text?: string]

const tile = 'article h3 a'
const submit = 'form button[type=submit]'

/** The pages for visitors without an account, and the content that shows each is complete. */
const forVisitors = ({ paid, pending }: Orders): Row[] => [
  ['/', '*', 'Waar ben je naar op zoek?'],
  ['/favorieten/', tile],
  [`/vergelijken/?p=${sheets}`, 'table'],
  ['/nieuwsbrief/', submit],
  ['/nieuwsbrief/bevestigen/?token=x', 'button'],
  ['/nieuwsbrief/afmelden/?token=x', 'button'],
  ['/zoeken/?tn_q=wol', tile],
  ['/brands/', 'a[href="/brands/wolhoeve/"]'],
  ['/brands/wolhoeve/', tile],
  ['/configurator/', 'h1', 'samen'],
  ['/service/herroepen/', submit],
  ['/service/pakketchecker/', submit],
  ['/service/beoordelingen/', 'h1'],
  [`/service/bestelling/${paid}/`, 'h1', 'Bestelling DKBD'],
  ['/service/', 'a[href="/service/klantenservice-contact/"]'],
  ['/service/klantenservice-contact/', submit],
  ['/service/privacy/', 'h1 ~ *'],
  ['/blog/', 'a[href^="/blog/"]'],
  ['/blog/dons-wol-of-vezel/', 'h1 ~ *'],
  ['/inspiratie/', 'a[href^="/inspiratie/"]'],
  ['/inspiratie/hotelgevoel-thuis/', 'h1 ~ *'],
  ['/vacatures/', 'a[href^="/vacatures/"]'],
  ['/vacatures/bezorger-monteur/', 'h1'],
  ['/textpage/', 'h1'],
  ['/sitemap/', 'a[href="/wonen/vloerkleden/"]'],
  ['/cop/', 'a[href="/wonen/vloerkleden/"]'],
  [`/vloerkleed-retourneren/?order=${paid}`, submit],
  ['/redirect/?url=/textpage/', 'h1'],
  ['/dekbed/', tile],
  ['/boxspring/', 'a[href="/boxspring/boxspring-kopen/"]'],
  ['/showrooms/', 'h1'],
  ['/dekbed/keuzehulp/', 'fieldset'],
  [`/${sheets}.html`, '*', 'In winkelwagen'],
  ['/dekbed/dit-bestaat-niet/', '*', 'Deze pagina bestaat niet'],
  ['/account/login/', submit],
  ['/login/', submit],
  ['/account/register/', submit],
  ['/account/thankyou/', '*', 'Bedankt voor je aanmelding'],
  ['/account/forgot-password/', submit],
  ['/account/reset-password/?token=x', submit],
  ['/account/confirm-email/?token=x', submit],
  ['/cart/', '*', 'Kortingscode'],
  ['/cart/restore/', '*', 'Kortingscode'],
  ['/cart/afmelden/?token=x', 'button'],
  ['/checkout/checkout-login/', '*', 'Doorgaan als gast'],
  ['/checkout/address-details/', 'input[name="billingAddress.zipcode"]'],
  ['/checkout/payment-methods/', '*', 'Kies je betaalmethode'],
  ['/checkout/pay/', '*', 'Bestelling met betalingsverplichting'],
  [`/checkout/betalen/${pending}/`, '*', 'We wachten op je bank of betaaldienst'],
  [`/checkout/pending/?order=${pending}`, '*', 'We wachten op je bank of betaaldienst'],
  [`/checkout/status/${pending}/`, '*', 'We wachten op je bank of betaaldienst'],
  [`/checkout/thankyou?order=${paid}`, '*', 'Bedankt voor je bestelling'],
]

const forCustomers = ({ paid }: Orders): Row[] => [
  ['/account/', '*', 'Laatste bestelling'],
  ['/account/information/', 'input[name="customer.firstName"]'],
  ['/account/billing-address/', submit],
  ['/account/shipping-address/', submit],
  ['/account/orders/', `a[href="/account/orders/${paid}/"]`],
  [`/account/orders/${paid}/`, 'h1', 'Bestelling DKBD'],
  ['/account/subscription/', '*', 'ontvangt onze nieuwsbrief'],
  ['/checkout/address-details/', 'input[name="billingAddress.zipcode"]'],
]

/** The page of the site map that an address shows. */
const pageAt = (address: string): RouteObject | undefined => {
  const { pathname } = new URL(shop(address))
  return matchRoutes(routesFor(pathname), pathname)?.at(-1)?.route
}

it('every page of the site map is opened by the test below', () => {
  const orders = { paid: 'a', pending: 'b' }
  const opened = new Set(
    [...forVisitors(orders), ...forCustomers(orders)].map(([address]) => pageAt(address)),
  )
  const all = allPages()
  expect(all.length).toBeGreaterThan(55)
  // Pages of the catalogue share a pattern, and differ in their data.
  const missing = all.filter((page) => !opened.has(page))
  expect(missing.map(({ path, handle }) => `${path} ${handle.data ?? ''}`)).toEqual([])
})

interface Orders {
  paid: string
  pending: string
}

/** A paid order, a pending one, a cart that is ready for payment, and favourites. */
const shopper = async (context: BrowserContext): Promise<Orders> => {
  const answer = await context.request.get(shop(apiPaths.featuredProducts))
  const { products } = ProductTiles.parse(await answer.json())
  const favourites = products.map(({ id }) => ({ id, image: null, available: true }))
  await context.addInitScript((said) => localStorage.setItem('favorites', said), JSON.stringify(favourites))
  return { paid: await order(context, 'paid'), pending: await order(context, 'pending') }
}

/** A page without data of its own. */
const start = '/nieuwsbrief/afmelden/?token=x'
const startShown: Shown = { css: 'button', text: '' }

/** Ways to open a page while the response of the `/api` URL `late` arrives last. */
const ways = {
  'by address': async (page: Page, address: string, late: string) => {
    await page.evaluate((held) => window.lateAnswers.hold(held), late)
    await page.goto(shop(address), { waitUntil: 'commit' })
  },
  'by link': async (page: Page, address: string, late: string) => {
    await page.evaluate(() => window.lateAnswers.hold(null))
    await page.goto(shop(start), { waitUntil: 'commit' })
    await page.evaluate((shown) => window.lateAnswers.untilWhole(shown), startShown)
    await page.evaluate(
      ([to, held]) => {
        window.lateAnswers.hold(held)
        history.pushState({ key: to }, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: { key: to } }))
      },
      [address, late] as const,
    )
  },
}

/** Opens every page with each of its responses late in turn. Returns those that did not load completely. */
const walk = async (page: Page, pages: Row[]): Promise<string[]> => {
  const faults: string[] = []
  const open = async (way: keyof typeof ways, [address, css, text = '']: Row, late: string) => {
    await ways[way](page, address, late)
    const { isWhole, read } = await page.evaluate((shown) => window.lateAnswers.untilWhole(shown), {
      css,
      text,
    })
    const [first = 'nothing'] = read
    if (!isWhole) faults.push(`${address} ${way}, ${late === 'first' ? first : late} late`)
    return read
  }
  await holdAnswers(page)
  await page.goto(shop(start))
  for (const row of pages)
    for (const way of ['by address', 'by link'] as const) {
      const [, ...rest] = await open(way, row, 'first')
      for (const late of rest) await open(way, row, late)
    }
  return faults
}

it('every page loads completely if one of its responses is late, by URL and by link', async () => {
  const visitor = await openPage({ withPictures: false })
  const customer = await openPage({ withPictures: false })
  const zoe = account(customer.page)
  await zoe.register()
  await customer.page.goto(shop('/account/login/'))
  await zoe.logIn()
  await customer.page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const [hers, theirs] = await Promise.all([shopper(customer.context), shopper(visitor.context)])

  const ofVisitors = forVisitors(theirs)
  const ofCustomers = forCustomers(hers)
  const faults = await Promise.all([walk(visitor.page, ofVisitors), walk(customer.page, ofCustomers)])
  expect(faults.flat()).toEqual([])
  const complaints = [...visitor.complaints, ...customer.complaints]
  // The test itself blocks pictures and opens one page that does not exist.
  expect(complaints.filter((line) => !/image loading is disabled|status of 404/.test(line))).toEqual([])
  await visitor.close()
  await customer.close()
}, 360_000)

/** Starts something whose answer is late, leaves the page, and lets the answer come. */
const leaveBeforeAnswer = async (page: Page, api: string, begin: () => Promise<void>) => {
  const held = Promise.withResolvers<void>()
  const isAnswered = Promise.withResolvers<void>()
  await page.route(`**${api}*`, async (route) => {
    const answer = await route.fetch()
    await held.promise
    await route.fulfill({ response: answer })
    isAnswered.resolve()
  })
  const request = page.waitForRequest((sent) => sent.url().includes(api))
  await begin()
  await request
  await page.evaluate(() => {
    const state = { key: 'elsewhere' }
    history.pushState(state, '', '/service/privacy/')
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })
  await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor()
  held.resolve()
  await isAnswered.promise
  await page.waitForLoadState('networkidle')
  await untilPainted(page)
  expect(new URL(page.url()).pathname).toBe('/service/privacy/')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

it('a late answer does not navigate after the shopper has left the page', async () => {
  const { page, context, complaints, close } = await openPage()
  await fillCheckout(context)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()

  await openRunning(page, shop('/boxspring/'))
  await leaveBeforeAnswer(page, '/api/advice/', () => press('160 cm'))

  await openRunning(page, shop('/dekbed/keuzehulp/'))
  await leaveBeforeAnswer(page, '/api/advice/', async () => {
    await page.getByLabel('Een groot tweepersoonsbed').check()
    await press('Volgende')
  })

  await openRunning(page, shop('/checkout/address-details/'))
  await leaveBeforeAnswer(page, apiPaths.checkoutCustomer, () => press('Volgende'))

  await openRunning(page, shop('/checkout/payment-methods/'))
  await leaveBeforeAnswer(page, apiPaths.paymentMethods, () => press('Naar betaling'))

  await openRunning(page, shop('/nieuwsbrief/'))
  await page.getByRole('main').getByLabel('E-mailadres').fill('laat@voorbeeld.example')
  await leaveBeforeAnswer(page, apiPaths.newsletter, () => press('Inschrijven'))
  await page.getByRole('dialog', { name: 'Inschrijven gelukt!' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})
