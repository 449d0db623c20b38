import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Order, OrderLookup } from 'shared-types/contracts/order'
import { paths } from '../src/paths.ts'
import { openPage, openRunning } from './browser.ts'
import { watchMeasuring } from './measured.ts'
import { guest, placeOrder, post, reportOutcome } from './order-by-api.ts'

const shop = (path: string) => inject('shopUrl') + path

/** The page of an order of this browser, which the test bank reports as pending. */
const openOrder = async (paymentMethod: string) => {
  const { page, close } = await openPage()
  const placed = await placeOrder(page, { paymentMethod })
  await reportOutcome(placed, 'pending')
  // Sends no webhook: the shop asks the bank when the shopper returns from it.
  await page.request.get(inject('shopUrl') + apiPaths.orderStatus(placed.orderId))
  await page.goto(inject('shopUrl') + paths.order(placed.orderId))
  return { page, placed, close }
}

test('the page of an order by bank transfer says what to transfer, and to which account', async () => {
  const { page, placed, close } = await openOrder('banktransfer')
  const transfer = page.getByRole('region', { name: 'Overschrijven' })
  await transfer.waitFor()
  const answer = await page.request.get(inject('shopUrl') + apiPaths.order(placed.orderId))
  const { bankTransfer } = (await answer.json()) as { bankTransfer: { iban: string; reference: string } }
  expect(await transfer.innerText()).toContain(bankTransfer.iban)
  expect(await transfer.innerText()).toContain(bankTransfer.reference)
  await close()
})

test('the page of an order polls its status, and fetches the order again once the bank has paid', async () => {
  const { page, placed, close } = await openOrder('ideal')
  const unpaid = page.getByText('Deze pagina werkt zichzelf bij')
  await unpaid.waitFor()
  const reads = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    reads.set(pathname, (reads.get(pathname) ?? 0) + 1)
  })
  const readsOf = (path: string) => reads.get(path) ?? 0
  await expect
    .poll(() => readsOf(apiPaths.orderStatus(placed.orderId)), { timeout: 15_000 })
    .toBeGreaterThan(1)
  expect(readsOf(apiPaths.order(placed.orderId))).toBe(0)
  await reportOutcome(placed, 'paid')
  await expect.poll(() => unpaid.count(), { timeout: 15_000 }).toBe(0)
  expect(readsOf(apiPaths.order(placed.orderId))).toBe(1)
  await close()
})

test('an order that is withdrawn from its page before it is paid is cancelled', async () => {
  const { page, placed, close } = await openOrder('banktransfer')
  await page.getByRole('main').getByRole('link', { name: 'Herroepen', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Bestelling herroepen' }).waitFor()
  expect(await page.getByLabel('Bestelnummer').inputValue()).toMatch(/^DKBD/)
  await page.getByLabel('Naam').fill('Zoë Veld')
  await page.getByLabel('E-mailadres').fill(guest.customer.email)
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await page.getByText('We hebben je herroeping ontvangen').waitFor()
  await page.goto(`${inject('shopUrl')}${paths.order(placed.orderId)}`)
  await page.getByText('Geannuleerd').waitFor()
  await close()
})

test('the page of an order leads to what was ordered, and once it has left to the form for a review', async () => {
  const { page, placed, close } = await openOrder('ideal')
  const lines = page.getByRole('complementary', { name: 'Besteld' })
  const href = await lines.getByRole('link').first().getAttribute('href')
  expect(href).toMatch(/^\/[^/]+\.html\?v=\d+$/)
  const review = lines.getByRole('link', { name: /Schrijf een beoordeling/ })
  expect(await review.count()).toBe(0)
  await page.route(`**${apiPaths.order(placed.orderId)}*`, async (route) => {
    const answer = await route.fetch()
    const order: object = await answer.json()
    const at = new Date().toISOString()
    const sent = { state: 'completed', paymentState: 'paid', paidAt: at, shippedAt: at }
    await route.fulfill({ response: answer, json: { ...order, ...sent } })
  })
  await page.reload()
  await review.click()
  await page.getByRole('main').getByRole('group', { name: 'Je beoordeling' }).waitFor()
  await close()
})

/** Finds an order as the pakketchecker does. */
const lookUp = async (page: Page, orderId: string) => {
  const { orderNumber } = Order.parse(await (await page.request.get(shop(apiPaths.order(orderId)))).json())
  const sought = { orderNumber, email: guest.customer.email, zipcode: guest.billingAddress.zipcode }
  return { sought, found: OrderLookup.parse(await post(page, apiPaths.orderLookup, sought)) }
}

const isInAddress = (page: Page) => new URL(page.url()).searchParams.has('token')

test('the token of an order never stays in the address, where tags read it', async () => {
  const buyer = await openOrder('ideal')
  await reportOutcome(buyer.placed, 'paid')
  await buyer.page.request.get(shop(apiPaths.orderStatus(buyer.placed.orderId)))
  const { sought, found } = await lookUp(buyer.page, buyer.placed.orderId)
  await buyer.close()

  const { page, complaints, close } = await openPage()
  const title = page.getByRole('heading', { level: 1, name: `Bestelling ${sought.orderNumber}` })
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await openRunning(page, shop('/service/pakketchecker/'))
  await page.getByLabel('Bestelnummer').fill(sought.orderNumber)
  await page.getByLabel('E-mailadres').fill(sought.email)
  await page.getByLabel('Postcode').fill(sought.zipcode)
  await page.getByRole('button', { name: 'Bekijk je bestelling' }).click()
  await title.waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Herroepen', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Bestelling herroepen' }).waitFor()
  expect(await page.getByLabel('Bestelnummer').inputValue()).toBe(sought.orderNumber)
  await page.goBack()
  await title.waitFor()
  expect(addresses.filter((address) => address.includes('token'))).toEqual([])

  for (const at of [paths.order(found.orderId), paths.checkoutStatus(found.orderId)]) {
    await page.goto(`${shop(at)}?token=${found.token}`)
    await page.getByText(sought.orderNumber).first().waitFor()
    await expect.poll(() => isInAddress(page)).toBe(false)
    await page.reload()
    await page.getByText(sought.orderNumber).first().waitFor()
  }
  await page.getByRole('link', { name: 'Bekijk je bestelling' }).click()
  await title.waitFor()
  expect(isInAddress(page)).toBe(false)
  expect(complaints).toEqual([])
  await close()
})

