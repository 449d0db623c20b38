/** @module-tag slow */
import type { Page } from 'playwright-core'
import type { StaffReview } from 'shared-types/contracts/admin/reviews'
import { expect, it } from 'vitest'
import { openPage } from './browser.ts'
import { isInView } from './in-view.ts'
import { office, openOfficeAt, unexpected } from './office.ts'
import { order } from './order-by-api.ts'

const openOrder = async () => {
  const shopper = await openPage()
  const id = await order(shopper.page, 'paid')
  await shopper.close()
  const opened = await openOfficeAt('')
  // As an employee goes there: the router cannot go back to an address that was typed.
  await opened.page.getByRole('menuitem', { name: 'Bestellingen' }).click()
  await opened.page.locator(`a[href="#/orders/${id}/show"]`).click()
  await opened.page.getByRole('heading', { name: 'Geschiedenis' }).waitFor()
  return opened
}

/** Not the half minute of other journeys: these tests wait for what does not happen. */
const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 10_000 })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)

it('a refused field of a long form gets the focus and is in view, and the button that saves keeps it', async () => {
  const { page, close } = await openOfficeAt('vouchers/create')
  const code = page.getByRole('textbox', { name: 'Code' })
  const add = async () => {
    await code.fill(`DUBBEL${Date.now()}`)
    await page.getByLabel('Omschrijving van de korting').fill('Korting')
    await page.getByLabel('Korting in procenten').fill('10')
  }
  await add()
  const taken = await code.inputValue()
  await button(page, 'Opslaan').press('Enter')
  await page.waitForURL(/#\/vouchers$/)
  await page.goto(`${office()}#/vouchers/create`)
  await add()
  await code.fill(taken)
  await button(page, 'Opslaan').press('Enter')
  await eventually(() => code.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await isInView(code)).toBe(true)
  page.on('dialog', (dialog) => dialog.accept())

  await page.goto(`${office()}#/vouchers/${taken}`)
  await page.getByLabel('Omschrijving van de korting').fill('Meer korting')
  await button(page, 'Opslaan').press('Enter')
  await page.getByText('Opgeslagen').waitFor()
  expect(await focusedName(page)).toBe('Opslaan')
  await close()
})

const isLeft = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const unsaved = 'Je wijzigingen zijn nog niet opgeslagen. Wil je ze weggooien?'

/** Goes back, and expects a question, which is answered with no. A reload asks too. */
const expectAsked = async (page: Page) => {
  const questions: string[] = []
  page.once('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  await page.evaluate(() => history.back())
  await eventually(() => questions).toEqual([unsaved])
  expect(await page.evaluate(isLeft)).toBe(false)
}

it('a note and the dialogs of an order ask before what was typed is lost', async () => {
  const { page, complaints, close } = await openOrder()
  const dialog = page.getByRole('dialog')
  await button(page, 'Verzenden').click()
  await dialog.getByLabel(/^Trackcode/).fill('3SABCD')
  await expectAsked(page)
  expect(await dialog.getByLabel(/^Trackcode/).inputValue()).toBe('3SABCD')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()

  await page.setViewportSize({ width: 1000, height: 600 })
  await button(page, 'Gegevens corrigeren').click()
  await dialog.getByLabel('Voornaam', { exact: true }).fill('Zoë-Anne')
  // Without scrolling.
  expect(await isInView(dialog.getByRole('button', { name: 'Opslaan en mailen' }))).toBe(true)
  await expectAsked(page)
  await dialog.getByRole('button', { name: 'Opslaan en mailen' }).click()
  await dialog.waitFor({ state: 'detached' })

  const note = page.getByRole('textbox', { name: 'Notitie' })
  await note.fill('Klant belde')
  await expectAsked(page)
  expect(await note.inputValue()).toBe('Klant belde')
  await button(page, 'Toevoegen').click()
  await page.getByRole('cell', { name: 'Klant belde' }).waitFor()
  expect(unexpected(complaints)).toEqual([])
  await page.goBack()
  await eventually(() => page.url()).not.toContain('/orders/')
  await close()
})

it('a review asks before what was typed is lost, and keeps the focus once it is approved', async () => {
  const { page, close } = await openOfficeAt('')
  let status: StaffReview['status'] = 'waiting'
  await page.route(/\/admin\/api\/reviews\/[^/?]+$/, async (route) => {
    const review = (await (await route.fetch()).json()) as StaffReview
    await route.fulfill({ json: { ...review, status } })
  })
  await page.route(/\/admin\/api\/reviews\/[^/]+\/approve$/, (route) => {
    status = 'published'
    return route.fulfill({ status: 204 })
  })
  await page.getByRole('menuitem', { name: 'Reviews' }).click()
  await page.getByLabel('Status').click()
  await page.getByRole('option', { name: 'In de winkel' }).click()
  await page.locator('tbody a').first().click()
  const explanation = page.getByLabel('Toelichting (alleen voor de winkel)')
  await explanation.fill('Gescholden')
  await expectAsked(page)
  await button(page, 'Goedkeuren').press('Enter')
  const answer = page.getByLabel('Antwoord van de winkel')
  await answer.waitFor()
  await eventually(() => focusedName(page)).toBe('Review')
  await answer.fill('Dank je!')
  await expectAsked(page)
  expect(await answer.inputValue()).toBe('Dank je!')
  await close()
})

it('a page says that it loads, and its tab names it', async () => {
  const { page, close } = await openOrder()
  const number = await page.locator('h1').innerText()
  expect(await page.title()).toMatch(new RegExp(`^${number} – .+ backoffice$`))
  const { pathname } = new URL(page.url().replace('/#', ''))
  const record = pathname.replace('/admin', '').replace('/show', '')
  for (const [path, read, title] of [
    [`${record}/show`, record, number],
    ['/shipping-methods/standard', '/shipping-methods/standard', 'Verzendwijze'],
    ['/figures', '/figures', 'Cijfers'],
    ['/', '/overview', 'Overzicht'],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const isRead = (url: URL) => url.pathname === `/admin/api${read}`
    await page.route(isRead, async (route) => {
      await promise
      await route.continue()
    })
    await page.goto(`${office()}#${path}`)
    await page.reload()
    const loading = page.getByRole('progressbar', { name: 'Bezig met laden' })
    await loading.waitFor()
    resolve()
    await loading.waitFor({ state: 'detached' })
    await eventually(() => page.title()).toContain(title)
    await page.unroute(isRead)
  }
  await close()
})
