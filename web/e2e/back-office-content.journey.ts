/** @module-tag slow */
import { fileURLToPath } from 'node:url'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, inject, it } from 'vitest'
import { desktop, expectAccessible, itAtBothWidths, openPage, phone } from './browser.ts'
import { closingTooltips, office, openOffice, unexpected } from './office.ts'
import { order } from './order-by-api.ts'

const pillow = fileURLToPath(
  new URL('../../shop-api/seed/images/products/kussen/pillow.webp', import.meta.url),
)

const homepage = async () => (await fetch(`${inject('shopUrl')}${apiPaths.homepage}`)).text()
const footer = async () => (await fetch(`${inject('shopUrl')}${apiPaths.footer}`)).json()

itAtBothWidths(
  'on %s an employee adds a tile and a block to the home page with the keyboard',
  async (viewport) => {
    const name = `Tegel op ${viewport.width}`
    const { page, complaints, close } = await openOffice(viewport)
    await page.waitForURL(/#\/$/)
    await page.goto(`${office()}#/documents/homepage`)
    const press = (button: string) =>
      page.getByRole('button', { name: button, exact: true }).first().press('Enter')
    const lastOf = (list: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: new RegExp(`^${list} \\d+ verwijderen$`) }) })
        .last()
    await press('Tegels van categorieën 1 omlaag')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Tegels van categorieën 2 omlaag')
    await press('Tegels van categorieën: toevoegen')
    await press('Opslaan')
    const tile = lastOf('Tegels van categorieën')
    await expect.poll(() => tile.getByText('Vul dit in').count()).toBe(3)

    await tile.getByLabel(/^Titel/).fill(name)
    await tile.getByRole('combobox', { name: 'Categorie' }).fill('kids')
    await page.getByRole('option', { name: /kids/i }).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const choosing = page.waitForEvent('filechooser')
    await tile.getByRole('button', { name: 'Foto kiezen' }).press('Enter')
    await (await choosing).setFiles(pillow)
    await tile.getByRole('button', { name: 'Foto vervangen' }).waitFor()

    await press('Teksten onderaan: toevoegen')
    const block = lastOf('Teksten onderaan')
    await block.getByLabel(/^Titel/).fill(`Blok op ${viewport.width}`)
    await block.getByRole('textbox', { name: 'Tekst', exact: true }).pressSequentially('Lees verder.')
    await block.getByRole('combobox', { name: 'Link' }).fill('privacy')
    await page.getByRole('option', { name: /privacy/ }).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await press('Opslaan')
    await page.getByText('Opgeslagen').waitFor()
    await expect.poll(homepage).toContain(name)
    expect(await homepage()).toContain('/service/privacy/')
    expect(unexpected(complaints)).toEqual([])
    await close()
  },
  120_000,
  { device: 'a phone', viewport: phone, tags: [] },
)

