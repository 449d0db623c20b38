/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { expectAccessible, openPage, openRunning, phone } from './browser.ts'
import { serveFakeTags } from './measured.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Hulp bij het kiezen' })
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })
const question = (page: Page, name: RegExp) => card(page).getByRole('group', { name })
const counted = async (page: Page) => Number.parseInt(await card(page).getByRole('status').innerText(), 10)

/** At any scroll position the next button is left of the chat button, which lies over the page. */
const expectBesideTheChat = async (page: Page) => {
  const [on, chat] = [button(page, 'Overslaan'), page.getByRole('button', { name: 'Chat' })]
  await chat.waitFor()
  const [right, left] = [
    await on.evaluate((element) => element.getBoundingClientRect().right),
    await chat.evaluate((element) => element.getBoundingClientRect().left),
  ]
  expect(right).toBeLessThan(left)
}

/** At the end of a page, the chat button must not cover the company details either. */
const expectFooterAboveTheChat = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const bottomOfCompany = () =>
    page.getByText(/KvK \d+/).evaluate((element) => element.getBoundingClientRect().bottom)
  const chatTop = await page
    .getByRole('button', { name: 'Chat' })
    .evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(bottomOfCompany).toBeLessThanOrEqual(chatTop)
}

/** The wizard's events that were measured in this visit. */
const eventsIn = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event }: { event?: unknown } = Object(entry)
      return String(event).startsWith('wizard') ? [String(event)] : []
    }),
  )

it('a few quick answers lead to matching beds, and are measured with consent', async () => {
  const { page, context, complaints, close } = await openPage({ viewport: phone })
  await context.addCookies([{ name: 'cookie-consent', value: 's1m0', url: inject('shopUrl') }])
  await serveFakeTags(context)
  await page.goto(`${inject('shopUrl')}/boxspring/`)
  await card(page).scrollIntoViewIfNeeded()
  await button(page, '160 cm').click()
  await question(page, /Welke tinten/).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Welke tinten')
  const all = await counted(page)
  expect(await button(page, 'Oudroze').count()).toBe(0)
  await expectBesideTheChat(page)
  await button(page, 'Meer antwoorden').click()
  await button(page, 'Oudroze').click()
  await expect.poll(() => counted(page)).toBeLessThan(all)
  const one = await counted(page)
  await button(page, 'Petrol').click()
  await expect.poll(() => counted(page)).toBeGreaterThan(one)
  await expectAccessible(page)
  const both = await counted(page)
  expect(await eventsIn(page)).toEqual(['wizard_start', 'wizard_answer'])

  await expectFooterAboveTheChat(page)
  await card(page).getByRole('link', { name: 'Toon resultaten' }).click()
  await page.waitForURL(/\/boxspring\/boxspring-kopen\/.*ae-kleur/)
  await page
    .getByRole('main')
    .getByText(new RegExp(`^${both} product(en)?$`))
    .first()
    .waitFor()
  await expect.poll(() => eventsIn(page)).toEqual(['wizard_start', 'wizard_answer', 'wizard_result'])
  expect(complaints).toEqual([])
  await close()
})

it('goes on to the next question when the answer before it comes late', async () => {
  const { page, close } = await openPage({ viewport: phone })
  await openRunning(page, `${inject('shopUrl')}/hoofdkussen/`)
  const { promise: mayAnswer, resolve: answerNow } = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route('**/api/advice/**', async (route) => {
    sent.push(route.request().method())
    await mayAnswer
    await route.fallback()
  })
  await button(page, 'Op mijn zij').click()
  await expect.poll(() => sent).toHaveLength(1)
  await button(page, 'Volgende').click()
  answerNow()
  await question(page, /Hoe stevig/).waitFor()
  await page.waitForLoadState('networkidle')
  await question(page, /Hoe stevig/).waitFor()
  expect(new URL(page.url()).searchParams.get('qs1')).toBe('1')
  await close()
})

it('works by keyboard only, and measures nothing without consent', async () => {
  const { page, complaints, close } = await openPage()
  await page.goto(`${inject('shopUrl')}/hoofdkussen/`)
  await question(page, /Hoe lig je/).waitFor()
  await expectAccessible(page)
  await button(page, 'Volgende').press('Enter')
  await card(page).getByText('Maak eerst een keuze').waitFor()
  await button(page, 'Op mijn zij').press('Space')
  await expect.poll(() => button(page, 'Op mijn zij').getAttribute('aria-pressed')).toBe('true')
  await button(page, 'Volgende').press('Enter')
  await question(page, /Hoe stevig/).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await question(page, /Welke vulling/).waitFor()
  await button(page, 'Vorige').press('Enter')
  await question(page, /Hoe stevig/).waitFor()
  await card(page).getByRole('link', { name: 'Naar de hele keuzehulp' }).press('Enter')
  await page.waitForURL(/\/hoofdkussen\/keuzehulp\/\?qs1=1&qs2=1$/)
  await page.getByText('Vraag 3 van 4').waitFor()
  expect(await eventsIn(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

it('keeps the question and the answers over Back, a reload and a visit to the results', async () => {
  const { page, complaints, close } = await openPage()
  await page.goto(`${inject('shopUrl')}/boxspring/`)
  await button(page, '160 cm').click()
  await question(page, /Welke tinten/).waitFor()
  const all = await counted(page)
  await button(page, 'Petrol').click()
  await expect.poll(() => counted(page)).toBeLessThan(all)
  const count = await counted(page)
  const expectTints = async () => {
    await question(page, /Welke tinten/).waitFor()
    await expect.poll(() => button(page, 'Petrol').getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => counted(page)).toBe(count)
  }
  await page.reload()
  await expectTints()
  await card(page).getByRole('link', { name: 'Toon resultaten' }).click()
  await page.waitForURL(/\/boxspring-kopen\//)
  await page.goBack()
  await expectTints()
  await page.goBack()
  await question(page, /Vraag 1 /).waitFor()
  await expect.poll(() => button(page, '160 cm').getAttribute('aria-pressed')).toBe('true')
  expect(complaints).toEqual([])
  await close()
})

it('starts again if the answers of a link do not exist any more', async () => {
  const { page, close } = await openPage()
  await page.goto(`${inject('shopUrl')}/hoofdkussen/?qs1=99&vraag=2`)
  await question(page, /Hoe lig je/).waitFor()
  expect(await card(page).getByRole('alert').innerText()).toBe('')
  await button(page, 'Op mijn zij').click()
  await page.waitForURL(/\?qs1=1&vraag=1$/)
  await close()
})

it('keeps the link to the listing if it fails, and retries the same answer', async () => {
  const { page, close } = await openPage()
  await page.route('**/api/advice/**', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(`${inject('shopUrl')}/hoofdkussen/`)
  await card(page).getByRole('alert').waitFor()
  const list = card(page).getByRole('link', { name: 'Bekijk het hele aanbod' })
  expect(await list.getAttribute('href')).toBe('/hoofdkussen/hoofdkussens/')
  await page.unroute('**/api/advice/**')
  await page.reload()
  await question(page, /Hoe lig je/).waitFor()
  await page.route('**/api/advice/**', (route) => route.abort())
  await button(page, 'Op mijn rug').click()
  await card(page).getByText('Geen verbinding').waitFor()
  expect(await button(page, 'Op mijn rug').getAttribute('aria-pressed')).toBe('false')
  await page.unroute('**/api/advice/**')
  await button(page, 'Op mijn rug').click()
  await expect.poll(() => counted(page)).toBeGreaterThan(0)
  expect(await card(page).getByText('Geen verbinding').count()).toBe(0)
  await close()
})
