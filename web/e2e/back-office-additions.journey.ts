import path from 'node:path'
import { expect, inject, it } from 'vitest'
import { root } from '../../commands/project.mjs'
import { expectAccessible, itAtBothWidths, onTablet, openPage, openRunning } from './browser.ts'
import { closingTooltips, openOffice, searchList, timeUntilShown, unexpected } from './office.ts'

const photo = path.join(root, 'shop-api/seed/images/placeholder.webp')

itAtBothWidths(
  'on %s an owner makes a brand, a category, a filter and a product with two articles, and the shop sells it',
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
    await page.getByLabel('Prijs in euro').fill('19,95')
    await save()
    await page.getByText('Dit product is verborgen.').waitFor()

    await page.getByRole('button', { name: 'Artikel toevoegen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Artikelnummer').fill(`MUTS-${mark}`)
    await dialog.getByLabel('Maat').fill('Groot')
    await dialog.getByLabel('Prijs in euro').fill('24,95')
    await dialog.getByLabel('Btw-tarief').selectOption('9%')
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

    const open = async (size: string) => page.getByRole('button', { name: `${size} MUTS-${mark}-2` }).click()
    await open('Groot')
    expect(await dialog.getByLabel('Btw-tarief').inputValue()).toBe('9')
    await dialog.getByLabel('Btw-tarief').selectOption('0%')
    await dialog.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await page.getByText('Opgeslagen').waitFor()
    await dialog.getByLabel('Maat').fill('klein')
    await dialog.getByRole('button', { name: 'Nummer en keuzes opslaan' }).click()
    await dialog.getByText('Schrijf "klein" ook zo.').waitFor()
    await dialog.getByLabel('Maat').fill('Reuze')
    await dialog.getByRole('button', { name: 'Nummer en keuzes opslaan' }).click()
    await dialog.getByRole('heading', { name: /Reuze/ }).waitFor()
    expect(await dialog.getByLabel('Btw-tarief').inputValue()).toBe('0')
    await dialog.getByLabel('Foto').selectOption({ label: 'Foto 1: Een slaapmuts' })
    await dialog.getByLabel('Filterwaarden').fill('140x200')
    await page.getByRole('option', { name: 'Maat: 140x200 cm' }).click()
    await page.getByText('Opgeslagen').waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Filters en foto opslaan' }).click()
    // While it is sent, the buttons are off, and then fade in again.
    await page.getByText('Opgeslagen').waitFor()
    await expectAccessible(page, closingTooltips)
    await timeUntilShown(shopper.page, 'Reuze')
    await dialog.getByRole('button', { name: 'Artikel verwijderen' }).click()
    await page.getByRole('button', { name: 'Bevestigen' }).click()
    await page.getByText('Het artikel is verwijderd.').waitFor()
    await page.getByRole('cell', { name: 'Reuze', exact: true }).waitFor({ state: 'detached' })

    await add('Filters')
    await page.getByLabel('Naam').fill(`Sluiting ${mark}`)
    await page.getByLabel('Volgorde').fill('40')
    await expectAccessible(page, closingTooltips)
    await save()
    await page.getByRole('button', { name: 'Waarde toevoegen' }).waitFor()
    expect(unexpected(complaints)).toEqual([])
    await shopper.close()
    await close()
  },
  undefined,
  { ...onTablet, tags: ['slow'] },
)

