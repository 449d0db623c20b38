/** @module-tag slow */
import type { Page } from 'playwright-core'
import { typedTimeAt } from 'shared-types/calendar/local-day'
import { SearchResults } from 'shared-types/contracts/catalog'
import type { OrderSummary, StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, inject, it } from 'vitest'
import { expectAccessible, onTablet, openPage } from './browser.ts'
import { hasFocus } from './in-view.ts'
import { closingTooltips, findVoucher, office, openOffice, openOfficeAt, unexpected } from './office.ts'
import { order, post } from './order-by-api.ts'

const mark = Date.now().toString(36)

/** Not the half minute of other journeys: these tests wait for what does not happen. */
const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 10_000 })

const broken = 'De database is even niet bereikbaar.'

/** Refuses the next call, as a server does that has lost its database. */
const failOnce = (page: Page, method: string, path: RegExp) =>
  page.route(
    path,
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 503, json: { code: 'internal_error', message: broken } })
        : route.fallback(),
    { times: 1 },
  )

/** Keeps the answers of these calls back until the returned function is called. */
const holdAnswers = async (page: Page, method: string, path: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    const answer = await route.fetch()
    await promise
    return route.fulfill({ response: answer })
  })
  return resolve
}

/** The questions of the browser, each answered with no. */
const questionsOf = (page: Page) => {
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  return questions
}

const requestsOf = (page: Page, method: string, path: RegExp) => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) urls.push(request.url())
  })
  return urls
}

const menu = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const save = (page: Page) => press(page, 'Opslaan')
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Bevestigen' })
const unsaved = 'Je wijzigingen zijn nog niet opgeslagen. Wil je ze weggooien?'

/** Expects a dialog that waits for an answer, and whose buttons do nothing meanwhile. */
const expectBusy = async (page: Page, names: string[]) => {
  for (const name of names)
    await eventually(() => page.getByRole('dialog').getByRole('button', { name }).isDisabled()).toBe(true)
}

