import { expect, inject, it } from 'vitest'
import { openPage, phone } from './browser.ts'

it('a visitor without JavaScript can read the home page, a listing, its second page, a product and the service pages', async () => {
  const { page, close } = await openPage({ javaScriptEnabled: false, viewport: phone })
  await page.goto(`${inject('shopUrl')}/`)
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.title()).toContain('Sluimer')

  await page.locator('a[href="/dekbedovertrek/"]:visible').first().click()
  expect(await page.locator('h1').innerText()).toContain('Dekbedovertrek')
  const tiles = page.locator('main a[href$=".html"] img, main article a[href$=".html"]')
  // The document may still be arriving.
  await expect.poll(() => tiles.count()).toBeGreaterThan(10)
  const first = await page.locator('main h2 a, main h3 a').first().innerText()

  await page.getByRole('link', { name: 'Laad meer' }).click()
  expect(page.url()).toContain('tn_p=2')
  expect(await page.locator('main h2 a, main h3 a').first().innerText()).not.toBe(first)

  const title = await page.locator('main h2 a, main h3 a').first().innerText()
  await page.locator('main h2 a, main h3 a').first().click()
  expect(await page.locator('h1').innerText()).toBe(title)
  expect(await page.locator('main').getByText('€').filter({ visible: true }).count()).toBeGreaterThan(0)

  await page.locator('footer a[href="/service/shipping-returns/"]').click()
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(500)
  await close()
})