it(
  'the old address of a category leads to its new one, until an owner deletes that',
  { tags: ['slow'] },
  async () => {
    const mark = Date.now()
    const { page, complaints, close } = await openOffice(onTablet.viewport)
    const save = async () => page.getByRole('button', { name: 'Opslaan' }).click()
    await page.getByRole('menuitem', { name: 'Categorieën' }).click()
    await page.getByRole('link', { name: 'Toevoegen' }).click()
    await page.getByLabel('Titel').fill(`Oude naam ${mark}`)
    await save()
    await page.getByLabel('Laatste deel van het adres').fill(`nieuwe-naam-${mark}`)
    await save()
    await page.getByText('Opgeslagen').waitFor()

    await page.getByRole('menuitem', { name: 'Doorverwijzingen' }).click()
    await searchList(page, 'Adres', `-${mark}`)
    await page.getByRole('cell', { name: `/nieuwe-naam-${mark}/` }).waitFor()
    await expectAccessible(page, closingTooltips)
    const shopper = await openPage()
    const now = `${inject('shopUrl')}/nieuwe-naam-${mark}/`
    await shopper.page.goto(`${inject('shopUrl')}/oude-naam-${mark}/?tn_sort=nieuwste`)
    expect(shopper.page.url()).toBe(`${now}?tn_sort=nieuwste`)
    // A menu may still have the old address; a link inside the shop loads no document.
    await openRunning(shopper.page, inject('shopUrl'))
    await shopper.page.evaluate((old) => {
      history.pushState({}, '', old)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/oude-naam-${mark}/`)
    await shopper.page.waitForURL(now)

    await page.getByRole('link', { name: 'Toevoegen' }).click()
    await page.getByLabel('Van').fill('/slapen/')
    await page.getByLabel('Naar *', { exact: true }).fill('https://elders.example/')
    await expectAccessible(page, closingTooltips)
    await save()
    await page.getByText(/Vul een adres van deze winkel in/).waitFor()
    await page.getByLabel('Naar *', { exact: true }).fill('/wonen/')
    await save()
    await page.getByText(/Op \/slapen\/ is een pagina/).waitFor()
    await page.getByLabel('Van').fill(`/slapen-${mark}`)
    await save()
    await page.getByRole('cell', { name: `/slapen-${mark}/`, exact: true }).waitFor()
    const row = page.getByRole('row', { name: `/oude-naam-${mark}/` })
    await row.getByRole('button', { name: 'Verwijderen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bevestigen' }).click()
    await page.getByRole('cell', { name: `/slapen-${mark}/`, exact: true }).waitFor()
    await row.waitFor({ state: 'detached' })

    await page.getByRole('menuitem', { name: 'Categorieën' }).click()
    await page.getByPlaceholder('Titel of adres').fill(`nieuwe-naam-${mark}`)
    await page.waitForURL(/nieuwe-naam/)
    await page.getByRole('cell', { name: `nieuwe-naam-${mark}` }).click()
    await page.getByRole('button', { name: 'Verwijderen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bevestigen' }).click()
    await page.getByPlaceholder('Titel of adres').waitFor()
    await expect
      .poll(async () => {
        await shopper.page.goto(now)
        return shopper.page.url()
      })
      .toBe(`${inject('shopUrl')}/cop/`)
    expect(unexpected(complaints)).toEqual([])
    await shopper.close()
    await close()
  },
)

it('an owner renames and hides a value of a filter, and the lists follow', { tags: ['slow'] }, async () => {
  const title = `Zeegroen ${Date.now()}`
  const { page, complaints, close } = await openOffice(onTablet.viewport)
  await page.getByRole('menuitem', { name: 'Filters' }).click()
  await page.getByRole('cell', { name: 'ae-kleur' }).waitFor()
  await expectAccessible(page, closingTooltips)
  await page.getByRole('cell', { name: 'ae-kleur' }).click()
  await page.getByRole('button', { name: 'Wit wijzigen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Naam').fill('Zwart')
  await dialog.getByRole('button', { name: 'Waarde opslaan' }).click()
  await dialog.getByText('Dit filter heeft deze waarde al.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Samenvoegen' }).isDisabled()).toBe(true)
  await expectAccessible(page, closingTooltips)
  const shopper = await openPage()
  await shopper.page.goto(`${inject('shopUrl')}/dekbedovertrek/`)
  await dialog.getByLabel('Naam').fill(title)
  await dialog.getByRole('button', { name: 'Waarde opslaan' }).click()
  await dialog.getByRole('heading', { name: title }).waitFor()
  const milliseconds = await timeUntilShown(shopper.page, title)
  console.log(`a filter value was in the shop after ${Math.round(milliseconds)} ms`)
  await dialog.getByLabel('Naam').fill('Wit')
  await dialog.getByRole('button', { name: 'Waarde opslaan' }).click()
  await dialog.getByRole('heading', { name: 'Wit' }).waitFor()
  expect(unexpected(complaints)).toEqual([])
  await shopper.close()
  await close()
})

it(
  'an owner renames, prices, hides, adds and removes options of a configurator, and the shop follows',
  { tags: ['slow'] },
  async () => {
    const title = `Extra groot ${Date.now()}`
    const { page, complaints, close } = await openOffice(onTablet.viewport)
    await page.getByRole('menuitem', { name: 'Configurators' }).click()
    await page.getByRole('cell', { name: 'HBS' }).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('cell', { name: 'HBS' }).click()
    const last = page.getByRole('region', { name: 'Afmeting' }).getByRole('listitem').last()
    const name = await last.getByLabel('Naam').inputValue()
    const save = async () => page.getByRole('button', { name: 'Opslaan' }).click()
    await last.getByLabel('Meerprijs in euro').fill('-1')
    await save()
    await last.getByText('Een meerprijs is minstens € 0,00.').waitFor()
    await expectAccessible(page, closingTooltips)
    await last.getByLabel('Meerprijs in euro').fill('123,45')
    await last.getByLabel('Naam').fill(title)
    await save()
    await page.getByText('Opgeslagen').waitFor()
    const shopper = await openPage()
    await shopper.page.goto(`${inject('shopUrl')}/configurator/boxsprings/hotel-boxspring-set/`)
    const milliseconds = await timeUntilShown(shopper.page, title)
    console.log(`an option of a configurator was in the shop after ${Math.round(milliseconds)} ms`)
    expect(await shopper.page.locator('main').innerText()).toContain('123,45')
    await last.getByLabel('Naam').fill(name)
    await last.getByLabel('Meerprijs in euro').fill('270')
    await last.getByLabel('Zichtbaar').uncheck()
    await save()
    await expect
      .poll(async () => {
        await shopper.page.reload()
        return shopper.page.locator('main').innerText()
      })
      .not.toContain(name)
    await last.getByLabel('Zichtbaar').check()
    const sizes = page.getByRole('region', { name: 'Afmeting' })
    await sizes.getByRole('button', { name: 'Toevoegen' }).click()
    await last.getByLabel('Naam').fill('200 x 220 cm')
    await save()
    await last.getByText('Vul dit in').first().waitFor()
    await last.getByLabel('Foto als bij').click()
    await page.getByRole('option', { name: '180 x 200 cm' }).click()
    await last.getByLabel('Artikelnummer fabrikant').fill('5000')
    await last.getByLabel('Variantnummer fabrikant').fill('98')
    await expectAccessible(page, closingTooltips)
    await save()
    await timeUntilShown(shopper.page, '200 x 220 cm')
    await last.getByLabel('Artikelnummer fabrikant').waitFor({ state: 'detached' })
    await last.getByRole('button', { name: 'Verwijderen' }).click()
    await save()
    await expect
      .poll(async () => {
        await shopper.page.reload()
        return shopper.page.locator('main').innerText()
      })
      .not.toContain('200 x 220 cm')
    expect(unexpected(complaints)).toEqual([])
    await shopper.close()
    await close()
  },
)

it('an owner rewrites a question of an advice, and the shop asks it', { tags: ['slow'] }, async () => {
  const question = `Hoe groot is je bed, ${Date.now()}?`
  const { page, complaints, close } = await openOffice(onTablet.viewport)
  await page.getByRole('menuitem', { name: 'Keuzehulpen' }).click()
  await page.getByRole('cell', { name: 'Welk dekbed past bij jou?' }).waitFor()
  await expectAccessible(page, closingTooltips)
  await page.getByRole('cell', { name: 'Welk dekbed past bij jou?' }).click()
  const first = page.getByLabel('Vraag *', { exact: true }).first()
  const answer = page.getByLabel('Antwoord *', { exact: true }).first()
  const [original, given] = [await first.inputValue(), await answer.inputValue()]
  const save = async () => page.getByRole('button', { name: 'Opslaan' }).click()
  await answer.fill(await page.getByLabel('Antwoord *', { exact: true }).nth(1).inputValue())
  await save()
  await page.getByText('Deze vraag heeft dit antwoord al.').waitFor()
  await answer.fill(given)
  await first.fill(question)
  await save()
  await page.getByText('Opgeslagen').waitFor()
  const shopper = await openPage()
  await shopper.page.goto(`${inject('shopUrl')}/dekbed/keuzehulp/`)
  const milliseconds = await timeUntilShown(shopper.page, question)
  console.log(`a question of an advice was in the shop after ${Math.round(milliseconds)} ms`)
  await first.fill(original)
  await save()
  expect(unexpected(complaints)).toEqual([])
  await shopper.close()
  await close()
})

it('an owner makes a family of two products, and the shop offers both', { tags: ['slow'] }, async () => {
  const mark = Date.now()
  const colour = `Winterrood ${mark}`
  const { page, complaints, close } = await openOffice(onTablet.viewport)
  const save = async () => page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByRole('menuitem', { name: 'Families' }).click()
  await page.getByRole('cell', { name: 'Kleur en Stof' }).first().waitFor()
  await expectAccessible(page, closingTooltips)
  await page.getByRole('link', { name: 'Toevoegen' }).click()
  await page.getByLabel('Naam').fill(`Reeks ${mark}`)
  await page.getByLabel('Kenmerk, zoals Kleur').fill('Kleur')
  await save()
  await page.getByRole('heading', { name: `Familie Reeks ${mark}` }).waitFor()
  await page.getByText('Deze familie heeft geen producten.').waitFor()

  const add = async (title: string, value: string) => {
    await page.getByRole('button', { name: 'Toevoegen' }).click()
    await page.getByRole('combobox', { name: 'Product' }).last().fill(title)
    await page.getByRole('option', { name: title }).click()
    await page.getByLabel('Kleur *', { exact: true }).last().fill(value)
  }
  await add('Dekbedovertrek Blokhut donkerrood, flanel', colour)
  await page.getByText('Deze familie heeft één product.').waitFor()
  await page.getByLabel('Kleurcode').fill('rood')
  await add('Dekbedovertrek Winterbes rood, flanel', 'Kersenrood')
  await save()
  await page.getByText('Vul een kleur in zoals #22345c.').waitFor()
  await expectAccessible(page, closingTooltips)
  await page.getByLabel('Kleurcode').first().fill('#7a1f2b')
  const shopper = await openPage()
  await shopper.page.goto(`${inject('shopUrl')}/dekbedovertrek-blokhut-donkerrood-flanel.html`)
  await save()
  const milliseconds = await timeUntilShown(shopper.page, colour)
  console.log(`a family was in the shop after ${Math.round(milliseconds)} ms`)
  await shopper.page.getByRole('link', { name: 'Kersenrood' }).waitFor()

  await page.getByRole('menuitem', { name: 'Families' }).click()
  await page.getByPlaceholder('Familie of product').fill('Winterbes')
  await page.getByRole('cell', { name: `Reeks ${mark}` }).click()
  await page.getByText('Dekbedovertrek Winterbes rood, flanel').waitFor()
  for (let left = 2; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Verwijderen' }).first().click()
  }
  await save()
  await page.getByText('Deze familie heeft geen producten.').waitFor()
  await page.getByText('Opgeslagen').waitFor()
  expect(unexpected(complaints)).toEqual([])
  await shopper.close()
  await close()
})

itAtBothWidths(
  'on %s an owner adds and removes an advice and a family, and the page of the advice leads to its list',
  async (viewport) => {
    const { page, complaints, close } = await openOffice(viewport)
    const remove = async () => {
      await page.getByRole('button', { name: 'Verwijderen' }).last().click()
      const dialog = page.getByRole('dialog')
      await expectAccessible(page, closingTooltips)
      await dialog.getByRole('button', { name: 'Bevestigen' }).click()
    }
    const title = `Welke klamboe? ${Date.now()}`
    await page.getByRole('menuitem', { name: 'Keuzehulpen' }).click()
    await page.getByRole('link', { name: 'Toevoegen' }).click()
    await page.getByLabel('Titel').fill(title)
    await page.getByLabel('Inleiding').fill('Eén vraag.')
    await page.getByLabel('Lijst die de antwoorden verkleinen').fill('Klamboes')
    await page.getByRole('option', { name: 'Klamboes' }).first().click()
    // An open list takes the next press to close.
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Toevoegen' }).last().click()
    await page.getByLabel('Vraag *').fill('Slaap je buiten?')
    for (const [index, answer] of ['Ja', 'Nee'].entries()) {
      await page.getByRole('button', { name: 'Toevoegen' }).first().click()
      await page.getByLabel('Antwoord *').nth(index).fill(answer)
    }
    await expectAccessible(page, closingTooltips)
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await page.getByRole('heading', { name: title }).waitFor()
    const shopper = await openPage()
    const advice = `${inject('shopUrl')}/klamboes/keuzehulp/`
    await shopper.page.goto(advice)
    await timeUntilShown(shopper.page, 'Slaap je buiten?')
    await remove()
    await page.getByRole('cell', { name: title }).waitFor({ state: 'detached' })
    await expect
      .poll(async () => {
        await shopper.page.goto(advice)
        return shopper.page.url()
      })
      .toBe(`${inject('shopUrl')}/klamboes/`)
    await shopper.close()

    const family = `Serie ${Date.now()}`
    await page.getByRole('menuitem', { name: 'Families' }).click()
    // The list before it has such a link too.
    await page.getByRole('heading', { name: 'Families' }).waitFor()
    await page.getByRole('link', { name: 'Toevoegen' }).click()
    await page.getByLabel('Naam').fill(family)
    await page.getByLabel('Kenmerk, zoals Kleur').fill('Kleur')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await page.getByRole('heading', { name: `Familie ${family}` }).waitFor()
    await remove()
    await page.getByRole('heading', { name: 'Families' }).waitFor()
    expect(unexpected(complaints)).toEqual([])
    await close()
  },
  undefined,
  { ...onTablet, tags: ['slow'] },
)
