/** @module-tag slow */
import type { BrowserContext, Locator, Page } from 'playwright-core'
import type { ProductTiles } from 'shared-types/contracts/catalog'
import type { PaymentUrl } from 'shared-types/contracts/checkout'
import type { Cart } from 'shared-types/contracts/cart'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, inject, it } from 'vitest'
import { guest } from '../../bff/test/guest.ts'
import { paths } from '../src/paths.ts'
import {
  chunkOf,
  desktop,
  expectAccessible,
  itAtBothWidths,
  openRunning,
  openPage,
  phone,
  untilRunning,
} from './browser.ts'
import { isInView } from './in-view.ts'
import { serveFakeTags } from './measured.ts'

const shop = (path: string) => inject('shopUrl') + path
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat met Sluimer' })
const talk = (page: Page) => chat(page).getByRole('log')
const field = (page: Page) => chat(page).getByLabel('Je bericht')

/** Opens the chat by keyboard only. */
const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Chat' }).focus()
  await page.keyboard.press('Enter')
  await field(page).waitFor()
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true)
}

const say = async (page: Page, text: string) => {
  await field(page).focus()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

const press = async (page: Page, name: string) => {
  await chat(page).getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}

/** The chat events that were measured in this visit. */
const chatEvents = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter((entry) => String(Object(entry).event).startsWith('chat')),
  )

/** Places a guest's unpaid order through `/api` and returns its number. */
const placeOrder = async ({ request }: BrowserContext): Promise<string> => {
  const call = async <T>(path: string, data?: object): Promise<T> => {
    const answer = await request.fetch(shop(path), {
      method: data ? 'POST' : 'GET',
      headers: { origin: inject('shopUrl') },
      data,
    })
    expect([path, answer.ok()]).toEqual([path, true])
    return (await answer.json()) as T
  }
  const ids = Array.from({ length: 20 }, (_, at) => at + 1)
  const { products } = await call<ProductTiles>(apiPaths.products(ids))
  const found = products.find(({ available, configurable }) => available && !configurable)
  const cart = await call<Cart>(apiPaths.cartItems, { itemId: found?.variantId, quantity: 1 })
  await call(apiPaths.checkoutCustomer, guest)
  await call(apiPaths.paymentMethods, { shippingMethod: 'standard', paymentMethod: 'ideal' })
  const expectedTotal = cart.totals.grandTotal
  return (await call<PaymentUrl>(apiPaths.paymentUrl, { expectedTotal })).orderNumber
}

