/** @module-tag slow */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { expectAccessible, itAtBothWidths, openPage, surroundings } from './browser.ts'
import { freePort } from './open-shop.ts'
import { openSecondBff } from './own-shop.ts'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()))
})

/** A render service on its own port that proxies the shop's pictures until it is stopped. */
async function openRenderService() {
  const server = createServer(async ({ url, headers }, response) => {
    const key = headers['x-api-key']
    const answer = await fetch(`${inject('shopApiUrl')}${url}`, {
      headers: typeof key === 'string' ? { 'x-api-key': key } : {},
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  const port = await freePort()
  await once(server.listen(Number(port), '127.0.0.1'), 'listening')
  const stop = async () => {
    server.closeAllConnections()
    if (server.listening) await once(server.close(), 'close')
  }
  opened.push(stop)
  return { url: `http://127.0.0.1:${port}/render`, stop }
}

const fallbackNotice = (page: Page) => page.getByText('Voorbeeld: van jouw keuze is er nu geen foto')
const isDrawn = (bed: Locator) =>
  expect.poll(() => bed.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
const total = (page: Page) => page.getByRole('status').filter({ hasText: 'Totaal' })
const openStep = (page: Page, number: number) =>
  page
    .getByRole('button', { name: new RegExp(`^Stap ${number}`) })
    .first()
    .click()
const nearly =
  'dimension:180x200|headboard:verticaal|mattress-left:medium|mattress-right:stevig|topper:koudschuim|legs:eiken|storage:geen|lighting:geen'

itAtBothWidths(
  'on %s, a bed is configured and added to the cart while the render service is down',
  async (viewport) => {
    const renderService = await openRenderService()
    const { url: shop, stop } = await openSecondBff({ RENDER_URL: renderService.url })
    opened.push(stop)
    const { page, close } = await openPage({ viewport })
    await page.context().addCookies([{ name: 'cookie-consent', value: 's0m0', url: shop }])

    await page.goto(`${shop}/configurator/boxsprings/hotel-boxspring-set/step-8/?config=${nearly}`)
    const bed = page.getByRole('img', { name: /Hotel boxspring set.*Verticale banen/ })
    await isDrawn(bed)
    expect(await fallbackNotice(page).count()).toBe(0)

    // Cached pictures stay available, but the next one cannot be loaded.
    await renderService.stop()
    await openStep(page, 3)
    await page.getByRole('radio', { name: 'Petrol' }).check({ force: true })
    await fallbackNotice(page).waitFor()
    const fallback = page.getByRole('img', { name: /boxspring/i }).first()
    await isDrawn(fallback)
    await expect.poll(() => total(page).innerText()).toMatch(/1\.730,00/)
    await expectAccessible(page, surroundings)

    await openStep(page, 9)
    await page.getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).click()
    const added = page.getByRole('dialog', { name: 'Toegevoegd' })
    await fallbackNotice(page).and(added.locator('*')).waitFor()
    await added.getByRole('link', { name: 'Door naar bestellen' }).click()
    const line = page.getByRole('list', { name: 'Artikelen in je winkelwagen' }).getByRole('listitem')
    await line.getByText('Petrol (+ € 85,00)').waitFor()
    expect(await line.getByText('€ 1.730,00').count()).toBe(1)
    await close()
  },
)

test('a picture of the bed that failed is requested again', async () => {
  const { page, close } = await openPage()
  await page.goto(`${inject('shopUrl')}/configurator/boxsprings/hotel-boxspring-set/step-3/?config=${nearly}`)
  await isDrawn(page.getByRole('img', { name: /Hotel boxspring set.*Verticale banen/ }))
  await page.route('**/renders/**', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('radio', { name: 'Petrol' }).check({ force: true })
  await fallbackNotice(page).waitFor()
  await page.unroute('**/renders/**')
  await isDrawn(page.getByRole('img', { name: /Hotel boxspring set.*Petrol/ }))
  await expect.poll(() => fallbackNotice(page).count()).toBe(0)
  await close()
})
