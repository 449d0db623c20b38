import type { Page } from 'playwright-core'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, inject, it } from 'vitest'
import {
  chunkOf,
  desktop,
  expectAccessible,
  openRunning,
  openPage,
  phone,
  untilPainted,
  untilRunning,
} from './browser.ts'

const shop = (path: string) => inject('shopUrl') + path
const open = (page: Page, path: string) => openRunning(page, shop(path))
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect.poll(() => scrolled(page)).toBe(top)
}
const isFocused = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** The documents loaded since the page was opened. */
const countLoads = (page: Page) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** Navigates like a link inside the shop. */
const follow = (page: Page, to: string) =>
  page.evaluate((path) => {
    history.pushState({ key: path }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: { key: path } }))
  }, to)

it(
  'after a release the old chunks are gone: the shop reloads once, then offers a retry',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    await open(page, '/dekbed/')
    let isNavigation = false
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isNavigation = true
    })
    const withdrawal = await chunkOf('src/pages/order/withdrawal.tsx')
    await page.route(withdrawal, (route) =>
      isNavigation ? route.continue() : route.fulfill({ status: 404 }),
    )
    const loads = countLoads(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Bestelling herroepen' })

    // Only prefetched: the code is not needed yet.
    const refused = page.waitForResponse(withdrawal)
    await link.dispatchEvent('pointerdown')
    // Fails after the prefetch of the same chunk has failed. A string, because vitest would transform the
    // import.
    await page.evaluate(`import('${(await refused).url()}').catch(() => {})`)
    expect(loads).toEqual([])

    await link.focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Bestelling herroepen').waitFor()
    await page.waitForLoadState('networkidle')
    expect(loads).toEqual(['/service/herroepen/'])

    // Missing permanently: one reload per minute is enough.
    await page.route(await chunkOf('src/pages/favourites/favourites.tsx'), (route) =>
      route.fulfill({ status: 404 }),
    )
    await page.getByRole('link', { name: 'Favorieten' }).first().focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Er ging iets mis').waitFor()

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await heading(page, 'Favorieten').waitFor()
    expect(loads).toEqual(['/service/herroepen/'])
    await close()
  },
)

it(
  'after a release, code that a page can do without is missed without a reload',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    const loads = countLoads(page)
    const optional = ['content/hero/hero-swiper', 'navigation/footer/footer', 'chat/chat-button']
    const chunks = await Promise.all(optional.map((name) => chunkOf(`src/features/${name}.tsx`)))
    for (const chunk of chunks) await page.route(chunk, (route) => route.fulfill({ status: 404 }))
    const refused = Promise.all(chunks.map((chunk) => page.waitForResponse(chunk)))
    await page.goto(shop('/'))
    await refused
    await page.waitForLoadState('networkidle')
    expect(loads).toEqual(['/'])
    await close()
  },
)

it('after a release, pointing at a product or at the search box does not reload the page', async () => {
  const { page, close } = await openPage()
  await open(page, '/dekbed/')
  const loads = countLoads(page)
  const [quickShop, suggestions] = await Promise.all([
    chunkOf('src/compositions/quick-shop.tsx'),
    chunkOf('src/features/search/suggestions.tsx'),
  ])
  const look = page.getByRole('button', { name: /^Snel bekijken/ }).first()
  for (const [chunk, target] of [
    [quickShop, look],
    [suggestions, page.getByRole('combobox', { name: 'Zoeken' })],
  ] as const) {
    await page.route(chunk, (route) => route.fulfill({ status: 404 }))
    const refused = page.waitForResponse(chunk)
    await target.focus()
    await refused
    await page.waitForLoadState('networkidle')
    expect(loads).toEqual([])
  }

  await page.unrouteAll()
  await look.press('Enter')
  await page.getByRole('dialog').waitFor()
  expect(loads).toEqual([])
  await close()
})

it.each([
  ['a product', '/dekbed/', 'main article h3 a', apiPaths.product('')],
  ['a category', '/', 'header a[href="/dekbed/"], footer a[href="/dekbed/"]', '/api/catalog/listing?'],
  ['a filter', '/dekbed/', 'main a[href*="/ae-"]', '/api/catalog/listing?'],
  [
    'another sort order of search results',
    '/zoeken/?tn_q=wol',
    'main a[href*="tn_sort="]',
    '/api/catalog/search?',
  ],
])('pressing down on %s already prefetches it', { tags: ['slow'] }, async (_what, from, link, prefetched) => {
  const { page, close } = await openPage()
  await open(page, from)
  const ahead = page.waitForRequest((request) => request.url().startsWith(shop(prefetched)))
  await page.locator(link).first().dispatchEvent('pointerdown')
  await ahead
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(from)
  await close()
})

