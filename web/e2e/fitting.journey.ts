/** @module-tag slow */
import type { Page } from 'playwright-core'
import { Sitemap } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, inject, it } from 'vitest'
import { openPage, phone } from './browser.ts'
import { isInView } from './in-view.ts'
import { openFirstProduct } from './purchase.ts'

const shop = (path: string) => inject('shopUrl') + path

/** The words of a part of the page that are on two lines, or stick out of what clips them. */
const wordsThatDoNotFit = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluateAll((parts) => {
    if (parts.length === 0) throw new Error('no text to measure')
    return parts.flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const found: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const clip = text.parentElement?.closest('a, li, div')?.getBoundingClientRect()
        for (const word of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
          const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1
          const isCut = lines.some(({ right }) => clip && right > clip.right + 0.5)
          if (isBroken || isCut) found.push(word[0])
        }
      }
      return found
    })
  })

it('titles of categories fit at every width', async () => {
  const { page, close } = await openPage({ javaScriptEnabled: false, withPictures: false })
  const { categories } = Sitemap.parse(await (await fetch(shop(apiPaths.sitemap))).json())
  const found: string[] = []
  for (const { path } of categories) {
    await page.goto(shop(`/${path}/`), { waitUntil: 'domcontentloaded' })
    for (const width of [320, 390, 768, 992, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const words = await wordsThatDoNotFit(page, 'main h1, main li:not(:has(article)) :is(h2, h3)')
      found.push(...words.map((word) => `${word} on /${path}/ at ${width} px`))
    }
  }
  expect(found).toEqual([])
  await close()
}, 300_000)

it('the words of the promotion on the home page fit at every width', async () => {
  const { page, close } = await openPage({ withPictures: false })
  await page.goto(shop('/'))
  await page.getByRole('timer').waitFor({ state: 'attached' })
  for (const width of [320, 390, 767, 768, 800, 900, 991, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const words = await wordsThatDoNotFit(page, 'main div:has(> div [role=timer]) :is(h2, p, strong, span)')
    expect({ width, words }).toEqual({ width, words: [] })
  }
  await close()
})

it.each([992, 1024, 1280, 1440])(
  'the button of the chat covers no promise beside the buy button at %i px',
  async (width) => {
    const { page, close } = await openPage({ viewport: { width, height: 900 } })
    await page.goto(shop('/dekbedovertrek/'))
    await openFirstProduct(page)
    const button = page.getByRole('button', { name: 'Chat', exact: true })
    await button.waitFor()
    const promises = page.getByRole('list', { name: 'Goed om te weten' })
    // Beside the button, which is hidden while one scrolls down.
    await promises.evaluate((list) => scrollBy(0, list.getBoundingClientRect().bottom - innerHeight + 40))
    await page.mouse.wheel(0, -2)
    await expect.poll(() => button.evaluate((shown) => getComputedStyle(shown).opacity)).toBe('1')
    const covered = await promises.evaluate((list) => {
      const chat = document.querySelector('aside[aria-label=Chat] button')?.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(list)
      return [...range.getClientRects()].filter(
        (text) =>
          chat && text.width < list.clientWidth / 3 - 20 && text.right > chat.left && text.bottom > chat.top,
      ).length
    })
    expect(covered).toBe(0)
    await close()
  },
)

it('the reviews of a product start with the score and the search, on a phone', async () => {
  const { page, close } = await openPage({ viewport: phone })
  await page.goto(shop('/dekbedovertrek/'))
  await openFirstProduct(page)
  const reviews = page.locator('#beoordelingen')
  await reviews.evaluate((section) => section.scrollIntoView())
  const field = reviews.getByRole('searchbox', { name: 'Zoek in beoordelingen' })
  await expect.poll(() => isInView(field)).toBe(true)
  await close()
})