itAtBothWidths('on %s a chat works from a question to the rating, by keyboard only', async (viewport) => {
  const { page, complaints, close } = await openPage({ viewport })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openRunning(page, shop('/service/shipping-returns/'))
  await page.getByRole('button', { name: 'Chat' }).waitFor()
  expect(fetched.filter((url) => url.includes('chat-box'))).toEqual([])
  await open(page)

  await say(page, '   ')
  await say(page, 'warm dekbed voor de zomer 240x220')
  await talk(page)
    .getByRole('link', { name: /dekbed/i })
    .first()
    .waitFor()
  await say(
    page,
    'hoeveel dagen heb ik om iets terug te sturen? <img src=x onerror=alert(1)> javascript:alert(1)',
  )
  await talk(page).getByRole('link', { name: 'Verzenden & retourneren' }).waitFor()
  expect(await talk(page).locator('img[src="x"]').count()).toBe(0)
  await say(page, 'zie https://voorbeeld.nl/a')
  const link = talk(page).getByRole('link', { name: 'https://voorbeeld.nl/a' })
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(await link.getAttribute('rel')).toContain('noopener')
  await expectAccessible(page)

  await field(page).fill('en hoe lang duurt')
  await page.reload()
  await untilRunning(page)
  await open(page)
  expect(await field(page).inputValue()).toBe('en hoe lang duurt')
  await field(page).fill('')
  await talk(page).getByText('warm dekbed voor de zomer 240x220').waitFor()

  await say(page, 'dankjewel!')
  await talk(page).getByText('Zijn uw vragen beantwoord?').waitFor()
  await press(page, 'Ja')
  await press(page, 'Beoordelen')
  await talk(page).getByText('Kies eerst een aantal sterren.').waitFor()
  await chat(page).getByRole('radio', { name: '3 sterren' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expectAccessible(page)
  await press(page, 'Beoordelen')
  await talk(page).getByText('Wilt u de chat beëindigen?').waitFor()
  const saving = page.waitForRequest((request) => request.url().endsWith('/api/chat/save'))
  await press(page, 'Ja')
  const saved = (await saving).postDataJSON() as { rating: number; messages: unknown[] }
  expect(saved.rating).toBe(4)
  expect((await (await saving).response())?.status()).toBe(200)
  await talk(page).getByText('Bedankt voor het gesprek').waitFor()
  await talk(page).getByText('dankjewel!').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('chat'))).toBeNull()

  await page.keyboard.press('Escape')
  await chat(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Chat')
  expect(await chatEvents(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

it('profanity ends a chat after three seconds, and is not saved', async () => {
  const { page, complaints, close } = await openPage({ viewport: phone })
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('spoiled'))
      localStorage.setItem('chat', '{"stage":"start","messages":[{"role"')
    sessionStorage.setItem('spoiled', 'once')
  })
  await openRunning(page, shop('/dekbed/'))
  await open(page)
  await talk(page).getByText('Stel gerust je vraag').waitFor()
  await say(page, 'wat een fucking klootzakken')
  await talk(page)
    .getByText('Ik kan je niet helpen als je ongepaste taal gebruikt. De chat wordt nu beëindigd.')
    .waitFor()
  await talk(page).getByText('klootzakken').waitFor({ state: 'detached' })
  expect(posted.filter((path) => path.startsWith('/api/chat'))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('chat'))).toBeNull()
  expect(complaints).toEqual([])
  await close()
})

it("a form asks for the order's details; wrong details reveal nothing, and nothing is stored", async () => {
  const { page, complaints, close } = await openPage({ viewport: desktop })
  // The form of this page has fields with the same names.
  await openRunning(page, shop(paths.parcelChecker()))
  await open(page)
  await say(page, 'waar blijft mijn pakketje??')
  await chat(page).getByRole('button', { name: 'Nee' }).click()
  await chat(page).getByRole('link', { name: 'contactformulier' }).waitFor()
  await chat(page).getByRole('button', { name: 'Ik heb het gevonden' }).click()
  await chat(page).getByRole('button', { name: 'Zoek mijn bestelling' }).click()
  await chat(page).getByText('Vul je voornaam in').waitFor()
  await chat(page).getByLabel('Bestelnummer').fill('12345678')
  await chat(page).getByLabel('Voornaam').fill('Zoë')
  await chat(page).getByText('Vul je bestelnummer in').waitFor()
  for (const name of ['Bestelnummer', 'Postcode'])
    for (const part of [page.getByRole('main'), chat(page)])
      expect(await part.getByRole('textbox', { name, exact: true }).count()).toBe(1)
  await chat(page).getByLabel('Bestelnummer').fill('1999999')
  await chat(page).getByLabel('Postcode').fill('1012 JS')
  await chat(page).getByLabel('Huisnummer').fill('1')
  await expectAccessible(page)
  const sending = page.waitForRequest((request) => request.url().endsWith('/api/chat/messages'))
  await page.keyboard.press('Enter')
  expect((await sending).postDataJSON()).toMatchObject({ order: { orderNumber: 'DKBD1999999' } })
  await talk(page).getByText('Ik vind geen bestelling').waitFor()
  const stored = await page.evaluate(() => localStorage.getItem('chat'))
  for (const detail of ['1999999', 'Zoë', '1012']) expect(stored).not.toContain(detail)

  await page.route('**/api/chat/messages', (route) => route.abort())
  await say(page, 'hallo')
  await talk(page).getByText('Er is iets misgegaan, probeer het later opnieuw.').waitFor()
  const own = complaints.filter((complaint) => !complaint.includes('Failed to load resource'))
  expect(own.map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'POST /api/chat/messages failed: 0 provider_unavailable',
  ])
  await close()
})

