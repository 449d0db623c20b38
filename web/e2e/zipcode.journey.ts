/** @module-tag slow */
import type { Page, Route } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { describeAtBothWidths, expectAccessible, openPage } from './browser.ts'
import { addToCart, openFirstProduct } from './purchase.ts'

const toTheCheckout = async (page: Page) => {
  await page.goto(`${inject('shopUrl')}/dekbedovertrek/`)
  await openFirstProduct(page)
  await addToCart(page, 'Bestellen')
  await page.getByLabel('Voornaam').first().waitFor()
}

const suggestions = '**/api/checkout/postcode/autocomplete?*'

const fieldsOf = (page: Page, part = 'billingAddress') => {
  const field = (name: string) => page.locator(`[id="${part}.${name}"]`)
  return {
    zipcode: field('zipcode'),
    houseNumber: field('houseNumber'),
    values: () =>
      Promise.all(['zipcode', 'houseNumber', 'street', 'city'].map((name) => field(name).inputValue())),
  }
}
const listIn = (page: Page) => page.getByRole('listbox', { name: 'Suggesties' })
const textsIn = (page: Page) => listIn(page).getByRole('option').allInnerTexts()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

describeAtBothWidths('a zipcode on %s', (viewport) => {
  it('suggests completions, which can be chosen by keyboard or with a press', async () => {
    const { page, complaints, close } = await openPage({ viewport })
    await toTheCheckout(page)
    const { zipcode, houseNumber, values } = fieldsOf(page)
    await zipcode.fill('101')
    await zipcode.blur()
    await page.getByText('Postcode onjuist').waitFor()
    await zipcode.focus()
    await page.keyboard.type('2')
    await listIn(page).waitFor()
    expect(await textsIn(page)).toEqual(['1012 AB — Stationsplein, Amsterdam', '1012 JS — Dam, Amsterdam'])
    await page.getByText('2 suggesties').waitFor({ state: 'attached' })
    const box = await listIn(page).boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(viewport.height)
    expect(box && box.x + box.width).toBeLessThanOrEqual(viewport.width)
    await expectAccessible(page)

    await page.keyboard.press('ArrowUp')
    const pointedAt = await zipcode.getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${pointedAt}"][aria-selected=true]`).innerText()).toContain('Dam')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await listIn(page).waitFor({ state: 'detached' })
    expect([await focused(page), await values()]).toEqual(['billingAddress.zipcode', ['1012', '', '', '']])

    // Leaving the field keeps what was typed.
    await page.keyboard.type(' j')
    await listIn(page).waitFor()
    await page.keyboard.press('Tab')
    await listIn(page).waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('billingAddress.houseNumber')
    expect(await values()).toEqual(['1012 j', '', '', ''])

    await zipcode.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('s')
    await listIn(page).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await listIn(page).waitFor({ state: 'detached' })
    expect(await values()).toEqual(['1012 JS', '', 'Dam', 'Amsterdam'])
    expect(await zipcode.getAttribute('aria-invalid')).toBeNull()
    await page.getByText('Ingevuld: Dam, Amsterdam').waitFor({ state: 'attached' })
    // Enter chooses the option without submitting the form.
    expect(await page.getByText('Vul je voornaam in').count()).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.type('1')
    expect(await houseNumber.inputValue()).toBe('1')

    await page.getByLabel('Bezorg op mijn factuuradres').uncheck()
    const delivery = fieldsOf(page, 'shippingAddress')
    await delivery.zipcode.pressSequentially('9712')
    await listIn(page).getByText('Grote Markt').click()
    expect(await focused(page)).toBe('shippingAddress.zipcode')
    expect(await delivery.values()).toEqual(['9712 HN', '', 'Grote Markt', 'Groningen'])
    expect(await values()).toEqual(['1012 JS', '1', 'Dam', 'Amsterdam'])
    expect(complaints).toEqual([])
    await close()
  })
})

it('a late response never replaces newer suggestions', async () => {
  const { page, close } = await openPage()
  await toTheCheckout(page)
  const { promise: held, resolve: hold } = Promise.withResolvers<Route>()
  await page.route(suggestions, (route) =>
    route.request().url().endsWith('zipcode=2311') ? hold(route) : route.continue(),
  )
  const { zipcode } = fieldsOf(page)
  await zipcode.pressSequentially('2311')
  const older = await held
  await zipcode.pressSequentially('EZ')
  await listIn(page).waitFor()
  const suggestion = { zipcode: '2311 AA', street: 'Oud', city: 'Leiden', houseNumber: '', extension: '' }
  // Aborted or fulfilled: either way it is too late.
  await older.fulfill({ json: { suggestions: [suggestion] } }).catch(() => {})
  await page.evaluate(() => fetch('/api/session').then((answer) => answer.json()))
  expect(await textsIn(page)).toEqual(['2311 EZ — Rapenburg, Leiden'])
  await close()
})

