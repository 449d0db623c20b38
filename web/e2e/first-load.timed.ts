/** @module-tag slow */
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, phone } from './browser.ts'

const kilobyte = 1000
const budget = { script: 105 * kilobyte, style: 10 * kilobyte, font: 40 * kilobyte }
const largestShift = 0.02

/**
 * Transferred bytes, by kind, of everything requested before the largest paint or before its picture had
 * loaded. Later requests delay nothing. `inline` has the styles of the document, and `blocking` the requests for
 * which the first paint waited.
 */
const bytesSent = (page: Page) =>
  page.evaluate(async () => {
    const largestPaint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const paints = list.getEntries() as (PerformanceEntry & {
          loadTime: number
          element: Element | null
        })[]
        // The cookie question appears later, and on a phone its text can be larger than a product's picture.
        const paint = paints.findLast(({ element }) => element?.closest('main')) ?? paints.at(-1)
        resolve(paint?.loadTime || paint?.startTime || 0)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const sizes = { script: 0, font: 0 }
    const blocking: string[] = []
    for (const entry of performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      /** Chromium only. */
      renderBlockingStatus?: string
    })[]) {
      const { pathname } = new URL(entry.name)
      if (entry.renderBlockingStatus === 'blocking') blocking.push(pathname)
      if (entry.startTime > largestPaint) continue
      if (pathname.endsWith('.js')) sizes.script += entry.encodedBodySize
      if (pathname.endsWith('.woff2')) sizes.font += entry.encodedBodySize
    }
    const inline = document.querySelector('head > style')?.textContent ?? ''
    return { ...sizes, blocking, inline }
  })

/** The sum of all layout shifts since the page load, except those right after a touch or key. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )

async function aProduct(page: Page): Promise<string> {
  await page.goto(`${inject('shopUrl')}/dekbedovertrek/`)
  const link = await page.locator('main a[href$=".html"]').first().getAttribute('href')
  if (!link) throw new Error('the listing shows no product')
  return link
}

const pages: [name: string, address: (page: Page) => string | Promise<string>][] = [
  ['home', () => '/'],
  ['a listing', () => '/dekbedovertrek/'],
  ['a product', aProduct],
  ['the cart', () => '/cart/'],
]

describe.each(pages)('the first load of %s', (name, address) => {
  it('stays within its budget, does not shift, and hydrates without errors', async () => {
    const finder = await openPage()
    const path = await address(finder.page)
    await finder.close()

    const { page, complaints, close } = await openPage({
      viewport: phone,
      newcomer: true,
      reducedMotion: 'no-preference',
    })
    await page.goto(inject('shopUrl') + path, { waitUntil: 'networkidle' })
    const sent = await bytesSent(page)
    const style = brotliCompressSync(sent.inline).length
    const shift = await layoutShift(page)
    console.log(
      `${name}: JavaScript ${(sent.script / kilobyte).toFixed(1)} kB, CSS ${(style / kilobyte).toFixed(1)} kB, ` +
        `fonts ${(sent.font / kilobyte).toFixed(1)} kB, layout shift ${shift.toFixed(4)}`,
    )
    expect(complaints).toEqual([])
    expect(sent.script).toBeGreaterThan(0)
    expect(sent.script).toBeLessThanOrEqual(budget.script)
    expect(sent.blocking).toEqual([])
    expect(style).toBeGreaterThan(0)
    expect(style).toBeLessThanOrEqual(budget.style)
    expect(sent.font).toBeLessThanOrEqual(budget.font)
    expect(shift).toBeLessThanOrEqual(largestShift)
    await close()
  })
})