it('correct details reveal the order, without storing it; with consent, only the fact that there was a chat is measured', async () => {
  const { page, context, complaints, close } = await openPage({ viewport: phone })
  await context.addCookies([{ name: 'cookie-consent', value: 's1m0', url: inject('shopUrl') }])
  await serveFakeTags(context)
  const number = await placeOrder(context)
  await openRunning(page, shop('/'))
  await open(page)
  await say(page, 'waar blijft mijn pakketje??')
  await press(page, 'Ja')
  // The form takes the focus once: a message can be typed beside it.
  const message = field(page)
  await message.pressSequentially('hoi')
  expect(await message.inputValue()).toBe('hoi')
  await message.fill('')
  await chat(page).getByLabel('Bestelnummer').fill(number.replace('DKBD', ''))
  await chat(page).getByLabel('Voornaam').fill('zoe')
  await chat(page).getByLabel('Postcode').fill('3511lx')
  await chat(page).getByLabel('Huisnummer').fill('12')
  await page.keyboard.press('Enter')
  const status = talk(page).getByText('Je bestelling wacht nog op je betaling.')
  await status.waitFor()
  await expectAccessible(page)
  expect(await chatEvents(page)).toEqual([{ event: 'chat_open' }, { event: 'chat_message' }])

  await page.reload()
  await untilRunning(page)
  await open(page)
  await talk(page).getByText('waar blijft mijn pakketje??').waitFor()
  expect(await status.count()).toBe(0)

  await say(page, 'dankjewel!')
  await press(page, 'Ja')
  await chat(page).getByRole('radio', { name: '3 sterren' }).focus()
  await page.keyboard.press('Space')
  await press(page, 'Beoordelen')
  await talk(page).getByText('Wilt u de chat beëindigen?').waitFor()
  await press(page, 'Ja')
  const ofTheChat = ['chat_open', 'chat_message'].map((event) => ({ event }))
  await expect
    .poll(() => chatEvents(page))
    .toEqual([...ofTheChat, { event: 'chat_rating', score: 3 }, { event: 'chat_end' }])
  expect(complaints).toEqual([])
  await close()
})

it('on a phone the chat is modal: the focus stays inside, and Escape closes it wherever the focus is', async () => {
  const { page, close } = await openPage({ viewport: phone })
  await openRunning(page, shop('/service/shipping-returns/'))
  await open(page)
  const focused = new Set<string>()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    focused.add(
      await page.evaluate(() => document.activeElement?.closest('dialog, #root')?.nodeName ?? 'none'),
    )
  }
  // Chromium also stops at its own interface: then nothing of the page has the focus.
  expect([...focused].filter((name) => name !== 'none')).toEqual(['DIALOG'])
  await expectAccessible(page)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Escape')
  await chat(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Chat')
  await close()
})

it('the question about an order whose code cannot load has a retry in the chat', async () => {
  const { page, close } = await openPage()
  // It has just reloaded for a missing chunk, and does not do so again.
  await page.addInitScript(() => sessionStorage.setItem('reloaded-for-chunk', String(Date.now())))
  const chunk = await chunkOf('src/features/chat/chat-order.tsx')
  await page.route(chunk, (route) => route.fulfill({ status: 404 }))
  await openRunning(page, shop('/service/shipping-returns/'))
  await open(page)
  await say(page, 'Waar is mijn bestelling?')
  const retry = talk(page).getByRole('button', { name: 'Probeer opnieuw' })
  await retry.waitFor()
  await expectAccessible(page)
  await page.unroute(chunk)
  await retry.click()
  await talk(page).getByRole('button', { name: 'Nee' }).waitFor()
  expect(await retry.count()).toBe(0)
  await close()
})

it('the question whether an order number is known is in view, also when its code comes late', async () => {
  const { page, close } = await openPage({ viewport: { width: 390, height: 560 } })
  const late = Promise.withResolvers<void>()
  const chunk = await chunkOf('src/features/chat/chat-order.tsx')
  await page.route(chunk, async (route) => {
    await late.promise
    await route.continue()
  })
  await openRunning(page, shop('/service/shipping-returns/'))
  await open(page)
  await say(page, 'dekbed')
  await talk(page).getByRole('link').first().waitFor()
  const request = page.waitForRequest(chunk)
  await say(page, 'Waar is mijn bestelling?')
  await request
  late.resolve()
  const no = talk(page).getByRole('button', { name: 'Nee' })
  await no.waitFor()
  await expect.poll(() => isInView(no)).toBe(true)
  await close()
})

