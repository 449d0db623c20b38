/** @module-tag slow */
import type { BrowserContext, Page, Route } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { account } from './account.ts'
import { desktop, expectAccessible, openPage, phone, surroundings } from './browser.ts'

let customer: ReturnType<typeof account> | undefined

const shop = (address: string) => inject('shopUrl') + address
const loggedInAs = (page: Page) => page.getByTitle('ingelogd als Zoë')
const notice = (page: Page) => page.getByText('De winkel is nu niet te bereiken')

/** Sends requests with the old session cookie, as a stolen copy would. */
const withOldCookie = async (context: BrowserContext) => {
  const session = (await context.cookies()).find(({ name }) => name.endsWith('sluimer'))
  return async (path: string) => {
    const answer = await fetch(shop(path), { headers: { cookie: `${session?.name}=${session?.value}` } })
    return { status: answer.status, body: await answer.text() }
  }
}

const openAccount = async () => {
  const opened = await openPage()
  const { page } = opened
  const zoe = account(page, customer)
  if (!customer) await zoe.register()
  customer = zoe
  await page.goto(shop('/account/login/'))
  await zoe.logIn()
  await loggedInAs(page).waitFor()
  return { ...opened, zoe, ask: await withOldCookie(opened.context) }
}

it.each([
  ['is aborted', (route: Route) => route.abort()],
  ['answers 500', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
  ['hangs', () => {}],
] as const)('if the logout request %s, the next request ends the session', async (_how, fail) => {
  const { page, context, ask, close } = await openAccount()
  expect((await ask('/api/customer')).status).toBe(200)
  await context.route('**/api/auth/logout', fail)
  await page.getByRole('button', { name: 'Afmelden' }).dblclick()
  await page.waitForURL(shop('/'))
  await page.getByText('Je bent afgemeld.').waitFor()
  expect(await loggedInAs(page).count()).toBe(0)
  expect((await ask('/api/customer')).status).toBe(401)
  expect(JSON.parse((await ask('/api/session')).body)).toMatchObject({ loggedIn: false })
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sluimer')
  await page.goBack()
  await page.goto(shop('/account/'))
  await page.waitForURL(/\/account\/login\//)
  await close()
})

it('a logout works in a browser that blocks storage', async () => {
  const { page, ask, close } = await openAccount()
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto(shop('/account/'))
  await page.getByRole('button', { name: 'Afmelden' }).click()
  await page.waitForURL(shop('/'))
  expect((await ask('/api/customer')).status).toBe(401)
  await close()
})

it('a logout without a connection applies to every tab and after a reload, shows a notice, and is confirmed once the connection is back', async () => {
  const { page, context, zoe, ask, close } = await openAccount()
  const second = await context.newPage()
  await second.goto(shop('/account/subscription/'))
  await second.getByText(zoe.email).waitFor()
  await page.evaluate(() => sessionStorage.setItem('concept:test', '{"name":"Zoë"}'))

  await context.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Afmelden' }).click()
  await page.waitForURL(shop('/'))
  await notice(page).waitFor()
  expect(await loggedInAs(page).count()).toBe(0)
  expect(await page.evaluate(() => sessionStorage.getItem('concept:test'))).toBeNull()
  await second.waitForURL((url) => !url.pathname.startsWith('/account/subscription'))
  expect(await loggedInAs(second).count()).toBe(0)
  expect(await second.content()).not.toContain(zoe.email)

  await page.reload()
  await notice(page).waitFor()
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, surroundings)
  }
  await page.goto(shop('/account/orders/'))
  await page.waitForURL(shop('/'))
  await notice(page).waitFor()
  expect(await loggedInAs(page).count()).toBe(0)
  // The server cannot know yet.
  expect((await ask('/api/customer')).status).toBe(200)

  await context.unroute('**/api/**')
  await page.getByText('Je bent afgemeld.').waitFor()
  await notice(page).waitFor({ state: 'detached' })
  expect((await ask('/api/customer')).status).toBe(401)
  // The same browser can log in again.
  await page.goto(shop('/account/login/'))
  await zoe.logIn()
  await loggedInAs(page).waitFor()
  await close()
})

it('a login that is the first request after a failed logout starts a new session', async () => {
  const { page, context, zoe, ask, close } = await openAccount()
  await context.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Afmelden' }).click()
  await notice(page).waitFor()
  await page.goto('about:blank')
  await context.unroute('**/api/**')
  const { email: username, password } = zoe
  const body = { username, password, remember: false }
  const login = await context.request.post(shop('/api/auth/login'), {
    data: body,
    headers: { origin: shop('') },
  })
  expect(await login.json()).toMatchObject({ loggedIn: true })
  expect((await ask('/api/customer')).status).toBe(401)
  await page.goto(shop('/account/'))
  await loggedInAs(page).waitFor()
  await close()
})

it('a deleted account leaves no drafts in its tab, and the other tabs forget it', async () => {
  const { page, context, close } = await openPage()
  const jip = account(page)
  await jip.register()
  await page.goto(shop('/account/login/'))
  await jip.logIn()
  await loggedInAs(page).waitFor()
  const second = await context.newPage()
  await second.goto(shop('/account/subscription/'))
  await second.getByText(jip.email).waitFor()
  await page.goto(shop('/account/information/'))
  await page.getByLabel('Wachtwoord, om te verwijderen').fill(jip.password)
  await page.evaluate(() => sessionStorage.setItem('concept:test', '{"name":"Zoë"}'))
  await page.getByRole('button', { name: 'Verwijder mijn account' }).click()
  await page.waitForURL(shop('/'))
  expect(await page.evaluate(() => sessionStorage.getItem('concept:test'))).toBeNull()
  await second.waitForURL((url) => !url.pathname.startsWith('/account/subscription'))
  expect(await second.content()).not.toContain(jip.email)
  await close()
})
