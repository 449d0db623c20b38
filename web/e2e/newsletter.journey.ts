/** @module-tag slow */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { expectAccessible, idsUsedTwice, itAtBothWidths, openPage, openRunning } from './browser.ts'

const shop = (path: string) => inject('shopUrl') + path

const refuseCookies = (context: BrowserContext) =>
  context.addCookies([{ name: 'cookie-consent', value: 's0m0', url: inject('shopUrl') }])

const popup = (page: Page) => page.getByRole('dialog', { name: 'Slaap op de hoogte' })
const success = (page: Page) => page.getByRole('dialog', { name: 'Inschrijven gelukt!' })

/** From now on, only `runFor` moves the clock of every page, however slow the machine is. */
const stopClock = async (page: Page) => {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1_000)
}

const open = (page: Page, path: string) => page.goto(shop(path), { waitUntil: 'networkidle' })

/** Moves the clock in small steps, because loading takes real time. */
const passTimeUntil = (page: Page, isReached: () => boolean | Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(20)
      return isReached()
    })
    .toBe(true)

/** Opens a page, and waits for the code of the popup. */
const openWithPopup = async (page: Page, path: string) => {
  let isLoaded = false
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    // The names of files say nothing. A page that is left gives no text.
    const script = await response.text().catch(() => '')
    isLoaded ||= script.includes('location:"popup"')
  })
  await open(page, path)
  await passTimeUntil(page, () => isLoaded)
}