/** Scrolls up until this is where the chat's button is, which comes back then. */
const scrollUpTo = async (part: Locator) => {
  const below = await part.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2 - (innerHeight - 40)
  })
  for (const by of [below + 60, -60])
    await part.page().evaluate(async (top) => {
      scrollBy({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }, by)
}

it('on a small phone the button never lies over the button of a form', async () => {
  const { page, close } = await openPage({ viewport: { width: 390, height: 664 } })
  const button = page.getByRole('button', { name: 'Chat' })
  const isOnTop = () =>
    button.evaluate((chatButton) => {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = chatButton as HTMLElement
      const seen = document.elementFromPoint(offsetLeft + offsetWidth / 2, offsetTop + offsetHeight / 2)
      return chatButton.contains(seen)
    })
  await openRunning(page, shop('/service/herroepen/'))
  await button.waitFor()
  await scrollUpTo(page.getByRole('contentinfo'))
  await expect.poll(isOnTop).toBe(true)
  await scrollUpTo(page.getByRole('main').getByRole('button', { name: 'Volgende', exact: true }))
  expect(await isOnTop()).toBe(false)
  await close()
})

it('a typing mistake or a lost connection leaves the details of an order in its form', async () => {
  const { page, context, close } = await openPage()
  const number = await placeOrder(context)
  await openRunning(page, shop(paths.parcelChecker()))
  await open(page)
  await say(page, 'waar blijft mijn pakketje??')
  await chat(page).getByRole('button', { name: 'Ja' }).click()
  const typed = { Bestelnummer: number, Voornaam: 'Mispoes', Postcode: '3511 LX', Huisnummer: '12' }
  for (const [label, value] of Object.entries(typed)) await chat(page).getByLabel(label).fill(value)
  const find = chat(page).getByRole('button', { name: 'Zoek mijn bestelling' })
  const expectTyped = async () => {
    await find.waitFor({ timeout: 10_000 })
    for (const [label, value] of Object.entries(typed))
      expect(await chat(page).getByLabel(label).inputValue()).toBe(value)
  }
  await find.click()
  await talk(page).getByText('Ik vind geen bestelling').waitFor()
  await expectTyped()

  await page.route('**/api/chat/messages', (route) => route.abort())
  typed.Voornaam = guest.customer.firstName
  await chat(page).getByLabel('Voornaam').fill(typed.Voornaam)
  await find.click()
  await talk(page).getByText('Er is iets misgegaan, probeer het later opnieuw.').waitFor()
  await expectTyped()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const detail of [number, 'Mispoes', '3511']) expect(stored).not.toContain(detail)

  await page.unrouteAll()
  await find.click()
  await talk(page).getByText('Je bestelling wacht nog op je betaling.').waitFor()
  await say(page, 'waar blijft mijn pakketje??')
  await chat(page).getByText('Weet je je bestelnummer?').waitFor()
  await close()
})

it('a message that the chat does not take stays in its field', async () => {
  const { page, close } = await openPage()
  await openRunning(page, shop(paths.parcelChecker()))
  const reply = {
    role: 'assistant',
    content: 'Fijne dag!',
    sources: [],
    products: [],
    asksOrder: false,
    personal: false,
  }
  await page.route('**/api/chat/messages', (route) => route.fulfill({ json: reply }))
  await page.route('**/api/chat', (route) => route.fulfill({ status: 204 }))
  await open(page)
  await say(page, 'dank je')
  await chat(page).getByRole('button', { name: 'Ja' }).click()
  await say(page, '5 sterren')
  await say(page, 'ja')
  await talk(page).getByText('graag tot ziens').waitFor()
  await say(page, 'O ja, nog een vraag')
  await talk(page).getByText('Stel gerust je vraag').waitFor()
  expect(await field(page).inputValue()).toBe('O ja, nog een vraag')
  await close()
})
