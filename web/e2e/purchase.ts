import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { untilRunning } from './browser.ts'

/** Fills in fields by their labels. */
export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

/** Opens the first product of a listing; returns its title. */
export async function openFirstProduct(page: Page): Promise<string> {
  const link = page.locator('main article h3 a').first()
  const title = await link.innerText()
  await link.click()
  // The listing's tiles have the product's buttons too; its heading shows that the page has opened.
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  return title
}

const enterAsGuest = (page: Page) => page.getByRole('link', { name: 'Doorgaan als gast' }).click()

/** Adds the product, and continues from the drawer to the cart, or as guest to the checkout. */
export async function addToCart(page: Page, wayOn: 'Winkelwagen' | 'Bestellen'): Promise<void> {
  await untilRunning(page)
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click()
  await page.getByRole('dialog').getByText('Toegevoegd').waitFor()
  await page.getByRole('dialog').getByRole('link', { name: wayOn, exact: true }).click()
  if (wayOn === 'Bestellen') await enterAsGuest(page)
}

/** From the cart to the checkout, as guest. */
export async function orderAsGuest(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Bestellen', exact: true }).click()
  await enterAsGuest(page)
}

/** Fills in the address step, with an address that the look-up knows. */
export async function giveAddress(page: Page, email: string, firstName = 'Zoë'): Promise<void> {
  await page.getByLabel('Mevrouw').check()
  await fillIn(page, {
    Voornaam: firstName,
    Achternaam: "in 't Veld",
    'E-mailadres': email,
    'Telefoonnummer (optioneel)': '06 12345678',
    Postcode: '1012 JS',
    Huisnummer: '1',
  })
  await page.getByLabel('Huisnummer', { exact: true }).blur()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'Amsterdam'),
  )
  await page.getByRole('button', { name: 'Volgende' }).click()
}

/** Completes the second step, with iDEAL and the preselected shipping method. */
export async function chooseMethods(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /iDEAL/ }).check()
  await page.getByRole('button', { name: 'Naar betaling' }).click()
}

export const orderButton = (page: Page) =>
  page.getByRole('button', { name: 'Bestelling met betalingsverplichting' })

type Outcome = 'Betaald' | 'In behandeling' | 'Mislukt' | 'Geannuleerd' | 'Verlopen'

/** Chooses an outcome on the page of the built-in test bank, which is another origin, like a real bank. */
export const chooseBankOutcome = (page: Page, outcome: Outcome) =>
  page.getByRole('button', { name: outcome, exact: true }).click()

/** The order number, once the page shows it. */
export async function orderNumber(page: Page): Promise<string> {
  const shown = page.getByText(/DKBD\d{7}/).first()
  await shown.waitFor()
  return /DKBD\d{7}/.exec(await shown.innerText())?.[0] ?? ''
}

/** The rows of the outbox of this shop-api for one address, as HTML. */
export async function mailsTo(shopApiUrl: string, email: string): Promise<string[]> {
  const answer = await fetch(`${shopApiUrl}/outbox`)
  const page = await answer.text()
  return page.split('<tr').filter((row) => row.includes(email))
}

/** The text of the confirmation of an order. */
export const confirmationTo = async (shopApiUrl: string, email: string): Promise<string> => {
  const row = (await mailsTo(shopApiUrl, email)).find((line) => line.includes('Je bestelling')) ?? ''
  const mail = /href="(\/outbox\/[^"?]+)\?as=text"/.exec(row)?.[1]
  return (await fetch(`${shopApiUrl}${mail}?as=text`)).text()
}

/** The day that the first promise of this part names, as 'maandag 23 november'. */
export const promiseIn = async (part: Locator): Promise<string> => {
  await part
    .getByText(/in huis/)
    .first()
    .waitFor({ state: 'attached' })
  const text = (await part.textContent()) ?? ''
  const [, promise = ''] =
    /((?:uiterlijk )?(?:maan|dins|woens|donder|vrij)dag \d+ [a-z]+) in huis/i.exec(text) ?? []
  expect(promise).not.toBe('')
  return promise.toLowerCase()
}
