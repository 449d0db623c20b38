/** @module-tag slow */
import type { Page } from 'playwright-core'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, inject, it } from 'vitest'
import { paths } from '../src/paths.ts'
import { account } from './account.ts'
import { openPage, openRunning, phone } from './browser.ts'
import { fillCart } from './order-by-api.ts'

const shop = (path: string) => inject('shopUrl') + path
const field = (page: Page, name: string) => page.locator(`[id="${name}"]`)

/** A customer whose account has both addresses, logged out again. */
const withAddresses = async (page: Page) => {
  const zoe = account(page)
  await zoe.register()
  await page.goto(shop(paths.login()))
  await zoe.logIn()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const dam = { zipcode: '1012 JS', houseNumber: '1', extension: 'bis', countryCode: 'NL', city: 'Amsterdam' }
  const saved = await page.request.put(shop(apiPaths.customer), {
    headers: { origin: shop('') },
    data: {
      billingAddress: { ...dam, street: 'Dam', company: '' },
      shippingAddress: { ...dam, street: 'Rokin', firstName: '', lastName: '', name: '', company: '' },
    },
  })
  expect(saved.ok()).toBe(true)
  await endSession(page)
  await page.evaluate(() => sessionStorage.clear())
  return zoe
}

/** The session of this browser ends, as it does after a day. */
const endSession = async (page: Page) => {
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.context().addCookies(cookies.filter(({ httpOnly }) => !httpOnly))
}

const toTheAddress = async (page: Page) => {
  await fillCart(page)
  await openRunning(page, shop(paths.checkoutAddress()))
  await field(page, 'customer.firstName').waitFor()
}

const logInAtCheckout = async (page: Page, who: ReturnType<typeof account>) => {
  await page.getByRole('link', { name: 'Inloggen of registreren' }).click()
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
  await who.logIn()
  await page.waitForURL(`**${paths.checkoutAddress()}`)
}

it('a login fills in what a guest has not typed, also another delivery address', async () => {
  const { page, close } = await openPage({ viewport: phone })
  const zoe = await withAddresses(page)
  await toTheAddress(page)
  await field(page, 'customer.firstName').fill('Sam')
  await logInAtCheckout(page, zoe)
  await expect.poll(() => field(page, 'customer.lastName').inputValue()).toBe('de Vries')
  expect(await field(page, 'customer.firstName').inputValue()).toBe('Sam')
  expect(await field(page, 'billingAddress.street').inputValue()).toBe('Dam')
  expect(await field(page, 'shippingAddress.street').inputValue()).toBe('Rokin')
  await close()
})

it('an address that a guest has typed is not mixed with that of the account', async () => {
  const { page, close } = await openPage({ viewport: phone })
  const zoe = await withAddresses(page)
  await toTheAddress(page)
  await field(page, 'billingAddress.zipcode').fill('3511 LX')
  await field(page, 'billingAddress.houseNumber').fill('12')
  await logInAtCheckout(page, zoe)
  await expect.poll(() => field(page, 'customer.lastName').inputValue()).toBe('de Vries')
  expect(await field(page, 'billingAddress.zipcode').inputValue()).toBe('3511 LX')
  expect(await field(page, 'billingAddress.extension').inputValue()).toBe('')
  expect(await field(page, 'shippingAddress.street').inputValue()).toBe('Rokin')
  await close()
})

it('another customer in the same tab does not see what the one before has typed', async () => {
  const { page, close } = await openPage({ viewport: phone })
  const zoe = await withAddresses(page)
  const sam = account(page)
  await sam.register()
  await page.goto(shop(paths.login()))
  await zoe.logIn()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await toTheAddress(page)
  await field(page, 'customer.phoneNumber').fill('06 12345678')
  await field(page, 'billingAddress.street').fill('Geheimstraat')
  await endSession(page)
  await toTheAddress(page)
  await logInAtCheckout(page, sam)
  await expect.poll(() => field(page, 'customer.email').inputValue()).toBe(sam.email)
  expect(await field(page, 'customer.phoneNumber').inputValue()).toBe('')
  expect(await field(page, 'billingAddress.street').inputValue()).toBe('')
  await close()
})

it.each([
  ['/account/billing-address/', 'billingAddress.street', 'Rapenburg', 'Opslaan'],
  [paths.accountInformation(), 'new-email', 'ander@voorbeeld.example', 'E-mailadres wijzigen'],
])(
  'after an ended session, a login leads back to what was typed on %s',
  async (address, id, typed, button) => {
    const { page, close } = await openPage({ viewport: phone })
    const zoe = await withAddresses(page)
    await page.goto(shop(paths.login()))
    expect(await page.getByText('Je bent uitgelogd').count()).toBe(0)
    await zoe.logIn()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await openRunning(page, shop(address))
    await field(page, id).fill(typed)
    if (id === 'new-email') await page.getByLabel('Wachtwoord, om te bevestigen').fill(zoe.password)
    await endSession(page)
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.waitForURL(`**${paths.login()}?naar=*`)
    await page.getByText('Je bent uitgelogd. Log opnieuw in om verder te gaan.').waitFor({ timeout: 10_000 })
    await zoe.logIn()
    await page.waitForURL(`**${address}`)
    await expect.poll(() => field(page, id).inputValue(), { timeout: 10_000 }).toBe(typed)
    await close()
  },
)
