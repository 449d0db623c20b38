/** @module-tag slow */
import type { Page } from 'playwright-core'
import { SearchResults } from 'shared-types/contracts/catalog'
import type { StaffProduct, VariantHistory } from 'shared-types/contracts/admin/assortment/products'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { apiPaths } from 'shared-types/urls/api-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { expect, inject, it } from 'vitest'
import { openPage } from './browser.ts'
import { office, openOfficeAt } from './office.ts'
import { order, post } from './order-by-api.ts'

const openOrder = async (pieces: number) => {
  const shopper = await openPage()
  const id = await order(shopper.page, 'paid', pieces)
  await shopper.close()
  const opened = await openOfficeAt(`orders/${id}/show`)
  await opened.page.getByRole('heading', { name: 'Geschiedenis' }).waitFor()
  return { ...opened, id }
}

/** The next such change reaches the server, and its answer is lost. */
const loseAnswer = (page: Page, path: RegExp) =>
  page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

/** Keeps the answer of the next such change back until the returned function is called. */
const holdAnswer = async (page: Page, path: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    path,
    async (route) => {
      const answer = await route.fetch()
      await promise
      await route.fulfill({ response: answer })
    },
    { times: 1 },
  )
  return resolve
}

const read = async <Answer>(page: Page, path: string) => {
  const answer = await page.request.get(new URL(path, office()).href)
  return (await answer.json()) as Answer
}
const readOrder = (page: Page, id: string) => read<StaffOrder>(page, pathOf(admin.order, { id }))

/** As a colleague, or in another tab. */
const ship = async (page: Page, id: string, quantity: number) => {
  const { lines } = await readOrder(page, id)
  const answer = await page.request.post(new URL(pathOf(admin.orderShip, { id }), office()).href, {
    headers: { origin: new URL(office()).origin },
    data: { carrier: 'own', lines: lines.map((line) => ({ id: line.id, quantity })), more: true },
  })
  expect(answer.status()).toBe(200)
}

const perhapsDone = /Misschien is het wel gelukt/

