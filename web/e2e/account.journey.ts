import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { expectAccessible, openBrowser, openWindow, phone } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const shop = (path: string) => inject('shopUrl') + path
const email = `klant-${Date.now()}@example.com`
const password = 'Zacht&Warm1'

const logIn = async (page: Page, typed = password) => {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}
/** The address in the last mail that leads to `path`. */
const linkInMail = async (page: Page, path: string): Promise<string> => {
  const outbox = await (await page.request.get(`${inject('shopApiUrl')}/outbox`)).text()
  for (const row of outbox.split('<tr').filter((line) => line.includes(email))) {
    const letter = /href="(\/outbox\/[^"?]+)\?as=text"/.exec(row)?.[1] ?? ''
    const text = await (await page.request.get(inject('shopApiUrl') + letter)).text()
    const token = new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1]
    if (token) return shop(`${path}?token=${token}`)
  }
  return ''
}

it('a customer makes an account, finds it guarded, changes what is theirs, and leaves nothing behind', async () => {
  const { page, close } = await openWindow(browser)
  await page.goto(shop('/account/register/'))
  await page.getByLabel('Voornaam').fill('Zoë')
  await page.getByLabel('Achternaam').fill('de Vries')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Nieuw wachtwoord').fill(password)
  await page.getByLabel('Herhaal je wachtwoord').fill(password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Maak account' }).click()
  await page.getByText('We hebben je een e-mail gestuurd').waitFor()

  await page.goto(await linkInMail(page, '/account/confirm-email/'))
  await page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }).click()
  await page.getByText('Je account is klaar').waitFor()

  await page.goto(shop('/account/subscription/'))
  await page.waitForURL(/\/account\/login\/\?naar=/)
  await expectAccessible(page)
  await logIn(page, 'Fout&Fout1')
  await page.getByText('horen niet bij elkaar').waitFor()
  await logIn(page)
  await page.getByRole('heading', { name: 'Nieuwsbrieven' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/account/subscription/')
  await page.getByTitle('ingelogd als Zoë').waitFor()
  await page.getByRole('button', { name: 'Inschrijven', exact: true }).last().click()
  await page.getByRole('button', { name: 'Uitschrijven' }).waitFor()

  for (const path of ['', 'information/', 'orders/', 'subscription/']) {
    await page.goto(shop(`/account/${path}`))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await page.setViewportSize(phone)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await page.getByRole('button', { name: 'Afmelden' }).click()
  await page.waitForURL(shop('/'))
  await page.goBack()
  await page.waitForURL(/\/account\/login\//)

  await page.goto(shop('/checkout/checkout-login/'))
  await page.getByRole('link', { name: 'Doorgaan als gast' }).waitFor()
  for (const width of [1440, phone.width]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Nog geen account? Registreren' }).click()
    await page.getByLabel('Herhaal je wachtwoord').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ik heb al een account' }).click()
  }
  await logIn(page)
  // There is nothing in the cart to order.
  await page.waitForURL(/\/cart\/$/)
  await close()
})
