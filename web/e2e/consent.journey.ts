import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { desktop, expectAccessible, itAtBothWidths, openPage, phone, untilRunning } from './browser.ts'
import { watchMeasuring } from './measured.ts'
import { tagHost } from './open-shop.ts'
import { fillCart } from './order-by-api.ts'
import {
  addToCart,
  chooseBankOutcome,
  chooseMethods,
  giveAddress,
  openFirstProduct,
  orderButton,
  orderNumber,
} from './purchase.ts'

const tagScript = `${tagHost}/gtm.js?id=GTM-E2E0001`
const bar = (page: Page) => page.getByRole('region', { name: 'Mogen we cookies gebruiken?' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const consentOf = (page: Page) =>
  page
    .context()
    .cookies()
    .then((cookies) => cookies.find(({ name }) => name === 'cookie-consent'))

const verdicts = (statistics: string, marketing: string) => ({
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
  analytics_storage: statistics,
})
const byDefault = {
  command: ['consent', 'default', { ...verdicts('denied', 'denied'), wait_for_update: 500 }],
}
const update = (statistics: string, marketing = statistics) => ({
  command: ['consent', 'update', verdicts(statistics, marketing)],
})

const newcomer = async (viewport = desktop, tags: 'run' | 'blocked' = 'run') => {
  const visitor = await openPage({ newcomer: true, viewport })
  // The popup has its own journey.
  await visitor.context.addCookies([{ name: 'newsletter-popup', value: '1', url: inject('shopUrl') }])
  const own = [inject('shopUrl'), inject('shopApiUrl')].map((url) => new URL(url).origin)
  return { ...visitor, ...(await watchMeasuring(visitor.page, own, tags)) }
}

const open = async (page: Page, path: string) => {
  const answer = await page.goto(inject('shopUrl') + path, { waitUntil: 'networkidle' })
  await untilRunning(page)
  return answer
}

itAtBothWidths(
  'on %s consent comes first, and nothing is sent to other sites before yes or after no',
  async (viewport) => {
    const { page, measured, outside, complaints, close } = await newcomer(viewport)
    await open(page, '/dekbed/')
    await bar(page).waitFor()
    expect(await bar(page).innerText()).toContain('mailen we je als er iets in je winkelwagen achterblijft')
    await expectAccessible(page)

    const [yes, no] = await Promise.all(
      ['Accepteren', 'Weigeren'].map((name) => page.getByRole('button', { name }).boundingBox()),
    )
    expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y])
    // The skip link first, then the bar.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await bar(page).locator(':focus').innerText()).toBe('cookieverklaring')
    await page.emulateMedia({ media: 'print' })
    expect(await bar(page).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('button', { name: 'Weigeren' }).focus()
    await page.keyboard.press('Enter')
    await bar(page).waitFor({ state: 'detached' })
    await openFirstProduct(page)
    await open(page, '/')
    expect(await bar(page).count()).toBe(0)
    expect(measured).toEqual([byDefault, update('denied'), byDefault])
    expect(outside).toEqual([])
    const cookie = await consentOf(page)
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(400)
    expect(complaints).toEqual([])
    await close()
  },
)

it(
  'after consent everything is measured, once and in order, until consent is withdrawn',
  { tags: ['slow'] },
  async () => {
    const { page, measured, outside, events, complaints, close } = await newcomer()
    await open(page, '/dekbed/')
    await press(page, 'Accepteren')
    await page.waitForFunction(() => document.documentElement.dataset.tags === 'run')
    await expect.poll(events).toContain('page_view')
    expect(measured.slice(0, 2)).toEqual([byDefault, update('granted')])
    expect(events().toSorted()).toEqual(['consent', 'cookie_acceptance', 'gtm.js', 'page_view'])
    expect(outside).toEqual([tagScript])

    const title = await openFirstProduct(page)
    await expect.poll(events).toContain('view_item')
    await expect.poll(() => events().filter((event) => event === 'page_view')).toHaveLength(2)
    const view = measured.findLast(({ event }) => event === 'page_view')
    expect(view).toMatchObject({ page_location: page.url(), page_title: await page.title() })
    await addToCart(page, 'Winkelwagen')
    await expect.poll(events).toContain('view_cart')
    const added = measured.findIndex(({ event }) => event === 'add_to_cart')
    expect(measured[added - 1]).toEqual({ ecommerce: null })
    expect(measured[added]).toMatchObject({ ecommerce: { currency: 'EUR', items: [{ item_name: title }] } })
    expect(events()).toContain('cartupdate')

    await open(page, '/dekbed/')
    const visits = outside.length
    await page.getByRole('button', { name: 'Cookie-instellingen' }).click()
    expect(await page.getByLabel('Statistieken').isChecked()).toBe(true)
    await expectAccessible(page)
    const reloaded = page.waitForEvent('load')
    await press(page, 'Weigeren')
    await reloaded
    expect((await consentOf(page))?.value).toBe('s0m0r0')
    const countBefore = events().length
    await openFirstProduct(page)
    await page.waitForLoadState('networkidle')
    expect(events().slice(countBefore)).toEqual([])
    expect(outside).toHaveLength(visits)
    expect(complaints).toEqual([])
    await close()
  },
)

it(
  'a choice counts in the other tabs too: tags start with consent, and stop when it is withdrawn',
  { tags: ['slow'] },
  async () => {
    const { page, context, complaints, close } = await newcomer()
    await open(page, '/dekbed/')
    const tab = await context.newPage()
    const { measured } = await watchMeasuring(tab, [])
    await open(tab, '/hoeslaken/')
    expect(measured).toEqual([byDefault])

    await press(page, 'Accepteren')
    await expect.poll(async () => (await consentOf(page))?.value).toBe('s1m1r1')
    // Headless pages have the focus all the time, and are never hidden.
    await tab.evaluate(() => dispatchEvent(new Event('focus')))
    await tab.waitForFunction(() => document.documentElement.dataset.tags === 'run')
    await bar(tab).waitFor({ state: 'detached' })
    expect(measured.slice(0, 2)).toEqual([byDefault, update('granted')])
    await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: inject('shopUrl') }])

    await press(page, 'Cookie-instellingen')
    const reloaded = [page, tab].map((one) => one.waitForEvent('load'))
    await press(page, 'Weigeren')
    await reloaded[0]
    await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: inject('shopUrl') }])
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await Promise.all(reloaded)
    expect(measured.slice(-2)).toEqual([update('denied'), byDefault])
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga')
    expect(await tab.evaluate(() => document.documentElement.dataset.tags)).toBeUndefined()
    expect(complaints).toEqual([])
    await close()
  },
)

