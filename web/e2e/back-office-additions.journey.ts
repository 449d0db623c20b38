import path from 'node:path'
import { expect, inject } from 'vitest'
import { root } from '../../commands/project.mjs'
import { expectAccessible, itAtBothWidths, onTablet, openPage } from './browser.ts'
import { closingTooltips, openOffice, timeUntilShown, unexpected } from './office.ts'

const photo = path.join(root, 'shop-api/seed/images/placeholder.webp')

itAtBothWidths(
  'on %s an owner makes a brand, a category and a product with two articles, and the shop sells it',
  async (viewport) => {
    const mark = Date.now()
    const { page, complaints, close } = await openOffice(viewport)
    const save = async () => page.getByRole('button', { name: 'Opslaan' }).click()
    const add = async (area: string) => {
      await page.getByRole('menuitem', { name: area }).click()
      await page.getByRole('link', { name: 'Toevoegen' }).click()
    }

    await add('Merken')
    await page.getByLabel('Naam').fill(`Wolkenhuis ${mark}`)
    await page.getByText(`/brands/wolkenhuis-${mark}/`).waitFor()
    await expectAccessible(page, closingTooltips)
    await save()
    await page.getByRole('heading', { name: `Merk Wolkenhuis ${mark}` }).waitFor()

    await add('Categorieën')
    await page.getByLabel('Titel').fill(`Mutsen ${mark}`)
    await page.getByLabel('Adres').fill('service')
    await expectAccessible(page, closingTooltips)
    await save()
    await page.getByText('Het adres /service/ gebruikt de winkel zelf al.').waitFor()
    await page.getByLabel('Adres').fill('')
    await save()
    await page.getByRole('heading', { name: `Categorie Mutsen ${mark}` }).waitFor()

    await add('Producten')
    await page.getByLabel('Titel').fill(`Slaapmuts ${mark}`)
    for (const [field, choice] of [
      ['Merk', `Wolkenhuis ${mark}`],
      ['Hoofdcategorie', `Mutsen ${mark}`],
    ] as const) {
      await page.getByLabel(field).fill(choice)
      await page.getByRole('option', { name: choice }).click()
    }
    await page.getByLabel('Artikelnummer').fill(`MUTS-${mark}`)
    await page.getByLabel('Waarde').fill('Klein')
    await page.getByLabel('Prijs in euro').fill('0')
    await expectAccessible(page, closingTooltips)
    await save()
    await page.getByText('De prijs is minstens € 0,01.').waitFor()
    await page.getByLabel('Prijs in euro').fill('19.95')
    await save()
    await page.getByText('Dit product is verborgen.').waitFor()

    await page.getByRole('button', { name: 'Artikel toevoegen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Artikelnummer').fill(`MUTS-${mark}`)
    await dialog.getByLabel('Maat').fill('Groot')
    await dialog.getByLabel('Prijs in euro').fill('24,95')
    await dialog.getByLabel('Voorraad').fill('5')
    await dialog.getByLabel('Voorraad').press('Enter')
    await dialog.getByText(`Artikelnummer MUTS-${mark} is al in gebruik.`).waitFor()
    await expectAccessible(page, closingTooltips)
    await dialog.getByLabel('Artikelnummer').fill(`MUTS-${mark}-2`)
    await dialog.getByRole('button', { name: 'Toevoegen' }).click()
    await page.getByRole('cell', { name: 'Groot', exact: true }).waitFor()

    await page.locator('input[type=file]').setInputFiles(photo)
    await page.getByLabel('Wat staat er op foto 1?').fill('Een slaapmuts')
    await page.getByLabel('In de winkel').check()
    await save()
    await page.getByText('Opgeslagen').waitFor()
    const shopper = await openPage()
    await shopper.page.goto(`${inject('shopUrl')}/slaapmuts-${mark}.html`)
    const milliseconds = await timeUntilShown(shopper.page, 'Groot')
    console.log(`a new product was in the shop after ${Math.round(milliseconds)} ms`)
    expect(unexpected(complaints)).toEqual([])
    await shopper.close()
    await close()
  },
  undefined,
  { ...onTablet, tags: ['slow'] },
)
