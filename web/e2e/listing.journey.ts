import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import {
  describeAtBothWidths,
  expectAccessible,
  openPage,
  phone,
  scrollUntil,
  untilRunning,
} from './browser.ts'
import { hasFocus } from './in-view.ts'

const list = () => `${inject('shopUrl')}/dekbedovertrek/`
const tiles = (page: Page) => page.locator('main article')
const totalShown = async (page: Page) =>
  Number.parseInt(await page.locator('main output', { hasText: /^\d+ product/ }).innerText(), 10)
const titles = (page: Page) => page.locator('main article h3').allInnerTexts()
const valueOf = (page: Page, group: string) =>
  page
    .getByRole('complementary', { name: 'Filters' })
    .locator('details', { has: page.locator(`summary:has-text("${group}")`) })
    .locator('li a')
const chosen = (page: Page) => page.getByRole('list', { name: 'Gekozen filters' }).getByRole('listitem')

/** Chooses a value and waits until the URL and the page show it; returns how long the listing took. */
async function choose(page: Page, group: string, title: string): Promise<number> {
  const before = page.url()
  const value = valueOf(page, group).filter({ hasText: title })
  const summary = page.locator(`aside summary:has-text("${group}")`)
  if (!(await value.isVisible())) await summary.click()
  const [label = ''] = ((await value.textContent()) ?? '').split(/\s*\(/)
  const took = await value.evaluate(
    (link: HTMLAnchorElement) =>
      new Promise<number>((resolve) => {
        link.focus()
        const begun = performance.now()
        const wait = () => {
          if (link.getAttribute('aria-current') === 'true')
            requestAnimationFrame(() => resolve(performance.now() - begun))
          else requestAnimationFrame(wait)
        }
        link.click()
        wait()
      }),
  )
  expect(page.url()).not.toBe(before)
  await page.getByRole('link', { name: `${label} verwijderen` }).waitFor()
  expect(await value.evaluate((link) => link === document.activeElement)).toBe(true)
  return took
}

it(
  'three filters and a price narrow the listing, a reload and a shared link show the same, Back undoes the last choice',
  { tags: ['slow'] },
  async () => {
    const { page, complaints, close } = await openPage()
    await page.goto(list())
    await page.getByLabel('Laagste prijs').waitFor()
    const whole = await totalShown(page)
    const took = [
      await choose(page, 'Maat', '240x220'),
      await choose(page, 'Kleur', 'Wit'),
      await choose(page, 'Dessin', 'Strepen'),
    ]
    console.log(`a choice shows its result after ${took.map((time) => Math.round(time)).join(', ')} ms`)
    const narrowed = await totalShown(page)
    expect(narrowed).toBeLessThan(whole)
    expect(narrowed).toBeGreaterThan(0)

    const beforePrice = page.url()
    const highest = Number(await page.getByLabel('Tot', { exact: true }).inputValue())
    await page.getByLabel('Tot', { exact: true }).fill(String(highest - 1))
    await page.getByLabel('Tot', { exact: true }).press('Enter')
    await page.waitForURL(/tn_fk_ae-prijs=\d+-\d+/)
    await expect.poll(() => chosen(page).count()).toBe(5)
    // A target half under the header would count as too small.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)

    const address = page.url()
    const shown = await titles(page)
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(shown)
    const friend = await openPage()
    await friend.page.goto(address)
    expect(await titles(friend.page)).toEqual(shown)
    await friend.close()

    await page.goBack()
    await page.waitForURL(beforePrice)
    await expect.poll(() => totalShown(page)).toBe(narrowed)
    await chosen(page).first().getByRole('link').click()
    await expect.poll(() => chosen(page).count()).toBe(3)
    await expect.poll(() => hasFocus(page)).toBe(true)
    await chosen(page).getByRole('link', { name: 'Herstel filters' }).click()
    await expect.poll(() => totalShown(page)).toBe(whole)
    expect(page.url()).toBe(list())
    expect(complaints).toEqual([])
    await close()
  },
)

it(
  'the price slider works by keyboard, and narrows the listing once, when the keys rest',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    await page.goto(list())
    const thumb = page.getByRole('slider', { name: 'Laagste prijs' })
    await thumb.focus()
    const visited = () => page.evaluate(() => history.length)
    const before = await visited()
    for (let press = 0; press < 3; press += 1) await thumb.press('PageUp')
    await page.waitForURL(/tn_fk_ae-prijs/)
    expect(await visited()).toBe(before + 1)
    await expect
      .poll(() => page.getByRole('slider', { name: 'Laagste prijs' }).getAttribute('aria-valuenow'))
      .toBe(await page.getByLabel('Van', { exact: true }).inputValue())
    await close()
  },
)

