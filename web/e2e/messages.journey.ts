/** @module-tag slow */
import type { Locator, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { somethingWentWrong } from '../src/api/problem-error.ts'
import { account } from './account.ts'
import {
  describeAtBothWidths,
  desktop,
  itAtBothWidths,
  openRunning,
  openPage,
  untilRunning,
} from './browser.ts'
import { type Form, ofBuyers, ofCustomers, ofGuests, placeRefusedOrder, prepareForms } from './every-form.ts'
import { isInView } from './in-view.ts'
import { sheets } from './order-by-api.ts'

const shop = (path: string) => inject('shopUrl') + path

/** Whether an element, or the field it describes, has the focus. */
const isFocused = (element: Locator) =>
  element.evaluate((said) => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const isDescribed = said.id !== '' && focused.getAttribute('aria-describedby')?.includes(said.id)
    return isDescribed || (focused.matches('[tabindex]') && focused.contains(said))
  })

const expectMessage = async (page: Page, text: string) => {
  const said = page.locator('[role=alert]:not(span), [id$="-error"]').filter({ hasText: text }).first()
  await said.waitFor()
  await expect.poll(() => isInView(said), { message: `'${text}' is in view` }).toBe(true)
  return said
}

/** The server refuses every change. */
const refuse = (page: Page, problem: { code: string; status: number; fields?: Record<string, string> }) =>
  page.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({
          status: problem.status,
          contentType: 'application/problem+json',
          json: { detail: somethingWentWrong, type: 'about:blank', title: '', ...problem },
        }),
  )

const open = async (page: Page, form: Form) => {
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
  await openRunning(page, shop(typeof form.path === 'string' ? form.path : form.path()))
  const button = page.getByRole('main').getByRole('button', { name: form.button, exact: true })
  await (form.open?.(page) ?? button.waitFor())
  return button
}

const nowhere = 'Dit kan zo niet.'

/** The form's messages for a validation error, a server failure and an unknown field, if in view. */
const messagesInView = async (page: Page, form: Form): Promise<string[]> => {
  const button = await open(page, form)
  if (form.mistake) {
    await form.mistake.make?.(page)
    await button.click()
    await expectMessage(page, form.mistake.said)
    const focused = await page.evaluate(() => document.activeElement?.matches('input, select, textarea'))
    expect(focused, 'the first wrong field has the focus').toBe(true)
    if (!form.fill) return [form.mistake.said]
  }
  await form.fill?.(page)
  await refuse(page, { code: 'internal_error', status: 500 })
  await button.click()
  const said = await expectMessage(page, failureOf(form))
  await expect.poll(() => isFocused(said), { message: 'the refusal has the focus' }).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (!form.mistake) return [failureOf(form)]
  await refuse(page, { code: 'validation_failed', status: 422, fields: { 'ergens.anders': nowhere } })
  await button.click()
  const unplaced = await expectMessage(page, nowhere)
  await expect.poll(() => isFocused(unplaced), { message: 'what has no field has the focus' }).toBe(true)
  return [form.mistake.said, failureOf(form), nowhere]
}

const failureOf = (form: Form) => form.failed ?? somethingWentWrong
const expectedMessages = ({ mistake, fill, ...form }: Form) => {
  if (!mistake) return [failureOf(form)]
  return fill ? [mistake.said, failureOf(form), nowhere] : [mistake.said]
}

const pages: Page[] = []
const newPage = async (viewport = desktop): Promise<Page> => {
  const { page } = await openPage({ withPictures: false, viewport })
  pages.push(page)
  return page
}

let guest: Page
/** Has an unpaid order. */
let buyer: Page
let customer: Page
beforeAll(async () => {
  customer = await newPage()
})
afterEach(async () => {
  for (const page of pages) await page.unrouteAll({ behavior: 'ignoreErrors' })
})

let isLoggedIn = false
/** Logs in to the customer's account, which the first test that needs it creates. */
const logIn = async () => {
  if (isLoggedIn) return
  const zoe = account(customer)
  await zoe.register()
  await customer.goto(shop('/account/login/'))
  await zoe.logIn()
  await customer.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  isLoggedIn = true
}

