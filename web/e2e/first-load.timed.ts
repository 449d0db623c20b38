/** @module-tag slow */
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, phone } from './browser.ts'
import { largestShift } from './shifts.ts'

const kilobyte = 1000
const budget = { script: 105 * kilobyte, style: 8.5 * kilobyte, font: 40 * kilobyte }

/** The size of a public page as sent (brotli), with its styles and its data. */
const largestDocument = 20 * kilobyte
/** The same without the styles. */
const largestContent = 12 * kilobyte
const mostElements = 1_300

/** Calls of functions until the network is idle. Twice as many if the view is rendered again after its hydration. */
const mostCalls = 200_000

const scriptsNamedIn = (html: string): string[] =>
  Array.from(html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g), ([, path = '']) => path)

/**
 * Transferred bytes of what a page needs until it runs: the scripts that its document names, and the fonts. `blocking`
 * has the requests for which the first paint waited, and `early` the scripts that began before the largest picture had
 * come; the starter may. `inline` has the styles of the document.
 */
const bytesSent = (page: Page, html: string) =>
  page.evaluate((paths) => {
    const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      /** Chromium only. */
      renderBlockingStatus?: string
    })[]
    const starter = document.querySelector<HTMLScriptElement>('body > script[src]')?.src
    const scripts = entries.filter(({ name }) => paths.includes(new URL(name).pathname))
    const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc
    const heroCame = entries.find(({ name }) => name === hero)?.responseEnd ?? 0
    return {
      script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      font: entries.find(({ name }) => name.endsWith('.woff2'))?.encodedBodySize ?? 0,
      blocking: entries.flatMap(({ name, renderBlockingStatus }) =>
        renderBlockingStatus === 'blocking' ? [name] : [],
      ),
      early: scripts.flatMap(({ name, startTime }) =>
        name !== starter && startTime < heroCame ? [name] : [],
      ),
      inline: document.querySelector('head > style')?.textContent ?? '',
    }
  }, scriptsNamedIn(html))

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
  ['a promotion', () => '/acties/vakantiegeld/'],
]

/** The bytes of a document as sent, also without its styles, and the elements that a browser makes of it before it runs any script. */
const documentAt = async (path: string) => {
  const { page, close } = await openPage({ viewport: phone, withPictures: false })
  // What a browser with scripts makes of it: no element of its own for what only shoppers without them see.
  await page.route('**/*.js', (route) => route.abort())
  const answer = await page.goto(inject('shopUrl') + path)
  const sizes = await answer?.request().sizes()
  const elements = await page.locator('*').count()
  const text = ((await answer?.text()) ?? '').replaceAll(/<style.*?<\/style>/gs, '')
  await close()
  // The quality with which the bff compresses.
  const content = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length
  return { bytes: sizes?.responseBodySize ?? 0, content, elements }
}

describe.each(pages.slice(0, 3))('the document of %s', (name, address) => {
  it('is small', async () => {
    const finder = await openPage()
    const path = await address(finder.page)
    await finder.close()
    const { bytes, content, elements } = await documentAt(path)
    console.log(
      `${name}: ${(bytes / kilobyte).toFixed(1)} kB, ${(content / kilobyte).toFixed(1)} kB without styles, ${elements} elements`,
    )
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(largestDocument)
    expect(content).toBeLessThanOrEqual(largestContent)
    expect(elements).toBeLessThanOrEqual(mostElements)
  })
})

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
    const answer = await page.goto(inject('shopUrl') + path, { waitUntil: 'networkidle' })
    const sent = await bytesSent(page, (await answer?.text()) ?? '')
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
    expect(sent.early).toEqual([])
    expect(style).toBeGreaterThan(0)
    expect(style).toBeLessThanOrEqual(budget.style)
    expect(sent.font).toBeLessThanOrEqual(budget.font)
    expect(shift).toBeLessThanOrEqual(largestShift)
    await close()
  })
})

describe.each(pages)('the scripts of %s', (name, address) => {
  it('render it once', async () => {
    const finder = await openPage()
    const path = await address(finder.page)
    await finder.close()

    const { page, close } = await openPage({ viewport: phone })
    const session = await page.context().newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await page.goto(inject('shopUrl') + path, { waitUntil: 'networkidle' })
    const { result } = await session.send('Profiler.takePreciseCoverage')
    await close()
    const calls = result
      .filter(({ url }) => url.includes('/assets/'))
      .flatMap(({ functions }) => functions.map(({ ranges: [whole] }) => whole?.count ?? 0))
      .reduce((sum, count) => sum + count, 0)
    console.log(`${name}: ${calls} calls of functions`)
    expect(calls).toBeGreaterThan(10_000)
    expect(calls).toBeLessThanOrEqual(mostCalls)
  })

  it('need no formatter of Intl: the first one takes 60 ms on a slow phone', async () => {
    const finder = await openPage()
    const path = await address(finder.page)
    await finder.close()

    const { page, close } = await openPage({ viewport: phone })
    await page.addInitScript(() => {
      const made: string[] = []
      Object.assign(globalThis, { made })
      for (const formatter of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'ListFormat'] as const) {
        const construct = (target: object, given: unknown[]): object => {
          made.push(formatter)
          return Reflect.construct(target as new () => object, given) as object
        }
        Object.assign(Intl, { [formatter]: new Proxy<object>(Intl[formatter], { construct }) })
      }
    })
    await page.goto(inject('shopUrl') + path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => (globalThis as { made?: string[] }).made)).toEqual([])
    await close()
  })
})
