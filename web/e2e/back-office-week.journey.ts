/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { typedTimeAt } from 'shared-types/calendar/local-day'
import { expectAccessible, itAtBothWidths, onTablet, openPage } from './browser.ts'
import { closingTooltips, findVoucher, openOffice, unexpected } from './office.ts'
import { fillCart } from './order-by-api.ts'

/** Each run has its own names: the journeys of a run share one shop. */
const mark = Date.now().toString(36).toUpperCase()

const isShown = async (path: string, text: string): Promise<boolean> =>
  (await (await fetch(inject('shopUrl') + path)).text()).includes(text)

/** A change is in the shop within a second; the rest is for a busy machine. */
const inTheShop = (path: string, text: string, expected = true) =>
  expect.poll(() => isShown(path, text), { timeout: 20_000, interval: 100 }).toBe(expected)

/** As an input for a date and a time has it, on a computer anywhere. */
const localTime = (at: number) => typedTimeAt(new Date(at))

const save = (page: Page) => page.getByRole('button', { name: 'Opslaan' }).click()

itAtBothWidths(
  'on %s a code that an owner adds gives a discount at once, until it is ended',
  async (viewport) => {
    const code = `VRIJDAG-${mark}-${viewport.width}`
    const { page, complaints, close } = await openOffice(viewport)
    await page.getByRole('menuitem', { name: 'Kortingscodes' }).click()
    await (await findVoucher(page, 'WELKOM10')).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('link', { name: 'Toevoegen' }).click()
    await page.getByRole('heading', { name: 'Kortingscode toevoegen' }).waitFor()
    await page.getByRole('textbox', { name: 'Code' }).fill(code)
    await page.getByLabel('Omschrijving van de korting').fill('15% korting')
    await page.getByLabel('Korting in procenten').fill('101')
    await save(page)
    await page.getByText('Een percentage is hoogstens 90.').waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByLabel('Korting in procenten').fill('15')
    await save(page)
    await (await findVoucher(page, code)).waitFor()

    const shopper = await openPage()
    await fillCart(shopper.page)
    const apply = async () => {
      await shopper.page.goto(`${inject('shopUrl')}/cart/`)
      await shopper.page.getByRole('textbox', { name: 'Kortingscode' }).first().fill(code)
      await shopper.page.keyboard.press('Enter')
    }
    await apply()
    await shopper.page.getByText(`Kortingscode ${code}`).first().waitFor()
    await shopper.page.getByRole('button', { name: `Kortingscode ${code} verwijderen` }).click()

    await page.getByRole('cell', { name: code }).click()
    await page.getByRole('button', { name: 'Nu beëindigen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bevestigen' }).click()
    await page.getByText('De kortingscode geldt niet meer.').waitFor()
    await apply()
    await shopper.page.getByText('Deze kortingscode was geldig tot en met').first().waitFor()
    expect(unexpected(complaints)).toEqual([])
    await shopper.close()
    await close()
  },
  undefined,
  onTablet,
)

itAtBothWidths(
  'on %s an owner corrects a page and the bar above all pages, and both are in the shop at once',
  async (viewport) => {
    const { page, complaints, close } = await openOffice(viewport)
    await page.getByRole('menuitem', { name: 'Pagina’s' }).click()
    await page.getByPlaceholder('Titel of adres').fill('service/cookies')
    await page.waitForURL(/service%2Fcookies/)
    await page.getByRole('cell', { name: '/service/cookies/' }).click()
    const text = page.getByRole('textbox', { name: 'Tekst', exact: true })
    await text.waitFor()
    await expectAccessible(page, closingTooltips)
    const sentence = `Verbeterd op ${viewport.width} met ${mark}`
    await text.press('Control+End')
    await text.press('Enter')
    await text.pressSequentially(sentence)
    await save(page)
    await page.getByText('Opgeslagen').waitFor()
    await inTheShop('/service/cookies/', sentence)

    await page.getByRole('menuitem', { name: 'Menu’s en vaste teksten' }).click()
    await page.getByRole('cell', { name: 'Meldingsbalk en pluspunten' }).click()
    const bar = page.getByLabel('Melding')
    await bar.waitFor()
    await expectAccessible(page, closingTooltips)
    const before = await bar.inputValue()
    const notice = `Vrijdag open ${mark} ${viewport.width}`
    await bar.fill(notice)
    await save(page)
    await page.getByText('Opgeslagen').waitFor()
    await inTheShop('/', notice)
    await bar.fill(before)
    await save(page)
    await inTheShop('/', notice, false)
    expect(unexpected(complaints)).toEqual([])
    await close()
  },
  undefined,
  onTablet,
)