it('the announced summary of mistakes names each field, and the registration leads back to the login', async () => {
  const { page, close } = await openPage()
  await openRunning(page, shop('/account/register/?naar=%2Ffavorieten%2F'))
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'E-mailadres' }).fill('geen adres')
  await main.getByRole('button', { name: 'Registreren', exact: true }).click()
  const summary = main.getByRole('alert').filter({ hasText: 'Er kloppen' })
  await summary.waitFor({ state: 'attached' })
  const said = await summary.textContent()
  expect(said).toMatch(/: Voornaam: Vul je voornaam in\. Achternaam: Vul je achternaam in\. E-mailadres: /)
  expect(said).toMatch(/\. Nieuw wachtwoord: Kies een wachtwoord/)
  // A screen reader would read all of it again with every field that is corrected.
  await main.getByLabel('Voornaam').fill('Zoë')
  await main.getByLabel('Voornaam').blur()
  await expect.poll(() => main.getByLabel('Voornaam').getAttribute('aria-invalid')).toBeNull()
  expect(await summary.textContent()).toBe(said)
  expect(await main.getByRole('link', { name: 'privacy' }).getAttribute('href')).toBe('/service/privacy/')
  await main.getByRole('link', { name: 'Inloggen' }).click()
  await page.waitForURL(/\/account\/login\/\?naar=/)
  await close()
})

it('the announced summary of mistakes follows the screen, also for fields that the form controls itself', async () => {
  const { page, close } = await openPage()
  await openRunning(page, shop(`/${sheets}.html`))
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Schrijf een beoordeling', exact: true }).click()
  await main.getByRole('button', { name: 'Plaats beoordeling', exact: true }).click()
  const summary = main.getByRole('alert').filter({ hasText: 'Er kloppen' })
  await summary.waitFor({ state: 'attached' })
  expect(await summary.textContent()).toMatch(/^Er kloppen 5 velden niet: Je beoordeling: .+\. Titel: /)
  await close()
})

it('a wrong current password shows an error at its field', async () => {
  await logIn()
  await customer.goto(shop('/account/information/'))
  const field = customer.getByLabel('Huidig wachtwoord')
  await field.fill('Fout&Fout1')
  await customer.getByLabel('Nieuw wachtwoord').fill('Warm&Zacht2')
  await customer.getByLabel('Herhaal je wachtwoord').fill('Warm&Zacht2')
  await customer.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  const said = await expectMessage(customer, 'Dit wachtwoord klopt niet')
  expect(await said.getAttribute('id')).toBe('currentPassword-error')
  expect(await isFocused(said)).toBe(true)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
})

itAtBothWidths(
  'on %s the success message is in view for five seconds, also while hovered, and shifts nothing',
  async (viewport) => {
    await logIn()
    await customer.setViewportSize(viewport)
    await customer.clock.install()
    await customer.goto(shop('/account/information/'))
    await customer.getByLabel('Telefoonnummer').fill('0612345678')
    const buttons = () =>
      customer
        .getByRole('main')
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y + scrollY))
    const before = await buttons()
    const save = customer.getByRole('button', { name: 'Opslaan', exact: true })
    // At the bottom of the viewport, where a message after it would be out of view.
    await save.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await save.click()
    const saved = customer.getByText('De wijzigingen zijn opgeslagen.')
    await saved.waitFor()
    await expect.poll(() => isInView(saved)).toBe(true)
    await saved.hover()
    expect(await buttons()).toEqual(before)
    await customer.clock.runFor(5_100)
    await saved.waitFor({ state: 'detached' })
    expect(await buttons()).toEqual(before)
    await customer.clock.resume()
  },
)

describeAtBothWidths('on %s validation errors and refusals are shown in view', (viewport) => {
  beforeAll(async () => {
    guest = await newPage(viewport)
    await prepareForms(guest)
    buyer = await newPage(viewport)
    await placeRefusedOrder(buyer)
    await customer.setViewportSize(viewport)
  })
  it.each(ofGuests)('$name', async (form) => {
    expect(await messagesInView(guest, form)).toEqual(expectedMessages(form))
  })
  it.each(ofBuyers)('$name', async (form) => {
    expect(await messagesInView(buyer, form)).toEqual(expectedMessages(form))
  })
  it.each(ofCustomers)('$name', async (form) => {
    await logIn()
    expect(await messagesInView(customer, form)).toEqual(expectedMessages(form))
  })
})

/** The form's values by field; empty ones are left out. */
const typed = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('main form:has([type=submit]):not([role=search])')
    const fields = form instanceof HTMLFormElement ? [...new FormData(form)] : []
    return fields.filter(([name, value]) => value !== '' && name !== 'website')
  })