it(
  'without a network a link shows an error with a retry, and the page comes when the network is back',
  { tags: ['slow'] },
  async () => {
    const { page, context, close } = await openPage()
    await open(page, '/dekbed/')
    const loads = countLoads(page)
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Bestelling herroepen' }).click()
    await heading(page, 'Je bent offline').waitFor()
    await expectAccessible(page)
    // The style sheets are requested first, and the script by the second attempt, which ends with it.
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await refused
    await heading(page, 'Je bent offline').waitFor()
    await context.setOffline(false)
    await heading(page, 'Bestelling herroepen').waitFor()
    expect(loads).toEqual([])
    await close()
  },
)

it('a new page starts at the top, Back restores the scroll position, and focus and title follow', async () => {
  const { page, complaints, close } = await openPage()
  await open(page, '/')
  await scrollTo(page, 700)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bestelling herroepen' }).focus()
  await scrollTo(page, 700)
  await page.keyboard.press('Enter')
  await heading(page, 'Bestelling herroepen').waitFor()
  expect(await scrolled(page)).toBe(0)
  expect(await isFocused(page)).toBe('main')
  await page.getByRole('status').getByText('Bestelling herroepen | Sluimer').waitFor({ state: 'attached' })

  await page.goBack()
  await heading(page, 'Bestelling herroepen').waitFor({ state: 'detached' })
  await expect.poll(() => scrolled(page)).toBe(700)
  expect(await isFocused(page)).toBe('main')
  const home = await page.title()
  await page.getByRole('status').getByText(home).waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
  await close()
})

it('another colour in the quick view is a new page: it starts at the top', async () => {
  const { page, close } = await openPage()
  await open(page, '/dekbedovertrek/')
  await scrollTo(page, 900)
  const tiles = page.locator('main article').filter({ hasText: /In \d+ kleuren/ })
  // A click by script does not scroll to the button first.
  await tiles
    .last()
    .getByRole('button', { name: /^Snel bekijken/ })
    .dispatchEvent('click')
  const colours = page.getByRole('dialog').getByRole('list', { name: /^Kleur/ })
  await colours.locator('a:not([aria-current])').first().click()
  await page.waitForURL(/\.html/)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page
    .getByRole('main')
    .getByRole('list', { name: /^Kleur/ })
    .waitFor()
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(await isFocused(page)).toBe('main')
  await close()
})

it('Back focuses the link that was followed, where it was, so that the keyboard goes on from there', async () => {
  const { page, close } = await openPage({ viewport: phone })
  await open(page, '/dekbedovertrek/')
  const product = page.getByRole('article').nth(5).getByRole('link').filter({ visible: true }).last()
  await product.focus()
  const at = await scrolled(page)
  const href = await product.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(page)).toBe('main')

  await page.goBack()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href)
  expect(await scrolled(page)).toBe(at)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await close()
})

it(
  'a listing keeps its scroll position on choices in it, and a URL in capitals is corrected without a page load',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    await open(page, '/dekbedovertrek/')
    const loads = countLoads(page)
    await scrollTo(page, 260)
    const filter = page.getByRole('complementary').or(page.locator('main')).locator('a[href*="/ae-"]').first()
    await filter.focus()
    await scrollTo(page, 260)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/ae-/)
    await page.getByRole('list', { name: 'Gekozen filters' }).waitFor()
    await untilPainted(page)
    expect(await scrolled(page)).toBe(260)

    await follow(page, '/Service/Herroepen')
    await heading(page, 'Bestelling herroepen').waitFor()
    expect(new URL(page.url()).pathname).toBe('/service/herroepen/')
    expect(loads).toEqual([])
    await close()
  },
)

/** A customer with a confirmed account, not logged in. */
const register = async ({ request }: Page, username: string, password: string) => {
  const person = { type: 'private', firstName: 'Jip', lastName: 'Jansen', phone: '', company: '' }
  const form = { ...person, email: username, password, confirmation: password }
  const headers = { origin: inject('shopUrl') }
  expect((await request.post(shop(apiPaths.customer), { headers, data: form })).status()).toBe(202)
  const outbox = await (await request.get(`${inject('shopApiUrl')}/outbox`)).text()
  const row = outbox.split('<tr').find((line) => line.includes(username)) ?? ''
  const mail = /href="(\/outbox\/[^"?]+)\?as=text"/.exec(row)?.[1] ?? ''
  const text = await (await request.get(inject('shopApiUrl') + mail)).text()
  const token = /\?token=([\w-]+)/.exec(text)?.[1]
  const data = { token, password }
  expect((await request.post(shop(apiPaths.confirmEmail), { headers, data })).status()).toBe(201)
}