it('an employee adds a link to the footer, chosen by its title', async () => {
  const { page, complaints, close } = await openOffice(phone)
  await page.waitForURL(/#\/$/)
  await page.goto(`${office()}#/documents/footer`)
  await page.getByRole('button', { name: 'Ontdekken: toevoegen' }).press('Enter')
  const added = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Ontdekken \d+ verwijderen$/ }) })
    .last()
  await added.getByLabel(/^Tekst/).fill('Privacy')
  await added.getByRole('combobox', { name: 'Link' }).fill('privacy')
  await page.getByRole('option', { name: /privacy/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await page.getByText('Opgeslagen').waitFor()
  await expect
    .poll(async () => (await footer()).discoverLinks.at(-1))
    .toEqual({ title: 'Privacy', link: '/service/privacy/' })
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it('the buttons of a menu have names of their own, and the first entry of the back office stays below its bar', async () => {
  const { page, complaints, close } = await openOffice({ width: 768, height: 700 })
  await page.waitForURL(/#\/$/)
  await page.goto(`${office()}#/documents/shop-menu`)
  await page.getByRole('button', { name: 'Hieronder 1.2: toevoegen' }).waitFor()
  const moving = page.getByRole('button', { name: /: toevoegen$|omhoog$|omlaag$|verwijderen$/ })
  const names = await moving.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(names.length).toBeGreaterThan(50)
  expect(new Set(names).size).toBe(names.length)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const bar = await page.getByRole('banner').boundingBox()
  const first = page.getByRole('menuitem', { name: 'Overzicht' })
  await expect.poll(async () => (await first.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? 0)
  expect(unexpected(complaints)).toEqual([])
  await close()
})

/** The answers of the server that this change gets, in order. */
const statusesOf = (page: Awaited<ReturnType<typeof openPage>>['page'], method: string) => {
  const statuses: number[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === method) statuses.push(answer.status())
  })
  return statuses
}

it.each(['documents/newsletter-popup', 'pages/service%2Fprivacy'])(
  'what is typed in %s stays when a colleague saves it meanwhile',
  async (form) => {
    const { context, page, close } = await openOffice(desktop)
    await page.waitForURL(/#\/$/)
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto(`${office()}#/${form}`)
    const saves = statusesOf(other, 'PUT')
    const title = (tab: typeof page) => tab.getByLabel(/^Titel/).first()
    const before = await title(other).inputValue()
    await title(page).fill('Van mij')
    await title(other).fill('Van een collega')
    await other.getByRole('button', { name: 'Opslaan' }).click()
    await other.getByText('Opgeslagen').waitFor()
    // As when the employee comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await page
      .getByRole('main')
      .getByText(/Je hebt dit zelf intussen gewijzigd/)
      .waitFor()
    expect(await title(page).inputValue()).toBe('Van mij')
    // Other journeys find it by its title.
    await title(other).fill(before)
    await other.getByRole('button', { name: 'Opslaan' }).click()
    await expect.poll(() => saves).toEqual([200, 200])
    await close()
  },
)

it('a link in a text leads to what was typed, also without https://, or is refused', async () => {
  const { page, complaints, close } = await openOffice(desktop)
  await page.waitForURL(/#\/$/)
  await page.goto(`${office()}#/documents/newsletter-popup`)
  const editor = page.getByRole('textbox', { name: 'Tekst', exact: true })
  let typed = ''
  page.on('dialog', (dialog) => void dialog.accept(typed))
  const link = async (address: string) => {
    typed = address
    await editor.press('ControlOrMeta+a')
    await page.getByRole('button', { name: 'Link', exact: true }).click()
  }
  await editor.fill('Lees verder')
  await link('voorbeeld.nl')
  await page.getByText('Begin een link met een / of met https://.').waitFor({ timeout: 5000 })
  expect(await editor.locator('a').count()).toBe(0)
  for (const [address, href] of [
    [' www.voorbeeld.nl/a ', 'https://www.voorbeeld.nl/a'],
    ['info@voorbeeld.nl', 'mailto:info@voorbeeld.nl'],
    ['/service/privacy/', '/service/privacy/'],
  ] as const) {
    await link(address)
    await expect.poll(() => editor.locator('a').getAttribute('href')).toBe(href)
  }
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it('on a phone the message about a mistake does not cover the button that saves', async () => {
  const { page, close } = await openOffice(phone)
  await page.waitForURL(/#\/$/)
  await page.goto(`${office()}#/shipping-methods/standard`)
  const costs = page.getByLabel(/^Kosten/)
  await costs.fill('')
  const save = page.getByRole('button', { name: 'Opslaan' })
  await save.click()
  await page.getByText('Nog niet alles is goed ingevuld.').waitFor()
  await costs.fill('1')
  await expect(save.click({ trial: true, timeout: 2000 })).resolves.toBeUndefined()
  await close()
})

it('a double click adds one note, and corrects an order once', async () => {
  const shopper = await openPage()
  const id = await order(shopper.page, 'paid')
  await shopper.close()
  const { page, complaints, close } = await openOffice(desktop)
  await page.waitForURL(/#\/$/)
  await page.goto(`${office()}#/orders/${id}/show`)
  const notes = statusesOf(page, 'POST')
  await page.getByLabel('Notitie').fill('Klant belde')
  await page.getByRole('button', { name: 'Toevoegen' }).dblclick()
  await page.getByRole('cell', { name: 'Klant belde' }).waitFor()
  const corrections = statusesOf(page, 'PUT')
  await page.getByRole('button', { name: 'Gegevens corrigeren', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Straat').fill('Damrak')
  await dialog.getByRole('button', { name: 'Opslaan en mailen' }).dblclick()
  await dialog.waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  expect({ notes, corrections }).toEqual({ notes: [200], corrections: [200] })
  expect(unexpected(complaints)).toEqual([])
  await close()
})
