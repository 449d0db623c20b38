import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { desktop, expectAccessible, openRunning, openPage, phone, untilRunning } from './browser.ts'
import { largestShift, shifted, watchShifts } from './shifts.ts'

const shop = (path: string) => inject('shopUrl') + path

const shown = (page: Page) => page.locator('[data-shown=true]').innerText()

const open = (page: Page, path: string) => openRunning(page, shop(path))

it(
  'the menu opens by hover, keyboard and press, without a request, and closes on navigation',
  { tags: ['slow'] },
  async () => {
    const { page, complaints, close } = await openPage()
    await open(page, '/dekbed/')
    const item = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', {
      name: 'Dekbedovertrekken',
      exact: true,
    })
    const colour = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Terra' })
    expect(await page.getByRole('navigation', { name: 'Hoofdmenu' }).locator('> ul > li').count()).toBe(9)

    // Counts only the requests of the menu, without its picture, which loads when it is shown.
    await page.waitForLoadState('networkidle')
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await item.hover()
    await colour.first().waitFor()
    await expectAccessible(page)
    expect(requested.filter((url) => url.startsWith(inject('shopUrl')) && !url.includes('/images/'))).toEqual(
      [],
    )

    await page.keyboard.press('Escape')
    await page.mouse.move(700, 700)
    await colour.first().waitFor({ state: 'hidden' })
    // It opens in the next frame, because nothing is fetched or rendered first.
    const isOpen = await item.evaluate(async (link) => {
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      await new Promise(requestAnimationFrame)
      return document.getElementById(link.getAttribute('aria-controls') ?? '')?.checkVisibility()
    })
    expect(isOpen).toBe(true)
    await item.press('Escape')
    await colour.first().waitFor({ state: 'hidden' })

    await item.focus()
    await page.keyboard.press('ArrowDown')
    await colour.first().waitFor()
    await page.keyboard.press('Escape')
    await colour.first().waitFor({ state: 'hidden' })
    expect(await item.evaluate((link) => link === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await colour.first().click()
    await page.waitForURL(/ae-kleur\/terra/)
    await colour.first().waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
    await close()
  },
)

it(
  'on a phone the drawer has every level of the menus and the service links, and closing it restores the focus',
  { tags: ['slow'] },
  async () => {
    const { page, complaints, close } = await openPage({ viewport: phone, hasTouch: true })
    await open(page, '/dekbed/')
    const button = page.getByRole('button', { name: 'Menu' })
    await button.tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByText('Dekbedovertrekken', { exact: true }).first().tap()
    await expectAccessible(page)
    const size = drawer.getByRole('link', { name: '240x220 cm' })
    expect(await size.isVisible()).toBe(false)
    await drawer.getByText('Maat', { exact: true }).first().tap()
    await size.first().waitFor()
    for (const name of [
      'Klantenservice',
      'Verzenden & Retourneren',
      'Bestellen & Betalen',
      'Pakketchecker',
    ]) {
      await drawer.getByRole('link', { name, exact: true }).waitFor()
    }
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)

    await button.tap()
    await drawer.getByRole('link', { name: 'Pakketchecker' }).tap()
    await page.getByRole('heading', { level: 1, name: 'Pakketchecker' }).waitFor()
    await drawer.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await close()
  },
)

it(
  'copying the code shows a check mark for two seconds, also without clipboard access',
  { tags: ['slow'] },
  async () => {
    const { page, context, close } = await openPage()
    await page.clock.install()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/dekbed/')
    // The mark stays until the clock is moved on.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
    const copy = page.getByRole('button', { name: 'VAKANTIEGELD kopiëren' })
    const said = page.getByText('Code gekopieerd')
    await copy.click()
    await said.waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('VAKANTIEGELD')
    await page.clock.runFor(2_100)
    await said.waitFor({ state: 'detached' })

    await page.evaluate(async () => {
      await navigator.clipboard.writeText('')
      navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))
    })
    await copy.click()
    await said.waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('VAKANTIEGELD')
    await close()
  },
)