it(
  'the account needs a login, and the login page is for guests only, also on client-side navigation',
  { tags: ['slow'] },
  async () => {
    const { page, complaints, close } = await openPage()
    const username = `jip-${Date.now()}@example.com`
    const password = 'Zacht&Warm1'
    await register(page, username, password)
    await open(page, '/dekbed/')
    const loads = countLoads(page)
    await page.getByRole('banner').getByTitle('inloggen', { exact: true }).waitFor()

    await follow(page, '/account/orders/?page=1')
    await page.waitForURL(`${shop('/account/login/')}?naar=${encodeURIComponent('/account/orders/?page=1')}`)
    await page.getByLabel('E-mailadres').fill(username)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await page.waitForURL(shop('/account/orders/?page=1'))

    await page.getByRole('banner').getByTitle('ingelogd als Jip', { exact: true }).waitFor()
    const menu = page.getByRole('navigation', { name: 'Mijn account' })
    await menu.waitFor()
    const entries = await menu.getByRole('listitem').allInnerTexts()
    expect(entries).toEqual([
      'Dashboard',
      'Accountinformatie',
      'Mijn bestellingen',
      'Factuuradres',
      'Afleveradres',
      'Nieuwsbrieven',
      'Afmelden',
    ])
    expect(await menu.getByRole('link', { name: 'Mijn bestellingen' }).getAttribute('aria-current')).toBe(
      'page',
    )
    await page.getByRole('contentinfo').waitFor()

    for (const path of ['/account/login/', '/account/register/', '/login/']) {
      await follow(page, path)
      await page.waitForURL(shop('/account/'))
    }
    expect(loads).toEqual([])
    await open(page, '/account/login/')
    await page.waitForURL(shop('/account/'))
    await page.getByTitle('ingelogd als Jip').waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)

it(
  'Back to the list that was opened first shows it again, after a filter and a search',
  { tags: ['slow'] },
  async () => {
    const { page, complaints, close } = await openPage()
    const first = () => page.locator('main article h3').first().innerText()
    const titleOf = async () => (await page.getByRole('heading', { level: 1 }).innerText()).trim()

    await open(page, '/dekbedovertrek/')
    const product = await first()
    const colours = page.locator('aside details', { has: page.locator('summary:has-text("Kleur")') })
    await colours.getByRole('link').nth(2).click()
    await page.waitForURL(/\/ae-/)
    await expect.poll(first).not.toBe(product)
    await page.goBack()
    await expect.poll(first).toBe(product)

    await open(page, '/zoeken/?tn_q=dekbed')
    const searched = await titleOf()
    await page.getByRole('combobox', { name: 'Zoeken' }).fill('handdoek')
    await page.keyboard.press('Enter')
    await expect.poll(titleOf).toContain('handdoek')
    await page.goBack()
    await expect.poll(titleOf).toBe(searched)
    expect(complaints).toEqual([])
    await close()
  },
)

it(
  'after a reload, what a shopper scrolled before hydration stays where it is',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    await open(page, '/dekbed/')
    await scrollTo(page, 600)
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await heading(page, 'Dekbedden').waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(2_000)
    await scrollTo(page, 450)
    scripts.resolve()
    await untilRunning(page)
    await page.waitForLoadState('networkidle')
    expect(await scrolled(page)).toBe(450)
    await close()
  },
)

/** As WebKit follows a link within a page: it scrolls before `popstate`, and an older one has no `scrollend`. */
const followLikeWebKit = () => {
  addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]')
    if (!link) return
    event.preventDefault()
    history[link.hash === location.hash ? 'replaceState' : 'pushState'](null, '', link.hash)
    document.getElementById(link.hash.slice(1))?.scrollIntoView()
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
}