it(
  'purposes can be chosen separately, and the question closes where it was opened',
  { tags: ['slow'] },
  async () => {
    const { page, measured, events, close } = await newcomer(phone)
    await open(page, '/dekbed/')
    await press(page, 'Zelf kiezen')
    expect(await page.getByLabel('Statistieken').isChecked()).toBe(false)
    expect(await page.getByLabel('Marketing').isChecked()).toBe(false)
    await page.getByLabel('Statistieken').check()
    await expectAccessible(page)
    await press(page, 'Keuze opslaan')
    await expect.poll(events).toContain('page_view')
    expect(measured).toContainEqual(update('granted', 'denied'))
    expect(events()).not.toContain('cookie_acceptance')

    await press(page, 'Cookie-instellingen')
    await page.waitForFunction(() => document.activeElement?.tagName === 'SECTION')
    await press(page, 'Accepteren')
    await bar(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cookie-instellingen')
    expect(measured).toContainEqual(update('granted'))
    await close()
  },
)

it('cart and checkout do not ask, but the choice can be changed there', async () => {
  const { page, complaints, close } = await newcomer(phone)
  await fillCart(page)
  await open(page, '/cart/')
  expect(await bar(page).count()).toBe(0)
  await press(page, 'Cookie-instellingen')
  await bar(page).waitFor()
  await expectAccessible(page)
  await press(page, 'Accepteren')
  await bar(page).waitFor({ state: 'detached' })
  expect((await consentOf(page))?.value).toBe('s1m1r1')

  await open(page, '/checkout/address-details/')
  await press(page, 'Cookie-instellingen')
  expect(await page.getByLabel('Statistieken').isChecked()).toBe(true)
  const reloaded = page.waitForEvent('load')
  await press(page, 'Weigeren')
  await reloaded
  expect((await consentOf(page))?.value).toBe('s0m0r0')
  expect(complaints).toEqual([])
  await close()
})

it(
  'an e-mail is removed from the URL at once, and measured only with consent',
  { tags: ['slow'] },
  async () => {
    const { page, measured, outside, close } = await newcomer()
    const email = Buffer.from('zoe@voorbeeld.example').toString('base64url')
    const answer = await open(page, `/dekbed?utm_source=mail&email=${email}`)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    expect(page.url()).toBe(`${inject('shopUrl')}/dekbed/?utm_source=mail`)
    expect(JSON.stringify(measured)).not.toContain('zoe@')
    await press(page, 'Accepteren')
    await expect.poll(() => measured).toContainEqual({ user_data: { email: 'zoe@voorbeeld.example' } })
    expect(outside.filter((url) => url.includes(email))).toEqual([])
    await page.goto(`${inject('shopUrl')}/`)
    await page.goBack()
    expect(page.url()).not.toContain('email')
    await close()
  },
)

it('an e-mail leaves the URL before the scripts of the page come', async () => {
  const { page, close } = await newcomer(phone)
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (!/\/start-/.test(route.request().url())) await scripts.promise
    return route.continue()
  })
  for (const path of ['/dekbed/', '/cart/']) {
    await page.goto(`${inject('shopUrl')}${path}?email=em9lQGV4YW1wbGUuY29t`, { waitUntil: 'commit' })
    await expect.poll(() => page.url()).toBe(inject('shopUrl') + path)
  }
  scripts.resolve()
  await close()
})