it(
  'the selling points rotate until they are paused, and do not move with reduced motion',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await open(page, '/dekbed/')
    const first = await shown(page)
    const shownLater = async () => {
      await page.clock.runFor(500)
      return shown(page)
    }
    await expect.poll(shownLater).not.toBe(first)
    await page.getByRole('button', { name: 'Pauzeren' }).first().click()
    const stopped = await shown(page)
    await page.clock.runFor(4_000)
    expect(await shown(page)).toBe(stopped)
    await close()

    const calm = await openPage()
    await calm.page.clock.install()
    await open(calm.page, '/dekbed/')
    const only = await shown(calm.page)
    await calm.page.clock.runFor(4_000)
    expect(await shown(calm.page)).toBe(only)
    await calm.close()
  },
)

it(
  'a page that does not exist shows its status, and offers the snoring sound',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage()
    const sounds: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.mp3')) sounds.push(response.headers()['cache-control'] ?? '')
    })
    const answer = await page.goto(shop('/nergens/'))
    await untilRunning(page)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' }).waitFor()
    await page.getByText('This page could not be found').waitFor()
    await expectAccessible(page)
    expect(sounds).toEqual([])
    await page.getByRole('button', { name: 'Laat me een tevreden klant horen' }).click()
    await expect.poll(() => sounds[0]).toContain('immutable')
    await page.getByRole('button', { name: 'Wakker worden!' }).click()
    await page.getByRole('button', { name: 'Laat me een tevreden klant horen' }).waitFor()
    await page.getByRole('link', { name: 'Ga terug' }).click()
    await page.waitForURL(shop('/'))
    await close()
  },
)

it.each([
  ['a phone', phone, 'mobile'],
  ['991 wide', { width: 991, height: 800 }, 'mobile'],
  ['992 wide', { width: 992, height: 800 }, 'desktop'],
  ['a desktop', desktop, 'desktop'],
])(
  'on %s nothing shifts during a whole visit, and the header stays visible',
  { tags: ['slow'] },
  async (_name, viewport, kind) => {
    const { page, complaints, close } = await openPage({ viewport })
    await watchShifts(page)
    await open(page, '/')
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(kind === 'mobile')
    expect(await page.getByRole('navigation', { name: 'Hoofdmenu' }).isVisible()).toBe(kind === 'desktop')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    // However far the page is scrolled, the chat covers none of the dots.
    const dots = await page
      .getByRole('button', { name: /^Toon / })
      .last()
      .boundingBox()
    const chat = await page.getByRole('button', { name: 'Chat' }).boundingBox()
    expect((dots?.x ?? 0) + (dots?.width ?? 0)).toBeLessThan(chat?.x ?? 0)
    for (let turn = 0; turn < 12; turn += 1) {
      await page.mouse.wheel(0, 500)
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
    }
    const logo = page.getByRole('banner').getByRole('link', { name: /Sluimer/ })
    const box = await logo.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(40)
    expect(await shifted(page)).toBeLessThanOrEqual(largestShift)
    expect(complaints).toEqual([])
    await close()
  },
)

it.each([
  [
    'a phone',
    phone,
    async (page: Page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pakketchecker' }).click()
    },
    (page: Page) => page.getByRole('dialog', { name: 'Menu' }),
  ],
  [
    'a desktop',
    desktop,
    async (page: Page) => {
      const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
      await menu.getByRole('link', { name: 'Dekbedovertrekken', exact: true }).press('Enter')
      await menu.getByRole('link', { name: 'Terra' }).first().press('Enter')
    },
    (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Terra' }),
  ],
] as const)('on %s the menu stays closed on Back and Forward', async (_device, viewport, leave, opened) => {
  const { page, complaints, close } = await openPage({ viewport })
  await open(page, '/')
  const home = await page.title()
  await leave(page)
  await page.waitForURL((url) => url.pathname !== '/')
  await expect.poll(() => page.title()).not.toBe(home)
  await page.goBack()
  await expect.poll(() => page.title()).toBe(home)
  await untilRunning(page)
  expect(await opened(page).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
