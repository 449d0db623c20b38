import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { desktop, expectAccessible, openBrowser, openWindow, phone } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function chooseDuvetCover(page: Page): Promise<string> {
  await page.goto(`${inject('shopUrl')}/`)
  await heading(page, /./).waitFor({ state: 'attached' })
  await expectAccessible(page)
  await page.locator('main a[href="/dekbedovertrek/"]').first().click()
  await heading(page, 'Dekbedovertrekken').waitFor()
  await expectAccessible(page)
  await page.locator('main article a[href$=".html"], main li a[href$=".html"]').first().click()
  await page.getByRole('button', { name: 'In winkelwagen' }).waitFor()
  await expectAccessible(page)
  return page.locator('h1').innerText()
}

async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

/** The shop's own test bank: another site, as a bank is. */
const payAtTheBank = (page: Page, outcome: string) =>
  page.getByRole('button', { name: outcome, exact: true }).click()

async function mailsTo(email: string): Promise<string> {
  const answer = await fetch(`${inject('shopApiUrl')}/outbox`)
  const page = await answer.text()
  return page
    .split('<tr')
    .filter((row) => row.includes(email))
    .join('\n')
}

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('a guest on %s', (device, viewport) => {
  it('buys a duvet cover, from the home page to the mail', async () => {
    const { page, complaints, close } = await openWindow(browser, { viewport })
    const email = `${device.replaceAll(' ', '-')}@voorbeeld.example`
    const title = await chooseDuvetCover(page)

    await page.getByRole('button', { name: 'In winkelwagen' }).click()
    await page.getByRole('dialog').getByText('Toegevoegd').waitFor()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Winkelwagen', exact: true }).click()

    await heading(page, 'Winkelwagen').waitFor()
    await page.getByRole('main').getByRole('link', { name: title }).first().waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Bestellen', exact: true }).click()

    await page.getByLabel('Voornaam', { exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Volgende' }).click()
    await page.getByText('Vul je voornaam in').first().waitFor()
    await expectAccessible(page)
    await page.getByLabel('Mevrouw').check()
    await fillIn(page, {
      Voornaam: 'Zoë',
      Achternaam: "in 't Veld",
      'E-mailadres': email,
      Telefoonnummer: '06 12345678',
      Postcode: '1012 JS',
      Huisnummer: '1',
    })
    await page.getByLabel('Huisnummer', { exact: true }).blur()
    await page.waitForLoadState('networkidle')
    await fillIn(page, { Straat: 'Dam', Plaats: 'Amsterdam' })
    await page.getByRole('button', { name: 'Volgende' }).click()

    await page.getByText('Kies je betaalmethode').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Naar betaling' }).click()
    await page.getByText('Selecteer een betaalmethode').first().waitFor()
    await page.getByLabel(/iDEAL/).check()
    await page.getByRole('button', { name: 'Naar betaling' }).click()

    const order = page.getByRole('button', { name: 'Bestelling met betalingsverplichting' })
    await order.waitFor()
    await expectAccessible(page)
    await order.click()

    await page.getByRole('button', { name: 'Betaald', exact: true }).waitFor()
    await expectAccessible(page)
    await payAtTheBank(page, 'Betaald')

    await page
      .getByText(/DKBD\d{7}/)
      .first()
      .waitFor()
    await expectAccessible(page)
    expect(await page.getByRole('main').innerText()).toContain(title)
    const mails = await mailsTo(email)
    expect(mails).toMatch(/DKBD\d{7}/)

    await page.goto(`${inject('shopUrl')}/cart/`)
    await page
      .getByText(/winkelwagen is (nog )?leeg/i)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})

it('who goes Back from the bank finds the cart as it was and pays after all, once', async () => {
  const { page, close } = await openWindow(browser)
  await chooseDuvetCover(page)
  await page.getByRole('button', { name: 'In winkelwagen' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Bestellen', exact: true }).click()
  await page.getByLabel('Mevrouw').check()
  await fillIn(page, {
    Voornaam: 'Femke',
    Achternaam: 'Jansen-de Boer',
    'E-mailadres': 'femke@voorbeeld.example',
    Telefoonnummer: '0612345678',
    Postcode: '1012 JS',
    Huisnummer: '1',
  })
  await page.getByLabel('Huisnummer', { exact: true }).blur()
  await page.waitForLoadState('networkidle')
  await fillIn(page, { Straat: 'Dam', Plaats: 'Amsterdam' })
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByLabel(/iDEAL/).check()
  await page.getByRole('button', { name: 'Naar betaling' }).click()
  const order = page.getByRole('button', { name: 'Bestelling met betalingsverplichting' })
  await order.dblclick()
  await page.getByRole('button', { name: 'Geannuleerd', exact: true }).waitFor()
  const bank = page.url()
  await page.goBack()
  await order.waitFor()
  await order.click()
  await page.waitForURL(bank)
  await payAtTheBank(page, 'Geannuleerd')

  await page
    .getByText(/geannuleerd/i)
    .first()
    .waitFor()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /betalen|opnieuw/i })
    .first()
    .click()
  await payAtTheBank(page, 'Betaald')
  await page
    .getByText(/DKBD\d{7}/)
    .first()
    .waitFor()
  const mails = await mailsTo('femke@voorbeeld.example')
  expect(new Set(mails.match(/DKBD\d{7}/g)).size).toBe(1)
  await close()
})
