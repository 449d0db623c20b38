/** @module-tag slow */
import type { Page } from 'playwright-core'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterWithdrawal } from 'shared-types/order/withdrawal-texts'
import { expect, inject } from 'vitest'
import { desktop, expectAccessible, itAtBothWidths, openPage, openRunning } from './browser.ts'
import { hasFocus } from './in-view.ts'
import {
  addToCart,
  chooseBankOutcome,
  chooseMethods,
  fillIn,
  giveAddress,
  openFirstProduct,
  orderButton,
  orderNumber,
} from './purchase.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const outcome = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()

/** From the listing to the bank's page. */
const toTheBank = async (page: Page, email: string) => {
  await page.goto(`${inject('shopUrl')}/wonen/vloerkleden/`)
  await openFirstProduct(page)
  await addToCart(page, 'Bestellen')
  await giveAddress(page, email)
  await chooseMethods(page)
  await orderButton(page).click()
}

/** Tries every outcome but "paid"; then the bank completes the last payment while the page is polling. */
const tryUntilPaid = async (page: Page) => {
  await chooseBankOutcome(page, 'Verlopen')
  await outcome(page, 'De tijd om te betalen is voorbij')
  await press(page, 'Opnieuw betalen')
  await chooseBankOutcome(page, 'Geannuleerd')
  await outcome(page, 'Je hebt de betaling geannuleerd')
  await press(page, 'Opnieuw betalen')
  await page.getByRole('button', { name: 'In behandeling', exact: true }).waitFor()
  const bank = page.url()
  await chooseBankOutcome(page, 'In behandeling')
  await outcome(page, 'We wachten op je bank of betaaldienst')
  await expectAccessible(page)
  const headers = { origin: inject('shopUrl') }
  const body = new URLSearchParams({ outcome: 'paid' })
  expect((await fetch(bank, { method: 'POST', headers, body, redirect: 'manual' })).status).toBe(303)
  await outcome(page, /Bedankt voor je bestelling/)
}

