import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, inject, it } from 'vitest'
import { paths } from '../src/paths.ts'
import {
  describeAtBothWidths,
  expectAccessible,
  itAtBothWidths,
  openPage,
  openRunning,
  phone,
} from './browser.ts'
import { isInView } from './in-view.ts'
import {
  fillAddress,
  fillCart,
  fillCheckout,
  guest,
  order,
  placeOrder,
  post,
  reportOutcome,
  sheetsInAndOut,
} from './order-by-api.ts'
import {
  addToCart,
  chooseBankOutcome,
  orderNumber,
  chooseMethods,
  fillIn,
  giveAddress,
  openFirstProduct,
  orderButton,
} from './purchase.ts'

const toTheCheckout = async (page: Page) => {
  await page.goto(`${inject('shopUrl')}/dekbedovertrek/`)
  await openFirstProduct(page)
  await addToCart(page, 'Bestellen')
  await page.getByLabel('Voornaam').first().waitFor()
}

/** Waits until any field has this value. */
const untilFilled = (page: Page, value: string) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll('input')].some((input) => input.value === wanted),
    value,
  )

describeAtBothWidths('on %s', (viewport) => {
  it('a Belgian company enters its numbers once, and pays with Bancontact', { tags: ['slow'] }, async () => {
    const { page, complaints, close } = await openPage({ viewport })
    await toTheCheckout(page)
    await page.getByLabel('Zakelijk').check()
    await page.getByLabel('KVK-nummer').waitFor()
    await fillIn(page, { 'BTW-nummer': 'BE0403019262', Bedrijfsnaam: 'Hotel De Slaap' })
    await page.getByRole('button', { name: 'Volgende' }).click()
    await page.getByText('Vul een geldig BTW-nummer in').first().waitFor()
    await page.getByText('Vul een geldig ondernemingsnummer in').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('customer.vatNumber')
    const summary = await page.locator('form [role=alert]').first().textContent()
    expect(summary?.indexOf('BTW-nummer')).toBeLessThan(summary?.indexOf('voornaam') ?? 0)
    await expectAccessible(page)
    await fillIn(page, { 'BTW-nummer': 'BE 0403.019.261' })
    await page.getByLabel('BTW-nummer').blur()
    await untilFilled(page, '0403.019.261')
    await page.getByLabel('Land', { exact: true }).selectOption('BE')
    await fillIn(page, {
      Voornaam: 'Noor',
      Achternaam: 'Peeters',
      'E-mailadres': 'noor@voorbeeld.example',
      'Telefoonnummer (optioneel)': '+32 470 12 34 56',
      Postcode: '1000',
      Huisnummer: '12 bus 3',
      Straat: 'Grote Markt',
      Plaats: 'Brussel',
    })
    await page.getByRole('button', { name: 'Volgende' }).click()

    await page.getByRole('radio', { name: /Billink/ }).check()
    await page.getByRole('button', { name: 'Naar betaling' }).click()
    await page.getByText('Je moet akkoord gaan met de voorwaarden.').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('radio', { name: /Bancontact/ }).check()
    const insurance = page.getByRole('checkbox', { name: /Verzekerd verzenden.*€ 10,00/ })
    expect(await insurance.isChecked()).toBe(false)
    await insurance.check()
    const offered = await page.locator('label:has(input[type=radio])').allInnerTexts()
    expect(offered.filter((label) => /SprayPay|in3|Express verzending/.test(label))).toEqual([])
    await page.getByRole('button', { name: 'Naar betaling' }).click()
    await orderButton(page).waitFor()
    const review = await page.getByRole('main').innerText()
    for (const line of [
      'Hotel De Slaap',
      'BTW-nummer BE 0403.019.261',
      'Grote Markt 12 bus 3',
      'België',
      'Standaard verzending, verzekerd',
      'Bancontact',
    ]) {
      expect(review).toContain(line)
    }
    expect(complaints).toEqual([])
    await close()
  })
})

