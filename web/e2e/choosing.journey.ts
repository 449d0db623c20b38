/** @module-tag slow */
import type { Locator, Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { expectAccessible, itAtBothWidths, openPage, openRunning, phone } from './browser.ts'

/** The file of a picture, without its width and format. */
const fileOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => new URL(image.src).pathname.replace(/^\/images\/\d+\//, ''))

const tiles = (page: Page) => page.locator('main article')
const compareToggles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Vergelijk: / })
const bar = (page: Page) => page.getByRole('complementary', { name: 'Vergelijking' })

itAtBothWidths(
  'on %s, a size chosen in the list stays for two colours, and three beds are compared and shared',
  async (viewport) => {
    const { page, context, complaints, close } = await openPage({ viewport })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openRunning(page, `${inject('shopUrl')}/boxspring/hotelboxsprings/`)
    const isPhone = viewport.width === phone.width
    if (isPhone) await page.getByRole('button', { name: 'Filters' }).click()
    await page
      .locator('details', { has: page.locator('summary:has-text("Maat")') })
      .getByRole('link', { name: '140x200 cm' })
      .click()
    await page.waitForURL(/\/ae-maat\/140x200\//)
    if (isPhone) await page.getByRole('button', { name: /^Bekijk \d+ product/ }).click()
    const tile = tiles(page)
      .filter({ hasText: /Boxspring Terschelling/ })
      .first()
    await expect.poll(() => tile.innerText()).not.toContain('Vanaf')
    const title = await tile.getByRole('heading').getByRole('link').innerText()
    const price = (await tile.innerText()).match(/€\s?[\d.,]+/)?.[0] ?? 'no price'
    const picture = await fileOf(tile.locator('img').first())
    expect(picture).toContain('-140.')

    await tile.getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\.html\?v=\d+$/)
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    await heading.filter({ hasText: 'Terschelling' }).waitFor()
    const size = main.getByRole('radio', { name: /^140x200 cm/ })
    await expect.poll(() => size.isChecked()).toBe(true)
    expect(await main.innerText()).toContain(price)
    expect(await fileOf(main.locator('img').first())).toBe(picture)

    const colours = main.getByRole('list', { name: /^Kleur/ })
    const names = (await colours.getByRole('link').allInnerTexts()).map(
      (text) => /^[a-z]+/.exec(text.trim())?.[0],
    )
    const chosen = names.filter((colour) => colour !== undefined && !title.includes(colour)).slice(0, 2)
    expect(chosen).toHaveLength(2)
    for (const colour of chosen) {
      // Twice, as some shoppers do: Back still leads to the colour before.
      await colours.getByRole('link', { name: new RegExp(`^${colour}`) }).dblclick()
      await heading.filter({ hasText: colour }).waitFor()
      const current = colours.locator('[aria-current]')
      await expect.poll(() => current.evaluate((link) => link === document.activeElement)).toBe(true)
      expect(await current.innerText()).toContain(colour)
      await expect.poll(() => size.isChecked()).toBe(true)
      await expect.poll(() => fileOf(main.locator('img').first())).toContain(`${colour}-140.`)
    }
    await expectAccessible(page)

    await compareToggles(page).first().click()
    await bar(page).getByText('1 van 4 om te vergelijken').waitFor()
    await page.goBack()
    await heading.filter({ hasText: chosen[0] }).waitFor()
    await expect.poll(() => size.isChecked()).toBe(true)
    await compareToggles(page).first().click()
    await bar(page).getByText('2 van 4 om te vergelijken').waitFor()
    await openRunning(page, `${inject('shopUrl')}/boxspring/moderne-boxsprings/ae-maat/140x200/`)
    await compareToggles(page).first().click()
    await bar(page).getByText('3 van 4 om te vergelijken').waitFor()
    await bar(page).getByRole('link', { name: 'Vergelijk' }).click()
    const columns = page.getByRole('columnheader').getByRole('link')
    await expect.poll(() => columns.count()).toBe(3)
    await page.getByRole('button', { name: 'Deel deze vergelijking' }).click()
    await page.getByRole('button', { name: 'Link gekopieerd' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const [titles, table] = [await columns.allInnerTexts(), await page.getByRole('table').innerText()]
    expect(complaints).toEqual([])
    await close()

    const other = await openPage({ viewport })
    await openRunning(other.page, link)
    expect(await other.page.getByRole('columnheader').getByRole('link').allInnerTexts()).toEqual(titles)
    expect(await other.page.getByRole('table').innerText()).toBe(table)
    expect(other.complaints).toEqual([])
    await other.close()
  },
)

itAtBothWidths(
  'on %s, a cloth that lacks the chosen size says so, and shows the nearest choice',
  async (viewport) => {
    const { page, complaints, close } = await openPage({ viewport })
    await openRunning(page, `${inject('shopUrl')}/kinderdekbedovertrek-sterrenhemel-nachtblauw-katoen.html`)
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: /^100x135 cm/ }).check()
    const cloths = main.getByRole('list', { name: /^Stof/ })
    expect(await cloths.getByRole('link', { name: /^flanel/ }).innerText()).toContain('niet in deze maat')
    await cloths.getByRole('link', { name: /^flanel/ }).click()
    await main.getByRole('heading', { level: 1, name: /flanel$/ }).waitFor()
    const sentence = main.getByText('Flanel is er niet in 100x135 cm. Je ziet nu 120x150 cm.')
    await sentence.waitFor()
    const box = await sentence.boundingBox()
    expect(box!.height).toBeGreaterThan(10)
    expect(await main.getByRole('radio', { name: /^120x150 cm/ }).isChecked()).toBe(true)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await close()
  },
)