/** A link in the newest mail to a recipient, as the outbox shows it. */
const linkMailedTo = async (page: Page, recipient: string, name: string): Promise<string> => {
  await page.goto(`${inject('shopApiUrl')}/outbox`)
  await page.getByRole('row').filter({ hasText: recipient }).getByRole('link').first().click()
  return (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
}

itAtBothWidths(
  'on %s the popup appears once, after half a minute, and stays away after a refusal',
  async (viewport) => {
    const { page, context, complaints, close } = await openPage({ newcomer: true, viewport })
    await refuseCookies(context)
    await stopClock(page)
    await openWithPopup(page, '/dekbed/')
    await page.getByRole('heading', { level: 1 }).click()
    await page.clock.runFor(28_000)
    expect(await popup(page).isVisible()).toBe(false)
    await page.clock.runFor(2_000)
    await passTimeUntil(page, () => popup(page).isVisible())
    await page.clock.resume()
    await expectAccessible(page)

    await popup(page).getByLabel('E-mailadres').fill('zoe@')
    await popup(page).getByRole('button', { name: 'Inschrijven' }).click()
    await popup(page).getByText('Vul een geldig e-mailadres in').first().waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'detached' })
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'newsletter-popup')
    await expect.poll(async () => (await cookie())?.value).toBe('1')
    expect(Math.round((((await cookie())?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7)

    await open(page, '/')
    await page.clock.runFor(60_000)
    expect(await popup(page).isVisible()).toBe(false)
    expect(complaints).toEqual([])
    await close()
  },
)

it('there is no popup before the cookie question is answered, during payment, or if the shop has no text for it', async () => {
  const { page, context, close } = await openPage({ newcomer: true })
  await stopClock(page)
  await open(page, '/dekbed/')
  await page.clock.runFor(60_000)
  expect(await popup(page).isVisible()).toBe(false)

  await refuseCookies(context)
  await open(page, '/cart/')
  await page.clock.runFor(60_000)
  expect(await popup(page).isVisible()).toBe(false)

  await page.route('**/api/content/newsletter-popup', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
  )
  await openWithPopup(page, '/dekbed/')
  await page.clock.runFor(60_000)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await close()
})

it('the popup counts half a minute from the first page of the visit, and waits only for typing', async () => {
  const { page, close } = await openPage({ newcomer: true })
  await stopClock(page)
  await open(page, '/dekbed/')
  const refuse = page.getByRole('button', { name: 'Weigeren' })
  await passTimeUntil(page, () => refuse.isVisible())
  await page.clock.runFor(18_000)
  await refuse.click()
  await open(page, '/cart/')
  await page.reload({ waitUntil: 'networkidle' })
  await page.clock.runFor(5_000)
  await openWithPopup(page, '/account/login/')
  await page.getByRole('main').getByLabel('E-mailadres').pressSequentially('zo')
  await page.clock.runFor(10_000)
  expect(await popup(page).isVisible()).toBe(false)
  // A focused field without typed text does not delay the popup.
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus()
  await page.clock.runFor(5_000)
  await passTimeUntil(page, () => popup(page).isVisible())
  // The login form below it has such a field, too.
  expect(await popup(page).getByRole('textbox', { name: 'E-mailadres', exact: true }).count()).toBe(1)
  expect(await idsUsedTwice(page)).toEqual([])
  await close()
})

it('the popup that was closed in one tab does not open in another', async () => {
  const { page, context, close } = await openPage({ newcomer: true })
  await refuseCookies(context)
  await stopClock(page)
  await openWithPopup(page, '/dekbed/')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.clock.runFor(5_000)
  await context.addCookies([{ name: 'newsletter-popup', value: '1', url: inject('shopUrl') }])
  await page.clock.runFor(60_000)
  await page.evaluate(() => fetch('/robots.txt'))
  expect(requested).toContain('/robots.txt')
  expect(requested.filter((path) => path.includes('newsletter-popup'))).toEqual([])
  await close()
})

it('does not ask again after a subscription, also when the shopper goes back', async () => {
  const { page, context, close } = await openPage({ newcomer: true })
  await refuseCookies(context)
  await stopClock(page)
  await open(page, '/')
  await openWithPopup(page, '/nieuwsbrief/')
  await page.getByLabel('E-mailadres').fill('terug@example.org')
  await page.getByRole('button', { name: 'Inschrijven' }).click()
  await passTimeUntil(page, () => success(page).isVisible())
  await page.goBack()
  await openWithPopup(page, '/dekbed/')
  await page.clock.runFor(60_000)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(1_000)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await close()
})

it('subscribing and unsubscribing take effect only after the link in the mail', async () => {
  const { page, context, complaints, close } = await openPage({ newcomer: true })
  await refuseCookies(context)
  const email = 'nieuws@example.org'
  await openRunning(page, shop('/nieuwsbrief/'))
  await expectAccessible(page)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Inschrijven' }).click()
  await success(page).waitFor()
  await success(page)
    .getByText('Binnen enkele minuten ontvang je een e-mail. Geen e-mail ontvangen? Check je spambox.')
    .waitFor()
  expect(new URL(page.url()).search).toBe('?newsletter=succes')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.waitForURL(shop('/nieuwsbrief/'))
  await page.getByRole('heading', { level: 1 }).click()
  expect(await page.getByLabel('E-mailadres').inputValue()).toBe('')
  expect(await page.getByLabel('E-mailadres').getAttribute('aria-invalid')).not.toBe('true')
  expect(await page.getByText('Vul een geldig e-mailadres in').count()).toBe(0)

  await openRunning(page, await linkMailedTo(page, email, 'Inschrijving bevestigen'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Inschrijving bevestigen' }).click()
  await page.getByText('Je inschrijving is bevestigd').waitFor()

  await openRunning(page, await linkMailedTo(page, email, 'Afmelden'))
  await page.getByRole('button', { name: 'Afmelden' }).click()
  await page.getByText('Je bent afgemeld').waitFor()
  expect(complaints).toEqual([])
  await close()
})

it('shows a message when subscribing fails, and for an expired link', async () => {
  const { page, close } = await openPage({ newcomer: true })
  await openRunning(page, shop('/nieuwsbrief/?newsletter=succes'))
  await success(page).waitFor()
  await page.keyboard.press('Escape')
  await success(page).waitFor({ state: 'detached' })
  await page.waitForURL(shop('/nieuwsbrief/'))
  expect(await page.getByRole('dialog').count()).toBe(0)

  await page.route('**/api/newsletter', (route) => route.abort())
  await page.getByLabel('E-mailadres').fill('zoe@example.org')
  await page.getByRole('button', { name: 'Inschrijven' }).click()
  await page.getByRole('alert').getByText('Er is iets fout gegaan, probeer het later nog eens.').waitFor()

  await openRunning(page, shop('/nieuwsbrief/bevestigen/?token=oud'))
  await page.getByRole('button', { name: 'Inschrijving bevestigen' }).click()
  await page.getByText('niet (meer) geldig').waitFor()
  await page.getByRole('link', { name: 'Naar de nieuwsbrief' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nieuwsbrief' }).waitFor()
  await close()
})
