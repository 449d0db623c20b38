/** @module-tag slow */
import type { Locator, Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import {
  desktop,
  describeAtBothWidths,
  expectAccessible,
  itAtBothWidths,
  openRunning,
  openPage,
  phone,
} from './browser.ts'
import { isInView } from './in-view.ts'
import { sheets } from './order-by-api.ts'

const shop = (path: string) => inject('shopUrl') + path
const chat = (page: Page) => page.getByRole('button', { name: 'Chat' })
const column = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown')
  return box
}
type Box = Awaited<ReturnType<typeof boxOf>>
const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Scrolls in steps, as a wheel does. */
const scrollBy = async (page: Page, distance: number) => {
  for (let left = Math.abs(distance); left > 0; left -= 200) {
    await page.mouse.wheel(0, Math.sign(distance) * Math.min(200, left))
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

describeAtBothWidths('on %s', (viewport) => {
  it('a brand above a title leads to its products, from a tile, the quick view and the product', async () => {
    const { page, complaints, close } = await openPage({ viewport })
    await openRunning(page, shop('/dekbed/'))
    const tile = page.locator('main article').first()
    const brand = tile.locator('a[href^="/brands/"]')
    const name = await brand.innerText()
    const address = await brand.getAttribute('href')
    // The link covers its own text, not the rest of the tile.
    await brand.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(new URL(page.url()).pathname).toBe(address)

    await page.goBack()
    await tile.getByRole('button', { name: /^Snel bekijken/ }).click()
    const view = page.getByRole('dialog')
    await view.getByRole('link', { name }).first().click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)

    await page.goBack()
    await tile.locator('h3 a').click()
    await page.waitForURL('**/*.html')
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('no title in a list is cut, and the differing part has its own line', async () => {
    const { page, close } = await openPage({ viewport })
    await openRunning(page, shop('/dekbedovertrek/'))
    const titles = await page.locator('main article h3').evaluateAll((headings) =>
      headings.map((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        const [detail] = heading.querySelectorAll('a > span:last-child')
        const design = document.createRange()
        design.setStart(heading.querySelector('a')!, 0)
        if (detail) design.setEndBefore(detail)
        return {
          isWhole:
            heading.scrollHeight <= heading.clientHeight + 1 &&
            heading.scrollWidth <= heading.clientWidth + 1,
          text: heading.textContent,
          detail: detail?.textContent,
          isBelow: detail
            ? detail.getClientRects()[0]!.top >= design.getBoundingClientRect().bottom - 8 ||
              detail.getClientRects().length > 1
            : null,
        }
      }),
    )
    expect(titles.length).toBeGreaterThan(20)
    expect(titles.filter(({ isWhole }) => !isWhole)).toEqual([])
    const detailed = titles.filter(({ detail }) => detail !== undefined)
    expect(detailed.length).toBeGreaterThan(15)
    expect(detailed.filter(({ text, detail, isBelow }) => !text?.endsWith(detail ?? '') || !isBelow)).toEqual(
      [],
    )
    await close()
  })
})

it('on a desktop the filters stay in the viewport: sort orders, filters, the link back to the products', async () => {
  const { page, complaints, close } = await openPage({ viewport: desktop })
  await openRunning(page, shop('/dekbedovertrek/'))
  await scrollBy(page, 1800)
  const show = column(page).getByRole('button', { name: /^Bekijk \d+ producten$/ })
  await expect.poll(() => isInView(show)).toBe(true)
  expect(await isInView(column(page).getByRole('link', { name: 'Start de keuzehulp' }))).toBe(true)

  await column(page).locator('summary', { hasText: 'Sorteren' }).click()
  await column(page).getByRole('link', { name: 'Prijs oplopend' }).click()
  await page.waitForURL(/tn_sort=/)
  await column(page).getByRole('link', { name: /^Ecru/ }).click()
  await page.waitForURL(/ae-kleur\/ecru/)
  expect(page.url()).toContain('tn_sort=')
  const reset = column(page).getByRole('link', { name: 'Herstel filters' })
  await reset.waitFor()

  // The column scrolls separately, and its last filter does not hide behind its buttons.
  const last = column(page).locator('summary').last()
  await last.focus()
  await expect.poll(() => isInView(last)).toBe(true)
  const before = await page.evaluate(() => scrollY)
  expect(await column(page).evaluate((element) => element.firstElementChild?.scrollTop)).toBeGreaterThan(0)
  expect(before).toBeGreaterThan(0)

  await show.click()
  await expect.poll(() => isInView(page.locator('main article h3 a').first())).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Producten')
  await reset.click()
  await page.waitForURL((url) => !url.pathname.includes('ae-kleur'))
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await close()
})

it('on a phone the bar with the filters sticks below the header, and covers no focused tile', async () => {
  const { page, complaints, close } = await openPage({ viewport: phone })
  await openRunning(page, shop('/dekbedovertrek/'))
  const filters = page.getByRole('button', { name: /^Filters/ })
  await scrollBy(page, 1800)
  await expect.poll(() => isInView(filters)).toBe(true)
  expect((await boxOf(filters)).y).toBeLessThan(80)

  const title = page.locator('main article h3 a').nth(2)
  await title.focus()
  await expect.poll(() => isInView(title)).toBe(true)
  await filters.click()
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('button', { name: /^Bekijk/ })
    .waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await close()
})

it('on a phone no round button covers the picture of a tile, and the percentage stays beside the old price', async () => {
  const { page, close } = await openPage({ viewport: phone })
  await openRunning(page, shop('/dekbedovertrek/'))
  const tile = page.locator('main article').first()
  const picture = await boxOf(tile.locator('img').first())
  const buttons = await tile.getByRole('button').all()
  expect(buttons.length).toBeGreaterThanOrEqual(4)
  for (const button of buttons) expect(overlaps(await boxOf(button), picture)).toBe(false)

  const reduced = page.locator('main article', { has: page.locator('s') })
  expect(await reduced.count()).toBeGreaterThan(0)
  for (const one of await reduced.all()) {
    const now = await boxOf(one.getByText(/^€/).first())
    const percent = await boxOf(one.getByText(/^-\d+%$/))
    expect(Math.abs(now.y + now.height / 2 - (percent.y + percent.height / 2))).toBeLessThan(8)
  }
  await close()
})

itAtBothWidths(
  'on %s the chat button is hidden while scrolling down a list, comes back, and covers no button of a tile',
  async (viewport) => {
    const { page, complaints, close } = await openPage({ viewport })
    await openRunning(page, shop('/dekbedovertrek/'))
    await chat(page).waitFor()
    // A phone's list starts with products where the button would be.
    await expect.poll(() => isInView(chat(page))).toBe(viewport.width === desktop.width)
    await scrollBy(page, 1400)
    await expect.poll(() => isInView(chat(page))).toBe(false)

    await scrollBy(page, -200)
    await expect.poll(() => isInView(chat(page))).toBe(true)
    const box = await boxOf(chat(page))
    // At every scroll position, the buttons of the tiles are beside the chat button.
    const covered: (string | null)[] = []
    for (const button of await page.locator('main article button').all()) {
      const lane = { ...(await boxOf(button)), y: box.y, height: box.height }
      if (overlaps(box, lane)) covered.push(await button.getAttribute('aria-label'))
    }
    expect(covered).toEqual([])

    // By keyboard it can always be reached.
    await scrollBy(page, 600)
    await expect.poll(() => isInView(chat(page))).toBe(false)
    await page.keyboard.press('Tab')
    await chat(page).focus()
    await expect.poll(() => isInView(chat(page))).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('log', { name: 'Gesprek' }).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)

it('on a phone the chat button covers nothing of a product before it is scrolled, and comes with a scroll up', async () => {
  const { page, close } = await openPage({ viewport: phone })
  await openRunning(page, shop(`/${sheets}.html`))
  await chat(page).waitFor()
  await expect.poll(() => isInView(chat(page))).toBe(false)
  await scrollBy(page, 600)
  await scrollBy(page, -200)
  await expect.poll(() => isInView(chat(page))).toBe(true)
  await close()
})

itAtBothWidths(
  'a strip on %s shows a part of its next tile and says how many there are',
  async (viewport) => {
    const { page, complaints, close } = await openPage({ viewport })
    await openRunning(page, shop('/'))
    const strip = page.getByRole('list', { name: 'Uitgelicht' })
    await strip.scrollIntoViewIfNeeded()
    const tiles = strip.locator('> li')
    const count = await tiles.count()
    await page.getByText(`${count} producten`, { exact: true }).waitFor()
    const [first, second, row] = [await boxOf(tiles.nth(0)), await boxOf(tiles.nth(1)), await boxOf(strip)]
    const shown = (row.x + row.width - first.x) / (second.x - first.x)
    const [least, most] = viewport.width === phone.width ? [1.2, 1.45] : [3.35, 3.65]
    expect(shown).toBeGreaterThan(least)
    expect(shown).toBeLessThan(most)

    const [back, on] = ['Vorige', 'Volgende'].map((name) =>
      page.locator('div', { has: strip }).last().getByRole('button', { name }),
    )
    if (viewport.width === desktop.width) {
      await on?.click()
      await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
      await back?.click()
      await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBe(0)
    }
    expect(complaints).toEqual([])
    await close()
  },
)

it.each([
  ['/hoeslaken/', 'Waar gaat het hoeslaken omheen?', 'King size', 'Alleen de topper'],
  ['/molton/', 'Hoe dik is het?', 'Een king size matras', 'Alleen een topper'],
  ['/wonen/badtextiel/', 'Hoe zwaar mag de badstof zijn?', 'Voor bij de wastafel', 'Zo dik als in een hotel'],
  ['/wonen/gordijnen/', 'Hoe lang moet het zijn?', 'Het liefst geen', 'Tot net onder de vensterbank'],
  ['/wonen/vloerkleden/', 'Rond of rechthoekig?', 'Onder de eettafel', 'Rond'],
])('the advice about %s leads to its products', async (path, second, first, other) => {
  const { page, complaints, close } = await openPage({ viewport: phone })
  await openRunning(page, shop(path))
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('link', { name: 'Start de keuzehulp' }).filter({ visible: true }).click()
  await page.getByRole('radio', { name: new RegExp(`^${first}`) }).check()
  await page.getByRole('button', { name: 'Volgende', exact: true }).click()
  await page.getByRole('group', { name: second }).waitFor()
  await page.getByRole('radio', { name: new RegExp(`^${other}`) }).check()
  await page.waitForURL(/qs2=/)
  await expectAccessible(page)
  const counted = await page.getByText(/\d+ producten? pass(en|t) bij je antwoorden/).innerText()
  const count = Number.parseInt(counted, 10)
  expect(count).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Toon resultaten', exact: true }).click()
  await page.waitForURL((url) => url.pathname.startsWith(`${path}ae-`))
  await page.locator('main article').first().waitFor()
  expect(
    Number.parseInt(await page.locator('main output', { hasText: /^\d+ product/ }).innerText(), 10),
  ).toBe(count)
  expect(complaints).toEqual([])
  await close()
})

it('the panels of the menu have a picture, a sample of each colour, and no two links to the same page', async () => {
  const { page, complaints, close } = await openPage({ viewport: desktop })
  await openRunning(page, shop('/'))
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  for (const item of await menu.locator('> ul > li > a').all()) {
    await item.focus()
    await page.keyboard.press('ArrowDown')
    const panel = page.locator(`#${await item.getAttribute('aria-controls')}`)
    const picture = panel.locator('img')
    await picture.waitFor()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const links = await panel.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.filter((link, at) => links.indexOf(link) !== at)).toEqual([])
    await page.keyboard.press('Escape')
  }
  await menu.getByRole('link', { name: 'Hoeslakens', exact: true }).first().focus()
  await page.keyboard.press('ArrowDown')
  const colours = menu.locator('a[href*="/hoeslaken/ae-kleur/"]')
  expect(await colours.count()).toBeGreaterThan(5)
  for (const colour of await colours.all()) {
    expect(await colour.locator('circle').evaluate((circle) => getComputedStyle(circle).fill)).toMatch(/^rgb/)
  }
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await close()
})
