import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { apiPaths } from 'shared-types/urls/api-paths'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, inject, it } from 'vitest'
import { node, root } from '../../commands/project.mjs'
import { account } from './account.ts'
import {
  desktop,
  expectAccessible,
  itAtBothWidths,
  openPage,
  openRunning,
  phone,
  surroundings,
  untilPainted,
} from './browser.ts'
import { hasFocus } from './in-view.ts'
import { fillCart, guest, order } from './order-by-api.ts'
import {
  addToCart,
  chooseBankOutcome,
  orderNumber,
  chooseMethods,
  fillIn,
  openFirstProduct,
  orderButton,
} from './purchase.ts'
import { largestShift, shifted, watchShifts } from './shifts.ts'

let atHome: Set<string>
beforeAll(async () => {
  const { page, close } = await openPage()
  await page.goto(shop('/'), { waitUntil: 'networkidle' })
  // Some scripts are loaded when the browser is idle, which on a busy machine is late.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForFunction(
    (state) => {
      const before = state.resources
      state.resources = performance.getEntriesByType('resource').length
      return state.resources === before
    },
    await page.evaluateHandle(() => ({ resources: -1 })),
    { polling: 1500 },
  )
  atHome = new Set((await scriptsOf(page)).map(([name]) => name))
  await close()
})

const shop = (address: string) => inject('shopUrl') + address
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const largest = 25_000

/** Runs an operator command. */
const operate = (...args: string[]) =>
  promisify(execFile)(node, [path.join(root, 'shop-api/src/cli.ts'), ...args], {
    env: { ...process.env, DATA_DIR: inject('dataDir') },
  })

/** Checks the page at both widths, without the header and footer that all pages share. */
const expectAccessibleAtBoth = async (page: Page) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, surroundings)
  }
}

/** All scripts that the page has loaded so far: transferred bytes by path. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }): [string, number] => [new URL(name).pathname, encodedBodySize]),
  )

/** Bytes of the scripts that the home page does not load. */
const bytesBeyondHome = async (page: Page) => {
  const more = new Map((await scriptsOf(page)).filter(([name]) => !atHome.has(name)))
  return [...more.values()].reduce((sum, bytes) => sum + bytes, 0)
}

async function lookAt(page: Page, address: string, name: string | RegExp) {
  await page.goto(shop(address))
  await heading(page, name).waitFor()
  await page.waitForLoadState('networkidle')
  const bytes = await bytesBeyondHome(page)
  console.log(`${address}: JavaScript beyond the home page's ${(bytes / 1000).toFixed(1)} kB`)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(largest)
  await expectAccessibleAtBoth(page)
}

const textOf = async (pdf: Uint8Array) =>
  (await extractText(await getDocumentProxy(Uint8Array.from(pdf)), { mergePages: true })).text.replaceAll(
    /\s+/g,
    ' ',
  )

/**
 * A browser that keeps pages in its back/forward cache despite `no-store`, as Safari does. After a logout in
 * another tab, Back would show the page with the customer's address.
 */
