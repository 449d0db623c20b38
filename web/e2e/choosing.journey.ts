/** @module-tag slow */
import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
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
