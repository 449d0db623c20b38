/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { describeAtBothWidths, expectAccessible, openPage } from './browser.ts'
import { hasFocus } from './in-view.ts'

const favourites = () => `${inject('shopUrl')}/favorieten/`
const favouriteButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favorieten: / })
const counter = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^Favorieten.* ${count} bewaard$`) })
const noneYet = (page: Page) => page.getByRole('heading', { name: 'Je hebt nog geen favorieten' })

describeAtBothWidths('on %s', (viewport) => {
  it('favourites survive a restart and a discontinued product, and can be added to the cart', async () => {
    const before = await openPage({ viewport })
    await before.page.goto(`${inject('shopUrl')}/dekbedovertrek/`)
    await favouriteButtons(before.page).nth(0).click()
    await favouriteButtons(before.page).nth(1).click()
    await counter(before.page, 2).waitFor()
    // A favourite whose product is no longer sold.
    await before.page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('favorites') ?? '[]')
      const gone = {
        id: 987_654_321,
        image: { ...stored[0].image, alt: 'Dekbedovertrek van vroeger' },
        available: true,
      }
      localStorage.setItem('favorites', JSON.stringify([stored[0], gone, stored[1], { id: 'stuk' }]))
    })
    const storageState = await before.context.storageState()
    expect(before.complaints).toEqual([])
    await before.close()

    const { page, complaints, close } = await openPage({ viewport, storageState })
    await page.goto(`${inject('shopUrl')}/`)
    await counter(page, 3).click()
    await page.getByRole('heading', { level: 1, name: 'Favorieten' }).waitFor()
    await page.getByText('Niet meer verkrijgbaar').waitFor()
    expect(await favouriteButtons(page).count()).toBe(2)
    const pictures = page.getByRole('main').locator('li article').locator('img:first-of-type')
    const loading = () => pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('loading')))
    expect(await loading()).toEqual(['eager', 'eager', 'eager'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Verwijderen' }).click()
    await counter(page, 2).waitFor()
    await expect.poll(() => hasFocus(page)).toBe(true)

    await page
      .getByRole('button', { name: /^In winkelwagen: / })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'In winkelwagen' }).first().click()
    await page.getByRole('dialog').getByText('Toegevoegd').first().waitFor()
    await page.keyboard.press('Escape')

    await favouriteButtons(page).first().click()
    await counter(page, 1).waitFor()
    await expect.poll(() => hasFocus(page)).toBe(true)
    await favouriteButtons(page).first().click()
    await noneYet(page).waitFor()
    await expect.poll(() => hasFocus(page)).toBe(true)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await close()
  })
})

it('favourites are the same in every tab, and invalid data is ignored', async () => {
  const { page, context, complaints, close } = await openPage()
  await page.goto(favourites())
  await noneYet(page).waitFor()
  const other = await context.newPage()
  await other.goto(`${inject('shopUrl')}/dekbedovertrek/`)
  await favouriteButtons(other).first().click()
  await counter(page, 1).waitFor()
  await favouriteButtons(page).first().waitFor()

  await page.evaluate(() => localStorage.setItem('favorites', '{"van":"een ander"'))
  await page.reload()
  await noneYet(page).waitFor()
  await counter(other, 1).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await close()
})
