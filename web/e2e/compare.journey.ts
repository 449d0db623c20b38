/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { describeAtBothWidths, expectAccessible, openRunning, openPage } from './browser.ts'

const shop = (path: string) => `${inject('shopUrl')}${path}`
const toggles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Vergelijk: / })
const bar = (page: Page) => page.getByRole('complementary', { name: 'Vergelijking' })
const columns = (page: Page) => page.getByRole('columnheader').getByRole('link')
const compared = (page: Page) =>
  page.evaluate<string[]>(() => JSON.parse(localStorage.getItem('compare') ?? '[]').toReversed())
const slugsIn = (page: Page) => new URL(page.url()).searchParams.getAll('p')

/** Whether the page itself scrolls horizontally. */
const overflows = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

describeAtBothWidths('on %s', (viewport) => {
  it('products from a listing and a product page are compared, and the link shows the same in another browser', async () => {
    const { page, context, complaints, close } = await openPage({ viewport })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openRunning(page, shop('/dekbed/'))
    await toggles(page).nth(0).click()
    await bar(page).getByText('1 van 4 om te vergelijken').waitFor()
    await toggles(page).nth(1).focus()
    await page.keyboard.press('Space')
    await bar(page).getByText('2 van 4 om te vergelijken').waitFor()
    expect(await toggles(page).nth(1).getAttribute('aria-pressed')).toBe('true')

    // The bar covers neither the chat nor the end of the page.
    const chat = page.getByRole('button', { name: 'Chat' })
    await chat.waitFor()
    const barBox = await bar(page).boundingBox()
    await page.evaluate(() => window.scrollTo(0, 1_000))
    await expect
      .poll(async () => {
        // Scrolling up brings the button back.
        await page.evaluate(() => window.scrollBy(0, -20))
        const { y, height } = (await chat.boundingBox())!
        return y + height
      })
      .toBeLessThanOrEqual(barBox!.y)
    await expect
      .poll(async () => {
        // What comes into view gets its height then.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const { y, height } = (await page.getByRole('contentinfo').boundingBox())!
        return y + height
      })
      .toBeLessThanOrEqual(barBox!.y)
    await expectAccessible(page)

    const third = page.locator('main article h3 a').nth(2)
    const title = await third.innerText()
    await third.click()
    // The URL changes before the page does.
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await toggles(page).first().click()
    await bar(page).getByText('3 van 4 om te vergelijken').waitFor()
    await page.reload()
    await bar(page).getByRole('link', { name: 'Vergelijk' }).click()
    await page.getByRole('table').waitFor()
    const own = await compared(page)
    expect(own).toHaveLength(3)
    expect(slugsIn(page)).toEqual(own)
    expect(await columns(page).count()).toBe(3)
    expect(await bar(page).count()).toBe(0)
    expect(await overflows(page)).toBe(false)
    await expectAccessible(page)

    // The first column stays where it is while the others scroll.
    const region = page.getByRole('region', { name: /^Vergelijking van / })
    const brand = page.getByRole('rowheader', { name: 'Merk' })
    const before = await brand.boundingBox()
    await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    expect((await brand.boundingBox())!.x).toBe(before!.x)

    const rows = page.getByRole('rowheader')
    const all = await rows.count()
    await page.getByRole('checkbox', { name: 'Toon alleen verschillen' }).check()
    await expect.poll(() => rows.count()).toBeLessThan(all)
    for (const row of await page.getByRole('table').locator('tbody tr').all()) {
      const texts = await row
        .getByRole('cell')
        .evaluateAll((cells) => cells.map(({ innerHTML }) => innerHTML))
      expect(new Set(texts).size).toBeGreaterThan(1)
    }
    await page.getByRole('checkbox', { name: 'Toon alleen verschillen' }).uncheck()

    await page
      .getByRole('button', { name: /^Verwijderen: / })
      .nth(1)
      .click()
    await page.getByText('2 artikelen naast elkaar').waitFor()
    const rest = own.toSpliced(1, 1)
    expect(await compared(page)).toEqual(rest)
    expect(slugsIn(page)).toEqual(rest)
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((h1) => h1 === document.activeElement),
    ).toBe(true)

    await page.getByRole('button', { name: 'Deel deze vergelijking' }).click()
    await page.getByRole('button', { name: 'Link gekopieerd' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const titles = await columns(page).allInnerTexts()
    const table = await page.getByRole('table').innerText()
    expect(complaints).toEqual([])
    await close()

    const other = await openPage({ viewport })
    await openRunning(other.page, shop('/badtextiel/'))
    await toggles(other.page).first().click()
    const theirs = await compared(other.page)
    await openRunning(other.page, link)
    expect(await columns(other.page).allInnerTexts()).toEqual(titles)
    expect(await other.page.getByRole('table').innerText()).toBe(table)
    await expectAccessible(other.page)

    // Removing a column of a shared comparison leaves the visitor's own as it is; saving replaces it.
    await other.page
      .getByRole('button', { name: /^Verwijderen: / })
      .first()
      .click()
    await other.page.getByText('1 artikel naast elkaar').waitFor()
    expect(await compared(other.page)).toEqual(theirs)
    await openRunning(other.page, link)
    await other.page.getByRole('button', { name: 'Vervang mijn vergelijking door deze' }).click()
    expect(await compared(other.page)).toEqual(rest)
    expect(other.complaints).toEqual([])
    await other.close()
  })

  it(
    'a fifth product is refused beside its control, and everything can be cleared',
    { tags: ['slow'] },
    async () => {
      const { page, complaints, close } = await openPage({ viewport })
      await openRunning(page, shop('/dekbed/'))
      for (const index of [0, 1, 2, 3, 4]) await toggles(page).nth(index).click()
      const tile = page
        .locator('main article')
        .filter({ has: page.getByRole('alert').filter({ hasText: 'al 4' }) })
      expect(await tile.getByRole('button', { name: /^Vergelijk: / }).getAttribute('aria-pressed')).toBe(
        'false',
      )
      const four = await compared(page)
      expect(four).toHaveLength(4)
      await expectAccessible(page)
      await toggles(page).nth(0).click()
      await tile.waitFor({ state: 'detached' })

      await bar(page).getByRole('button', { name: 'Wissen' }).click()
      await bar(page).waitFor({ state: 'detached' })
      expect(await compared(page)).toEqual([])
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
      expect(complaints).toEqual([])
      await close()
    },
  )
})

it('a URL with products that do not exist shows the others, with a message', { tags: ['slow'] }, async () => {
  const { page, complaints, close } = await openPage()
  await openRunning(page, shop('/dekbed/'))
  await toggles(page).first().click()
  const [slug] = await compared(page)
  await openRunning(page, shop(`/vergelijken/?p=${slug}&p=dit-is-er-niet-meer&p=..`))
  await page.getByText('Een artikel uit deze vergelijking verkopen we niet').waitFor()
  await page.getByText('Dit adres noemt er nog 1').waitFor()
  expect(await columns(page).count()).toBe(1)
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await page.getByText('verkopen we niet').waitFor({ state: 'detached' })
  expect(slugsIn(page)).toEqual([slug])

  await page.getByRole('button', { name: /^Verwijderen: / }).click()
  await page.getByText('Zet artikelen naast elkaar').waitFor()
  expect(await compared(page)).toEqual([])
  expect(page.url()).toBe(shop('/vergelijken/'))
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await close()
})
