import { expect, inject, it } from 'vitest'
import { openPage, phone, untilRunning } from './browser.ts'
import { ofGuests } from './every-form.ts'
import { fillIn } from './purchase.ts'

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

it('without JavaScript no form can be sent, which would put what was typed in the URL, and each says what it needs', async () => {
  const { page, close } = await openPage({ javaScriptEnabled: false, viewport: phone })
  const sent: string[] = []
  for (const path of new Set(ofGuests.map((form) => form.path))) {
    if (typeof path !== 'string') continue
    await page.goto(inject('shopUrl') + path)
    const form = page.locator('main form[method=post]')
    if ((await page.locator('main form').count()) === 0) continue
    sent.push(path)
    expect.soft(await form.count(), path).toBe(1)
    expect.soft(await form.locator('button[type=submit]').isDisabled(), path).toBe(true)
    expect.soft(await form.innerText(), path).toContain('Dit formulier werkt met JavaScript.')
    await form.getByLabel('E-mailadres').press('Enter')
    expect.soft(page.url(), path).toBe(inject('shopUrl') + path)
  }
  expect(sent.length).toBeGreaterThanOrEqual(5)
  await close()
})

it('a form waits for its scripts, and keeps what was typed before', async () => {
  const { page, close } = await openPage({ viewport: phone })
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await scripts.promise
    return route.continue()
  })
  const address = `${inject('shopUrl')}/service/klantenservice-contact/`
  await page.goto(address, { waitUntil: 'commit' })
  await fillIn(page, { Naam: 'An', 'Je vraag': 'Mijn dekbed is te warm.' })
  await page.getByLabel('Waar gaat je vraag over?').selectOption('product')
  await page.getByLabel('E-mailadres').fill('an@voorbeeld.example')
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(address)
  scripts.resolve()
  await untilRunning(page)
  expect(await page.getByLabel('Naam', { exact: true }).inputValue()).toBe('An')
  await page.getByRole('main').getByRole('button', { name: 'Versturen' }).click()
  await page.getByRole('button', { name: 'Nog een bericht sturen' }).waitFor()
  await close()
})