it('a zipcode can be typed without suggestions, and other countries have none', async () => {
  const { page, close } = await openPage()
  await toTheCheckout(page)
  const { zipcode, houseNumber, values } = fieldsOf(page)
  const lookupCases: [zipcode: string, street: string, city: string, answer: (route: Route) => unknown][] = [
    ['1012js', 'Dam', 'Amsterdam', (route) => route.abort()],
    ['2311EZ', 'Rapenburg', 'Leiden', (route) => route.fulfill({ status: 404 })],
    ['3512 je', 'Domplein', 'Utrecht', (route) => route.fulfill({ status: 429 })],
    ['6211CL', 'Markt', 'Maastricht', (route) => route.fulfill({ body: '<html>' })],
    ['9712 HN', 'Grote Markt', 'Groningen', () => {}],
  ]
  for (const [typed, street, city, answer] of lookupCases) {
    await page.route(suggestions, answer)
    await zipcode.fill('')
    await houseNumber.fill('')
    await zipcode.pressSequentially(typed)
    await page.keyboard.press('Tab')
    await page.keyboard.type('1')
    await expect.poll(values).toEqual([typed, '1', street, city])
    expect(await listIn(page).count()).toBe(0)
    await page.unroute(suggestions)
  }

  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const country = page.getByLabel('Land', { exact: true })
  await country.selectOption('BE')
  await zipcode.fill('1000')
  await houseNumber.fill('12')
  expect(await zipcode.getAttribute('role')).toBeNull()
  await country.selectOption('NL')
  await zipcode.fill('1012')
  await listIn(page).waitFor()
  expect(requested.filter((url) => url.includes('autocomplete'))).toHaveLength(1)
  await close()
})

it('a new zipcode never keeps the old street, whatever the look-up returns', async () => {
  const { page, close } = await openPage()
  await toTheCheckout(page)
  const { zipcode, houseNumber, values } = fieldsOf(page)
  const found = ['1012 JS', '1', 'Dam', 'Amsterdam']
  for (const answer of [(route: Route) => route.fulfill({ status: 500 }), (route: Route) => route.abort()]) {
    await zipcode.fill('1012 JS')
    await houseNumber.fill('1')
    await expect.poll(values).toEqual(found)
    await page.route('**/api/checkout/address?*', answer)
    await zipcode.fill('3512 JE')
    await expect.poll(values).toEqual(['3512 JE', '1', '', ''])
    await page.unroute('**/api/checkout/address?*')
    // Typing the same zipcode again repeats the look-up.
    await zipcode.fill('1012 JS')
    await expect.poll(values).toEqual(found)
  }
  // Typed values are not overwritten.
  await page.route('**/api/checkout/address?*', (route) => route.fulfill({ status: 404 }))
  await page.locator('[id="billingAddress.street"]').fill('Nieuwe Laan')
  await zipcode.fill('3512 JE')
  await expect.poll(values).toEqual(['3512 JE', '1', 'Nieuwe Laan', ''])
  await close()
})

it('a zipcode typed with its house number is split on leaving the field', async () => {
  const { page, close } = await openPage()
  await toTheCheckout(page)
  const { zipcode, values } = fieldsOf(page)
  await zipcode.pressSequentially('1012 js 12a')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await values()).slice(0, 2)).toEqual(['1012 js', '12'])
  expect(await page.locator('[id="billingAddress.extension"]').inputValue()).toBe('a')
  expect(await page.getByText('Postcode onjuist').count()).toBe(0)
  await close()
})

it('the hint about the Dutch register goes with a Dutch address', async () => {
  const { page, close } = await openPage()
  await toTheCheckout(page)
  const { zipcode, houseNumber, values } = fieldsOf(page)
  await zipcode.fill('1012 JS')
  await houseNumber.fill('1')
  await expect.poll(values).toEqual(['1012 JS', '1', 'Dam', 'Amsterdam'])
  await page.route('**/api/checkout/address?*', (route) =>
    route.fulfill({ status: 404, json: { status: 404, code: 'not_found', detail: 'Niet gevonden.' } }),
  )
  await zipcode.fill('9999 ZZ')
  const hint = page.getByText('Dit adres staat nog niet in het adresregister.')
  await hint.waitFor()
  await page.getByLabel('Land', { exact: true }).selectOption('BE')
  await expect.poll(() => hint.count(), { timeout: 10_000 }).toBe(0)
  await close()
})
