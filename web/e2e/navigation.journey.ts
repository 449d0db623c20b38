import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { expectAccessible, openBrowser, openWindow } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const shop = (path: string) => inject('shopUrl') + path
const open = (page: Page, path: string) => page.goto(shop(path), { waitUntil: 'networkidle' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect.poll(() => scrolled(page)).toBe(top)
}
const isFocused = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** Documents loaded since the window was opened. */
const countLoads = (page: Page) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

it('after a deploy the code of an old page is gone: the shop reloads once, and never round and round', async () => {
  const { page, close } = await openWindow(browser)
  await open(page, '/dekbed/')
  let isAnew = false
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isAnew = true
  })
  await page.route(/\/assets\/withdrawal-[^/]*\.js$/, (route) =>
    isAnew ? route.continue() : route.fulfill({ status: 404 }),
  )
  const loads = countLoads(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Bestelling herroepen' })

  // Only fetched ahead: nobody needs it yet.
  const refused = page.waitForResponse(/\/assets\/withdrawal-[^/]*\.js$/)
  await link.dispatchEvent('pointerdown')
  await refused
  await page.waitForTimeout(300)
  expect(loads).toEqual([])

  await link.focus()
  await page.keyboard.press('Enter')
  await heading(page, 'Bestelling herroepen').waitFor()
  await page.waitForLoadState('networkidle')
  expect(loads).toEqual(['/service/herroepen/'])

  // Gone for good: one try within the minute is enough.
  await page.route(/\/assets\/favourites-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Favorieten' }).first().focus()
  await page.keyboard.press('Enter')
  await heading(page, 'Er ging iets mis').waitFor()
  await page.waitForTimeout(1000)
  expect(loads).toEqual(['/service/herroepen/'])
  await close()
})

it('without a network a link says so and offers to try again, which works when the network is back', async () => {
  const { page, context, close } = await openWindow(browser)
  await open(page, '/dekbed/')
  const loads = countLoads(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bestelling herroepen' }).click()
  await heading(page, 'Je bent offline').waitFor()
  await expectAccessible(page)
  // Asked for twice: once as it was fetched ahead, once because it is needed.
  let refused = 0
  page.on('requestfailed', () => (refused += 1))
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect.poll(() => refused).toBeGreaterThanOrEqual(2)
  await heading(page, 'Je bent offline').waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await heading(page, 'Bestelling herroepen').waitFor()
  expect(loads).toEqual([])
  await close()
})

it('a page begins at its top, the way back leads to where one was, and focus and title go along', async () => {
  const { page, complaints, close } = await openWindow(browser)
  await open(page, '/')
  await scrollTo(page, 700)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bestelling herroepen' }).focus()
  await scrollTo(page, 700)
  await page.keyboard.press('Enter')
  await heading(page, 'Bestelling herroepen').waitFor()
  expect(await scrolled(page)).toBe(0)
  expect(await isFocused(page)).toBe('main')
  await page.getByRole('status').getByText('Bestelling herroepen | Sluimer').waitFor({ state: 'attached' })

  await page.goBack()
  await heading(page, 'Bestelling herroepen').waitFor({ state: 'detached' })
  await expect.poll(() => scrolled(page)).toBe(700)
  expect(await isFocused(page)).toBe('main')
  const home = await page.title()
  await page.getByRole('status').getByText(home).waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
  await close()
})

it('a listing stays where it is when one chooses in it, and an address in capitals is put right without a load', async () => {
  const { page, close } = await openWindow(browser)
  await open(page, '/dekbedovertrek/')
  const loads = countLoads(page)
  await scrollTo(page, 260)
  const filter = page.getByRole('complementary').or(page.locator('main')).locator('a[href*="/ae-"]').first()
  await filter.focus()
  await scrollTo(page, 260)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/ae-/)
  await page.waitForTimeout(500)
  expect(await scrolled(page)).toBe(260)

  await page.evaluate(() => {
    history.pushState({ key: 'typed' }, '', '/Service/Herroepen')
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'typed' } }))
  })
  await heading(page, 'Bestelling herroepen').waitFor()
  expect(new URL(page.url()).pathname).toBe('/service/herroepen/')
  expect(loads).toEqual([])
  await close()
})

it('the countdown of the promotion is gone at its end, and takes its line along', async () => {
  const { page, complaints, close } = await openWindow(browser)
  const answer = await fetch(shop('/api/content/homepage'))
  const { promo } = (await answer.json()) as { promo: { endsAt: string } }
  await page.clock.install({ time: Date.parse(promo.endsAt) - 20_000 })
  await page.goto(shop('/'))
  const timer = page.getByRole('timer')
  await timer.getByText('00:00:').waitFor()
  await page.clock.runFor(25_000)
  await timer.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await close()
})