itAtBothWidths(
  'on %s an owner changes the newsletter popup, in the form that its schema gives',
  async (viewport) => {
    const { page, complaints, close } = await openOffice(viewport)
    await page.getByRole('menuitem', { name: 'Menu’s en vaste teksten' }).click()
    await page.getByRole('cell', { name: 'Venster van de nieuwsbrief' }).click()
    await page.getByRole('textbox', { name: 'Tekst', exact: true }).waitFor()
    await expectAccessible(page, closingTooltips)
    const title = page.getByLabel('Titel')
    const before = await title.inputValue()
    await title.fill('')
    await save(page)
    await page.getByText('Vul dit in').first().waitFor()
    await title.fill(before)
    const small = page.getByLabel('Kleine letters')
    const sentence = `Een keer per week ${mark} ${viewport.width}`
    await small.fill(sentence)
    await save(page)
    await page.getByText('Opgeslagen').waitFor()
    await inTheShop('/api/content/newsletter-popup', sentence)
    expect(unexpected(complaints)).toEqual([])
    await close()
  },
  undefined,
  onTablet,
)

itAtBothWidths(
  'on %s an owner plans a promotion, lets it begin and ends it, with its prices',
  async (viewport) => {
    const title = `Strandweek ${mark} ${viewport.width}`
    const path = `/acties/${title.toLowerCase().replaceAll(' ', '-')}/`
    // Each run has its own articles: a price that was as low within 30 days is not reduced.
    const [category, article] =
      viewport === onTablet.viewport
        ? ['/badtextiel/strandlakens/', 'Strandlaken Zandbank']
        : ['/wonen/spreien/', 'Gestikte sprei']
    const { page, complaints, close } = await openOffice(viewport)
    await page.getByRole('menuitem', { name: 'Acties' }).click()
    await page.getByRole('cell', { name: 'Boxspringweken' }).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('link', { name: 'Toevoegen' }).click()
    const hour = 3_600_000
    await page.getByLabel('Naam, ook van haar pagina').fill(title)
    await page.getByLabel('Begin').fill(localTime(Date.now() + hour))
    await page.getByLabel('Einde, waarnaar de klok aftelt').fill(localTime(Date.now() - 24 * hour))
    await save(page)
    await page.getByText('Het einde moet na het begin liggen.').waitFor()
    await page.getByLabel('Einde, waarnaar de klok aftelt').fill(localTime(Date.now() + 24 * hour))
    await save(page)

    await page.getByRole('button', { name: 'Actie annuleren' }).waitFor()
    await page.getByRole('heading', { name: 'Prijzen verlagen' }).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('combobox', { name: 'Categorie' }).fill(category.split('/')[2] ?? '')
    await page.getByRole('option', { name: category }).click()
    await page.getByLabel('Procent eraf').fill('20')
    await page.getByRole('button', { name: 'Prijzen toevoegen' }).click()
    await page.getByText('De prijzen gaan omlaag zodra de actie begint.').waitFor()
    await page.getByLabel('Begin').fill(localTime(Date.now() - hour))
    await save(page)
    await page.getByText(/^Loopt, met de pagina/).waitFor()
    await inTheShop(path, article)

    await page.getByRole('button', { name: 'Nu beëindigen' }).click()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('dialog').getByRole('button', { name: 'Bevestigen' }).click()
    await page.getByText(/^Voorbij, met de pagina/).waitFor()
    await inTheShop(path, 'Deze actie is afgelopen')
    expect(unexpected(complaints)).toEqual([])
    await close()
  },
  undefined,
  onTablet,
)
