import { rm } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openWindow } from './browser.ts'
import { emptyDataFolder, freePort, openShop } from './open-shop.ts'

const startLimit = 6_000

let browser: Browser
let dataDir: string
beforeAll(async () => {
  browser = await openBrowser()
  dataDir = await emptyDataFolder()
})
afterAll(async () => {
  await browser.close()
  await rm(dataDir, { recursive: true, force: true })
})

it('a shop that closes, and one that is killed, opens again with every cart; without its provider it still shows what it showed', async () => {
  const ports = { PORT: await freePort(), SHOP_API_PORT: await freePort() }
  const shop = await openShop(dataDir, ports)
  const { page, close } = await openWindow(browser)

  await page.goto(`${shop.url}/dekbedovertrek/`)
  await page.locator('main article a[href$=".html"], main li a[href$=".html"]').first().click()
  await page.getByRole('button', { name: 'In winkelwagen' }).click()
  await page.getByRole('dialog').getByText('Toegevoegd').waitFor()
  const bought = await page.locator('h1').innerText()
  const expectCart = async () => {
    await page.goto(`${shop.url}/cart/`)
    await page.getByRole('main').getByRole('link', { name: bought }).first().waitFor()
  }
  await shop.stop()

  const began = performance.now()
  const again = await openShop(dataDir, ports)
  const took = performance.now() - began
  console.log(`second start: ${Math.round(took)} ms`)
  expect(took).toBeLessThan(startLimit)
  await expectCart()

  await page.goto(`${shop.url}/dekbedovertrek/`)
  again.kill('shop-api')
  const cached = await page.goto(`${shop.url}/dekbedovertrek/`)
  expect(cached?.status()).toBe(200)
  const unseen = await page.goto(`${shop.url}/wonen/gordijnen/`)
  expect(unseen?.status()).toBe(503)
  await page
    .getByText('Oeps, er ging iets mis! Vernieuw de pagina om het nogmaals te proberen.')
    .first()
    .waitFor()
  await expect
    .poll(async () => (await fetch(`${shop.url}/wonen/gordijnen/`)).status, {
      timeout: 20_000,
      interval: 250,
    })
    .toBe(200)
  again.kill('bff')
  await expect
    .poll(
      () =>
        fetch(`${shop.url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000, interval: 250 },
    )
    .toBe(200)
  await expectCart()

  await close()
  await again.stop()
})
