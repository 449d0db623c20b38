/** @module-tag slow */
import { expect, inject, it } from 'vitest'
import { chunkOf, desktop, expectAccessible, openPage, phone, scrollUntil, untilPainted } from './browser.ts'

const list = () => `${inject('shopUrl')}/dekbedovertrek/`

it.each([
  ['', 0],
  [', also if its listing arrives while the button is down', 800],
])('a typed price still applies if a filter is pressed right after it%s', async (_when, delay) => {
  const { page, close } = await openPage()
  await page.goto(list())
  const highest = page.getByLabel('Tot', { exact: true })
  await highest.waitFor()
  await highest.fill(String(Number(await highest.inputValue()) - 1))
  await page.locator('aside details[open] > ul > li > a').first().click({ delay })
  await page.waitForURL(/\/ae-[^?]+\?tn_fk_ae-prijs=/)
  await expect
    .poll(() => page.getByRole('list', { name: 'Gekozen filters' }).getByRole('listitem').count())
    .toBe(3)
  await close()
})

it('a range typed while another loads applies, also if it is the range that is still shown', async () => {
  const { page, close } = await openPage()
  await page.goto(list())
  const highest = page.getByLabel('Tot', { exact: true })
  await highest.waitFor()
  const shown = await highest.inputValue()
  const bothTyped = Promise.withResolvers<void>()
  await page.route(/\/api\/catalog\/listing/, async (route) => {
    await bothTyped.promise
    return route.continue()
  })
  await highest.fill(String(Number(shown) - 1))
  await highest.press('Enter')
  await page.waitForURL(/tn_fk_ae-prijs=/)
  await highest.fill(shown)
  await highest.press('Enter')
  await expect.poll(() => page.url()).toBe(list())
  bothTyped.resolve()
  await close()
})

it('the upper price that is typed while the lower one loads is kept', async () => {
  const { page, close } = await openPage()
  await page.goto(list())
  const [lowest, highest] = ['Van', 'Tot'].map((label) => page.getByLabel(label, { exact: true }))
  await highest!.waitFor()
  const half = Math.round(Number(await highest!.inputValue()) / 2)
  const arrives = Promise.withResolvers<void>()
  await page.route(
    /\/api\/catalog\/listing/,
    async (route) => {
      await arrives.promise
      return route.continue()
    },
    { times: 1 },
  )
  const from = String(Number(await lowest!.inputValue()) + 5)
  await lowest!.fill(from)
  await lowest!.press('Tab')
  await page.waitForURL(/tn_fk_ae-prijs=/)
  await highest!.fill(String(half))
  arrives.resolve()
  await page
    .getByRole('list', { name: 'Gekozen filters' })
    .getByRole('link', { name: /verwijderen$/ })
    .waitFor()
  expect(await highest!.inputValue()).toBe(String(half))
  await highest!.press('Enter')
  await page.waitForURL(new RegExp(`tn_fk_ae-prijs=${from}-${half}`))
  await close()
})

it('two filters pressed in a row are both applied, Back undoes the last, and a failed one can be retried', async () => {
  const { page, close } = await openPage()
  let isBroken = false
  const bothPressed = Promise.withResolvers<void>()
  await page.route(/\/api\/catalog\/listing/, async (route) => {
    if (isBroken) return route.abort()
    await bothPressed.promise
    return route.continue()
  })
  await page.goto(list())
  await page.getByLabel('Laagste prijs').waitFor()
  const chosen = page
    .getByRole('list', { name: 'Gekozen filters' })
    .getByRole('link', { name: /verwijderen$/ })
  const press = (group: string, index: number) =>
    page
      .locator('aside details', { has: page.locator(`summary:has-text("${group}")`) })
      .locator('> ul > li > a')
      .nth(index)
      .click()
  await press('Maat', 3)
  await press('Kleur', 0)
  bothPressed.resolve()
  await expect.poll(() => chosen.count()).toBe(2)
  expect(page.url()).toMatch(/\/ae-maat\/[^/_]+\/ae-kleur\/[^/_]+\/$/)
  await page.goBack()
  await expect.poll(() => chosen.count()).toBe(1)

  isBroken = true
  await press('Kleur', 1)
  await page.getByRole('main').getByRole('alert').getByText('Geen verbinding').waitFor()
  isBroken = false
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect.poll(() => chosen.count()).toBe(2)
  expect(await page.getByRole('button', { name: 'Probeer opnieuw' }).count()).toBe(0)
  await close()
})

