/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop } from './browser.ts'
import { isInView } from './in-view.ts'
import { office, openOffice } from './office.ts'

const openAt = async (path: string) => {
  const opened = await openOffice(desktop)
  opened.page.setDefaultTimeout(10_000)
  await opened.page.waitForURL(/#\/$/)
  await opened.page.goto(`${office()}#/${path}`)
  return opened
}

/** Not the half minute of other journeys: these tests wait for what does not happen. */
const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 10_000 })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)

it('a refused field of a long form gets the focus and is in view, and the button that saves keeps it', async () => {
  const { page, close } = await openAt('vouchers/create')
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