it(
  'a purchase is measured step by step, and the order itself once, however often its page is opened',
  { tags: ['slow'] },
  async () => {
    const { page, measured, events, close } = await newcomer(phone)
    await open(page, '/dekbed/')
    await press(page, 'Accepteren')
    await bar(page).waitFor({ state: 'detached' })
    await openFirstProduct(page)
    await addToCart(page, 'Bestellen')
    await giveAddress(page, 'meten@voorbeeld.example')
    await chooseMethods(page)
    await orderButton(page).click()
    await chooseBankOutcome(page, 'Betaald')
    const number = await orderNumber(page)
    await expect.poll(events).toContain('purchase')
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText(number).first().waitFor()

    const purchases = measured.filter(({ event }) => event === 'purchase')
    expect(purchases).toEqual([
      expect.objectContaining({
        ecommerce: expect.objectContaining({ transaction_id: number, currency: 'EUR' }),
      }),
    ])
    const steps = [
      'view_item',
      'add_to_cart',
      'begin_checkout',
      'add_shipping_info',
      'add_payment_info',
      'purchase',
    ]
    expect(events().filter((event) => steps.includes(event))).toEqual(steps)
    // Neither the buyer nor the token of the order is measured.
    expect(JSON.stringify(measured)).not.toMatch(/meten@|token|Zoë/)
    await close()
  },
)

it('works if tags are blocked', { tags: ['slow'] }, async () => {
  const { page, events, complaints, close } = await newcomer(desktop, 'blocked')
  await open(page, '/dekbed/')
  await press(page, 'Accepteren')
  await openFirstProduct(page)
  await addToCart(page, 'Winkelwagen')
  await expect.poll(events).toContain('view_cart')
  expect(complaints.filter((text) => !text.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([])
  await close()
})

it('a double click on the answer does not open the product below it', { tags: ['slow'] }, async () => {
  const { page, close } = await newcomer(phone)
  await open(page, '/dekbed/')
  const answer = page.getByRole('button', { name: 'Weigeren' })
  const { x, y, width, height } = (await answer.boundingBox())!
  const [left, top] = [x + width / 2, y + height / 2]
  // So that the middle of a tile is below the answer.
  const tile = (await page.locator('main article a').first().boundingBox())!
  await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), tile.y + tile.height / 2 - top)
  await page.mouse.dblclick(left, top)
  await bar(page).waitFor({ state: 'detached' })
  const below = page.evaluate(
    ([at, from]) => document.elementFromPoint(at!, from!)?.closest('a')?.href,
    [left, top],
  )
  expect(await below).toBeTruthy()
  expect(new URL(page.url()).pathname).toBe('/dekbed/')
  await close()
})
