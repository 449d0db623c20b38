import type { Page } from 'playwright-core'
import { SearchResults } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, inject, it } from 'vitest'
import { expectAccessible, itAtBothWidths, onTablet, openPage } from './browser.ts'
import {
  addOwner,
  closingTooltips,
  office,
  openOffice,
  searchList,
  timeUntilShown,
  unexpected,
} from './office.ts'
import { guest, order, post } from './order-by-api.ts'

it('an owner logs in with the keyboard, and reads what waits', async () => {
  const { email, password } = await addOwner()
  const { page, complaints, close } = await openPage({ viewport: onTablet.viewport })
  await page.goto(office())
  await page.getByLabel('E-mailadres').waitFor()
  await expectAccessible(page, closingTooltips)
  await page.getByLabel('E-mailadres').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(`${password}x`)
  await page.keyboard.press('Enter')
  await page.getByText('Dit e-mailadres, wachtwoord of deze code klopt niet.').waitFor()
  await page.getByLabel('Wachtwoord').fill(password)
  await page.keyboard.press('Enter')

  await page.getByRole('link', { name: 'te verzenden', exact: true }).waitFor()
  await expectAccessible(page, closingTooltips)
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it('an owner whose session ends logs in again over the form, and loses no text', async () => {
  const { page, complaints, password, close } = await openOffice(onTablet.viewport)
  await page.getByRole('link', { name: 'te verzenden', exact: true }).waitFor()
  const dialog = page.getByRole('dialog', { name: 'Je sessie is voorbij.' })
  const logInAgain = async () => {
    await dialog.getByLabel('Wachtwoord').fill(password)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
  }
  const save = () => page.getByRole('button', { name: 'Opslaan' }).click()
  const titleField = page.getByRole('textbox', { name: 'Titel', exact: true })

  const title = `Beter slapen ${Date.now()}`
  await page.goto(`${office()}#/pages/create`)
  await titleField.fill(title)
  await page.getByLabel('Inleiding').fill('Zo slaap je beter.')
  await page.locator('[contenteditable]').first().fill('Ga op tijd naar bed.')
  await page.context().clearCookies()
  await save()
  await dialog.waitFor()
  await expectAccessible(page, closingTooltips)
  await dialog.getByLabel('Wachtwoord').fill(`${password}x`)
  await page.keyboard.press('Enter')
  await dialog.getByText('Dit e-mailadres, wachtwoord of deze code klopt niet.').waitFor()
  await logInAgain()
  await page.getByRole('cell', { name: title }).click()

  await titleField.fill(`${title}, elke nacht`)
  await page.context().clearCookies()
  await save()
  await dialog.waitFor()
  expect(await page.getByText('Opgeslagen', { exact: true }).count()).toBe(0)
  await logInAgain()
  await page.getByText('Opgeslagen', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => titleField.inputValue()).toBe(`${title}, elke nacht`)

  await titleField.fill(title)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await dialog.getByRole('button', { name: 'Stoppen zonder opslaan' }).click()
  await page.getByRole('heading', { name: 'Sluimer backoffice' }).waitFor()
  expect(unexpected(complaints)).toEqual([])
  await close()
})

itAtBothWidths(
  'on %s an owner adds an employee, reads that in the log, and logs out',
  async (viewport) => {
    const { page, complaints, email, close } = await openOffice(viewport)
    await page.getByRole('link', { name: 'te verzenden', exact: true }).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('menuitem', { name: 'Medewerkers' }).click()
    await searchList(page, 'E-mailadres', email)
    await page.getByRole('cell', { name: email }).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('link', { name: 'Toevoegen' }).click()
    const added = `new-${Date.now()}@sluimer.example`
    await page.getByLabel('E-mailadres').fill(added)
    await page.getByLabel('Rol').click()
    await page.getByRole('option', { name: 'Klantenservice' }).click()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await page.getByText(`Het wachtwoord van ${added} is`).waitFor()

    await page.getByRole('menuitem', { name: 'Sessies' }).click()
    await page.getByText('Nu, dit apparaat').waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('menuitem', { name: 'Logboek' }).click()
    await page.getByRole('cell', { name: 'medewerker toevoegen' }).first().waitFor()
    await expectAccessible(page, closingTooltips)

    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Mijn account' }).click()
    await page.getByRole('heading', { name: 'Inloggen in twee stappen' }).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Afmelden' }).click()
    await page.getByLabel('E-mailadres').waitFor()
    expect(unexpected(complaints)).toEqual([])
    await close()
  },
  undefined,
  { ...onTablet, tags: ['slow'] },
)

itAtBothWidths(
  'on %s an owner finds a paid order, ships it in two parcels, the shopper sees the track and trace, and a part is refunded',
  async (viewport) => {
    const shopper = await openPage()
    const id = await order(shopper.page, 'paid', 2)
    const { page, complaints, close } = await openOffice(viewport)

    await page.getByRole('menuitem', { name: 'Bestellingen' }).click()
    await page.getByPlaceholder('Naam, bedrijf of nummer').fill('zoe@voorbeeld')
    // The list searches half a second after the last key, and sets its address then.
    await page.waitForURL(/zoe%40voorbeeld/)
    await page.getByRole('cell', { name: "Zoë in 't Veld" }).first().waitFor()
    await page
      .getByRole('cell', { name: /^€\s\d/ })
      .first()
      .waitFor()
    await expectAccessible(page, closingTooltips)
    await page.goto(`${office()}#/orders/${id}/show`)
    await page.getByRole('heading', { name: 'Geschiedenis' }).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByLabel('Notitie').fill('Klant belde: liever vrijdag')
    await page.getByRole('button', { name: 'Toevoegen' }).click()
    await page.getByRole('cell', { name: 'Klant belde: liever vrijdag' }).waitFor()

    await page.getByRole('button', { name: 'Verzenden' }).click()
    await page.getByLabel(/^Aantal in dit pakket/).click()
    await page.getByRole('option', { name: '1', exact: true }).click()
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await page.getByLabel(/^Trackcode van/).fill('3SABCD000000001')
    await page.getByText('De rest volgt in een ander pakket').waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('dialog').getByRole('button', { name: 'Verzenden' }).click()
    await page.getByRole('heading', { name: 'Andere pakketten' }).waitFor()
    await expectAccessible(page, closingTooltips)

    await page.getByRole('button', { name: 'Terugbetalen' }).click()
    await page.getByLabel(/^Aantal terug van/).click()
    await page.getByRole('option', { name: '1', exact: true }).click()
    await page.getByLabel(/^Waarvan niet verzonden van/).click()
    await page.getByRole('option', { name: '1', exact: true }).click()
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await expectAccessible(page, closingTooltips)
    await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()

    await shopper.page.goto(`${inject('shopUrl')}/service/bestelling/${id}/`)
    await shopper.page.getByText('Een deel van je bestelling is onderweg met PostNL.').waitFor()

    await page.getByRole('button', { name: 'Verzenden' }).click()
    await page.getByLabel(/^Trackcode van/).fill('3SABCD123456789')
    await expectAccessible(page, closingTooltips)
    await page.getByRole('dialog').getByRole('button', { name: 'Verzenden' }).click()
    await page.getByRole('cell', { name: 'Verzonden met PostNL', exact: true }).waitFor()

    await shopper.page.goto(`${inject('shopUrl')}/service/bestelling/${id}/`)
    await shopper.page.getByText('Je bestelling komt in 2 pakketten, met PostNL.').waitFor()
    await shopper.page.getByRole('link', { name: 'Volg pakket 2' }).waitFor()

    await page.getByRole('button', { name: 'Afronden' }).click()
    await page.getByRole('button', { name: 'Bevestigen' }).click()
    await page.getByRole('button', { name: 'Afronden' }).waitFor({ state: 'detached' })
    await shopper.page.reload()
    await shopper.page.getByText('Je bestelling is verzonden met PostNL.').waitFor()
    expect(await shopper.page.getByRole('main').innerText()).not.toContain('pakketten')

    await page.getByRole('button', { name: 'Terugbetalen' }).click()
    // A tap too many pays nothing back: the amount is chosen or typed.
    await expect.poll(() => page.getByLabel(/^Aantal terug van/).innerText()).toBe('0')
    expect(await page.getByLabel("Bedrag in euro's").inputValue()).toBe('')
    await page.getByRole('button', { name: 'Alle stuks' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: / terugbetalen$/ })
      .waitFor()
    await page.getByLabel(/^Aantal terug van/).click()
    await page.getByRole('option', { name: '0', exact: true }).click()
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await page.getByLabel("Bedrag in euro's").fill('12,50')
    await expectAccessible(page, closingTooltips)
    await page.getByRole('dialog').getByRole('button', { name: '€ 12,50 terugbetalen' }).click()
    await page.getByRole('heading', { name: 'Terugbetalingen' }).waitFor()
    await page.getByRole('cell', { name: 'Gedaan' }).waitFor()
    await expectAccessible(page, closingTooltips)
    await shopper.page.reload()
    const refunded = shopper.page.getByRole('region', { name: 'Terugbetaald' })
    await refunded.getByText('€ 12,50').waitFor()
    const note = await refunded
      .getByRole('link', { name: /^Creditnota C\d{4}-\d{6} \(PDF\)$/ })
      .getAttribute('href')
    const pdf = await shopper.page.request.get(inject('shopUrl') + note)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    await expectAccessible(shopper.page)
    expect(unexpected(complaints)).toEqual([])
    await shopper.close()
    await close()
  },
  undefined,
  { ...onTablet, tags: ['slow'] },
)

it('an owner handles a withdrawal, and filters orders by payment method', { tags: ['slow'] }, async () => {
  const shopper = await openPage()
  await order(shopper.page, 'paid')
  const email = `herroept-${Date.now()}@voorbeeld.example`
  const declared = { name: 'Zoë', orderNumber: 'DKBD9999999', email, articles: 'het laken' }
  await post(shopper.page, apiPaths.withdrawals, declared)
  const { page, complaints, close } = await openOffice(onTablet.viewport)
  await page.getByRole('link', { name: 'herroepingen en retouren' }).click()
  const row = page.getByRole('row', { name: email })
  await row.waitFor()
  await expectAccessible(page, closingTooltips)
  await row.getByRole('button', { name: 'Als afgehandeld markeren' }).press('Enter')
  await row.waitFor({ state: 'detached' })
  await page.getByLabel('Status').click()
  await page.getByRole('option', { name: 'Afgehandeld' }).click()
  await row.getByRole('button', { name: 'Heropenen' }).waitFor()

  await page.getByRole('menuitem', { name: 'Bestellingen' }).click()
  await page.getByPlaceholder('Naam, bedrijf of nummer').waitFor()
  await page.getByRole('button', { name: 'Filter toevoegen' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Betaalwijze' }).click()
  await page.getByLabel('Betaalwijze', { exact: true }).click()
  await page.getByRole('option', { name: 'Bancontact' }).click()
  await page.waitForURL(/bancontact/)
  await page.getByText('Hier staat nu niets.').waitFor()
  await expectAccessible(page, closingTooltips)
  expect(unexpected(complaints)).toEqual([])
  await shopper.close()
  await close()
})

it('an owner records a withdrawal that came by phone', { tags: ['slow'] }, async () => {
  const shopper = await openPage()
  const id = await order(shopper.page, 'paid', 2)
  const { page, complaints, close } = await openOffice(onTablet.viewport)
  await page.getByRole('menuitem', { name: 'Bestellingen' }).waitFor()
  await page.goto(`${office()}#/orders/${id}/show`)
  await page.getByRole('button', { name: 'Herroeping vastleggen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Herroeping vastleggen' })
  const record = dialog.getByRole('button', { name: 'Vastleggen' })
  await record.click()
  await dialog.getByText('Kies minstens één stuk.').waitFor()
  await dialog.getByRole('combobox', { name: /^Aantal herroepen van/ }).click()
  await page.getByRole('option', { name: '1' }).click()
  const receivedAt = dialog.getByLabel('Ontvangen op')
  const now = await receivedAt.inputValue()
  await receivedAt.fill('2020-01-01T10:00')
  await record.click()
  await dialog.getByText('Dit is van voor de bestelling.').waitFor()
  await expectAccessible(page, closingTooltips)
  await receivedAt.fill(now)
  await dialog.getByLabel('Notitie').fill('Belde om tien uur')
  await record.click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(/^Herroepen op .*: 1 × .* Geld terug vóór/).waitFor()
  await page.getByText('Belde om tien uur').waitFor()
  await expectAccessible(page, closingTooltips)

  await page.getByRole('button', { name: 'Herroeping vastleggen' }).click()
  await dialog.getByRole('button', { name: 'De hele bestelling' }).click()
  await record.click()
  await page.getByText(/^Herroepen op .*: de hele bestelling/).waitFor()
  await page.getByRole('button', { name: 'Herroeping vastleggen' }).waitFor({ state: 'detached' })
  await page.getByRole('menuitem', { name: 'Retouren' }).click()
  await page.getByRole('cell', { name: /^1 × / }).waitFor()
  expect(unexpected(complaints)).toEqual([])
  await shopper.close()
  await close()
})

it('an owner sends failed mails again at once', { tags: ['slow'] }, async () => {
  const { page, complaints, close } = await openOffice(onTablet.viewport)
  await page.getByRole('heading', { name: 'Overzicht' }).waitFor()
  // A mail is given up after three days.
  await page.route('**/admin/api/failed-mails?*', (route) =>
    route.fulfill({
      json: {
        rows: [
          {
            id: crypto.randomUUID(),
            recipient: 'zoe@example.com',
            subject: 'Je bestelling',
            lastError: 'ECONNREFUSED',
            createdAt: new Date().toISOString(),
            orderId: null,
            orderNumber: null,
          },
        ],
        total: 1,
      },
    }),
  )
  await page.getByRole('menuitem', { name: 'Mislukte mails' }).click()
  await page.getByRole('cell', { name: 'ECONNREFUSED' }).waitFor()
  await expectAccessible(page, closingTooltips)
  await page.getByRole('button', { name: 'Alle opnieuw proberen' }).click()
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await page.getByText('De mails worden opnieuw verzonden.').waitFor()
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it('an owner reads where a company wants its order, and packs what is paid', { tags: ['slow'] }, async () => {
  const shopper = await openPage()
  const company = {
    ...guest,
    customer: {
      ...guest.customer,
      type: 'company' as const,
      company: 'Hotel De Dam',
      vatNumber: 'NL853381082B01',
      cocNumber: '12345678',
    },
    sameDeliveryAddress: false,
    shippingAddress: {
      ...guest.billingAddress,
      company: 'Hotel De Dam',
      firstName: 'Zoë',
      lastName: 'Jansen',
      name: 't.a.v. balie 2',
    },
  }
  const paid = await order(shopper.page, 'paid', 1, { buyer: company })
  const failed = await order(shopper.page, 'failed', 1, { buyer: company })
  const { page, complaints, close } = await openOffice(onTablet.viewport)
  await page.getByRole('link', { name: 'te verzenden', exact: true }).waitFor()
  await page.goto(`${office()}#/orders/${paid}/show`)
  const customer = page.getByRole('main')
  await customer.getByText('t.a.v. balie 2').waitFor({ timeout: 10_000 })
  await customer.getByText('Btw-nummer NL853381082B01').waitFor()
  await customer.getByText('KvK-nummer 12345678').waitFor()
  await page.getByRole('link', { name: 'Pakbon (PDF)' }).waitFor()
  await expectAccessible(page, closingTooltips)
  await page.goto(`${office()}#/orders/${failed}/show`)
  await page.getByText('Wacht op betaling').waitFor()
  expect(await page.getByRole('link', { name: 'Pakbon (PDF)' }).count()).toBe(0)
  expect(unexpected(complaints)).toEqual([])
  await shopper.close()
  await close()
})

it('an owner answers a critical review', { tags: ['slow'] }, async () => {
  const { page, complaints, close } = await openOffice(onTablet.viewport)
  await page.getByRole('menuitem', { name: 'Reviews' }).click()
  await page.getByLabel('Status').click()
  await page.getByRole('option', { name: 'Kritisch, zonder antwoord' }).click()
  await expectAccessible(page, closingTooltips)
  await page.getByRole('row').nth(1).click()
  const written = page.getByLabel('Antwoord van de winkel')
  await written.fill('Wat jammer! Stuur ons gerust een bericht.')
  await expectAccessible(page, closingTooltips)
  await page.getByRole('button', { name: 'Antwoord opslaan' }).click()
  await page.getByText('Het antwoord is opgeslagen.').waitFor()
  await page.reload()
  await expect.poll(() => written.inputValue()).toBe('Wat jammer! Stuur ons gerust een bericht.')
  expect(unexpected(complaints)).toEqual([])
  await close()
})

/** A product that no other journey needs. */
const spareProduct = async () => {
  const answer = await fetch(`${inject('shopUrl')}${apiPaths.search('theedoek')}`)
  const { products } = SearchResults.parse(await answer.json())
  const last = products.at(-1)
  if (!last) throw new Error('the seed has tea towels')
  return last
}

itAtBothWidths(
  'on %s an owner changes a price, corrects the stock and retitles a product, and the shop shows it',
  async (viewport) => {
    const { id, slug } = await spareProduct()
    const shopper = await openPage()
    await shopper.page.goto(`${inject('shopUrl')}/${slug}.html`)
    const { page, complaints, close } = await openOffice(viewport)
    await page.getByRole('menuitem', { name: 'Producten' }).click()
    await page.getByPlaceholder('Titel of artikelnummer').fill('theedoek')
    await page.waitForURL(/theedoek/)
    await expectAccessible(page, closingTooltips)
    await page.goto(`${office()}#/products/${id}`)
    await page.getByRole('heading', { name: 'Artikelen' }).waitFor()
    await page
      .getByRole('button', { name: /wijzigen$/ })
      .first()
      .waitFor()
    await expectAccessible(page, closingTooltips)

    await page
      .getByRole('button', { name: /wijzigen$/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const euros = viewport.width > 1000 ? '123,45' : '98,76'
    await dialog.getByLabel('Prijs in euro').fill('0')
    await dialog.getByLabel('Prijs in euro').press('Enter')
    await dialog.getByText('De prijs is minstens € 0,01.').waitFor()
    await dialog.getByLabel('Prijs in euro').fill(euros)
    await dialog.getByLabel('Prijs in euro').press('Enter')
    await dialog.getByRole('heading', { name: new RegExp(euros) }).waitFor()
    console.log(`a price was in the shop after ${Math.round(await timeUntilShown(shopper.page, euros))} ms`)

    await dialog.getByLabel('Erbij of eraf (-)').fill('7')
    await dialog.getByLabel('Reden').fill('Geteld in het magazijn')
    await dialog.getByLabel('Reden').press('Enter')
    await dialog
      .getByText(/Geteld in het magazijn/)
      .first()
      .waitFor()
    await expectAccessible(page, closingTooltips)
    await dialog.getByRole('button', { name: 'Sluiten' }).click()

    const title = `Theedoek van de week ${Date.now()}`
    await page.getByLabel('Titel *', { exact: true }).fill(title)
    const description = page.getByRole('textbox', { name: 'Omschrijving', exact: true })
    await description.press('Control+End')
    await description.press('Enter')
    await description.pressSequentially(`Geschreven voor ${title}`)
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await page.getByText('Opgeslagen').waitFor()
    await timeUntilShown(shopper.page, `Geschreven voor ${title}`)
    expect(await shopper.page.locator('h1').innerText()).toContain(title)
    expect(unexpected(complaints)).toEqual([])
    await shopper.close()
    await close()
  },
  undefined,
  { ...onTablet, tags: ['slow'] },
)

const note = (of: Page) => of.getByLabel('Tekst over de foto')
const save = (of: Page) => of.getByRole('button', { name: 'Opslaan' }).click()

it('of two tabs that save a product, the second reads it and loses nothing', { tags: ['slow'] }, async () => {
  const { id } = await spareProduct()
  const { page, close } = await openOffice(onTablet.viewport)
  await page.getByRole('menuitem', { name: 'Producten' }).waitFor()
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${office()}#/products/${id}`)
    await note(tab).waitFor()
  }
  await note(page).fill('Nieuw')
  await save(page)
  await page.getByText('Opgeslagen').waitFor()
  await note(other).fill('Bijna op')
  await save(other)
  await other.getByText(/Je hebt dit zelf intussen gewijzigd/).waitFor()
  expect(await note(other).inputValue()).toBe('Bijna op')
  await close()
})

it(
  'categories and brands have a list and a form that all employees can use',
  { tags: ['slow'] },
  async () => {
    const { page, complaints, close } = await openOffice(onTablet.viewport)
    for (const [menu, row] of [
      ['Categorieën', 'Adres'],
      ['Merken', 'Naam'],
    ] as const) {
      await page.getByRole('menuitem', { name: menu }).click()
      await page.getByRole('columnheader', { name: row }).waitFor()
      await expectAccessible(page, closingTooltips)
      await page.getByRole('row').nth(1).click()
      await page.getByRole('button', { name: 'Opslaan' }).waitFor()
      await expectAccessible(page, closingTooltips)
    }
    expect(unexpected(complaints)).toEqual([])
    await close()
  },
)