it('an empty listing says so, and which choices to undo', { tags: ['slow'] }, async () => {
  const { page, close } = await openPage()
  await page.goto(`${list()}?tn_fk_ae-prijs=1-2`)
  await page.getByRole('heading', { name: 'Geen producten met deze keuzes' }).waitFor()
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /verwijderen/ })
    .click()
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(0)
  await close()
})

it('a phone has the filters in a sheet, with the number of products always visible', async () => {
  const { page, complaints, close } = await openPage({ viewport: phone })
  await page.goto(list())
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  // The slider appears last, and shifts what is below it.
  await sheet.getByRole('slider', { name: 'Laagste prijs' }).waitFor()
  await expectAccessible(page)
  await sheet.locator('details[open] li a').first().click()
  await expect.poll(() => sheet.getByRole('link', { name: 'Herstel filters' }).count()).toBe(1)
  const label = await sheet.getByRole('button', { name: /^Bekijk/ }).innerText()
  const show = sheet.getByRole('button', { name: /^Bekijk/ })
  await show.click()
  expect(label).toBe(`Bekijk ${await page.locator('main output', { hasText: /^\d+ product/ }).innerText()}`)
  await page.getByRole('button', { name: 'Filters' }).click()
  await sheet.getByRole('link', { name: 'Herstel filters' }).press('Enter')
  await sheet.getByRole('link', { name: 'Herstel filters' }).waitFor({ state: 'detached' })
  await expect.poll(() => show.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

const positionOf = (page: Page, index: number) =>
  page
    .locator('main article h3 a')
    .nth(index)
    .evaluate((link) => Math.round(link.getBoundingClientRect().top))

/** The same position, once it has been stable for a while. */
const settledPositionOf = async (page: Page, index: number): Promise<number> => {
  let before = Number.NaN
  await expect
    .poll(
      async () => {
        const now = await positionOf(page, index)
        const still = now === before
        before = now
        return still
      },
      { interval: 400 },
    )
    .toBe(true)
  return before
}

describeAtBothWidths('on %s', (viewport) => {
  it(
    'four pages load automatically, and going back from a product restores the exact scroll position, also after a reload',
    { tags: ['slow'] },
    async () => {
      const { page, complaints, close } = await openPage({ viewport })
      await page.goto(`${inject('shopUrl')}/pop/`)
      await page.mouse.move(viewport.width / 2, 400)
      await page.evaluate(() => {
        new PerformanceObserver((entries) => {
          for (const { duration } of entries.getEntries())
            document.body.dataset.longest = String(
              Math.max(duration, Number(document.body.dataset.longest ?? 0)),
            )
        }).observe({ type: 'longtask' })
      })
      await scrollUntil(page, 96)
      console.log(
        `longest task while scrolling: ${await page.evaluate(() => document.body.dataset.longest ?? 'under 50')} ms`,
      )
      await expect.poll(() => page.url()).toContain('tn_p=4')
      expect(await page.locator('main').innerText()).toMatch(/Je hebt 96 van de \d+ producten bekeken/)
      expect(new Set(await titles(page)).size).toBeGreaterThan(90)

      const link = page.locator('main article h3 a').nth(80)
      await link.scrollIntoViewIfNeeded()
      const position = await settledPositionOf(page, 80)
      const title = await link.innerText()
      await link.click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.goBack()
      await expect.poll(() => tiles(page).count()).toBe(96)
      await expect.poll(() => positionOf(page, 80)).toBe(position)
      expect(await settledPositionOf(page, 80)).toBe(position)

      // On a slow machine, missing content loads long after the layout seems stable.
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.reload()
      await expect.poll(() => tiles(page).count()).toBe(96)
      await expect.poll(() => positionOf(page, 80)).toBe(position)
      expect(await settledPositionOf(page, 80)).toBe(position)
      expect(complaints).toEqual([])
      await close()
    },
  )
})

it('choosing a sort order by keyboard closes the menu and leaves the focus on it, and Back closes it', async () => {
  const { page, complaints, close } = await openPage()
  await page.goto(list())
  await untilRunning(page)
  // On a desktop, the column with the filters has the sort orders, too.
  const menu = page.locator('summary:not(aside *)', { hasText: 'Sorteren' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const cheapFirst = page.locator('details[open] a:not(aside *)', { hasText: 'Prijs oplopend' })
  await cheapFirst.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/tn_sort=/)
  await menu.filter({ hasText: 'Prijs oplopend' }).waitFor()
  expect(await menu.evaluate((summary) => summary === document.activeElement)).toBe(true)
  expect(await cheapFirst.count()).toBe(0)
  await menu.click()
  await cheapFirst.waitFor()
  await page.goBack()
  await page.waitForURL(list())
  await cheapFirst.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await close()
})

it('a later page links to the previous ones', { tags: ['slow'] }, async () => {
  const { page, close } = await openPage()
  await page.goto(`${list()}?tn_p=3`)
  const onThird = Math.min((await totalShown(page)) - 48, 24)
  expect(await tiles(page).count()).toBe(onThird)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Vorige producten' }).click()
  await expect.poll(() => tiles(page).count()).toBe(onThird + 24)
  await page.getByRole('link', { name: 'Vorige producten' }).click()
  await expect.poll(() => tiles(page).count()).toBe(onThird + 48)
  expect(await page.getByRole('link', { name: 'Vorige producten' }).count()).toBe(0)
  await expect
    .poll(() =>
      tiles(page)
        .first()
        .locator('h3 a')
        .evaluate((link) => link === document.activeElement),
    )
    .toBe(true)
  await close()
})

it('pressing twice loads one page, and a failed page can be retried', { tags: ['slow'] }, async () => {
  const { page, close } = await openPage()
  let requests = 0
  let broken = true
  const pressedTwice = Promise.withResolvers<void>()
  await page.route(/\/api\/catalog\/listing/, async (route) => {
    requests += 1
    if (broken) return route.abort()
    await pressedTwice.promise
    return route.continue()
  })
  await page.goto(list())
  await untilRunning(page)
  const failed = page.waitForEvent('requestfailed')
  const more = page.getByRole('link', { name: 'Laad meer' })
  await more.click()
  await failed
  await more.waitFor()
  expect(await tiles(page).count()).toBe(24)
  broken = false
  requests = 0
  await more.dblclick()
  await page.getByText('Aan het laden...').waitFor()
  pressedTwice.resolve()
  await expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(48)
  expect(requests).toBe(1)
  await close()
})

it(
  'on a phone, the message of a failed quick view is below the buttons of the tile',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage({ viewport: phone })
    await page.goto(list())
    await page.route(/view=quick/, (route) => route.abort())
    const tile = page.locator('main article').first()
    const look = tile.getByRole('button', { name: /^Snel bekijken/ })
    await look.click()
    const message = tile.getByRole('alert').filter({ hasText: 'Geen verbinding' })
    await message.waitFor()
    const [above, below] = [await look.boundingBox(), await message.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    await close()
  },
)

it('quick view by keyboard: open, choose, add, and see the outcome', { tags: ['slow'] }, async () => {
  const { page, complaints, close } = await openPage()
  await page.goto(list())
  const look = page.getByRole('button', { name: /^Snel bekijken/ }).first()
  await look.focus()
  await look.press('Enter')
  const view = page.getByRole('dialog')
  await view.getByRole('button', { name: 'In winkelwagen' }).waitFor()
  expect(await view.getByRole('term').allTextContents()).toEqual(
    expect.arrayContaining(['Materiaal', 'Fabrikant']),
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await look.evaluate((button) => button === document.activeElement)).toBe(true)

  await look.press('Enter')
  await view.getByRole('button', { name: 'In winkelwagen' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Toegevoegd' }).waitFor()
  await page.getByRole('dialog').getByText('Past hier mooi bij').waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await close()
})

it('a failed quick view leaves the page scrollable; a refused add says why', { tags: ['slow'] }, async () => {
  const { page, close } = await openPage()
  await page.goto(list())
  await page.route(/view=quick/, (route) => route.abort())
  await page
    .getByRole('button', { name: /^Snel bekijken/ })
    .first()
    .click()
  await page.getByRole('alert').filter({ hasText: 'Geen verbinding' }).waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden')
  // With the intent to buy, the panel opens and shows the error (spec §8).
  await page
    .getByRole('button', { name: /^In winkelwagen: / })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Niet toegevoegd' }).getByText('Geen verbinding').waitFor()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Verder winkelen' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.unroute(/view=quick/)

  await page.route('**/api/cart/items', (route) => route.abort())
  await page
    .getByRole('button', { name: /^Snel bekijken/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'In winkelwagen' }).click()
  await page.getByRole('dialog', { name: 'Niet toegevoegd' }).getByText('Geen verbinding').waitFor()
  await expectAccessible(page)
  await close()
})