const choose = async (page: Page, label: RegExp, quantity: number) => {
  await page.getByLabel(label).click()
  await page.getByRole('option', { name: String(quantity), exact: true }).click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

it('a refund whose answer was lost is paid once, and the dialog shows it as it was until then', async () => {
  const { page, id, close } = await openOrder(1)
  await page.getByRole('button', { name: 'Terugbetalen' }).click()
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByLabel("Bedrag in euro's")
  await amount.fill('5')
  await loseAnswer(page, /\/refund$/)
  await dialog.getByRole('button', { name: '€ 5,00 terugbetalen' }).click()
  await dialog.getByText(perhapsDone).waitFor()
  // The page behind it has the refund.
  await page.getByText('Terugbetalingen').waitFor()
  expect(await amount.inputValue()).toBe('5')
  await dialog.getByRole('button', { name: '€ 5,00 terugbetalen' }).click()
  await page.getByText('De terugbetaling is vastgelegd.').waitFor()
  expect((await readOrder(page, id)).refunds).toHaveLength(1)
  await close()
})

it('a refund after one of a colleague is refused, and shows what is left', async () => {
  const { page, id, close } = await openOrder(1)
  await page.getByRole('button', { name: 'Terugbetalen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel("Bedrag in euro's").fill('5')
  const { refundableCents } = await readOrder(page, id)
  const data = { way: 'manual', amountCents: 500, lines: [], restock: false }
  await page.request.post(new URL(pathOf(admin.orderRefund, { id }), office()).href, {
    headers: { origin: new URL(office()).origin },
    data: { ...data, refundableCents: refundableCents.total },
  })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.getByText('Terugbetalingen').waitFor()
  await dialog.getByRole('button', { name: '€ 5,00 terugbetalen' }).click()
  await dialog.getByText(/^Intussen is het bedrag veranderd/).waitFor()
  await expect.poll(() => dialog.getByLabel("Bedrag in euro's").inputValue()).toBe('')
  expect((await readOrder(page, id)).refunds).toHaveLength(1)
  await close()
})

it('a parcel whose answer was lost leaves once', async () => {
  const { page, id, close } = await openOrder(3)
  await page.getByRole('button', { name: 'Verzenden', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await choose(page, /^Aantal in dit pakket/, 1)
  await dialog.getByLabel(/^Trackcode van/).fill('3SABCD000000001')
  await loseAnswer(page, /\/ship$/)
  await dialog.getByRole('button', { name: 'Verzenden' }).click()
  await dialog.getByText(perhapsDone).waitFor()
  await page.getByText('Andere pakketten').waitFor()
  await dialog.getByRole('button', { name: 'Verzenden' }).click()
  await page.getByText('Het pakket is verzonden.').waitFor()
  expect((await readOrder(page, id)).parcels).toHaveLength(1)
  await close()
})

it('a parcel after one of a colleague is refused, and shows the pieces that are left', async () => {
  const { page, id, close } = await openOrder(3)
  await page.getByRole('button', { name: 'Verzenden', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await choose(page, /^Aantal in dit pakket/, 1)
  await dialog.getByLabel(/^Trackcode van/).fill('3SABCD000000001')
  await ship(page, id, 1)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.getByText('Andere pakketten').waitFor()
  await dialog.getByRole('button', { name: 'Verzenden' }).click()
  await dialog.getByText(/^Intussen is een ander pakket verzonden/).waitFor()
  expect(await dialog.getByLabel(/^Aantal in dit pakket/).innerText()).toBe('2')
  expect((await readOrder(page, id)).parcels).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Verzenden' }).click()
  await page.getByText('De bestelling is verzonden.').waitFor()
  await close()
})

it('pieces that had not left are proposed for a refund, and go back to stock', async () => {
  const { page, id, close } = await openOrder(4)
  await ship(page, id, 1)
  await page.reload()
  await page.getByRole('button', { name: 'Terugbetalen' }).click()
  const dialog = page.getByRole('dialog')
  const restocked = dialog.getByLabel(/^Terug naar de voorraad/)
  await choose(page, /^Aantal terug van/, 3)
  expect(await dialog.getByLabel(/^Waarvan niet verzonden/).innerText()).toBe('3')
  expect(await restocked.innerText()).toBe('3')
  await choose(page, /^Waarvan niet verzonden/, 2)
  expect(await restocked.innerText()).toBe('2')
  await choose(page, /^Terug naar de voorraad/, 1)
  await dialog.getByRole('button', { name: /terugbetalen$/ }).click()
  await page.getByText(/niet verzonden: 2, naar de voorraad: 1/).waitFor()
  const { refunds } = await readOrder(page, id)
  expect(refunds).toMatchObject([{ restock: true, lines: [{ quantity: 3, restockQuantity: 1 }] }])
  await close()
})

it('of an order whose rug comes back, sent pieces are proposed for a refund', async () => {
  const { page, id, close } = await openOrder(3)
  await ship(page, id, 2)
  const { number: orderNumber, email } = await readOrder(page, id)
  const shopper = await openPage()
  const request = { orderNumber, email, reason: 'size', explanation: '', website: '' }
  await post(shopper.page, apiPaths.serviceFeeRequest, request)
  await shopper.close()
  await page.reload()
  await page.getByText(/^Retour van een vloerkleed gemeld op/).waitFor()
  await page.getByRole('button', { name: 'Terugbetalen' }).click()
  await choose(page, /^Aantal terug van/, 2)
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel(/^Waarvan niet verzonden/).innerText()).toBe('0')
  expect(await dialog.getByLabel(/^Terug naar de voorraad/).innerText()).toBe('0')
  await close()
})

it('pieces that come back do not go to stock before someone has seen them', async () => {
  const { page, id, close } = await openOrder(2)
  const answer = await page.request.post(new URL(pathOf(admin.orderShip, { id }), office()).href, {
    headers: { origin: new URL(office()).origin },
    data: { carrier: 'own' },
  })
  expect(answer.status()).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'Terugbetalen' }).click()
  await choose(page, /^Aantal terug van/, 2)
  expect(
    await page
      .getByRole('dialog')
      .getByLabel(/^Terug naar de voorraad/)
      .innerText(),
  ).toBe('0')
  await close()
})

const openStock = async () => {
  const answer = await fetch(`${inject('shopUrl')}${apiPaths.search('theedoek')}`)
  const [first] = SearchResults.parse(await answer.json()).products
  const { page, close } = await openOfficeAt(`products/${first?.id}`)
  await page
    .getByRole('button', { name: /wijzigen$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const correctionsOf = async (reason: string) => {
    const { variants } = await read<StaffProduct>(page, pathOf(admin.product, { id: first?.id ?? 0 }))
    const histories = await Promise.all(
      variants.map(({ id }) => read<VariantHistory>(page, pathOf(admin.variantHistory, { id }))),
    )
    return histories.flatMap(({ corrections }) => corrections).filter((one) => one.reason === reason)
  }
  const variant = async () => {
    const { variants } = await read<StaffProduct>(page, pathOf(admin.product, { id: first?.id ?? 0 }))
    const title = await dialog.getByRole('heading').first().innerText()
    const shown = variants.find(({ sku }) => title.includes(`(${sku})`))
    if (!shown) throw new Error('The dialog is about no article of the product.')
    return shown
  }
  return { page, close, dialog, correctionsOf, variant }
}

it('a correction of the stock whose answer was lost is counted once', async () => {
  const { page, close, dialog, correctionsOf } = await openStock()
  const reason = `Telling ${Date.now()}`
  await dialog.getByLabel('Erbij of eraf (-)').fill('3')
  await dialog.getByLabel('Reden').fill(reason)
  await loseAnswer(page, /\/stock$/)
  const send = dialog.getByRole('button', { name: 'Voorraad bijwerken' })
  await send.click()
  await dialog.getByText(perhapsDone).waitFor()
  await send.click()
  await page.getByText('Opgeslagen').waitFor()
  expect(await correctionsOf(reason)).toHaveLength(1)
  await close()
})

it('what is typed in a small form or a note while it is sent stays', async () => {
  const { page, close, dialog, correctionsOf } = await openStock()
  const reason = `Levering ${Date.now()}`
  const [change, why] = [dialog.getByLabel('Erbij of eraf (-)'), dialog.getByLabel('Reden')]
  await change.fill('2')
  await why.fill(reason)
  const answer = await holdAnswer(page, /\/stock$/)
  const send = dialog.getByRole('button', { name: 'Voorraad bijwerken' })
  await send.click()
  await why.fill('Breuk')
  await expect.poll(() => send.isDisabled()).toBe(true)
  answer()
  await page.getByText('Opgeslagen').waitFor()
  await expect.poll(() => send.isDisabled()).toBe(false)
  expect([await change.inputValue(), await why.inputValue()]).toEqual(['', 'Breuk'])
  expect(await correctionsOf(reason)).toHaveLength(1)
  await close()

  const opened = await openOrder(1)
  const note = opened.page.getByLabel('Notitie')
  const add = opened.page.getByRole('button', { name: 'Toevoegen' })
  await note.fill('Klant belde')
  const noted = await holdAnswer(opened.page, /\/notes$/)
  await add.click()
  await note.fill('Belt morgen terug')
  await expect.poll(() => add.isDisabled()).toBe(true)
  noted()
  await opened.page.getByRole('cell', { name: 'Klant belde' }).waitFor()
  expect(await note.inputValue()).toBe('Belt morgen terug')
  await opened.close()
})

it('a price that a colleague changed meanwhile is not overwritten before the employee has read it', async () => {
  const { page, close, dialog, variant } = await openStock()
  await dialog.getByLabel('Prijs in euro').waitFor()
  const { id, priceCents: wasCents } = await variant()
  await dialog.getByLabel('Prijs in euro').fill('33,33')
  const path = pathOf(admin.variantPrice, { id })
  const answer = await page.request.post(new URL(path, office()).href, {
    headers: { origin: new URL(office()).origin },
    data: { priceCents: 4444, wasCents },
  })
  expect(answer.status()).toBeLessThan(300)
  // Another form of the dialog reads the article again.
  await dialog.getByLabel('Erbij of eraf (-)').fill('1')
  await dialog.getByLabel('Reden').fill(`Vondst ${Date.now()}`)
  await dialog.getByRole('button', { name: 'Voorraad bijwerken' }).click()
  await dialog.getByRole('heading', { name: /44,44/ }).waitFor()
  await page.getByText('Opgeslagen').waitFor({ state: 'detached' })
  const save = dialog.getByRole('button', { name: 'Prijs opslaan' })
  await save.click()
  await dialog.getByText(/intussen gewijzigd/).waitFor()
  expect((await variant()).priceCents).toBe(4444)
  await save.click()
  await page.getByText('Opgeslagen').waitFor()
  expect((await variant()).priceCents).toBe(3333)
  await close()
})

it('a refund of everything whose answer was lost keeps its dialog, and is paid once', async () => {
  const { page, id, close } = await openOrder(1)
  await page.getByRole('button', { name: 'Terugbetalen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Alle stuks' }).click()
  await loseAnswer(page, /\/refund$/)
  const send = dialog.getByRole('button', { name: /terugbetalen$/ })
  await send.click()
  await page.getByText('Terugbetalingen').waitFor()
  await dialog.getByText(perhapsDone).waitFor()
  await send.click()
  await page.getByText('De terugbetaling is vastgelegd.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect((await readOrder(page, id)).refunds).toHaveLength(1)
  await close()
})

it('a refund after a colleague has refunded everything says so', async () => {
  const { page, id, close } = await openOrder(1)
  await page.getByRole('button', { name: 'Terugbetalen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Alle stuks' }).click()
  const { refundableCents, lines } = await readOrder(page, id)
  const answer = await page.request.post(new URL(pathOf(admin.orderRefund, { id }), office()).href, {
    headers: { origin: new URL(office()).origin },
    data: {
      way: 'manual',
      amountCents: refundableCents.total,
      lines: lines.map((line) => ({ id: line.id, quantity: line.quantity, unsentQuantity: line.quantity })),
      restock: true,
      refundableCents: refundableCents.total,
    },
  })
  expect(answer.status()).toBe(200)
  await dialog.getByRole('button', { name: /terugbetalen$/ }).click()
  await page.getByText('Terugbetalingen').waitFor()
  await dialog.getByText(/^Intussen/).waitFor()
  await dialog.getByText('Al het geld is al terug bij de klant. De bestelling is afgesloten.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Afsluiten' }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await dialog.waitFor({ state: 'detached' })
  await close()
})

it('a whole shipment whose answer was lost keeps its dialog, and leaves once', async () => {
  const { page, id, close } = await openOrder(1)
  await page.getByRole('button', { name: 'Verzenden', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Trackcode van/).fill('3SABCD000000001')
  await loseAnswer(page, /\/ship$/)
  await dialog.getByRole('button', { name: 'Verzenden' }).click()
  await page.getByText('Trackcode corrigeren').waitFor()
  await dialog.getByText(perhapsDone).waitFor()
  await dialog.getByRole('button', { name: 'Verzenden' }).click()
  await page.getByText('De bestelling is verzonden.').waitFor()
  const { state, parcels } = await readOrder(page, id)
  expect({ state, parcels }).toEqual({ state: 'shipped', parcels: [] })
  await close()
})

it('the focus stays on the button of a small form or a note after it was sent', async () => {
  const { page, close, dialog } = await openStock()
  await dialog.getByLabel('Erbij of eraf (-)').fill('1')
  await dialog.getByLabel('Reden').fill(`Vondst ${Date.now()}`)
  const send = dialog.getByRole('button', { name: 'Voorraad bijwerken' })
  await send.press('Enter')
  await page.getByText('Opgeslagen').waitFor()
  expect(await send.evaluate((button) => button === document.activeElement)).toBe(true)
  await close()

  const opened = await openOrder(1)
  await opened.page.getByLabel('Notitie').fill('Klant belde')
  const add = opened.page.getByRole('button', { name: 'Toevoegen' })
  await add.press('Enter')
  await opened.page.getByRole('cell', { name: 'Klant belde' }).waitFor()
  expect(await add.evaluate((button) => button === document.activeElement)).toBe(true)
  await opened.close()
})

it('after a lost answer the dialog of an article shows the new stock, and another change is not the first', async () => {
  const { page, close, dialog, correctionsOf } = await openStock()
  const reason = `Telling ${Date.now()}`
  const stockOf = async () => Number(/(-?\d+) op voorraad/.exec(await dialog.innerText())?.[1])
  const before = await stockOf()
  const [change, why] = [dialog.getByLabel('Erbij of eraf (-)'), dialog.getByLabel('Reden')]
  await change.fill('3')
  await why.fill(reason)
  await loseAnswer(page, /\/stock$/)
  const send = dialog.getByRole('button', { name: 'Voorraad bijwerken' })
  await send.click()
  await dialog.getByText(perhapsDone).waitFor()
  await expect.poll(stockOf).toBe(before + 3)
  await change.fill('-1')
  await send.click()
  await expect.poll(stockOf).toBe(before + 2)
  await change.fill('3')
  await why.fill(reason)
  await send.click()
  await expect.poll(stockOf).toBe(before + 5)
  expect(await correctionsOf(reason)).toHaveLength(3)
  await close()
})