/** Prefilled for the owner of the order, also after a reload, but not for others with the same URL. */
const expectFilledInForOwnerOnly = async (page: Page, number: string) => {
  await page.reload()
  await expect.poll(() => page.getByLabel('Bestelnummer').inputValue()).toBe(number)
  const stranger = await openPage()
  await openRunning(stranger.page, page.url().replace(/token=[^&#]*/, ''))
  expect(await stranger.page.getByLabel('Bestelnummer').inputValue()).toBe('')
  await stranger.close()
}

/** The text of the newest mail to an address with a matching subject. */
const mailTo = async (email: string, subject: RegExp): Promise<string> => {
  const outbox = await (await fetch(`${inject('shopApiUrl')}/outbox`)).text()
  const row = outbox.split('<tr').find((line) => line.includes(email) && subject.test(line))
  const [, link = ''] = /href="(\/outbox\/[^"?]+)\?as=text"/.exec(row ?? '') ?? []
  return (await fetch(`${inject('shopApiUrl')}${link}?as=text`)).text()
}

/** As if the unpaid order held the last piece: all journeys buy from the same stock. */
const throughWithMissing = (page: Page) =>
  page.route(`**${apiPaths.cartRestore}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), missing: ['Laatste deken'] } })
  })

itAtBothWidths(
  'on %s a failed payment is repeated with another method in another browser, and the guest finds, reorders and withdraws the order',
  async (viewport, device) => {
    const email = `na-${device.replaceAll(' ', '-')}@voorbeeld.example`
    const { page, complaints, close } = await openPage({ viewport })
    await toTheBank(page, email)
    await chooseBankOutcome(page, 'Mislukt')
    await outcome(page, 'Je betaling is niet gelukt')
    const status = page.url()
    await page.goto(`${inject('shopUrl')}/cart/`)
    await page.getByRole('link', { name: 'Bestellen', exact: true }).waitFor()

    // The bank's app opened another browser, which has only the signed link.
    const other = await openPage({ viewport })
    await other.page.goto(status)
    await other.page.getByRole('link', { name: 'Winkelwagen', exact: true }).last().click()
    await other.page.getByRole('link', { name: 'Bestellen', exact: true }).waitFor()
    await other.page.goto(status)
    await throughWithMissing(other.page)
    await other.page.getByRole('link', { name: 'Winkelwagen', exact: true }).last().click()
    await other.page.getByText(/leverbaar: Laatste deken\. .*staat nog voor je klaar/).waitFor()
    await expectAccessible(other.page)
    await other.page.getByRole('link', { name: /^Naar bestelling DKBD/ }).click()
    await other.page.getByRole('button', { name: 'Naar betaling' }).waitFor()
    await other.page.goto(status)
    await other.page.getByText('Anders betalen').click()
    // Beside each offer of credit.
    const credit = other.page.getByRole('radio', { name: /^Klarna.*Let op! Geld lenen kost geld/ })
    expect(await credit.count()).toBeGreaterThan(0)
    await other.page.getByRole('radio', { name: 'Creditcard' }).check()
    await expectAccessible(other.page)
    await other.page.getByText(/^Te betalen: €/).waitFor()
    await press(other.page, 'Opnieuw betalen')
    await tryUntilPaid(other.page)
    const number = await orderNumber(other.page)
    expect(await other.page.getByRole('main').innerText()).toContain(email)
    await other.close()

    const [, mailed = ''] = /Bekijk je bestelling (\S+)/.exec(await mailTo(email, /is binnen/)) ?? []
    await page.goto(mailed)
    await outcome(page, `Bestelling ${number}`)
    await page.emulateMedia({ media: 'print' })
    for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
      expect([role, await page.getByRole(role).count()]).toEqual([role, 0])
    }
    expect(await page.getByRole('link', { name: 'Herroepen', exact: true }).count()).toBe(0)
    await outcome(page, `Bestelling ${number}`)
    await page.emulateMedia({ media: 'screen' })

    await page.goto(`${inject('shopUrl')}/service/pakketchecker/`)
    await press(page, 'Bekijk je bestelling')
    await page.getByText('Vul je postcode in').first().waitFor()
    await expectAccessible(page)
    await fillIn(page, { Bestelnummer: number, 'E-mailadres': email, Postcode: '9999 ZZ' })
    await press(page, 'Bekijk je bestelling')
    await page.getByText('We vinden geen bestelling met deze gegevens').first().waitFor()
    await fillIn(page, { Postcode: '1012js' })
    await press(page, 'Bekijk je bestelling')
    await page.getByRole('heading', { level: 1, name: `Bestelling ${number}` }).waitFor()
    await expectAccessible(page)
    const ordered = page.url()
    const invoice = await page
      .getByRole('link', { name: /^Factuur F\d{4}-\d{6} \(PDF\)$/ })
      .getAttribute('href')
    const pdf = await fetch(`${inject('shopUrl')}${invoice}`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    await press(page, 'Opnieuw bestellen')
    await page.getByText('Alles ligt in je winkelwagen').waitFor()
    await expect.poll(() => hasFocus(page)).toBe(true)

    await page.getByRole('main').getByRole('link', { name: 'Vloerkleed retourneren' }).click()
    const form = page.getByRole('heading', { name: 'Retour aanmelden' })
    await expect.poll(async () => (await form.boundingBox())?.y ?? Infinity).toBeLessThan(viewport.height / 2)
    await expect.poll(() => page.getByLabel('E-mailadres').inputValue()).toBe(email)
    expect(await page.getByLabel('Bestelnummer').inputValue()).toBe(number)
    if (viewport === desktop) await expectFilledInForOwnerOnly(page, number)
    await page.goBack()

    await page.getByRole('link', { name: 'Herroepen', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Bestelling herroepen' }).waitFor()
    expect(await page.getByLabel('Bestelnummer').inputValue()).toBe(number)
    await expect.poll(() => page.getByLabel('E-mailadres').inputValue()).toBe(email)
    await expectAccessible(page)
    await fillIn(page, { Naam: "Zoë in 't Veld" })
    const articles = page.getByLabel('Welke artikelen?')
    await articles.fill('Dekbedovertrek Noordkaap jeansblauw, gewassen katoen, 140x220 cm\nHoeslaken')
    await press(page, 'Volgende')
    await page.getByText('Klopt dit?').waitFor()
    await expectAccessible(page)
    await press(page, 'Bewerken')
    await articles.fill('')
    await press(page, 'Volgende')
    await page.getByText('Klopt dit?').waitFor()
    const sent = page.waitForRequest((request) => request.url().endsWith(apiPaths.withdrawals))
    await page.getByRole('button', { name: 'Herroeping bevestigen' }).dblclick()
    expect((await sent).postDataJSON()).toHaveProperty('token')
    await page.getByText('We hebben je herroeping ontvangen').waitFor()
    await page.getByText(afterWithdrawal('')).waitFor()
    await expectAccessible(page)
    const acknowledged = await mailTo(email, /herroeping/)
    expect(acknowledged).toContain(number)
    expect(acknowledged).toMatch(/Ontvangen op: \d+ \w+ \d{4} om \d\d:\d\d/)
    await page.goto(ordered)
    const main = page.getByRole('main')
    await main
      .getByText(/We hebben je herroeping ontvangen op \d+ \w+ \d{4}\.\s*Artikelen: de hele best/)
      .waitFor()
    await main.getByText(afterWithdrawal('', 'unsent')).waitFor()
    expect(await main.getByRole('link', { name: 'Herroepen', exact: true }).count()).toBe(0)
    await expectAccessible(page)
    // The browser logs the 404 response to the wrong postcode.
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
    await close()
  },
)