const expectBackToShowNothing = async (who: { email: string; password: string }) => {
  const { page, context, close } = await openPage({ keepsPages: true })
  const shown: boolean[] = []
  await page.exposeFunction('shownFromMemory', () => shown.push(true))
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void Reflect.get(window, 'shownFromMemory')()
    }),
  )
  await context.route(/^(?!.*\/(assets|images)\/)/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    const { 'cache-control': _mayNot, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  await page.goto(shop('/account/login/?naar=%2Faccount%2Fsubscription%2F'))
  await account(page, who).logIn()
  await page.getByText(who.email).waitFor()
  await page.goto(shop('/service/privacy/'))
  await page.request.post(shop('/api/auth/logout'), { headers: { origin: shop('') } })
  await page.evaluate(() => history.back())
  await page.waitForURL(shop('/account/login/?naar=%2Faccount%2Fsubscription%2F'))
  expect(await page.getByText(who.email).count()).toBe(0)
  expect(shown).toEqual([true])
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await close()
}

it(
  'a customer creates an account, buys with it, opens the invoice, changes their data, and deletes everything',
  { tags: ['slow'] },
  async () => {
    const { page, complaints, close } = await openPage()
    const zoe = account(page)
    await page.goto(shop('/hoeslaken/'))
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Favorieten: / })
      .first()
      .click()
    await zoe.register()

    // Other sites link to this login URL: it leads to the page that was requested.
    await page.goto(shop(`/login/?naar=${encodeURIComponent('/account/billing-address/')}`))
    await zoe.logIn('Fout&Fout1')
    await page.getByText('horen niet bij elkaar').waitFor()
    await zoe.logIn()
    await heading(page, 'Factuuradres').waitFor()
    await page.getByTitle('ingelogd als Zoë').waitFor()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Favorieten.* 1 bewaard$/ })
      .waitFor()

    await button(page, 'Opslaan').click()
    await page.getByText('Postcode onjuist').first().waitFor()
    await page.getByLabel('Postcode').pressSequentially('1012 j')
    await page.getByRole('option', { name: '1012 JS — Dam, Amsterdam' }).click()
    await page.getByLabel('Huisnummer').fill('1')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === 'Amsterdam'),
    )
    await button(page, 'Opslaan').click()
    await page.getByText('De wijzigingen zijn opgeslagen.').waitFor()

    await page.goto(shop('/hoeslaken/'))
    const title = await openFirstProduct(page)
    await addToCart(page, 'Winkelwagen')
    await heading(page, 'Winkelwagen').waitFor()
    await page.getByRole('link', { name: 'Bestellen', exact: true }).click()
    await page.getByLabel('Telefoonnummer').fill('06 12345678')
    expect(await page.getByLabel('Voornaam', { exact: true }).inputValue()).toBe('Zoë')
    expect(await page.getByLabel('Straat').inputValue()).toBe('Dam')
    await button(page, 'Volgende').click()
    await chooseMethods(page)
    await orderButton(page).click()
    await chooseBankOutcome(page, 'Betaald')
    await orderNumber(page)

    await page.goto(shop('/account/'))
    const placed = page.getByRole('main').getByRole('link', { name: /^DKBD\d{7}$/ })
    const number = await placed.innerText()
    await placed.click()
    await heading(page, `Bestelling ${number}`).waitFor()
    const invoice = await page
      .getByRole('link', { name: /^Factuur F\d{4}-\d{6} \(PDF\)$/ })
      .getAttribute('href')
    const pdf = await textOf(await (await page.request.get(shop(invoice ?? ''))).body())
    for (const said of [number, 'Zoë de Vries', 'Dam 1', '21%', title]) expect(pdf).toContain(said)
    await button(page, 'Opnieuw bestellen').click()
    await page.getByRole('link', { name: 'Naar je winkelwagen' }).click()
    await heading(page, 'Winkelwagen').waitFor()
    await page.getByRole('main').getByRole('link', { name: title }).first().waitFor()

    await page.goto(shop('/account/subscription/'))
    await page.getByRole('main').getByRole('button', { name: 'Inschrijven', exact: true }).click()
    await button(page, 'Uitschrijven').click()
    await page.getByText('ontvangt onze nieuwsbrief niet').waitFor()

    await page.goto(shop('/account/information/'))
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download mijn gegevens' }).click()
    const exported: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(exported).toMatchObject({ customer: { email: zoe.email }, orders: [{ orderNumber: number }] })

    await page.getByLabel('Wachtwoord, om te verwijderen').fill(zoe.password)
    await button(page, 'Verwijder mijn account').click()
    await page.getByText('Er loopt nog een bestelling').waitFor()
    await operate('ship', number, 'PostNL', '3SABCD123456789')
    await operate('complete', number)
    await button(page, 'Verwijder mijn account').click()
    await page.waitForURL(shop('/'))
    await page.goto(shop('/account/login/'))
    await zoe.logIn()
    await page.getByText('horen niet bij elkaar').waitFor()
    // The browser logs refused requests too.
    expect(complaints.filter((line) => !line.includes('status of 422'))).toEqual([])
    await close()
  },
)

