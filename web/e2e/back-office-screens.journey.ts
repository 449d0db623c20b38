/** @module-tag slow */
import type { Page } from 'playwright-core'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, it } from 'vitest'
import { desktop, expectAccessible, itAtBothWidths, onTablet, openPage, phone } from './browser.ts'
import { closingTooltips, openOffice, unexpected } from './office.ts'
import { order, post, sheetsInAndOut } from './order-by-api.ts'

/** Rows for the lists that are empty in a new shop. */
const leaveSomething = async () => {
  const { page, close } = await openPage()
  await order(page, 'paid')
  await order(page, 'pending')
  const email = `scherm-${Date.now()}@voorbeeld.example`
  await post(page, apiPaths.withdrawals, { name: 'Zoë', orderNumber: 'DKBD9999998', email, articles: '' })
  const { soldOut } = await sheetsInAndOut()
  await post(page, apiPaths.backInStock, { itemId: soldOut.id, email })
  await close()
}

/** All that the screen asks for is there. */
const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
  // The header of a list that has waited for its rows for more than a second.
  const waiting = () =>
    page
      .locator('th > span')
      .evaluateAll((labels) => labels.filter(({ textContent }) => textContent === '\u00A0').length)
  await expect.poll(waiting).toBe(0)
}

const addressesOfMenu = (page: Page) =>
  page
    .getByRole('menuitem')
    .evaluateAll((items) => items.map((item) => (item.closest('a') as HTMLAnchorElement).href))

/** As after a login: another address of the same document would show the screen before for a moment. */
const openList = async (page: Page, address: string) => {
  await page.goto(address)
  await page.reload()
  await page.locator('h1:not(:empty)').waitFor()
  await settled(page)
}

/** The fields of a form that are wider than the screen: a text must not be scrolled sideways (WCAG 1.4.10). */
const cutFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('form :is(input, textarea, [contenteditable])')]
      .filter((field) => field.checkVisibility() && field.getBoundingClientRect().right > window.innerWidth)
      .map((field) => field.getAttribute('name') ?? field.id),
  )

const expectFitting = async (page: Page) => {
  await settled(page)
  await expectAccessible(page, closingTooltips)
  const { width } = page.viewportSize() ?? { width: 0 }
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(`${page.url()} needs ${Math.max(needed, width)}`).toBe(`${page.url()} needs ${width}`)
}

itAtBothWidths(
  'on %s each screen of the menu, its first row and its form for a new one are accessible and fit',
  async (viewport) => {
    await leaveSomething()
    const { page, complaints, close } = await openOffice(viewport)
    await page.getByRole('menuitem', { name: 'Bestellingen' }).waitFor()
    const entries = await page.getByRole('menuitem').count()
    expect(entries).toBeGreaterThan(25)
    const forms = new Set<string>()
    for (let entry = 0; entry < entries; entry += 1) {
      const open = () => page.getByRole('menuitem').nth(entry).click()
      await open()
      await expectFitting(page)
      const list = page.url()
      // The theme switches it off: it exports the technical names of fields.
      expect.soft(await page.getByRole('button', { name: 'Exporteren' }).count(), list).toBe(0)
      const cell = page.locator('tbody tr td').nth(1)
      if (await cell.isVisible()) {
        await cell.click()
        await settled(page)
        if (page.url() !== list) {
          await expectFitting(page)
          forms.add(page.url())
        }
        await open()
        await settled(page)
      }
      const add = page.getByRole('link', { name: 'Toevoegen' })
      if (await add.isVisible()) {
        await add.click()
        await expectFitting(page)
        forms.add(page.url())
      }
    }
    expect(unexpected(complaints)).toEqual([])

    await page.setViewportSize(phone)
    for (const form of forms) {
      await page.goto(form)
      await settled(page)
      expect.soft([form, await cutFields(page)]).toEqual([form, []])
    }
    await close()
  },
  600_000,
  onTablet,
)

it('on a phone each list of the menu is accessible and fits, and the menu of the account has a Dutch name', async () => {
  await leaveSomething()
  const { page, complaints, close } = await openOffice(onTablet.viewport)
  await page.getByRole('menuitem', { name: 'Bestellingen' }).waitFor()
  const lists = await addressesOfMenu(page)
  expect(lists.length).toBeGreaterThan(25)
  await page.setViewportSize(phone)
  for (const list of lists) {
    await openList(page, list)
    await expectFitting(page)
  }
  await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
  expect(unexpected(complaints)).toEqual([])
  await close()
}, 600_000)

it('each row of a list that opens with a click opens with the keyboard too', async () => {
  await leaveSomething()
  const { page, complaints, close } = await openOffice(desktop)
  await page.getByRole('menuitem', { name: 'Bestellingen' }).waitFor()
  const opened: string[] = []
  for (const list of await addressesOfMenu(page)) {
    await openList(page, list)
    const row = page.locator('tbody tr').first()
    const looksClickable =
      (await row.isVisible()) && (await row.evaluate((shown) => getComputedStyle(shown).cursor === 'pointer'))
    if (!looksClickable) continue
    await row
      .locator('td')
      .last()
      .click({ position: { x: 2, y: 2 } })
    const opens = await page
      .waitForURL((url) => url.href !== list, { timeout: 3000 })
      .then(
        () => true,
        () => false,
      )
    const record = page.url()
    await openList(page, list)
    const link = row.getByRole('link')
    expect.soft([list, await link.count()]).toEqual([list, opens ? 1 : 0])
    if ((await link.count()) !== 1) continue
    opened.push(list)
    expect.soft((await link.innerText()).trim()).not.toBe('')
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(record)
    await page.goBack()
    expect.soft(page.url()).toBe(list)
  }
  expect(opened.length).toBeGreaterThan(12)
  expect(unexpected(complaints)).toEqual([])
  await close()
}, 600_000)
