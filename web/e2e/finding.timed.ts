import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, openWindow } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const list = () => `${inject('shopUrl')}/dekbedovertrek/`
const taps = 24
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** From the finger on the screen to the picture of the new list, for whatever filter is pressed next. */
const timeNextTap = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.body
    delete dataset.took
    addEventListener(
      'pointerdown',
      ({ target, timeStamp }) => {
        const link = target instanceof Element ? target.closest('a') : null
        const before = link?.getAttribute('aria-current')
        const painted = new MessageChannel()
        painted.port1.addEventListener('message', () => {
          dataset.took = String(performance.now() - timeStamp)
        })
        painted.port1.start()
        const changes = new MutationObserver(() => {
          if (link?.isConnected && link.getAttribute('aria-current') === before) return
          changes.disconnect()
          requestAnimationFrame(() => painted.port2.postMessage(null))
        })
        changes.observe(document.body, { subtree: true, attributes: true, childList: true })
      },
      { capture: true, once: true },
    )
  })

it('a tap on a filter shows its result before one can look up', async () => {
  const { page, complaints, close } = await openWindow(browser, { reducedMotion: 'no-preference' })
  await page.goto(list())
  await page.getByLabel('Laagste prijs').waitFor()
  const values = page.locator('aside details[open] > ul > li > a')
  const took: number[] = []
  for (let tap = 0; tap < taps; tap += 1) {
    const value = values.nth((tap * 7) % (await values.count()))
    await value.scrollIntoViewIfNeeded()
    await timeNextTap(page)
    await value.click()
    await page.waitForFunction(() => document.body.dataset.took)
    took.push(Number(await page.evaluate(() => document.body.dataset.took)))
  }
  console.log(
    `a tap on a filter: p50 ${Math.round(middle(took))} ms, longest ${Math.round(Math.max(...took))} ms`,
  )
  // 100 ms is the aim on a quiet machine; this is what a busy one may make of it.
  expect(middle(took)).toBeLessThan(250)
  expect(complaints).toEqual([])
  await close()
})

it('ten pages of a list can be scrolled through', async () => {
  const { page, complaints, close } = await openWindow(browser, { reducedMotion: 'no-preference' })
  await page.goto(`${inject('shopUrl')}/pop/`)
  await page.evaluate(() => {
    new PerformanceObserver((entries) => {
      const longest = entries.getEntries().map(({ duration }) => duration)
      document.body.dataset.longest = String(Math.max(...longest, Number(document.body.dataset.longest ?? 0)))
    }).observe({ type: 'longtask' })
  })
  const more = page.getByRole('link', { name: 'Laad meer' })
  await page.mouse.move(700, 400)
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 700)
        if (await more.isVisible()) await more.click().catch(() => {})
        return page.locator('main article').count()
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBeGreaterThanOrEqual(240)
  console.log(
    `ten pages: longest task ${await page.evaluate(() => document.body.dataset.longest ?? 'under 50')} ms`,
  )
  expect(complaints).toEqual([])
  await close()
})