itAtBothWidths(
  'on %s a code that stops counting says so, and the order is placed without it',
  async (viewport) => {
    const email = `tweede-keer-${viewport.width}-${randomUUID()}@voorbeeld.example`
    const discountCode = 'WELKOM10'
    const { inStock } = await sheetsInAndOut()
    const quantity = Math.ceil(5000 / inStock.price.price)
    const earlier = await openPage()
    await fillCheckout(earlier.page, {
      quantity,
      buyer: { ...guest, customer: { ...guest.customer, email } },
    })
    await post(earlier.page, apiPaths.cartDiscount, { discountCode })
    await post(earlier.page, apiPaths.paymentUrl)
    await earlier.close()

    const { page, close } = await openPage({ viewport })
    await fillCart(page, quantity)
    await post(page, apiPaths.cartDiscount, { discountCode })
    await openRunning(page, `${inject('shopUrl')}/checkout/address-details/`)
    await giveAddress(page, email)
    const summary = page.getByRole('complementary', { name: 'Overzicht van je bestelling' })
    const message = summary.locator('[aria-live]').getByText('Je hebt deze kortingscode al eens gebruikt.')
    await message.waitFor()
    await expect.poll(() => isInView(message)).toBe(true)
    await expectAccessible(page)
    await chooseMethods(page)
    await orderButton(page).waitFor()
    expect(await message.isVisible()).toBe(true)
    await orderButton(page).click()
    await chooseBankOutcome(page, 'Betaald')
    await orderNumber(page)
    await close()
  },
)

it.each([
  ['the prefix of the VAT number', (page: Page) => page.getByLabel('BTW-nummer').fill('BE 0403.019.261')],
  ['the country of the invoice', (page: Page) => page.getByLabel('Land', { exact: true }).selectOption('BE')],
])(
  '%s makes a company Belgian, and its number is validated again',
  { tags: ['slow'] },
  async (_, makeBelgian) => {
    const { page, close } = await openPage()
    await toTheCheckout(page)
    await page.getByLabel('Zakelijk').check()
    await fillIn(page, { 'BTW-nummer': '0403.019.261' })
    await page.getByLabel('KVK-nummer').focus()
    await page.getByLabel('BTW-nummer').focus()
    const mistake = page.locator('[id="customer.cocNumber-error"]')
    await mistake.getByText('Vul een geldig KVK-nummer in').waitFor()
    await makeBelgian(page)
    await page.getByLabel('Bedrijfsnaam').first().focus()
    await expect.poll(() => page.getByLabel('Ondernemingsnummer').inputValue()).toBe('0403.019.261')
    await mistake.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Ondernemingsnummer').getAttribute('aria-invalid')).toBeNull()
    expect(await page.getByLabel('BTW-nummer').getAttribute('aria-invalid')).toBeNull()
    await close()
  },
)

it(
  'a VAT number that the register does not know is refused for as long as it is there',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    const known = 'BE 0403.170.701'
    await page.route('**/api/checkout/vat**', (route) =>
      route.fulfill({ json: { valid: route.request().url().includes('0403170701') } }),
    )
    await toTheCheckout(page)
    await page.getByLabel('Zakelijk').check()
    const number = page.getByLabel('BTW-nummer')
    const name = page.getByLabel('Bedrijfsnaam').first()
    const country = page.getByLabel('Land', { exact: true })
    const mistake = page.locator('[id="customer.vatNumber-error"]')
    const isRefused = async () => {
      // The validation of the field has been shown by then.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      expect(await mistake.innerText()).toContain('Vul een geldig BTW-nummer in')
    }
    await country.selectOption('BE')
    await fillIn(page, { 'BTW-nummer': '0403.019.261' })
    await name.focus()
    await mistake.waitFor()
    for (let round = 0; round < 2; round += 1) {
      await number.focus()
      await name.focus()
      await isRefused()
    }
    await country.selectOption('NL')
    await country.selectOption('BE')
    await isRefused()
    await fillIn(page, { 'BTW-nummer': known })
    await name.focus()
    await mistake.waitFor({ state: 'detached' })
    await close()
  },
)

it('another country changes the methods, however soon after the first ones', { tags: ['slow'] }, async () => {
  const { page, close } = await openPage()
  await toTheCheckout(page)
  await giveAddress(page, 'methoden@voorbeeld.example')
  await page.getByRole('radio', { name: /Billink/ }).waitFor()
  expect(await page.getByRole('radio', { name: /Bancontact/ }).count()).toBe(0)
  await page.goBack()
  await page.getByLabel('Land', { exact: true }).selectOption('BE')
  await fillIn(page, { Postcode: '1000', Straat: 'Grote Markt', Plaats: 'Brussel' })
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByRole('radio', { name: /Bancontact/ }).waitFor()
  await close()
})