itAtBothWidths('on %s nothing shifts while a page for a customer loads', async (viewport) => {
  const { page, close } = await openPage({ viewport })
  const zoe = account(page)
  await zoe.register()
  await page.goto(shop('/account/login/'))
  await zoe.logIn()
  await heading(page, 'Dashboard').waitFor()
  await fillCart(page)
  await watchShifts(page)
  // A frame must show each state: otherwise a fast answer hides the shift.
  await page.route('**/api/**', async (route) => {
    await untilPainted(page)
    await route.fallback()
  })
  const shifts = new Map<string, number>()
  for (const address of [
    '/account/',
    '/account/information/',
    '/account/billing-address/',
    '/account/shipping-address/',
    '/account/orders/',
    '/account/subscription/',
    '/checkout/address-details/',
    '/favorieten/',
  ]) {
    await openRunning(page, shop(address))
    await untilPainted(page)
    shifts.set(address, await shifted(page))
  }
  expect([...shifts].filter(([, shift]) => shift > largestShift)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await close()
})

it('the newsletter page is right after a lost answer, and a confirmed account is not taken for the one that is logged in', async () => {
  const { page, close } = await openPage({ viewport: phone })
  const email = `wilhelminapetronella.vandenberghuizen${Date.now()}@voorbeeld.example`
  const zoe = account(page, { email, password: 'Zacht&Warm1' })
  await zoe.register()
  await page.goto(shop('/account/login/?naar=%2Faccount%2Fsubscription%2F'))
  await zoe.logIn()
  await page.getByRole('main').getByRole('button', { name: 'Inschrijven', exact: true }).click()
  await page.getByText(`${zoe.email} ontvangt onze nieuwsbrief.`).waitFor()
  await expectAccessible(page, surroundings)
  await page.route(`**${apiPaths.subscription}`, async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await button(page, 'Uitschrijven').click()
  await page.getByText(`${zoe.email} ontvangt onze nieuwsbrief niet.`).waitFor()
  expect(await button(page, 'Uitschrijven').count()).toBe(0)

  const other = await openPage()
  const sam = account(other.page)
  await sam.ask()
  await account(page, sam).confirm()
  await page.getByText(`Je bent ingelogd als ${zoe.email}.`).waitFor()
  await page.getByRole('link', { name: 'Naar je account' }).waitFor()
  await expectAccessible(page)
  await other.close()
  await close()
})

it('the withdrawal form has the name and the address of a customer, and not over what was typed', async () => {
  const { page, close } = await openPage({ viewport: phone })
  const zoe = account(page)
  await zoe.register()
  await page.goto(shop('/account/login/'))
  await zoe.logIn()
  await heading(page, 'Dashboard').waitFor()
  await page.goto(shop('/service/herroepen/?bestelling=DKBD1000001'))
  await expect.poll(() => page.getByLabel('Naam').inputValue()).toBe('Zoë de Vries')
  const main = page.getByRole('main')
  expect(await main.getByLabel('E-mailadres').inputValue()).toBe(zoe.email)
  expect(await main.getByLabel('Bestelnummer').inputValue()).toBe('DKBD1000001')

  await page.getByLabel('Naam').fill('Sam de Vries')
  await page.reload()
  await expect.poll(() => page.getByLabel('Naam').inputValue()).toBe('Sam de Vries')
  await close()
})

it('a customer cancels an unpaid order, and can then delete the account', async () => {
  const { page, complaints, close } = await openPage({ viewport: phone })
  const zoe = account(page)
  await zoe.register()
  await page.goto(shop('/account/login/'))
  await zoe.logIn()
  await heading(page, 'Dashboard').waitFor()
  const id = await order(page, 'failed')
  await page.goto(shop(`/account/orders/${id}/`))
  await page.getByText('Bestelling annuleren').click()
  await expectAccessible(page)
  await button(page, 'Ja, annuleer de bestelling').click()
  await page.getByText('of de bestelling is ingetrokken').waitFor()
  await button(page, 'Ja, annuleer de bestelling').waitFor({ state: 'detached' })
  expect(await hasFocus(page)).toBe(true)

  await page.goto(shop('/account/information/'))
  await page.getByLabel('Wachtwoord, om te verwijderen').fill(zoe.password)
  await button(page, 'Verwijder mijn account').click()
  await page.waitForURL(shop('/'))
  expect(complaints).toEqual([])
  await close()
})

it(
  'every page of the account is accessible at both widths, and loads few scripts',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    const zoe = account(page)
    await zoe.register()
    await page.goto(shop('/account/login/'))
    await zoe.logIn()
    await heading(page, 'Dashboard').waitFor()
    for (const said of ['Je hebt nog niets besteld.', /^Je hebt nog geen favorieten/, 'Sneller bestellen'])
      await page.getByText(said).waitFor()
    await expectAccessible(page)
    await order(page, 'paid')
    const stored = [7, 8].map((id) => ({ id, image: null, available: true }))
    await page.evaluate((list) => localStorage.setItem('favorites', list), JSON.stringify(stored))
    await page.goto(shop('/account/'))
    await page.getByRole('link', { name: 'Je 2 favorieten bekijken' }).waitFor()
    await page.getByRole('listitem').getByText('Betaald').waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^DKBD\d{7}$/ })
      .click()
    await heading(page, /^Bestelling/).waitFor()
    const orderPage = new URL(page.url()).pathname
    expect(orderPage).toContain('/account/orders/')
    await lookAt(page, '/account/', 'Dashboard')
    await lookAt(page, '/account/information/', 'Accountinformatie')
    await lookAt(page, '/account/billing-address/', 'Factuuradres')
    await lookAt(page, '/account/shipping-address/', 'Afleveradres')
    await lookAt(page, '/account/orders/', 'Mijn bestellingen')
    await lookAt(page, orderPage, /^Bestelling/)
    await lookAt(page, '/account/subscription/', 'Nieuwsbrieven')
    await close()
  },
)