it('on a phone, a small picture of the choice stays beside the choices', async () => {
  const { page, complaints, close } = await openPage({ viewport: phone })
  await openRunning(page, `${inject('shopUrl')}/hoeslaken-katoen-basis-in-acht-kleuren.html`)
  const main = page.getByRole('main')
  const colours = main.getByRole('group', { name: /^Kleur: / })
  const picture = main.locator('[data-product] picture:has([sizes="76px"]) img').last()
  await colours.getByRole('radio', { name: /^antraciet/ }).check()
  await expect.poll(() => fileOf(picture)).toContain('basis-antraciet.')
  for (const choice of [colours.locator('label').first(), colours.locator('label').last()]) {
    await choice.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    const [of, beside] = [(await picture.boundingBox())!, (await choice.boundingBox())!]
    expect(of.y).toBeGreaterThanOrEqual(0)
    expect(of.y + of.height).toBeLessThanOrEqual(phone.height)
    expect(of.x).toBeGreaterThan(beside.x)
  }
  expect(complaints).toEqual([])
  await close()
})

itAtBothWidths(
  'on %s, a comparison has the size that was chosen on the page of a product',
  async (viewport) => {
    const { page, complaints, close } = await openPage({ viewport })
    await openRunning(page, `${inject('shopUrl')}/hoeslaken-jersey-salie.html`)
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: /^90x200 cm/ }).check()
    await page.waitForURL(/\?v=\d+$/)
    const chosen = page.url()
    await expect.poll(() => fileOf(main.locator('img').first())).toContain('salie-eenpersoons.')
    await compareToggles(page).first().click()
    await bar(page).getByRole('link', { name: 'Vergelijk' }).click()
    const table = page.getByRole('table')
    await table.waitFor()
    expect(await table.innerText()).not.toContain('Vanaf')
    expect(await table.getByRole('row', { name: /^Maat/ }).getByRole('cell').allInnerTexts()).toEqual([
      '90x200 cm',
    ])
    expect(await fileOf(table.locator('img').first())).toContain('salie-eenpersoons.')
    await page.getByRole('columnheader').getByRole('link').click()
    await page.waitForURL(chosen)
    expect(complaints).toEqual([])
    await close()
  },
)

itAtBothWidths(
  'on %s, a configurable bed has the price of the chosen size in the comparison',
  async (viewport) => {
    const { page, complaints, close } = await openPage({ viewport })
    await openRunning(
      page,
      `${inject('shopUrl')}/boxspring/boxspring-kopen/ae-maat/160x200/?tn_fk_ae-prijs=1490-1500`,
    )
    const tile = tiles(page).filter({ hasText: 'Hotel boxspring set' })
    expect(await tile.innerText()).toMatch(/1\.495/)
    await tile.getByRole('button', { name: /^Vergelijk: / }).click()
    await bar(page).getByRole('link', { name: 'Vergelijk' }).click()
    const table = page.getByRole('table')
    await table.waitFor()
    const price = await table
      .getByRole('row', { name: /^Prijs/ })
      .getByRole('cell')
      .innerText()
    expect(price).toMatch(/1\.495/)
    expect(price).not.toContain('Vanaf')
    expect(await table.getByRole('row', { name: /^Maat/ }).getByRole('cell').allInnerTexts()).toEqual([
      '160x200 cm',
    ])
    expect(await fileOf(table.locator('img').first())).toMatch(/hotel-160\./)
    await page.reload()
    expect(
      await table
        .getByRole('row', { name: /^Prijs/ })
        .getByRole('cell')
        .innerText(),
    ).toBe(price)
    await page.getByRole('columnheader').getByRole('link').click()
    await page.waitForURL(/\/configurator\/boxsprings\/hotel-boxspring-set\/\?config=dimension:160x200$/)
    expect(complaints).toEqual([])
    await close()
  },
)