itAtBothWidths(
  'a double click on the button chooses no method that comes under the pointer on %s',
  async (viewport) => {
    const { page, close } = await openPage({ viewport, withPictures: false })
    await fillAddress(page)
    await openRunning(page, `${inject('shopUrl')}/checkout/payment-methods/`)
    const group = page.getByRole('group', { name: 'Kies je betaalmethode' })
    const methods = group.getByRole('radio')
    const second = methods.nth(1)
    await page.getByRole('button', { name: 'Naar betaling' }).click()
    await expect.poll(() => methods.first().evaluate((radio) => radio === document.activeElement)).toBe(true)
    // The second click of the double click, at the same place.
    const { x, y } = (await second.boundingBox())!
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    expect(await group.getByRole('radio', { checked: true }).count()).toBe(0)
    await page.mouse.click(x + 5, y + 5)
    await expect.poll(() => second.isChecked()).toBe(true)
    await close()
  },
)

it('the box of a checkbox is beside its first line, and its price below the other prices', async () => {
  const { page, close } = await openPage({ viewport: phone, withPictures: false })
  await fillAddress(page)
  await openRunning(page, `${inject('shopUrl')}/checkout/payment-methods/`)
  const box = page.getByLabel('Verzekerd verzenden')
  const insured = page.locator('label').filter({ has: box })
  const firstLine = await insured.evaluate((label) => {
    const words = document.createRange()
    words.selectNode(label.querySelector('span')?.firstChild ?? label)
    return words.getBoundingClientRect().top
  })
  const { y = 0, height = 0 } = (await box.boundingBox()) ?? {}
  expect(firstLine).toBeGreaterThanOrEqual(y - 1)
  expect(firstLine).toBeLessThan(y + height / 2)
  const ends = await page
    .locator('section')
    .filter({ has: box })
    .getByText(/^(Gratis|\+ € [\d,]+)$/)
    .evaluateAll(
      (prices) => new Set(prices.map((price) => Math.round(price.getBoundingClientRect().right))).size,
    )
  expect(ends).toBe(1)
  await close()
})

it(
  'an address to which no method delivers any more is explained, and can be changed',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    await page.route(`**${apiPaths.shippingMethods}`, (route) =>
      route.fulfill({ json: { cheapest: null, methods: [] } }),
    )
    await toTheCheckout(page)
    await giveAddress(page, 'nergens@voorbeeld.example')
    await page.getByText('We kunnen deze bestelling niet op je afleveradres bezorgen.').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Kies een ander adres' }).click()
    await page.waitForURL(`**${paths.checkoutAddress()}`)
    expect(await page.getByLabel('Postcode').first().inputValue()).not.toBe('')
    await close()
  },
)

it('one press submits, also right after leaving a field with an error', { tags: ['slow'] }, async () => {
  const { page, close } = await openPage()
  await toTheCheckout(page)
  await fillIn(page, { Postcode: '1000 SS' })
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByText('Vul je voornaam in').first().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('customer.firstName')
  await close()
})