test('links of an order open it in a new tab too, without its token in the address', async () => {
  const buyer = await openOrder('ideal')
  await reportOutcome(buyer.placed, 'paid')
  await buyer.page.request.get(shop(apiPaths.orderStatus(buyer.placed.orderId)))
  const { sought, found } = await lookUp(buyer.page, buyer.placed.orderId)
  await buyer.close()

  const { page, context, close } = await openPage()
  const openInTab = async (link: string) => {
    const opened = context.waitForEvent('page')
    await page
      .getByRole('main')
      .getByRole('link', { name: link, exact: true })
      .click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    expect(tab.url()).not.toContain(found.token)
    return tab
  }
  await page.goto(`${shop(paths.checkoutStatus(found.orderId))}?token=${found.token}`)
  await page.getByText(sought.orderNumber).first().waitFor()
  const order = await openInTab('Bekijk je bestelling')
  const title = { level: 1, name: `Bestelling ${sought.orderNumber}` }
  await order.getByRole('heading', title).waitFor()
  await page.getByRole('link', { name: 'Bekijk je bestelling' }).click()
  const withdrawal = await openInTab('Herroepen')
  await expect.poll(() => withdrawal.getByLabel('E-mailadres').inputValue()).toBe(sought.email)
  await withdrawal.getByRole('button', { name: 'Volgende' }).click()
  const sent = withdrawal.waitForRequest((request) => request.url().endsWith(apiPaths.withdrawals))
  await withdrawal.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  expect((await sent).postDataJSON()).toHaveProperty('token', found.token)

  // Without the tab that shows the link, the new one still has its token.
  await page.close()
  await order.reload()
  await order.getByRole('heading', title).waitFor()
  expect(new URL(order.url()).search).toBe('')
  await close()
})

test('an order that is paid after its pages were closed is measured when its mail is opened, once', async () => {
  const { page: buyer, placed, close: leave } = await openOrder('banktransfer')
  const { found } = await lookUp(buyer, placed.orderId)
  await leave()
  await reportOutcome(placed, 'paid')

  const { page, context, close } = await openPage()
  await context.addCookies([{ name: 'cookie-consent', value: 's1m1', url: shop('') }])
  const { measured, events } = await watchMeasuring(page, [shop('')])
  const link = `${shop(paths.order(found.orderId))}?token=${found.token}`
  await page.goto(link)
  await expect.poll(events).toContain('purchase')
  await page.goto(link)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => events().filter((event) => event === 'page_view')).toHaveLength(2)
  expect(events().filter((event) => event === 'purchase')).toHaveLength(1)
  expect(JSON.stringify(measured)).not.toContain(found.token)
  await close()
})

test('the page of an order has the day of its payment once it is paid', async () => {
  const { page, placed, close } = await openOrder('ideal')
  const payment = page.getByRole('heading', { name: 'Betaling' }).locator('..')
  await payment.waitFor()
  expect(await payment.locator('p').count()).toBe(1)
  await page.route(`**${apiPaths.order(placed.orderId)}*`, async (route) => {
    const answer = await route.fetch()
    const read: object = await answer.json()
    const json = { ...read, state: 'paid', paymentState: 'paid', paidAt: '2026-03-05T12:00:00.000Z' }
    await route.fulfill({ response: answer, json })
  })
  await page.reload()
  await payment.getByText('5 maart 2026').waitFor()
  await close()
})

test('the page of a failed order notices that it was paid in another tab', async () => {
  const { page, close } = await openPage()
  const placed = await placeOrder(page)
  await reportOutcome(placed, 'failed')
  await page.goto(shop(paths.order(placed.orderId)))
  const pay = page.getByRole('button', { name: 'Naar betaling' })
  await pay.waitFor()
  const again = (await post(page, apiPaths.orderPaymentUrl(placed.orderId), {})) as { url: string }
  await reportOutcome(again, 'paid')
  // SWR ignores a focus within five seconds of the last.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => dispatchEvent(new Event('focus')))
        return pay.count()
      },
      { timeout: 15_000 },
    )
    .toBe(0)
  await page.getByRole('link', { name: /^Factuur/ }).waitFor()
  await close()
})