it.each([390, 1440])(
  'another e-mail address counts once its link is opened, with the keyboard, %s px wide',
  { tags: ['slow'] },
  async (width) => {
    const { page } = await openPage({ viewport: width === 390 ? phone : desktop })
    const zoe = account(page)
    await zoe.register()
    await page.goto(shop('/account/login/'))
    await zoe.logIn()
    await heading(page, 'Dashboard').waitFor()

    await page.goto(shop('/account/information/'))
    const moved = account(page)
    const field = page.getByLabel('Nieuw e-mailadres')
    await field.fill('geen adres')
    await page.keyboard.press('Tab')
    await page.getByText('Vul een geldig e-mailadres in').waitFor()
    await field.fill(moved.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(zoe.password)
    await page.keyboard.press('Enter')
    await page.getByText('We hebben een e-mail gestuurd naar je nieuwe adres').waitFor()
    expect(await field.inputValue()).toBe('')
    expect(await page.getByLabel('E-mailadres', { exact: true }).first().inputValue()).toBe(zoe.email)
    await expectAccessible(page, surroundings)

    const link = await moved.linkInMail('/account/confirm-email/')
    await page.goto(link)
    await page.getByLabel('Wachtwoord', { exact: true }).fill('Vreemd&Koud1')
    await page.keyboard.press('Enter')
    await page.getByText('Dit is niet het wachtwoord van je account').waitFor()
    await page.getByRole('link', { name: 'Nieuwe link aanvragen' }).waitFor()
    await page.getByLabel('Wachtwoord', { exact: true }).fill(zoe.password)
    await page.keyboard.press('Enter')
    await page.getByText('Je e-mailadres is gewijzigd').waitFor()
    await page.getByText(`Je bent ingelogd als ${moved.email}.`).waitFor()
    await page.getByRole('link', { name: 'Naar je account' }).click()
    await page.goto(shop('/account/information/'))
    await expect
      .poll(() => page.getByLabel('E-mailadres', { exact: true }).first().inputValue())
      .toBe(moved.email)
    await page.goto(link)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(zoe.password)
    await page.keyboard.press('Enter')
    await page.getByText('Deze link is verlopen of al gebruikt').waitFor()
  },
)

it(
  'a logout or a new password ends all sessions, and no personal data stays on screen',
  { tags: ['slow'] },
  async () => {
    const here = await openPage()
    const zoe = account(here.page)
    await zoe.register()
    // Logs in during the checkout, with a cart that was filled before.
    await here.page.goto(shop('/hoeslaken/'))
    const title = await openFirstProduct(here.page)
    await button(here.page, 'In winkelwagen').first().click()
    await here.page.getByRole('dialog').getByRole('link', { name: 'Bestellen', exact: true }).click()
    await zoe.logIn()
    await heading(here.page, 'Adres').waitFor()
    expect(await here.page.getByLabel('Voornaam', { exact: true }).inputValue()).toBe('Zoë')
    await here.page.getByRole('main').getByText(title).first().waitFor({ state: 'attached' })

    const elsewhere = await openPage()
    await elsewhere.page.goto(shop('/account/login/?naar=%2Faccount%2Fsubscription%2F'))
    await account(elsewhere.page, zoe).logIn()
    await elsewhere.page.getByText(zoe.email).waitFor()

    await here.page.goto(shop('/account/information/'))
    await here.page.getByLabel('Huidig wachtwoord').fill(zoe.password)
    await here.page.getByLabel('Nieuw wachtwoord').fill('Warm&Zacht2')
    await here.page.getByLabel('Herhaal je wachtwoord').fill('Warm&Zacht2')
    await button(here.page, 'Wachtwoord wijzigen').click()
    await here.page.getByText('De wijzigingen zijn opgeslagen.').waitFor()
    // A change from the other browser is refused, because its session has ended.
    await elsewhere.page.getByRole('main').getByRole('button', { name: 'Inschrijven', exact: true }).click()
    await elsewhere.page.waitForURL(shop('/account/login/?naar=%2Faccount%2Fsubscription%2F'))
    expect(await elsewhere.page.getByText(zoe.email).count()).toBe(0)

    await elsewhere.page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    await heading(elsewhere.page, 'Wachtwoord vergeten').waitFor()
    await elsewhere.page.getByRole('main').getByLabel('E-mailadres').fill(zoe.email)
    await button(elsewhere.page, 'Stuur een link').click()
    await elsewhere.page.getByRole('main').getByRole('status').waitFor()
    // In the browser that is still logged in: its session ends, and the confirmation stays.
    await here.page.goto(await zoe.linkInMail('/account/reset-password/'))
    await here.page.getByRole('navigation', { name: 'Mijn account' }).waitFor()
    await here.page.getByLabel('Nieuw wachtwoord').fill(zoe.password)
    await here.page.getByLabel('Herhaal je wachtwoord').fill(zoe.password)
    await button(here.page, 'Wachtwoord opslaan').click()
    await here.page.getByRole('navigation', { name: 'Mijn account' }).waitFor({ state: 'detached' })
    await here.page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
    await heading(here.page, 'Inloggen').waitFor()
    await elsewhere.page.goto(shop('/account/login/'))
    await account(elsewhere.page, zoe).logIn()
    await heading(elsewhere.page, 'Dashboard').waitFor()

    // Two tabs of one browser: a logout in one logs out the other.
    const changing = await elsewhere.context.newPage()
    await changing.goto(shop('/account/subscription/'))
    await changing.getByText(zoe.email).waitFor()
    await elsewhere.page
      .getByRole('navigation', { name: 'Mijn account' })
      .getByRole('link', { name: 'Nieuwsbrieven' })
      .click()
    await heading(elsewhere.page, 'Nieuwsbrieven').waitFor()
    await button(elsewhere.page, 'Afmelden').click()
    await elsewhere.page.waitForURL(shop('/'))
    await changing.waitForURL((url) => ['/', '/account/login/'].includes(url.pathname))
    expect(await changing.getByText(zoe.email).count()).toBe(0)
    await elsewhere.page.goBack()
    await elsewhere.page.waitForURL(/\/account\/login\//)

    await elsewhere.close()
    await here.close()
    await expectBackToShowNothing(zoe)
  },
)

it(
  'visitors without an account can use all pages for login and registration',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    await lookAt(page, '/account/login/', 'Inloggen')
    await page.getByRole('main').getByRole('link', { name: 'Registreren', exact: true }).click()
    await page.waitForURL('**/account/register/')
    await lookAt(page, '/account/register/', 'Registreren')
    await lookAt(page, '/account/thankyou/', 'Bedankt')
    await lookAt(page, '/account/forgot-password/', 'Wachtwoord vergeten')
    await lookAt(page, '/account/reset-password/?token=x', 'Nieuw wachtwoord')
    await lookAt(page, '/account/confirm-email/?token=x', 'E-mailadres bevestigen')
    await page.getByLabel('Wachtwoord', { exact: true }).fill('Zacht&Warm1')
    await button(page, 'Bevestig mijn e-mailadres').click()
    await page.getByRole('link', { name: 'Opnieuw een account aanvragen' }).waitFor()

    await fillCart(page)
    await page.goto(shop('/checkout/checkout-login/'))
    await page.getByRole('link', { name: 'Doorgaan als gast' }).waitFor()
    await expectAccessibleAtBoth(page)
    await button(page, 'Nog geen account? Registreren').click()
    await page.getByLabel('Herhaal je wachtwoord').waitFor()
    await expectAccessibleAtBoth(page)
    await button(page, 'Ik heb al een account').click()
    await page.getByLabel('Wachtwoord', { exact: true }).waitFor()
    expect(await page.getByLabel('Herhaal je wachtwoord').count()).toBe(0)
    await close()
  },
)

it(
  'the address step starts with what was typed to register in the checkout',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    await fillCart(page)
    await page.goto(shop('/checkout/checkout-login/'))
    await button(page, 'Nog geen account? Registreren').click()
    await fillIn(page, {
      Voornaam: 'Zoë',
      Achternaam: 'de Vries',
      'E-mailadres': 'zoe.nieuw@voorbeeld.example',
      'Telefoonnummer (optioneel)': '0612345678',
      'Nieuw wachtwoord': 'Zacht&Warm1',
      'Herhaal je wachtwoord': 'Zacht&Warm1',
    })
    await button(page, 'Registreren').click()
    await page.getByRole('link', { name: 'Verder met bestellen' }).click()
    await page.getByLabel('Postcode').waitFor()
    for (const [label, value] of [
      ['Voornaam', 'Zoë'],
      ['Achternaam', 'de Vries'],
      ['E-mailadres', 'zoe.nieuw@voorbeeld.example'],
      ['Telefoonnummer (optioneel)', '0612345678'],
    ] as const)
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value)
    await close()
  },
)

