import type { BrowserContext, Page } from 'playwright-core'
import { tagHost } from './open-shop.ts'

/** An entry of the data layer: an event or other object, or a command to the tags such as Consent Mode's. */
export type Measured = Record<string, unknown> & { command?: unknown[]; event?: string }

/** Runs before the page's own code: reports every entry immediately, so that navigation loses none. */
const listen = () => {
  const layer: unknown[] = []
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    for (const entry of entries) {
      const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
      const reported = isCommand ? { command: [...(entry as unknown[])] } : entry
      ;(window as unknown as { reportMeasured: (reported: unknown) => void }).reportMeasured(reported)
    }
    return push(...entries)
  }
  window.dataLayer = layer
}

/** Serves a fake tag manager, so that the test needs no external network. */
export const serveFakeTags = (where: Page | BrowserContext) =>
  where.route(`${tagHost}/**`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.tags = "run"',
    }),
  )

/** Records what a page measures, in order, and its requests to other sites than the shop and its bank. */
export async function watchMeasuring(page: Page, own: string[], tags: 'run' | 'blocked' = 'run') {
  const measured: Measured[] = []
  const outside: string[] = []
  await page.exposeFunction('reportMeasured', (entry: Measured) => measured.push(entry))
  await page.addInitScript(listen)
  if (tags === 'run') await serveFakeTags(page)
  else await page.route(`${tagHost}/**`, (route) => route.abort('blockedbyclient'))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !own.includes(origin)) outside.push(request.url())
  })
  return { measured, outside, events: () => measured.flatMap(({ event }) => event ?? []) }
}
