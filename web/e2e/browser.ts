import { readFile } from 'node:fs/promises'
import axe from 'axe-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { cutTexts } from './in-view.ts'
import { type BrowserOptions, launch } from './launch.ts'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

interface Device {
  device: string
  viewport: ViewportSize
  tags: string[]
}

const onPhone: Device = { device: 'a phone', viewport: phone, tags: [] }
const onDesktop: Device = { device: 'a desktop', viewport: desktop, tags: ['slow'] }
/** The narrow width of the back office. */
export const onTablet: Device = { device: 'a tablet', viewport: { width: 820, height: 1180 }, tags: [] }

/** Declares a suite for both widths, with the device for `%s` in its name. `npm test` runs it on a phone only. */
export const describeAtBothWidths = (
  name: string,
  declare: (viewport: ViewportSize, device: string) => void,
): void => {
  for (const { device, viewport, tags } of [onPhone, onDesktop])
    describe(`${name.replace('%s', device)}`, { tags }, () => {
      declare(viewport, device)
    })
}

/** The same for a single test. */
export const itAtBothWidths = (
  name: string,
  run: (viewport: ViewportSize, device: string) => Promise<void>,
  timeout?: number,
  narrow: Device = onPhone,
): void => {
  for (const { device, viewport, tags } of [narrow, onDesktop])
    // oxlint-disable-next-line vitest/expect-expect -- `run` does
    it(`${name.replace('%s', device)}`, { tags, timeout }, () => run(viewport, device))
}

/** The test files of a worker share one browser of each kind. It ends with the worker. */
const browsers = new Map<string, Promise<Browser>>()

const sharedBrowser = ({ keepsPages = false, withPictures = true }: BrowserOptions): Promise<Browser> => {
  const key = `${keepsPages} ${withPictures}`
  const browser = browsers.get(key) ?? launch({ keepsPages, withPictures })
  browsers.set(key, browser)
  return browser
}

const windows = new Set<BrowserContext>()

/** Closes the pages that a test file left open, also those of a failed test. */
export const closeWindows = async (): Promise<void> => {
  await Promise.all([...windows].map((context) => context.close()))
  windows.clear()
}

interface WindowOptions extends BrowserContextOptions, BrowserOptions {
  /** A visitor without cookies: the cookie question and the newsletter popup appear. By default both are declined. */
  newcomer?: boolean
}

/**
 * A browser page with its own cookies, and reduced motion unless `options` say otherwise, so that a journey
 * does not wait for slides. `complaints` collects unexpected console messages.
 */
