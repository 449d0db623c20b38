import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { describeAtBothWidths, expectAccessible, openPage } from './browser.ts'
import {
  addToCart,
  chooseBankOutcome,
  chooseMethods,
  confirmationTo,
  fillIn,
  giveAddress,
  mailsTo,
  openFirstProduct,
  orderAsGuest,
  orderButton,
  orderNumber,
  promiseIn,
} from './purchase.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Wider than a phone in the largest heading. */
const longName = 'Wilhelminapetronellajohannacorneliamariaa'

describeAtBothWidths('a guest on %s', (viewport, device) => {
  it('buys a duvet cover, from the home page to the confirmation mail', async () => {
    const { page, complaints, close } = await openPage({ viewport })
    const email = `${device.replaceAll(' ', '-')}@voorbeeld.example`

    await page.goto(`${inject('shopUrl')}/`)
    await page.locator('h1').waitFor({ state: 'attached' })
    await expectAccessible(page)
    await page.locator('main a[href="/dekbedovertrek/"]').first().click()
    await heading(page, 'Dekbedovertrekken').waitFor()
    const promise = await promiseIn(page.locator('main article').first())
    const title = await openFirstProduct(page)
    expect(await promiseIn(page.getByRole('main'))).toBe(promise)
    await addToCart(page, 'Winkelwagen')
    await heading(page, 'Winkelwagen').waitFor()
    await page.getByRole('main').getByRole('link', { name: title }).first().waitFor()
    expect(await promiseIn(page.getByRole('main'))).toBe(promise)
    await orderAsGuest(page)

    await page.getByRole('button', { name: 'Volgende' }).click()
    await page.getByText('Vul je voornaam in').first().waitFor()
    await expectAccessible(page)
    await giveAddress(page, email, longName)

    await page.getByText('Kies je betaalmethode').first().waitFor()
    await page.getByText('binnen 14 dagen betalen. Vanaf 18 jaar. Let op! Geld lenen kost geld.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Naar betaling' }).click()
    await page.getByText('Selecteer een betaalmethode').first().waitFor()
    await chooseMethods(page)

    await orderButton(page).waitFor()
    await page.getByRole('heading', { name: 'Wettelijke garantie' }).waitFor()
    expect(await promiseIn(page.getByRole('main'))).toBe(promise)
    await expectAccessible(page)
    await orderButton(page).click()
    await page.getByRole('button', { name: 'Betaald', exact: true }).waitFor()
    await expectAccessible(page)
    await chooseBankOutcome(page, 'Betaald')

    const number = await orderNumber(page)
    await expectAccessible(page)
    expect(await page.getByRole('main').innerText()).toContain(title)
    expect(await promiseIn(page.getByRole('main'))).toBe(promise)
    const mails = await mailsTo(inject('shopApiUrl'), email)
    expect(mails.filter((line) => line.includes(number))).toHaveLength(2)
    expect((await confirmationTo(inject('shopApiUrl'), email)).toLowerCase()).toContain(`${promise} in huis`)

    await page.goto(`${inject('shopUrl')}/cart/`)
    await page
      .getByText(/winkelwagen is (nog )?leeg/i)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})

it(
  'a guest that presses twice and cancels at the bank finds the cart unchanged, and then pays once',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    const email = 'femke@voorbeeld.example'
    await page.goto(`${inject('shopUrl')}/dekbedovertrek/`)
    await openFirstProduct(page)
    await addToCart(page, 'Bestellen')
    await giveAddress(page, email)
    await chooseMethods(page)
    await orderButton(page).dblclick()
    await page.getByRole('button', { name: 'Geannuleerd', exact: true }).waitFor()
    const bank = page.url()
    await page.goBack()
    await orderButton(page).click()
    await page.waitForURL(bank)
    await chooseBankOutcome(page, 'Geannuleerd')

    await page.getByRole('heading', { name: 'Je hebt de betaling geannuleerd' }).waitFor()
    await page.getByRole('button', { name: 'Opnieuw betalen' }).click()
    await chooseBankOutcome(page, 'Betaald')
    const number = await orderNumber(page)
    const mails = await mailsTo(inject('shopApiUrl'), email)
    expect(mails.filter((line) => line.includes(number))).toHaveLength(mails.length)
    expect(mails).toHaveLength(2)
    await close()
  },
)

it(
  'the delivery promise for Belgium is the same in the checkout, on the order and in the mail',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    const email = 'lotte@voorbeeld.example'
    await page.goto(`${inject('shopUrl')}/dekbedovertrek/`)
    await openFirstProduct(page)
    await addToCart(page, 'Bestellen')
    await page.getByLabel('Mevrouw').check()
    await page.getByLabel('Land').first().selectOption({ label: 'België' })
    await fillIn(page, {
      Voornaam: 'Lotte',
      Achternaam: 'Peeters',
      'E-mailadres': email,
      'Telefoonnummer (optioneel)': '0470 12 34 56',
      Postcode: '1000',
      Huisnummer: '1',
      Straat: 'Grote Markt',
      Plaats: 'Brussel',
    })
    await page.getByRole('button', { name: 'Volgende' }).click()
    await page.getByText('Kies je betaalmethode').first().waitFor()
    const promise = await promiseIn(page.getByRole('main'))
    expect(promise).toMatch(/^uiterlijk /)
    const expectPromise = async () => expect(await promiseIn(page.getByRole('main'))).toBe(promise)
    await chooseMethods(page)
    await orderButton(page).waitFor()
    await expectPromise()
    await orderButton(page).click()
    await chooseBankOutcome(page, 'Betaald')
    const number = await orderNumber(page)
    await expectPromise()
    const mail = await confirmationTo(inject('shopApiUrl'), email)
    expect(mail).toContain(number)
    expect(mail.toLowerCase()).toContain(`${promise} in huis`)
    await page.getByRole('link', { name: 'Bekijk je bestelling' }).click()
    await page.getByRole('heading', { level: 1, name: `Bestelling ${number}` }).waitFor()
    await expectPromise()
    // The order contains no rug.
    await page.getByRole('link', { name: 'Herroepen' }).first().waitFor()
    expect(await page.getByRole('link', { name: 'Vloerkleed retourneren' }).count()).toBe(0)
    await close()
  },
)
