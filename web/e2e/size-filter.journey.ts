/** @module-tag slow */
import type { Locator } from 'playwright-core'
import { expect, inject } from 'vitest'
import { itAtBothWidths, openPage, phone } from './browser.ts'

/** The file of a picture, without its width and format. */
const fileOf = async (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => {
    const { pathname } = new URL(image.src)
    return pathname.replace(/^\/images\/\d+\//, '')
  })

itAtBothWidths(
  'on %s, with a size chosen, a tile and the page behind it have the price and picture of that size; Back returns to the list',
  async (viewport) => {
    const { page, complaints, close } = await openPage({ viewport })
    await page.goto(`${inject('shopUrl')}/boxspring/boxspring-kopen/`)
    const tile = page.locator('main article').first()
    const isPhone = viewport.width === phone.width
    if (isPhone) await page.getByRole('button', { name: 'Filters' }).click()
    const size = page
      .locator('details', { has: page.locator('summary:has-text("Maat")') })
      .getByRole('link', { name: '140x200 cm' })
    await size.click()
    await page.waitForURL(/\/ae-maat\/140x200\//)
    if (isPhone) await page.getByRole('button', { name: /^Bekijk \d+ product/ }).click()
    await expect.poll(() => tile.innerText()).not.toContain('Vanaf')
    expect(await tile.innerText()).toContain('140x200 cm')
    const list = page.url()
    const titles = await page.locator('main article h3').allInnerTexts()
    const price = (await tile.innerText()).match(/€\s?[\d.,]+/)?.[0] ?? 'no price'
    const picture = await fileOf(tile.locator('img').first())

    await tile.getByRole('button', { name: /^Snel bekijken/ }).click()
    const view = page.getByRole('dialog')
    expect(await view.getByRole('radio', { name: /^140x200 cm/ }).isChecked()).toBe(true)
    expect(await view.innerText()).toContain(price)
    await page.keyboard.press('Escape')

    await tile.getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\.html\?v=\d+$/)
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: /^140x200 cm/ }).waitFor()
    expect(await main.getByRole('radio', { name: /^140x200 cm/ }).isChecked()).toBe(true)
    expect(await main.innerText()).toContain(price)
    expect(await fileOf(main.locator('img').first())).toBe(picture)

    await page.goBack()
    await page.waitForURL(list)
    await expect.poll(() => page.locator('main article h3').allInnerTexts()).toEqual(titles)
    expect(complaints).toEqual([])
    await close()
  },
)

itAtBothWidths(
  'on %s, with a colour chosen, a tile, its quick view and the page behind it show the variant in that colour',
  async (viewport) => {
    const { page, complaints, close } = await openPage({ viewport })
    await page.goto(`${inject('shopUrl')}/strictly-business/`)
    const tile = page.locator('main article').filter({ hasText: 'Zakelijke handdoeken' })
    expect(await tile.textContent()).toContain('In 5 kleuren')
    const isPhone = viewport.width === phone.width
    if (isPhone) await page.getByRole('button', { name: 'Filters' }).click()
    const filters = isPhone ? page.getByRole('dialog') : page.getByRole('complementary')
    const colours = filters.locator('details', { has: page.locator('summary:has-text("Kleur")') })
    if ((await colours.getAttribute('open')) === null) await colours.locator('summary').click()
    await colours.getByRole('link', { name: /^Blauw/ }).click()
    await page.waitForURL(/\/ae-kleur\/blauw\//)
    if (isPhone) await page.getByRole('button', { name: /^Bekijk \d+ product/ }).click()
    await expect.poll(() => tile.innerText()).toContain('marine')
    expect(await tile.innerText()).not.toContain('Vanaf')
    const picture = await fileOf(tile.locator('img').first())
    expect(picture).toMatch(/handdoek\/zakelijk-marine\./)

    await tile.getByRole('button', { name: /^Snel bekijken/ }).click()
    const view = page.getByRole('dialog')
    await view.getByText('In 5 kleuren').waitFor({ state: 'attached' })
    expect(await view.getByRole('radio', { name: /^marine/ }).isChecked()).toBe(true)
    await page.keyboard.press('Escape')

    await tile.getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\.html\?v=\d+$/)
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: /^marine/ }).waitFor()
    expect(await main.getByRole('radio', { name: /^marine/ }).isChecked()).toBe(true)
    expect(await fileOf(main.locator('img').first())).toBe(picture)
    expect(complaints).toEqual([])
    await close()
  },
)

itAtBothWidths(
  'on %s, with a size chosen, a configurable bed has the price and picture of that size, and its configurator opens on it',
  async (viewport) => {
    const { page, complaints, close } = await openPage({ viewport })
    await page.goto(
      `${inject('shopUrl')}/boxspring/boxspring-kopen/ae-maat/180x200/?tn_fk_ae-prijs=1600-1700`,
    )
    const tile = page.locator('main article').filter({ hasText: 'Hotel boxspring set' })
    const text = await tile.innerText()
    expect(text).not.toContain('Vanaf')
    expect(text).toContain('180x200 cm')
    expect(text).toMatch(/1\.645/)
    expect(await fileOf(tile.locator('img').first())).toMatch(/samen\/hotel\./)

    await tile.getByRole('button', { name: /^Snel bekijken/ }).click()
    const view = page.getByRole('dialog')
    await view.getByText('180x200 cm').waitFor()
    expect(await view.innerText()).toMatch(/1\.645/)
    expect(await view.innerText()).not.toContain('Vanaf')
    await page.keyboard.press('Escape')

    const list = page.url()
    await tile.getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/configurator\/boxsprings\/hotel-boxspring-set\/\?config=dimension:180x200$/)
    const main = page.getByRole('main')
    await expect.poll(() => main.getByRole('radio', { name: /^180 x 200 cm/ }).isChecked()).toBe(true)
    expect(await main.locator('header').innerText()).toMatch(/1\.645/)
    await page.goBack()
    await page.waitForURL(list)
    await tile.waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)