const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('concept:')))

describe('a draft', () => {
  beforeAll(async () => {
    guest = await newPage()
  })

  it.each(ofGuests.filter(({ draft }) => draft))('of the $name survives a reload', async (form) => {
    const button = await open(guest, form)
    await form.fill?.(guest)
    const before = (await typed(guest)).filter(([name]) => !/password|confirmation/.test(String(name)))
    expect(before.length).toBeGreaterThan(0)
    expect(JSON.stringify(await drafts(guest))).not.toContain('Zacht&Warm1')
    await guest.reload()
    await untilRunning(guest)
    await expect.poll(() => typed(guest)).toEqual(before)
    await form.fill?.(guest)
    await guest.route('**/api/**', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { message: 'Gelukt', receivedAt: new Date().toISOString() } })
        : route.fallback(),
    )
    await button.click()
    await expect.poll(() => drafts(guest)).toEqual([])
  })

  it('of a withdrawal survives a reload in its second step, and is dropped after sending', async () => {
    const withdrawal = ofGuests.find(({ name }) => name === 'confirmation of a withdrawal')
    if (!withdrawal) throw new Error('the withdrawal is a form')
    await open(guest, withdrawal)
    await guest.getByText('Klopt dit?').waitFor()
    await guest.reload()
    await untilRunning(guest)
    await expect.poll(async () => (await typed(guest)).map(([name]) => name)).toContain('orderNumber')
    await guest.getByRole('button', { name: 'Volgende' }).click()
    await guest.route('**/api/withdrawals', (route) =>
      route.fulfill({ json: { receivedAt: new Date().toISOString() } }),
    )
    await guest.getByRole('button', { name: 'Herroeping bevestigen' }).click()
    await guest.getByText('We hebben je herroeping ontvangen').waitFor()
    expect(await drafts(guest)).toEqual([])
  })

  it('of a next withdrawal is empty, by the button of the receipt and by the link in the footer', async () => {
    const withdrawal = ofGuests.find(({ name }) => name === 'confirmation of a withdrawal')
    if (!withdrawal) throw new Error('the withdrawal is a form')
    await guest.route('**/api/withdrawals', (route) =>
      route.fulfill({ json: { receivedAt: new Date().toISOString() } }),
    )
    const received = guest.getByText('We hebben je herroeping ontvangen')
    const next = guest.getByRole('link', { name: 'Nog een bestelling herroepen' })
    const ofFooter = guest.getByRole('contentinfo').getByRole('link', { name: 'Bestelling herroepen' })
    await open(guest, withdrawal)
    for (const link of [next, ofFooter]) {
      await guest.getByRole('button', { name: 'Herroeping bevestigen' }).click()
      await received.waitFor()
      await link.click()
      await expect.poll(() => guest.getByLabel('Bestelnummer').inputValue()).toBe('')
      expect(await received.count()).toBe(0)
      await withdrawal.open?.(guest)
    }
    // Back keeps what was typed since.
    await guest.goBack()
    await expect.poll(() => guest.getByLabel('Bestelnummer').inputValue()).toBe('DKBD1000001')
  })

  it('of a withdrawal is there again after Back, and its second step after Forward', async () => {
    const withdrawal = ofGuests.find(({ name }) => name === 'confirmation of a withdrawal')
    if (!withdrawal) throw new Error('the withdrawal is a form')
    await open(guest, withdrawal)
    const question = guest.getByText('Klopt dit?')
    await question.waitFor()
    const address = guest.url()
    expect(address).not.toMatch(/Zo|DKBD|voorbeeld/)
    await guest.goBack()
    await guest.getByRole('button', { name: 'Volgende' }).waitFor()
    expect(await guest.getByLabel('Bestelnummer').inputValue()).toBe('DKBD1000001')
    expect(await guest.getByLabel('Naam').inputValue()).toBe('Zoë')
    await guest.goForward()
    await question.waitFor()
    await guest.getByRole('button', { name: 'Bewerken' }).click()

    // An input that changed since is not yet declared.
    await guest.getByLabel('Bestelnummer').fill('')
    await guest.goForward()
    await expect.poll(() => guest.evaluate(() => history.state?.usr?.step)).toBe('confirm')
    expect(await question.count()).toBe(0)
    expect(await guest.getByLabel('Bestelnummer').inputValue()).toBe('')
    expect(guest.url()).toBe(address)
  })
})