it('on a wide touch screen, a tap beside the open panel of the menu closes it', async () => {
  const { page, close } = await openPage({ viewport: { width: 1180, height: 820 }, hasTouch: true })
  await open(page, '/dekbed/')
  const item = page.getByRole('navigation', { name: 'Hoofdmenu' }).locator('[aria-controls]').first()
  const isOpen = () => item.getAttribute('aria-expanded')
  const panel = page.locator(`[id="${await item.getAttribute('aria-controls')}"]`)
  await item.tap()
  await panel.getByRole('link').first().waitFor()
  await panel.tap({ position: { x: 4, y: 4 } })
  expect(await isOpen()).toBe('true')
  const address = page.url()
  await page.touchscreen.tap(4, 800)
  await expect.poll(isOpen).toBe('false')
  expect(page.url()).toBe(address)
  await close()
})

it('the promotions on the home page stop when the keyboard reaches one', async () => {
  const { page, close } = await openPage({ viewport: desktop, reducedMotion: 'no-preference' })
  await page.goto(`${inject('shopUrl')}/`)
  const promotions = page.getByRole('region', { name: 'Acties' })
  await promotions.getByRole('button', { name: 'Pauzeren' }).waitFor()
  const link = promotions.locator('.swiper-slide:not([inert]) a').first()
  await link.focus()
  await promotions.getByRole('button', { name: 'Afspelen' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest('.swiper-slide') !== null)).toBe(true)
  await close()
})

it('a link within the page leads to its part, also where the browser scrolls first', async () => {
  const { page, complaints, close } = await openPage({ viewport: phone })
  await page.addInitScript(followLikeWebKit)
  await open(page, '/hoeslaken/')
  await page.locator('main article h3 a').first().click()
  const stars = page.locator('a[href="#beoordelingen"]')
  const reviews = () => page.locator('#beoordelingen').evaluate((part) => part.getBoundingClientRect().top)
  await page.locator('#beoordelingen').waitFor()
  await untilRunning(page)
  const followStars = async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await stars.click()
    await untilPainted(page)
    expect(Math.abs(await reviews())).toBeLessThan(phone.height / 2)
  }
  const goBack = async () => {
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(0)
  }
  await followStars()
  await followStars()
  await page.evaluate(() => {
    window.scrollTo({ top: 100, behavior: 'instant' })
    dispatchEvent(new Event('scrollend'))
  })
  await goBack()
  await followStars()
  await goBack()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Merken' }).first().click()
  await heading(page, 'Merken').waitFor()
  const links = page.getByRole('navigation', { name: 'Letters' }).getByRole('link')
  await links.last().click()
  await untilPainted(page)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await close()
})

/** By a link, so that the browser requests its reviews. */
const openReviewedProduct = async (page: Page) => {
  await openRunning(page, shop('/dekbedovertrek/'))
  await page
    .locator('main article', { hasText: /\(\d+\)/ })
    .locator('h3 a')
    .first()
    .click()
}

it('the stars of a product lead to its reviews, also while these still load', async () => {
  const { page, close } = await openPage({ viewport: phone })
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/catalog/products/*/reviews*', async (route) => {
    await answered.promise
    await route.continue()
  })
  await openReviewedProduct(page)
  await page.locator('a[href="#beoordelingen"]').click()
  const reviews = page.locator('#beoordelingen')
  const top = () => reviews.evaluate((part) => part.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(300)
  expect(await top()).toBeGreaterThan(0)
  answered.resolve()
  await page.getByRole('heading', { name: 'Beoordelingen', exact: true }).waitFor()
  await expect.poll(top).toBeLessThan(300)
  expect(await top()).toBeGreaterThan(0)
  await close()
})

it.each([
  ['the reviews', '**/api/catalog/products/*/reviews*'],
  ['the code of the reviews', 'src/features/catalog/reviews/reviews.tsx'],
])('where %s cannot load, the page has no hole, and a retry for the reviews', async (_, what) => {
  const { page, close } = await openPage({ viewport: phone })
  const isCode = what.endsWith('.tsx')
  const lost = isCode ? await chunkOf(what) : what
  await page.route(lost, (route) => route.fulfill({ status: 404 }))
  await openReviewedProduct(page)
  const reviews = page.locator('#beoordelingen')
  const height = () => reviews.evaluate((part) => part.getBoundingClientRect().height)
  const retry = reviews.getByRole('button', { name: 'Probeer opnieuw' })
  await (isCode ? reviews.waitFor({ state: 'attached' }) : retry.waitFor())
  await expect.poll(height, { timeout: 30_000 }).toBeLessThan(phone.height / 2)
  await expectAccessible(page)
  if (!isCode) {
    await page.unroute(lost)
    await retry.click()
    await reviews.getByRole('button', { name: /^5 sterren/ }).waitFor()
    await retry.waitFor({ state: 'detached' })
  }
  await close()
})