it('loading more pages shifts nothing', async () => {
  const { page, close } = await openPage({ viewport: phone })
  await page.goto(list())
  await page.evaluate(() => {
    new PerformanceObserver((entries) => {
      const shifts = entries.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
      const { dataset } = document.body
      dataset.shift = String(shifts.reduce((sum, value) => sum + value, Number(dataset.shift ?? 0)))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.mouse.move(195, 400)
  await scrollUntil(page, 56)
  await untilPainted(page)
  const shift = Number(await page.evaluate(() => document.body.dataset.shift ?? 0))
  console.log(`layout shift over three pages: ${shift.toFixed(4)}`)
  expect(shift).toBeLessThan(0.02)
  await close()
})

it('a phone can use quick view, add to the cart, and is offered upsells', async () => {
  const { page, complaints, close } = await openPage({ viewport: phone })
  await page.goto(list())
  await page
    .getByRole('button', { name: /^Snel bekijken/ })
    .first()
    .click()
  const view = page.getByRole('dialog')
  const add = view.getByRole('button', { name: 'In winkelwagen' })
  await add.waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(phone.width)
  await expectAccessible(page)
  await add.click()
  const panel = page.getByRole('dialog', { name: 'Toegevoegd' })
  await panel.getByText('Past hier mooi bij').waitFor()
  await expectAccessible(page)
  await panel.locator('section li').getByRole('button', { name: 'In winkelwagen' }).first().click()
  await panel.locator('section output', { hasText: 'Toegevoegd' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

it('an unavailable product has a label over its picture, and cannot be added', async () => {
  const { page, close } = await openPage({ viewport: desktop })
  await page.route(/\/api\/catalog\/listing/, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.products[0].available = false
    return route.fulfill({ response: answer, json: body })
  })
  await page.goto(list())
  await page.getByLabel('Laagste prijs').waitFor()
  await page.locator('aside details[open] > ul > li > a').first().click()
  const tile = page.locator('main article').filter({ hasText: 'Niet beschikbaar' })
  await tile.getByText('Tijdelijk niet leverbaar').waitFor()
  expect(await tile.getByRole('button', { name: /^In winkelwagen/ }).count()).toBe(0)
  await expectAccessible(page)
  await close()
})

it('a search in reviews waits for its code, and then applies', async () => {
  const { page, close } = await openPage()
  const pressed = Promise.withResolvers<void>()
  await page.goto(list())
  const product = await page.locator('main a[href$=".html"]').first().getAttribute('href')
  await page.route(await chunkOf('src/features/catalog/reviews/reviews.tsx'), async (route) => {
    await pressed.promise
    return route.continue()
  })
  await page.goto(inject('shopUrl') + product)
  const search = page.getByRole('search', { name: 'Zoeken in beoordelingen' })
  await search.waitFor()
  const field = search.getByLabel('Zoek in beoordelingen')
  expect(await field.isDisabled()).toBe(true)
  await page.getByRole('button', { name: /^5 sterren/ }).click({ force: true })
  pressed.resolve()
  await field.fill('eenhoorn')
  await page.keyboard.press('Enter')
  await page.getByText('Geen beoordelingen met ‘eenhoorn’.').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await close()
})

it('a button that is pressed before the scripts run does its work once they do', async () => {
  const { page, close } = await openPage({ viewport: phone })
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (!/\/start-/.test(route.request().url())) await scripts.promise
    return route.continue()
  })
  await page.goto(list(), { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Favorieten: / })
    .first()
    .click()
  scripts.resolve()
  await page.locator('button[aria-pressed=true]').waitFor()
  expect(await page.locator('button[aria-pressed=true]').count()).toBe(1)
  await page.goto(`${inject('shopUrl')}/favorieten/`)
  await page.getByRole('main').getByRole('heading', { level: 3 }).waitFor()
  await close()
})
