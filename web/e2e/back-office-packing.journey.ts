/** @module-tag slow */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { expect, it } from 'vitest'
import { desktop, expectAccessible, openPage, phone } from './browser.ts'
import { closingTooltips, office, openOffice, unexpected } from './office.ts'
import { order } from './order-by-api.ts'

const readOrder = async (page: Page, id: string) => {
  const answer = await page.request.get(new URL(pathOf(admin.order, { id }), office()).href)
  return (await answer.json()) as StaffOrder
}

it.each([
  ['a wide screen', desktop],
  ['a phone', phone],
])(
  'on %s an employee picks, packs and labels all orders of the page, and sends them by a file',
  async (_of, viewport) => {
    const shopper = await openPage()
    const ids = [await order(shopper.page, 'paid'), await order(shopper.page, 'paid')]
    await order(shopper.page, 'pending')
    await shopper.close()
    const { page, complaints, close } = await openOffice(viewport)
    await page.getByRole('heading', { name: 'Overzicht' }).or(page.getByText('Omzet')).first().waitFor()
    await page.goto(`${office()}#/orders?perPage=100`)
    const orders = await Promise.all(ids.map((id) => readOrder(page, id)))
    const numbers = orders.map(({ number }) => number)
    const chooseOne = (number = '') => page.getByRole('checkbox', { name: `Bestelling ${number} kiezen` })
    const all = page.getByRole('checkbox', { name: 'Alles op deze pagina kiezen' })
    await all.focus()
    await page.keyboard.press('Space')
    for (const number of numbers) await expect.poll(() => chooseOne(number).isChecked()).toBe(true)
    await chooseOne(numbers[0]).uncheck()
    expect(await all.evaluate((box: HTMLInputElement) => [box.checked, box.dataset.indeterminate])).toEqual([
      false,
      'true',
    ])
    await all.check()
    expect(await chooseOne(numbers[0]).isChecked()).toBe(true)
    await expectAccessible(page, closingTooltips)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)

    // Other journeys ship the other orders meanwhile.
    await all.uncheck()
    for (const number of numbers) await chooseOne(number).check()
    const link = page.getByRole('link', { name: 'Picklijst (PDF)' })
    const list = await page.request.get(new URL((await link.getAttribute('href')) ?? '', office()).href)
    expect([list.status(), list.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Adressen voor de vervoerder (CSV)' }).press('Enter')
    const labels = await readFile(await (await download).path(), 'utf8')
    for (const number of numbers) expect(labels).toContain(`"${number}"`)
    for (const number of numbers) await chooseOne(number).uncheck()
    await expect.poll(() => page.getByRole('button', { name: /^\d+ verzenden$/ }).count()).toBe(0)

    await page.getByRole('button', { name: 'Trackcodes uit een bestand' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Trackcodes uit een bestand' })
    const choose = async (text: string) =>
      dialog
        .getByLabel('Bestand kiezen en verzenden')
        .setInputFiles({ name: 'postnl.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await choose('bestelnummer;code\nDKBD1;3S')
    await dialog.getByText(/moet bestelnummer;vervoerder;trackcode zijn/).waitFor()
    const file = `${numbers[0]};PostNL;3SABCD1234567\n${numbers[1]};PostNL;kapot\nDKBD404;PostNL;3SABCD1234567`
    await choose(file)
    await dialog.getByText('postnl.csv: 1 verzonden, 0 al eerder verzonden, 2 niet verzonden.').waitFor()
    await dialog.getByRole('cell', { name: 'Dit bestelnummer kennen we niet.' }).waitFor()
    await dialog.getByRole('cell', { name: /^kapot is geen trackcode van PostNL/ }).waitFor()
    await expectAccessible(page, closingTooltips)
    await choose(file.replace('kapot', '3SABCD1234568'))
    await dialog.getByText('postnl.csv: 1 verzonden, 1 al eerder verzonden, 1 niet verzonden.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Sluiten' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => chooseOne(numbers[0]).count()).toBe(0)
    for (const id of ids) expect((await readOrder(page, id)).state).toBe('shipped')
    expect(unexpected(complaints)).toEqual([])
    await close()
  },
  120_000,
)
