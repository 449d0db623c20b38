import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, inject, test } from 'vitest'
import { paths } from '../src/paths.ts'
import { openPage } from './browser.ts'
import { guest, placeOrder, reportOutcome } from './order-by-api.ts'

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
