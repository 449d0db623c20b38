/** @module-tag slow */
import type { Page } from 'playwright-core'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect } from 'vitest'
import { expectAccessible, itAtBothWidths, onTablet, openPage, phone } from './browser.ts'
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