it('a form still warns of unsaved changes after a refused save, and says once why it was refused', async () => {
  const { page, close } = await openOfficeAt('pages/service%2Fprivacy')
  const title = page.getByLabel(/^Titel/).first()
  await title.fill('Privacy en jij')
  await failOnce(page, 'PUT', /\/admin\/api\/pages\//)
  await save(page)
  await page.getByText(broken).waitFor()
  const questions = questionsOf(page)
  await menu(page, 'Bestellingen')
  await eventually(() => questions).toEqual([unsaved])
  expect(await title.inputValue()).toBe('Privacy en jij')
  await page.getByText(broken).waitFor({ state: 'detached' })
  expect(await page.getByText('Nog niet alles is goed ingevuld.').count()).toBe(0)
  await close()
})

it('a form that adds something warns too, also after a refusal', async () => {
  const { page, close } = await openOfficeAt('synonyms/create')
  const questions = questionsOf(page)
  await page.getByLabel('Wie zoekt op').fill(`slaapzak${mark}`)
  await failOnce(page, 'POST', /\/admin\/api\/synonyms$/)
  await save(page)
  await page.getByText(broken).waitFor()
  await menu(page, 'Bestellingen')
  await eventually(() => questions).toEqual([unsaved])
  expect(page.url()).toContain('/synonyms/create')
  await close()
})

it('a refused meaning of a search word is named at its field, and its correction is saved', async () => {
  const { page, complaints, close } = await openOfficeAt('synonyms/create')
  await page.getByLabel('Wie zoekt op').fill(`strandlaken${mark}`)
  await page.getByLabel('vindt', { exact: true }).fill('dekbed, laken; wit')
  await save(page)
  await page.getByText('Gebruik alleen letters, cijfers, spaties en |.').waitFor()
  await page.getByLabel('vindt', { exact: true }).fill(`dekbed, strandlaken${mark}`)
  await save(page)
  await page.getByText('Een woord kan niet zijn eigen synoniem zijn.').waitFor()
  await page.getByLabel('vindt', { exact: true }).fill('dekbed, laken')
  await save(page)
  await page.waitForURL(/#\/synonyms$/)
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it('a form of the version before a deploy says that the page must be loaded again', async () => {
  const { page, close } = await openOfficeAt('synonyms/create')
  await page.route(/\/admin\/$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/admin/assets/new.js">' }),
  )
  await page.getByLabel('Wie zoekt op').fill(`slaapzak${mark}`)
  await page.route(/\/admin\/api\/synonyms$/, (route) =>
    route.fulfill({ status: 422, json: { code: 'validation_failed', message: 'Onbekend veld.' } }),
  )
  await save(page)
  await page.getByText(/Kopieer wat je hebt ingevuld en herlaad de pagina/).waitFor()
  expect(await page.getByLabel('Wie zoekt op').inputValue()).toBe(`slaapzak${mark}`)
  await close()
})

const localTime = (at: number) => typedTimeAt(new Date(at))
const day = 86_400_000

it('what is typed in a form stays when another part of its page is saved, and while its own save is sent', async () => {
  const { page, close } = await openOfficeAt('promotions/create')
  const ends = page.getByLabel('Einde, waarnaar de klok aftelt')
  await page.getByLabel('Naam, ook van haar pagina').fill(`Nachten ${mark}`)
  await page.getByLabel('Begin').fill(localTime(Date.now() + day))
  await ends.fill(localTime(Date.now() + 2 * day))
  await save(page)
  await page.getByRole('heading', { name: 'Prijzen verlagen' }).waitFor()
  const later = localTime(Date.now() + 3 * day)
  await ends.fill(later)
  await page.getByRole('combobox', { name: 'Categorie' }).fill('kids')
  await page.getByRole('option').first().click()
  await page.getByLabel('Procent eraf').fill('10')
  await press(page, 'Prijzen toevoegen')
  await page.getByText('De prijzen gaan omlaag zodra de actie begint.').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await ends.inputValue()).toBe(later)

  const answerSave = await holdAnswers(page, 'PUT', /\/admin\/api\/promotions\//)
  await save(page)
  const evenLater = localTime(Date.now() + 4 * day)
  await ends.fill(evenLater)
  answerSave()
  await page.getByText('Opgeslagen').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await ends.inputValue()).toBe(evenLater)
  await save(page)
  await eventually(() => page.getByRole('button', { name: 'Opslaan', exact: true }).isDisabled()).toBe(true)
  await page.reload()
  await eventually(() => ends.inputValue()).toBe(evenLater)
  await close()
})

it('a form shows what the server made of a saved text', async () => {
  const { page, close } = await openOfficeAt('pages/service%2Fcookies')
  const title = page.getByLabel(/^Titel/).first()
  const before = await title.inputValue()
  await title.fill(`  ${before} `)
  await save(page)
  await page.getByText('Opgeslagen').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await title.inputValue()).toBe(before)
  await eventually(() => page.getByRole('button', { name: 'Opslaan', exact: true }).isDisabled()).toBe(true)
  await close()
})

it('an employee whose logout fails reads that, and stays logged in', async () => {
  const { page, close } = await openOfficeAt('account')
  const logOut = async () => {
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Afmelden' }).click()
  }
  await failOnce(page, 'POST', /\/admin\/api\/logout$/)
  await logOut()
  await page.getByText(/Je bent nog ingelogd/).waitFor()
  await page.getByRole('heading', { name: 'Inloggen in twee stappen' }).waitFor()
  await logOut()
  await page.getByLabel('E-mailadres').waitFor()
  expect(page.url()).toContain('login')
  await close()
})

const teaTowel = async () => {
  const answer = await fetch(`${inject('shopUrl')}${apiPaths.search('theedoek')}`)
  const [first] = SearchResults.parse(await answer.json()).products
  if (!first) throw new Error('the seed has tea towels')
  return first
}

// In this file, because only the last import of the shop can be undone, and files run beside each other.
it('an owner imports prices and stock from a file, and undoes it', async () => {
  const { sku } = await teaTowel()
  const { page, complaints, close } = await openOffice(onTablet.viewport)
  await page.getByRole('menuitem', { name: 'Import en export' }).click()
  const choose = async (text: string) =>
    page
      .getByLabel('Bestand kiezen en controleren')
      .setInputFiles({ name: 'prijzen.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('artikelnummer;prijs')
  await page.getByText(/gescheiden door puntkomma/).waitFor()
  await choose(`artikelnummer,prijs\n${sku},0`)
  await page.getByRole('cell', { name: 'De prijs is minstens € 0,01.' }).waitFor()
  await choose(
    `artikelnummer,prijs\n${Array.from({ length: 201 }, (_, at) => `onbekend-${at},1`).join('\n')}`,
  )
  await page.getByText(/^De eerste 200 van \d+:$/).waitFor()
  await choose(`artikelnummer,prijs,voorraad\n${sku},"76,54",4321`)
  await page.getByRole('cell', { name: '4321' }).waitFor()
  await expectAccessible(page, closingTooltips)
  await page.getByRole('button', { name: '2 wijzigingen toepassen' }).click()
  await page.getByRole('cell', { name: 'Toegepast' }).waitFor()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bevestigen' }).click()
  await page.getByText('1 artikel hersteld.').waitFor()
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it('an import names its file, is checked and applied once at a time, and is undone after a question', async () => {
  const { sku } = await teaTowel()
  const { page, complaints, close } = await openOfficeAt('imports')
  const stock = String(1000 + Math.floor(Math.random() * 1000))
  const answerCheck = await holdAnswers(page, 'POST', /\/admin\/api\/imports\?/)
  const checks = requestsOf(page, 'POST', /\/admin\/api\/imports\?/)
  await page.getByLabel('Bestand kiezen en controleren').setInputFiles({
    name: `voorraad-${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`artikelnummer,voorraad\n${sku},${stock}`),
  })
  const choose = page.getByRole('button', { name: 'Bestand kiezen en controleren' })
  await eventually(() => choose.isDisabled()).toBe(true)
  answerCheck()
  await page.getByText(new RegExp(`voorraad-${mark}\\.csv: 1 regel gelezen`)).waitFor()
  const applied = requestsOf(page, 'POST', /\/apply$/)
  await page.getByRole('button', { name: '1 wijziging toepassen' }).dblclick()
  await page.getByRole('cell', { name: 'Toegepast' }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect([applied.length, checks.length, await page.getByRole('alert').count()]).toEqual([1, 1, 1])
  await page.getByRole('button', { name: /^Ongedaan maken/ }).click()
  await page.getByRole('dialog').getByText(`voorraad-${mark}.csv`).waitFor()
  await confirm(page).click()
  await page.getByText('1 artikel hersteld.').waitFor()
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it('of two orders that are shipped together, the refused one stays selected, with its code', async () => {
  const shopper = await openPage()
  const ids = [await order(shopper.page, 'paid'), await order(shopper.page, 'paid')] as const
  await shopper.close()
  const { page, close } = await openOfficeAt('orders')
  const numbers = await Promise.all(
    ids.map(async (id) => {
      const answer = await page.request.get(new URL(pathOf(admin.order, { id }), office()).href)
      return ((await answer.json()) as OrderSummary).number
    }),
  )
  for (const number of numbers) await page.getByLabel(`Bestelling ${number} kiezen`).check()
  const slips = page.getByRole('link', { name: 'Pakbonnen (PDF)' })
  const path = (await slips.getAttribute('href')) ?? ''
  expect(path.split('=')[1]?.split(',').toSorted()).toEqual(ids.toSorted())
  const opened = page.context().waitForEvent('page')
  await slips.press('Enter')
  await (await opened).close()
  await press(page, '2 verzenden')
  const dialog = page.getByRole('dialog')
  for (const number of numbers)
    await dialog.getByLabel(new RegExp(`^Trackcode van ${number}`)).fill('3SABCD000000001')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 450)
  expect(await dialog.getByLabel(/^Trackcode van/).count()).toBe(2)

  await failOnce(page, 'POST', new RegExp(`/orders/${ids[1]}/ship$`))
  const send = dialog.getByRole('button', { name: 'Verzenden' })
  await send.press('Enter')
  await dialog.getByText(broken).waitFor()
  // The keyboard can go on where it was.
  expect(await send.evaluate((button) => button === document.activeElement)).toBe(true)
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('button', { name: '1 verzenden' }).click()
  const left = dialog.getByLabel(/^Trackcode van/)
  expect(await left.count()).toBe(1)
  await left.fill('3SABCD000000002')
  const answerShip = await holdAnswers(page, 'POST', /\/ship$/)
  await dialog.getByRole('button', { name: 'Verzenden' }).click()
  await eventually(() => dialog.getByRole('button', { name: 'Annuleren' }).isDisabled()).toBe(true)
  answerShip()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: /^\d+ verzenden$/ }).count()).toBe(0)
  await close()
})

it('the dialog of an article says what succeeded and what was refused', async () => {
  const { id } = await teaTowel()
  const { page, complaints, close } = await openOfficeAt(`products/${id}`)
  await page
    .getByRole('button', { name: /wijzigen$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Aanbieding in euro').fill('1')
  await dialog.getByLabel('Vanaf').fill(localTime(Date.now() + day))
  await dialog.getByLabel('Tot').fill(localTime(Date.now() + 2 * day))
  await dialog.getByRole('button', { name: 'Aanbieding plannen' }).click()
  await page.getByText('Opgeslagen').waitFor()
  await failOnce(page, 'DELETE', /\/sale$/)
  await dialog.getByRole('button', { name: 'Aanbieding verwijderen' }).click()
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await page.getByText(broken).waitFor()
  await dialog.getByRole('button', { name: 'Aanbieding verwijderen' }).click()
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await dialog.getByRole('button', { name: 'Aanbieding verwijderen' }).waitFor({ state: 'detached' })

  await page.goto(`${office()}#/account`)
  await failOnce(page, 'GET', /\/totp$/)
  await press(page, 'Aanzetten')
  await page.getByText(broken).waitFor()
  expect(complaints.filter((text) => text.includes('HttpError'))).toEqual([])
  await close()
})

it('the dialog of an article asks before it loses what was typed in one of its forms', async () => {
  const { id } = await teaTowel()
  const { page, close } = await openOfficeAt(`products/${id}`)
  const edit = page.getByRole('button', { name: /wijzigen$/ }).first()
  const dialog = page.getByRole('dialog')
  const questions = questionsOf(page)
  await edit.click()
  await dialog.getByLabel('Reden').fill('Geteld')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  expect(questions).toEqual([unsaved])
  expect(await dialog.getByLabel('Reden').inputValue()).toBe('Geteld')
  await dialog.getByLabel('Erbij of eraf (-)').fill('3')
  await dialog.getByRole('button', { name: 'Voorraad bijwerken' }).click()
  await page.getByText('Opgeslagen').waitFor()
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await dialog.waitFor({ state: 'detached' })

  await edit.click()
  await dialog.getByLabel('Filterwaarden').press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await eventually(() => questions).toEqual([unsaved, unsaved])
  await close()
})

it('what cannot be taken back is asked first, and a double click on the answer counts once', async () => {
  const { page, close } = await openOfficeAt('vouchers/create')
  const questions = questionsOf(page)
  await page.getByRole('textbox', { name: 'Code' }).fill(`EENMALIG${mark}`)
  await page.getByLabel('Omschrijving van de korting').fill('Korting')
  await page.getByLabel('Korting in procenten').fill('10')
  await save(page)
  await (await findVoucher(page, `EENMALIG${mark}`.toUpperCase())).click()
  const ended = requestsOf(page, 'POST', /\/end$/)
  await press(page, 'Nu beëindigen')
  await page.getByRole('dialog').waitFor()
  expect(ended).toEqual([])
  const answer = await holdAnswers(page, 'POST', /\/end$/)
  await confirm(page).dblclick()
  await page.keyboard.press('Escape')
  await expectBusy(page, ['Annuleren', 'Bevestigen'])
  answer()
  await page.getByText('De kortingscode geldt niet meer.').waitFor()
  expect(ended).toHaveLength(1)
  // A form that was saved does not warn.
  expect(questions).toEqual([])

  await menu(page, 'Medewerkers')
  await page
    .getByRole('cell', { name: /@sluimer/ })
    .first()
    .click()
  await press(page, 'Nieuw wachtwoord geven')
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
  await close()
})

it('the focus stays with a list whose items are removed, and a refresh brings none of them back', async () => {
  const { page, complaints, close } = await openOfficeAt('documents/footer')
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)
  await page.getByRole('button', { name: 'Ontdekken 2 verwijderen' }).press('Enter')
  await eventually(focused).toBe('Ontdekken 2 verwijderen')
  const remove = page.getByRole('button', { name: /^Ontdekken \d+ verwijderen$/ })
  const left = await remove.count()
  await press(page, 'Vernieuwen')
  await page.waitForLoadState('networkidle')
  expect(await remove.count()).toBe(left)
  while ((await remove.count()) > 0) await remove.first().press('Enter')
  await eventually(focused).toBe('Ontdekken: toevoegen')
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it('lists below the entries of a menu have names of their own', async () => {
  const { page, close } = await openOfficeAt('documents/shop-menu')
  await page.getByRole('button', { name: 'Menu 1 verwijderen' }).waitFor()
  const names = await page
    .getByRole('button', { name: /verwijderen$|: toevoegen$|omhoog$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  await close()
})

it('a withdrawal with a mistyped order number gets its order', async () => {
  const shop = await openPage()
  const id = await order(shop.page, 'paid')
  const withdrawal = { name: 'Zoë', orderNumber: 'DKBD9999996', email: 'zoe@voorbeeld.example', articles: '' }
  await post(shop.page, apiPaths.withdrawals, withdrawal)
  await shop.close()
  const { page, complaints, close } = await openOfficeAt('returns')
  const answer = await page.request.get(new URL(pathOf(admin.order, { id }), office()).href)
  const { number } = (await answer.json()) as OrderSummary
  await press(page, 'Bestelling koppelen: DKBD9999996')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bestelnummer').fill('DKBD9999995')
  await dialog.getByRole('button', { name: 'Koppelen' }).click()
  await dialog.getByText('Er is geen bestelling met dit nummer.').waitFor()
  await dialog.getByLabel('Bestelnummer').fill(number)
  const attached = await holdAnswers(page, 'PUT', /\/returns\/[^/]+\/order$/)
  await dialog.getByRole('button', { name: 'Koppelen' }).click()
  await page.keyboard.press('Escape')
  await expectBusy(page, ['Annuleren'])
  attached()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: `${number} (ingevuld als DKBD9999996)` }).click()
  await page.getByText(/^Herroepen op .* de hele bestelling/).waitFor()
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it('an order whose rug comes back shows the day by which the money must be back, until it is handled', async () => {
  const shop = await openPage()
  const id = await order(shop.page, 'paid')
  const { page, complaints, close } = await openOfficeAt('')
  const answer = await page.request.get(new URL(pathOf(admin.order, { id }), office()).href)
  const { number: orderNumber, email } = (await answer.json()) as OrderSummary
  const request = { orderNumber, email, reason: 'size', explanation: '', website: '' }
  await post(shop.page, apiPaths.serviceFeeRequest, request)
  await shop.close()
  await page.goto(`${office()}#/orders/${id}/show`)
  await page.getByText(/^Retour van een vloerkleed gemeld op .* Geld terug vóór/).waitFor()
  await expectAccessible(page, closingTooltips)
  const handled = page.getByRole('button', { name: /^Als afgehandeld markeren: retour van / })
  await handled.press('Enter')
  await handled.waitFor({ state: 'detached' })
  await page.getByText('De retour is afgehandeld.').waitFor()
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it('the focus stays in a list whose row goes', async () => {
  const { page, complaints, close } = await openOfficeAt('')
  const shop = await openPage()
  const withdrawal = { name: 'Zoë', orderNumber: 'DKBD9999997', email: 'zoe@voorbeeld.example', articles: '' }
  await post(shop.page, apiPaths.withdrawals, withdrawal)
  await shop.close()
  await menu(page, 'Retouren')
  const handled = page.getByRole('button', { name: 'Als afgehandeld markeren: DKBD9999997' })
  await handled.press('Enter')
  await handled.waitFor({ state: 'detached' })
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Retouren')
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it('a mail is sent again after a question, unless its text is deleted', async () => {
  const shop = await openPage()
  const id = await order(shop.page, 'paid')
  await shop.close()
  const { page, complaints, close } = await openOfficeAt('')
  // A mail server has taken both, and the text of one was deleted after a month.
  await page.route(new RegExp(`/admin/api/orders/${id}$`), async (route) => {
    const shown = (await (await route.fetch()).json()) as StaffOrder
    const [first, second] = shown.mails.map((mail) => ({ ...mail, sentAt: mail.createdAt }))
    await route.fulfill({ json: { ...shown, mails: [{ ...first, recipient: '', subject: '' }, second] } })
  })
  const sent = requestsOf(page, 'POST', /\/resend$/)
  await page.goto(`${office()}#/orders/${id}/show`)
  await page.getByRole('cell', { name: 'tekst gewist' }).waitFor()
  await page.getByRole('cell', { name: /^(Bevestiging van de bestelling|Betaling ontvangen)$/ }).waitFor()
  await expectAccessible(page, closingTooltips)
  const resend = page.getByRole('button', { name: /^Opnieuw sturen: / })
  expect(await resend.count()).toBe(1)
  await resend.click()
  const question = page.getByRole('dialog', { name: 'Mail opnieuw sturen?' })
  await question.getByText(/gaat nog een keer naar .*@/).waitFor()
  expect(sent).toEqual([])
  await question.getByRole('button', { name: 'Bevestigen' }).click()
  await question.waitFor({ state: 'detached' })
  expect(sent).toHaveLength(1)
  expect(unexpected(complaints).filter((text) => !text.includes('404'))).toEqual([])
  await close()
})

const again = 'Opnieuw proberen'

it('an order that the server could not read is still on screen, with a way to try again', async () => {
  const shopper = await openPage()
  const id = await order(shopper.page, 'paid')
  await shopper.close()
  const { page, close } = await openOfficeAt('')
  const read = new RegExp(`/admin/api/orders/${id}$`)
  await failOnce(page, 'GET', read)
  await page.goto(`${office()}#/orders/${id}/show`)
  await page.getByText(broken).waitFor()
  expect(page.url()).toContain(`/orders/${id}/show`)
  await press(page, again)
  await page.getByRole('heading', { name: 'Klant' }).waitFor()
  expect(await page.getByText(broken).count()).toBe(0)
  await page.goto(`${office()}#/orders/00000000-0000-4000-8000-000000000000/show`)
  await page.getByText('Dit bestaat niet meer').waitFor()
  await page.waitForURL(/#\/orders$/)
  await close()
})

it.each(['brands', 'staff'])('a form of %s that could not be read is not left', async (resource) => {
  const { page, close } = await openOfficeAt(resource)
  const row = page.locator('tbody a').first()
  const address = (await row.getAttribute('href')) ?? ''
  await failOnce(page, 'GET', new RegExp(`/admin/api${address.replace('#', '')}$`))
  await row.click()
  await page.getByText(broken).waitFor()
  expect(page.url()).toContain(address)
  await press(page, again)
  await page.getByRole('button', { name: 'Opslaan', exact: true }).waitFor()
  await page.getByText(broken).waitFor({ state: 'detached' })
  expect(page.url()).toContain(address)
  await close()
})

it('the overview and a list that could not be read say so', async () => {
  const { page, close } = await openOfficeAt('redirects')
  await failOnce(page, 'GET', /\/admin\/api\/overview$/)
  await menu(page, 'Overzicht')
  await page.getByText(broken).waitFor()
  await press(page, again)
  await page.getByRole('link', { name: 'te verzenden', exact: true }).waitFor()
  for (const [name, path] of [
    ['Bestellingen', 'orders'],
    ['Medewerkers', 'staff'],
  ] as const) {
    await failOnce(page, 'GET', new RegExp(`/admin/api/${path}(\\?|$)`))
    await menu(page, name)
    await page.getByRole('button', { name: again }).waitFor()
    expect(await page.getByText(/Hier staat nu niets|van -1/).count()).toBe(0)
    await press(page, again)
    await page.getByRole('button', { name: again }).waitFor({ state: 'detached' })
  }
  await close()
})

it('the dialogs of an order name its articles legibly, and shipping is confirmed and keeps the focus', async () => {
  const shopper = await openPage()
  const id = await order(shopper.page, 'paid')
  await shopper.close()
  const { page, close } = await openOfficeAt(`orders/${id}/show`)
  await page.setViewportSize({ width: 700, height: 900 })
  await page.getByRole('button', { name: 'Verzenden', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Aantal in dit pakket van/).waitFor()
  const article = dialog.locator('p').first()
  expect((await article.boundingBox())?.width).toBeGreaterThan(300)
  await dialog.getByLabel(/^Trackcode van/).fill('3SABCD000000003')
  await page.keyboard.press('Enter')
  await page.getByText('De bestelling is verzonden.').waitFor()
  await page.getByRole('button', { name: 'Verzenden', exact: true }).waitFor({ state: 'detached' })
  await eventually(() => hasFocus(page)).toBe(true)
  await close()
})

it('filter values that were taken off an article stay off, and what its options suggest can be taken over', async () => {
  const answer = await fetch(`${inject('shopUrl')}${apiPaths.search('hoeslaken')}`)
  const { id } = SearchResults.parse(await answer.json()).products[0] ?? {}
  const { page, complaints, close } = await openOfficeAt(`products/${id}`)
  await page
    .getByRole('button', { name: /wijzigen$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const values = dialog.getByLabel('Filterwaarden')
  const chips = dialog.locator('.MuiAutocomplete-root .MuiChip-root')
  await chips.first().waitFor()
  const before = await chips.allInnerTexts()
  const saveLook = () => dialog.getByRole('button', { name: 'Filters en foto opslaan' }).click()
  for (let left = before.length; left > 0; left -= 1) await values.press('Backspace')
  await saveLook()
  await page.getByText('Opgeslagen').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await chips.count()).toBe(0)
  await page.getByText('Opgeslagen').waitFor({ state: 'detached' })

  const takeOver = dialog.getByRole('button', { name: 'Voorstel overnemen' })
  await takeOver.click()
  await eventually(() => chips.allInnerTexts()).toEqual(before)
  await takeOver.waitFor({ state: 'detached' })
  await saveLook()
  await page.getByText('Opgeslagen').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await chips.allInnerTexts()).toEqual(before)
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it('a file comes after a login where the session has ended, and a refusal of a file is a message', async () => {
  const shopper = await openPage()
  const id = await order(shopper.page, 'paid')
  await shopper.close()
  const { page, password, close } = await openOfficeAt('imports')
  const ended = page.getByRole('dialog', { name: 'Je sessie is voorbij.' })
  const logInAgain = async () => {
    await ended.getByLabel('Wachtwoord').fill(password)
    await page.keyboard.press('Enter')
    await ended.waitFor({ state: 'detached' })
  }
  const exported = page.getByRole('link', { name: 'Exporteren als CSV' })
  await exported.waitFor()
  await page.context().clearCookies()
  await exported.click()
  await ended.waitFor()
  const download = page.waitForEvent('download')
  await logInAgain()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)

  const tooMany = 'Er zijn meer dan 50.000 artikelen. Kies CSV.'
  await page.route(/format=xlsx/, (route) =>
    route.fulfill({ status: 422, json: { code: 'validation_failed', message: tooMany } }),
  )
  await page.getByRole('link', { name: 'Exporteren als XLSX' }).click()
  await page.getByText(tooMany).waitFor()
  expect(page.url()).toContain('#/imports')

  await page.goto(`${office()}#/orders/${id}/show`)
  const slip = page.getByRole('link', { name: 'Pakbon (PDF)' })
  await slip.waitFor()
  await page.context().clearCookies()
  await slip.click()
  await ended.waitFor()
  const opened = page.context().waitForEvent('page')
  await logInAgain()
  await (await opened).close()
  expect(page.url()).toContain(`#/orders/${id}/show`)

  const slips = requestsOf(page, 'GET', /packing-slip/)
  const { x, y } = (await slip.boundingBox()) ?? { x: 0, y: 0 }
  const reopened = page.context().waitForEvent('page')
  await page.mouse.click(x + 2, y + 2)
  await (await reopened).close()
  // The second click of a slow double click, after the file has opened.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.evaluate(() => fetch('/admin/'))
  expect(slips).toHaveLength(1)
  await close()
})

/** Lets the server handle the next of these calls, and loses its answer. */
const loseAnswer = (page: Page, method: string, path: RegExp) =>
  page.route(
    path,
    async (route) => {
      if (route.request().method() !== method) return route.fallback()
      await route.fetch()
      return route.abort()
    },
    { times: 1 },
  )

const openVoucher = async (code: string) => {
  const { page, close } = await openOfficeAt('vouchers/create')
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByLabel('Omschrijving van de korting').fill('Korting')
  await page.getByLabel('Korting in procenten').fill('10')
  await save(page)
  await (await findVoucher(page, code)).click()
  return { page, close, text: page.getByLabel('Omschrijving van de korting') }
}

const voucherPath = /\/admin\/api\/vouchers\/[^?]+$/
const isSaved = async (page: Page) => {
  await page.getByText('Opgeslagen', { exact: true }).waitFor()
  await page.getByText('Opgeslagen', { exact: true }).waitFor({ state: 'detached' })
  await eventually(() => page.getByRole('button', { name: 'Opslaan', exact: true }).isDisabled()).toBe(true)
}

it('a form whose save succeeded without an answer is saved, and can be saved again', async () => {
  const { page, close, text } = await openVoucher(`ZONDER${mark}`.toUpperCase())
  await text.fill('Zomerkorting ')
  await loseAnswer(page, 'PUT', voucherPath)
  await save(page)
  await isSaved(page)
  await text.fill('Herfstkorting')
  await save(page)
  await isSaved(page)

  await text.fill('Winterkorting')
  await failOnce(page, 'GET', voucherPath)
  await loseAnswer(page, 'PUT', voucherPath)
  await save(page)
  await page.getByText(/De server is niet bereikbaar/).waitFor()
  await save(page)
  await isSaved(page)
  expect(await text.inputValue()).toBe('Winterkorting')
  await close()
})

it('an action of a page waits until the form above it is saved', async () => {
  const { page, close, text } = await openVoucher(`EERST${mark}`.toUpperCase())
  const end = page.getByRole('button', { name: 'Nu beëindigen' })
  await text.fill('Lentekorting')
  await page.getByText('Sla eerst je wijzigingen op.').waitFor()
  expect(await end.isDisabled()).toBe(true)
  await save(page)
  await isSaved(page)
  await end.click()
  await confirm(page).click()
  await eventually(() => page.getByLabel('Geldig tot').inputValue()).not.toBe('')
  await text.fill('Lentekorting, voorbij')
  await save(page)
  await isSaved(page)
  await close()
})