it('saved details keep the billing address that was changed meanwhile', { tags: ['slow'] }, async () => {
  const { page, close } = await openPage()
  const zoe = account(page)
  await zoe.register()
  await page.goto(shop('/account/login/'))
  await zoe.logIn()
  await page.getByTitle('ingelogd als Zoë').waitFor()
  const change = (street: string) =>
    page.request.put(shop(apiPaths.customer), {
      data: { billingAddress: { ...guest.billingAddress, street } },
      headers: { origin: shop('') },
    })
  expect((await change('Dam')).status()).toBe(200)
  await page.goto(shop('/account/information/'))
  const firstName = page.getByLabel('Voornaam', { exact: true })
  const nextEmail = page.getByLabel('Nieuw e-mailadres')
  await firstName.fill('Zoé')
  await nextEmail.fill('zoe@example.org')
  await page.getByLabel('Wachtwoord, om te bevestigen').fill(zoe.password)
  // Withdrawn consent reloads the page.
  await page.reload()
  await expect.poll(() => firstName.inputValue()).toBe('Zoé')
  await expect.poll(() => nextEmail.inputValue()).toBe('zoe@example.org')
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(stored).not.toContain(zoe.password)
  expect((await change('Rokin')).status()).toBe(200)
  await button(page, 'Opslaan').click()
  await page.getByText('De wijzigingen zijn opgeslagen.').waitFor()
  const saved = await (await page.request.get(shop(apiPaths.customer))).json()
  expect(saved).toMatchObject({ firstName: 'Zoé', billingAddress: { street: 'Rokin' } })
  await close()
})