export async function openPage({
  newcomer = false,
  keepsPages,
  withPictures,
  ...options
}: WindowOptions = {}) {
  const browser = await sharedBrowser({ keepsPages, withPictures })
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: desktop,
    reducedMotion: 'reduce',
    ...options,
  })
  windows.add(context)
  context.once('close', () => windows.delete(context))
  if (!newcomer) {
    const url = inject('shopUrl')
    await context.addCookies([
      { name: 'cookie-consent', value: 's0m0', url },
      { name: 'newsletter-popup', value: '1', url },
    ])
  }
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    // A busy machine makes the browser report a preload as unused.
    if (message.text().includes('preloaded using link preload but not used')) return
    // A message in journeys without pictures.
    if (message.text().includes('image loading is disabled')) return
    if (!['error', 'warning'].includes(message.type())) return
    // Chromium's message for a failed resource does not name it.
    const resource = message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : ''
    complaints.push(`${page.url()}: ${message.text()}${resource}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  return { context, page, complaints, close: () => context.close() }
}

/**
 * Waits until React has hydrated the whole page, and the page shows its content. An effect of the app sets the
 * scroll restoration, but a suspended part is hydrated later than its surroundings: React leaves its node on a
 * hydrated element.
 */
export const untilRunning = (page: Page) =>
  page.waitForFunction(
    () =>
      history.scrollRestoration === 'manual' &&
      document.querySelector('h1') !== null &&
      document.querySelector('#main [aria-busy=true]') === null &&
      [...document.querySelectorAll('h1, form, button, input, select, textarea')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
      ),
  )

/** Opens an address, and waits until the page can be used. */
export async function openRunning(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilRunning(page)
}

/** The tags of a head, each by its element and name. */
const tagsIn = (html: string): string[] =>
  Array.from(html.matchAll(/<(title|meta|link|script)\b([^>]*) data-head=""/g), ([, tag, attributes = '']) =>
    [tag, /\b(?:name|property|rel|type)="([^"]+)"/.exec(attributes)?.[1] ?? ''].join(' '),
  )

/** The tags of the page's head, as sent and in the running page: crawlers read either. */
export const headsOf = async (page: Page): Promise<{ sent: string[]; running: string[] }> => {
  const sent = await (await fetch(page.url())).text()
  return { sent: tagsIn(sent), running: tagsIn(await page.evaluate(() => document.head.innerHTML)) }
}

/** The URL of a module's chunk, as a pattern, from the build's manifest. */
export const chunkOf = async (source: string): Promise<string> => {
  const manifest = new URL('../dist/client/.vite/manifest.json', import.meta.url)
  const { [source]: chunk } = JSON.parse(await readFile(manifest, 'utf8'))
  return `**/${chunk.file}`
}

/** Waits until the pictures in view have loaded, and a frame shows them. */
export const untilPainted = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.complete || bottom <= 0 || top >= innerHeight
    }),
  )
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Scrolls a listing with the mouse wheel until this many products are loaded. */
export const scrollUntil = (page: Page, products: number): Promise<void> =>
  expect
    .poll(
      async () => {
        // On a busy machine one frame can skip the element that loads the next page: then back from the end.
        const isAtEnd = await page.evaluate(
          () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
        )
        await page.mouse.wheel(0, isAtEnd ? -1_400 : 700)
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        )
        return page.locator('main article').count()
      },
      { timeout: 60_000, interval: 120 },
    )
    .toBeGreaterThanOrEqual(products)

/** Elements that slide or fade in have their final colours only at the end, and one change can cause the next. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    let ending: Animation[]
    do {
      // What was just rendered starts its animations in the next frame.
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        )
      await Promise.allSettled(ending.map(({ finished }) => finished))
    } while (ending.length > 0)
  })

/** Header and footer of a layout: the same on each of its pages, and most of the work. */
export const surroundings = ['header:not(main header)', 'footer:not(main footer)']

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Ids that the page has twice: its labels, hints and errors then belong to the wrong field. axe checks only some. */
export const idsUsedTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Checks WCAG 2.2 AA, as far as axe can, on the current page. `without` excludes the contents of those parts;
 * the rules for the whole document still apply. Every id must be unique, too.
 *
 * axe runs in the page itself: `@axe-core/playwright` opens a second page for each run and reports every rule
 * that passed, which takes three times as long.
 */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  await untilStill(page)
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([exclude, values]) => {
      const report = await window.axe?.run(
        { include: [], exclude },
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'] },
      )
      const violations: string[] = []
      const { scrollX, scrollY } = window
      for (const { id, nodes } of report?.violations ?? [])
        for (const { html, target } of nodes) {
          // A target that is half below the sticky header or a bar counts as too small. It is no violation if
          // it is large enough in the middle of the viewport, to which a shopper can scroll it.
          if (id === 'target-size') {
            const selector = String(target[0])
            document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
            const again = await window.axe?.run(selector, { runOnly: { type: 'rule', values: [id] } })
            if (again?.violations.length === 0) continue
          }
          violations.push(`${id}: ${html}`)
        }
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
      return report && violations
    },
    [without, standards] as const,
  )
  expect(found, `accessibility of ${page.url()}: ${found?.join('; ')}`).toEqual([])
  expect(await cutTexts(page), `texts cut off at the edge of ${page.url()}`).toEqual([])
  expect(await idsUsedTwice(page), `ids of ${page.url()}`).toEqual([])
}