it(
  'typed values survive a reload and Back, saved values also show in a second tab, and no step can be skipped',
  { tags: ['slow'] },
  async () => {
    const { page, context, close } = await openPage()
    await toTheCheckout(page)
    await fillIn(page, { Voornaam: 'Zoë', Postcode: '1012 JS', Huisnummer: '12-14 bis' })
    await page.getByLabel('Huisnummer', { exact: true }).blur()
    await untilFilled(page, 'Amsterdam')
    expect(await page.getByLabel('Toevoeging').first().inputValue()).toBe('bis')
    expect(await page.getByLabel('Huisnummer', { exact: true }).inputValue()).toBe('12-14')
    await page.reload()
    await untilFilled(page, 'Zoë')

    // The look-up fails, so street and city are typed.
    await page.route('**/api/checkout/address?*', (route) => route.abort())
    await fillIn(page, { Postcode: '3511 LX', Huisnummer: '12', Straat: 'Oudegracht', Plaats: 'Utrecht' })
    await fillIn(page, {
      Achternaam: 'Jansen',
      'E-mailadres': 'zoe.jansen@voorbeeld.example',
    })
    await page.getByRole('button', { name: 'Volgende' }).click()
    await page.waitForURL('**/checkout/payment-methods/')
    const second = await context.newPage()
    await second.goto(`${inject('shopUrl')}/checkout/pay/`)
    await second.waitForURL('**/checkout/payment-methods/')
    await second.goto(`${inject('shopUrl')}/checkout/address-details/`)
    await untilFilled(second, 'Zoë')
    await untilFilled(second, 'Utrecht')
    await second.close()
    const stored = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' && answer.url().endsWith('/api/checkout/payment-methods'),
    )
    await page.getByRole('radio', { name: /Billink/ }).check()
    await stored
    await page.goto(`${inject('shopUrl')}/checkout/pay/`)
    await page.waitForURL('**/checkout/payment-methods/')
    expect(await page.getByRole('radio', { name: /Billink/ }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Naar betaling' }).click()
    await page.getByText('Je moet akkoord gaan met de voorwaarden.').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('paymentDetails.dob')
    await page.keyboard.type('1-2-1990')
    await page.getByText('Vul een (geldig) telefoonnummer in').first().waitFor()
    await page.getByLabel('Telefoonnummer').fill('06 12345678')
    expect(await page.getByLabel('Geboortedatum').inputValue()).toBe('01-02-1990')
    await page.getByLabel(/Ik ga akkoord/).check()
    await page.getByRole('button', { name: 'Naar betaling' }).click()
    await orderButton(page).waitFor()
    await page.goBack()
    await untilFilled(page, '01-02-1990')

    // A shopper who chose to order as guest does not get the question again, unless they open that page themselves.
    await page.goto(`${inject('shopUrl')}/cart/`)
    await page.getByRole('link', { name: 'Bestellen', exact: true }).click()
    await page.waitForURL('**/checkout/address-details/')
    await page.goto(`${inject('shopUrl')}/checkout`)
    await page.getByRole('link', { name: 'Doorgaan als gast' }).waitFor()
    await close()
  },
)

it(
  'shows the steps on every page, redirects to the cart if that is empty, and has no links to steps once the order is placed',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    const steps = page.getByRole('navigation', { name: 'Stappen' })
    const current = steps.locator('[aria-current=step]')
    for (const path of ['/checkout/', '/checkout/checkout-login/']) {
      await page.goto(inject('shopUrl') + path)
      await page.waitForURL('**/cart/')
    }
    await fillCart(page)
    for (const path of ['/checkout/', '/checkout/checkout-login/']) {
      await page.goto(inject('shopUrl') + path)
      await page.getByRole('link', { name: 'Doorgaan als gast' }).waitFor()
      expect(await steps.getByRole('listitem').count()).toBe(3)
      expect(await current.count()).toBe(0)
    }
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Doorgaan als gast' }).click()
    await giveAddress(page, 'stappen@voorbeeld.example')
    await page.getByText('Kies je betaalmethode').first().waitFor()
    expect(await current.innerText()).toContain('Verzend- & betaalmethode')
    // The day of each shipping method can be read without opening the summary.
    const day = /in huis$/
    expect(await page.getByRole('group', { name: 'Verzendmethode' }).getByText(day).count()).toBeGreaterThan(
      0,
    )
    await chooseMethods(page)
    await orderButton(page).click()
    await chooseBankOutcome(page, 'In behandeling')
    const waiting = page.getByRole('heading', { level: 1, name: 'We wachten op je bank of betaaldienst' })
    await waiting.waitFor()
    const placed = new URL(page.url()).pathname.split('/').at(-2) ?? ''
    for (const path of [`status/${placed}/`, `betalen/${placed}/`, `pending/?order=${placed}`]) {
      await page.goto(`${inject('shopUrl')}/checkout/${path}`)
      await waiting.waitFor()
      expect(await current.innerText()).toContain('Betaling')
      expect(await steps.getByRole('link').count()).toBe(0)
    }
    // The checkout's own layout: no menu, but a link back.
    await page.getByRole('banner').getByRole('link', { name: 'Terug' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Zoeken' }).count()).toBe(0)
    await expectAccessible(page)
    await close()
  },
)

it(
  'tells the loser of the last pieces so beside the order button, with the way to the cart',
  { tags: ['slow'] },
  async () => {
    const loser = await openPage()
    const { page } = loser
    const { fewest } = await sheetsInAndOut()
    await fillCheckout(page, { article: fewest.id })
    await page.goto(`${inject('shopUrl')}/checkout/pay/`)
    await orderButton(page).waitFor()
    const winner = await openPage()
    await order(winner.page, 'paid', fewest.stock, { article: fewest.id })
    await winner.close()

    const fresh = page.waitForResponse(
      (answer) => answer.request().method() === 'GET' && answer.url().endsWith('/api/cart'),
    )
    await orderButton(page).click()
    await fresh
    const said = page.getByRole('alert').filter({ hasText: 'uitverkocht' })
    await said.waitFor()
    expect(await said.evaluate((alert) => alert.parentElement === document.activeElement)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/checkout/pay/')
    await expectAccessible(page)
    await said.getByRole('link', { name: 'Naar je winkelwagen' }).click()
    await page.waitForURL('**/cart/')
    await page
      .getByText(/uitverkocht/i)
      .first()
      .waitFor()
    // Opened again, the step leads to the cart: there is nothing to read there.
    await page.goto(`${inject('shopUrl')}/checkout/pay/`)
    await page.waitForURL('**/cart/')
    await loser.close()
  },
)

it('has a title before scripts run, and without JavaScript explains how to order', async () => {
  const { page, close } = await openPage({ javaScriptEnabled: false, viewport: phone })
  for (const [path, title] of [
    ['/cart/', 'Winkelwagen'],
    ['/checkout/address-details/', 'Adres'],
    ['/checkout/thankyou', 'Bedankt voor je bestelling'],
  ]) {
    await page.goto(inject('shopUrl') + path)
    expect(await page.title()).toBe(`${title} | Sluimer`)
    expect(await page.locator('noscript, body').last().innerText()).toContain('085 - 000 00 00')
    const { x, y } = (await page.locator('main h1').boundingBox()) ?? {}
    expect(x).toBe(16)
    expect(y).toBeLessThan(100)
  }
  await close()
})

it('with consent to reminders an e-mail address that was filled in is reported too', async () => {
  const { page, context, close } = await openPage()
  await context.addCookies([{ name: 'cookie-consent', value: 's0m0r1', url: inject('shopUrl') }])
  await fillAddress(context)
  await openRunning(page, `${inject('shopUrl')}/checkout/address-details/`)
  const reported = page.waitForRequest(`**${apiPaths.abandonment('email')}`, { timeout: 10_000 })
  await page.getByRole('button', { name: 'Volgende' }).click()
  expect((await reported).postDataJSON()).toEqual({ email: guest.customer.email })
  await close()
})

it('an order whose payment method is gone leads to the step of the methods', { tags: ['slow'] }, async () => {
  const { page, close } = await openPage()
  const belgian = {
    ...guest,
    billingAddress: { ...guest.billingAddress, zipcode: '1000', countryCode: 'BE' as const, city: 'Brussel' },
  }
  await fillCheckout(page, { buyer: belgian, paymentMethod: 'bancontact' })
  await openRunning(page, inject('shopUrl') + paths.checkoutPay())
  await orderButton(page).waitFor()
  // In another tab.
  await post(page, apiPaths.checkoutCustomer, guest)
  await orderButton(page).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: 'Naar verzend- en betaalmethode' })
    .click({ timeout: 10_000 })
  await page.waitForURL(`**${paths.checkoutPaymentMethods()}`)
  expect(await page.getByRole('radio', { name: /Bancontact/ }).count()).toBe(0)
  await close()
})

it(
  'while the bank processes an order, the order button leads to that order',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    const placed = await placeOrder(page)
    await reportOutcome(placed, 'pending')
    await fillCheckout(page)
    await openRunning(page, inject('shopUrl') + paths.checkoutPay())
    await orderButton(page).click()
    await page.getByText(`bestelling ${placed.orderNumber} nog`).waitFor()
    await page.getByRole('alert').getByRole('link', { name: 'Naar je bestelling' }).click({ timeout: 10_000 })
    await page.getByRole('heading', { level: 1, name: `Bestelling ${placed.orderNumber}` }).waitFor()
    expect(new URL(page.url()).pathname).toBe(paths.order(placed.orderId))
    await close()
  },
)
