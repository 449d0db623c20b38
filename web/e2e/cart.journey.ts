import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { desktop, expectAccessible, openBrowser, openWindow, phone } from './browser.ts'
import { openFirstProduct } from './purchase.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const shopUrl = inject('shopUrl')

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('the cart on %s', (_device, viewport) => {
  test('takes a code, gives what is promised, and puts back what went out by mistake', async () => {
    const { page, complaints, close } = await openWindow(browser, { viewport })
    await page.goto(`${shopUrl}/gratis-dekbed/`)
    const bed = await openFirstProduct(page)
    await page.getByRole('button', { name: 'In winkelwagen' }).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('Gratis', { exact: true }).waitFor()
    await drawer.getByRole('heading', { name: 'Past hier mooi bij' }).waitFor()
    await expectAccessible(page)
    await drawer.getByRole('link', { name: 'Winkelwagen', exact: true }).click()

    await page.getByText('cadeau, komt vanzelf mee').waitFor()
    const totals = page.getByRole('complementary', { name: 'Totaal' })
    const code = totals.getByLabel('Kortingscode')
    await code.fill('lenteschoon')
    await code.press('Enter')
    await totals.getByText(/was geldig tot/).waitFor()
    expect(await code.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page)

    await code.fill('vakantiegeld')
    await totals.getByRole('button', { name: 'Toepassen' }).click()
    await totals.getByText('Kortingscode VAKANTIEGELD').first().waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: new RegExp(`^Verwijderen.*${bed}`) }).click()
    await page.getByText(`${bed} is verwijderd uit je winkelwagen.`).waitFor()
    await page.getByText('Je winkelwagen is nog leeg').waitFor()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByText('cadeau, komt vanzelf mee').waitFor()

    await page.getByRole('button', { name: 'Kortingscode VAKANTIEGELD verwijderen' }).click()
    await totals.getByLabel('Kortingscode').waitFor()
    expect(complaints.filter((said) => !said.includes('422'))).toEqual([])
    await close()
  })
})
