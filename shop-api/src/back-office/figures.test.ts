import { eq } from 'drizzle-orm'
import { InvoiceBefore, type StaffOrder } from 'shared-types/contracts/admin/orders'
import type { Figures, Overview } from 'shared-types/contracts/admin/overview'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper } from '../../test/shopper.ts'
import { employ } from '../../test/staff-under-test.ts'
import { order, replacedInvoice } from '../db/schema/buying/order.ts'
import { payment, paymentMovement, refund, testProviderPayment } from '../db/schema/buying/payment.ts'

let shop: ShopUnderTest
let owner: Awaited<ReturnType<typeof employ>>
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  owner = await employ(shop, 'owner')
})
afterAll(() => shop.close())

const read = async (id: string) => (await owner.ask('GET', pathOf(admin.order, { id }))).json<StaffOrder>()

/** A paid order of a duvet cover and a book, to the Netherlands or Belgium. */
const paidOrder = async (paidAt: string, isBelgian = false) => {
  const shopper = newShopper(shop)
  await shopper.fillIn(await makeArticle(shop.db, { priceCents: 4995 }))
  await shopper.add(await makeArticle(shop.db, { priceCents: 1333, vatRate: 9 }))
  if (isBelgian) {
    const there = { ...addressStep.billing_address, zipcode: '2000', country_code: 'BE' as const }
    await shopper.ask('POST', '/v1/checkout/customer', { ...addressStep, billing_address: there })
    await shopper.ask('POST', '/v1/checkout/paymentmethod', {
      selected_shipping_method: 'standard',
      selected_payment_method: 'ideal',
    })
  }
  const id = (await shopper.press()).body.order_id
  await settleOrder(shop, id, 'paid')
  const at = new Date(paidAt)
  await shop.db.update(order).set({ createdAt: at, paidAt: at }).where(eq(order.id, id))
  return read(id)
}

const refundPart = async ({ id, lines }: StaffOrder, amountCents: number, line?: number) => {
  const { refundableCents } = await read(id)
  const answer = await owner.ask('POST', pathOf(admin.orderRefund, { id }), {
    way: 'provider',
    amountCents,
    lines: line === undefined ? [] : [{ id: lines[line]?.id, quantity: 1 }],
    restock: false,
    refundableCents: refundableCents.total,
  })
  expect(answer.statusCode).toBe(200)
}

const period = '?from=2026-01-01&until=2026-03-31'
const figures = async () => (await owner.ask('GET', admin.figures + period)).json<Figures>()
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const cents = (cell = '') => Number(cell.replace(',', ''))
const vatCents = (grossCents: number, rate: number) => Math.round((grossCents * rate) / (100 + rate))

it('the figures of a quarter have its invoices less its credit notes, by rate and country, to the cent', async () => {
  expect(await figures()).toMatchObject({ invoices: { count: 0 }, rows: [], total: { grossCents: 0 } })

  // The first and the last moment of the quarter in Amsterdam, and those beside it.
  const dutch = await paidOrder('2025-12-31T23:00:00Z')
  const belgian = await paidOrder('2026-03-31T21:59:59Z', true)
  await paidOrder('2025-12-31T22:59:59Z')
  await paidOrder('2026-03-31T22:00:00Z')
  await refundPart(dutch, 4995, 0)
  await refundPart(belgian, 1001)
  for (const [{ id }, acceptedAt] of [
    [dutch, new Date('2026-02-10T12:00:00Z')],
    [belgian, new Date('2026-02-11T12:00:00Z')],
  ] as const) {
    await shop.db.update(refund).set({ acceptedAt }).where(eq(refund.orderId, id))
  }
  const invoices = await shop.db.select().from(order).where(eq(order.id, dutch.id))
  expect(sum(invoices[0]?.totals.vat.map(({ grossCents }) => grossCents) ?? [])).toBe(dutch.totalCents)

  const answer = await figures()
  const { rows, total, invoices: sold, creditNotes } = answer
  expect([sold.count, creditNotes.count]).toEqual([2, 2])
  expect(sold.grossCents).toBe(dutch.totalCents + belgian.totalCents)
  expect(creditNotes).toMatchObject({ grossCents: -5996 })
  expect(total).toEqual({
    grossCents: sold.grossCents - 5996,
    vatCents: sold.vatCents + creditNotes.vatCents,
  })
  expect(rows.map(({ country, rate }) => `${country} ${rate}`)).toEqual(['BE 9', 'BE 21', 'NL 9', 'NL 21'])
  for (const part of ['grossCents', 'vatCents'] as const) {
    expect(sum(rows.map((row) => row[part]))).toBe(total[part])
  }
  // The refunded piece has one rate: its whole tax goes back at that rate.
  const dutch21 = invoices[0]?.totals.vat.find(({ rate }) => rate === 21)
  expect(rows[3]).toEqual({
    country: 'NL',
    rate: 21,
    grossCents: (dutch21?.grossCents ?? 0) - 4995,
    vatCents: (dutch21?.amountCents ?? 0) - vatCents(4995, 21),
  })
})

it('the file has a line for each invoice and credit note, which add up to the figures', async () => {
  const { total } = await figures()
  const file = await owner.ask('GET', admin.figuresExport + period)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers['content-disposition']).toContain('cijfers-2026-01-01-2026-03-31.csv')
  const [head = [], ...lines] = file.body
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')))
  expect(head.join()).toBe(
    'soort,nummer,datum,bestelling,land,grondslag 9%,btw 9%,grondslag 21%,btw 21%,totaal,zonder creditnota',
  )
  expect(
    lines.map(([kind, number = '', day, of = '', country]) => [
      kind,
      number[0],
      day,
      of.slice(0, 4),
      country,
    ]),
  ).toEqual([
    ['factuur', 'F', '2026-01-01', 'DKBD', 'NL'],
    ['factuur', 'F', '2026-03-31', 'DKBD', 'BE'],
    ['creditnota', 'C', '2026-02-10', 'DKBD', 'NL'],
    ['creditnota', 'C', '2026-02-11', 'DKBD', 'BE'],
  ])
  expect(lines[2]?.slice(5)).toEqual(['0,00', '0,00', '-41,28', '-8,67', '-49,95', ''])
  expect(sum(lines.map((line) => cents(line[9])))).toBe(total.grossCents)
  expect(sum(lines.map((line) => cents(line[6]) + cents(line[8])))).toBe(total.vatCents)
  for (const line of lines) expect(sum(line.slice(5, 9).map(cents))).toBe(cents(line[9]))
})

it('credit notes of parts add up to the tax of their invoice, to the cent', async () => {
  const sold = await paidOrder('2024-08-01T12:00:00Z')
  await refundPart(sold, 1004, 0)
  for (const part of [1003, 1003]) await refundPart(sold, part)
  await refundPart(sold, sold.totalCents - 3010)
  await shop.db
    .update(refund)
    .set({ acceptedAt: new Date('2024-08-02T12:00:00Z') })
    .where(eq(refund.orderId, sold.id))
  const { creditNotes, total, rows } = (
    await owner.ask('GET', `${admin.figures}?from=2024-08-01&until=2024-08-31`)
  ).json<Figures>()
  expect(creditNotes.count).toBe(4)
  expect(total).toEqual({ grossCents: 0, vatCents: 0 })
  expect(rows.map(({ grossCents, vatCents: tax }) => [grossCents, tax])).toEqual([
    [0, 0],
    [0, 0],
  ])
})

const inMay = (path: string) => owner.ask('GET', `${path}?from=2024-05-01&until=2024-05-31`)

it('an invoice that is corrected after a part was refunded changes no sum, and has all of its documents in the file', async () => {
  const sold = await paidOrder('2024-05-01T12:00:00Z')
  await refundPart(sold, 1003)
  await shop.db
    .update(refund)
    .set({ acceptedAt: new Date('2024-05-02T12:00:00Z') })
    .where(eq(refund.orderId, sold.id))
  const before = (await inMay(admin.figures)).json<Figures>()

  const known = await read(sold.id)
  const { customer, billingAddress } = known
  const corrected = await owner.ask('PUT', pathOf(admin.orderInvoiceDetails, { id: sold.id }), {
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: '',
    vatNumber: '',
    cocNumber: '',
    billingAddress: { ...billingAddress, street: 'Rokin' },
    was: InvoiceBefore.strip().parse(known),
  })
  const { invoiceNumber, replacedInvoices } = corrected.json<StaffOrder>()
  await shop.db
    .update(replacedInvoice)
    .set({ at: new Date('2024-05-03T12:00:00Z') })
    .where(eq(replacedInvoice.orderId, sold.id))

  const after = (await inMay(admin.figures)).json<Figures>()
  expect([after.total, after.rows]).toEqual([before.total, before.rows])
  expect([after.invoices.count, after.creditNotes.count]).toEqual([2, 2])
  expect(after.creditNotes.grossCents).toBe(-sold.totalCents)
  const { body: file } = await inMay(admin.figuresExport)
  for (const number of [invoiceNumber, replacedInvoices[0]?.number, replacedInvoices[0]?.creditNoteNumber]) {
    expect.soft(file).toContain(number)
  }
  // What is refunded after that is the rest.
  await refundPart(sold, sold.totalCents - 1003)
  await shop.db
    .update(refund)
    .set({ acceptedAt: new Date('2024-05-04T12:00:00Z') })
    .where(eq(refund.orderId, sold.id))
  expect((await inMay(admin.figures)).json<Figures>().total).toEqual({ grossCents: 0, vatCents: 0 })
})

it('chargebacks, and refunds of money that was paid twice, are lines of their own', async () => {
  const before = await figures()
  const bought = await paidOrder('2026-02-01T12:00:00Z')
  const [paid] = await shop.db.select().from(payment).where(eq(payment.orderId, bought.id))
  const at = new Date('2026-02-20T12:00:00Z')
  await shop.db
    .insert(paymentMovement)
    .values({ paymentId: paid?.id ?? '', kind: 'chargeback', cents: 700, at })
  const twice = await paidOrder('2026-02-01T12:00:00Z')
  const [first] = await shop.db.select().from(payment).where(eq(payment.orderId, twice.id))
  await shop.db
    .update(payment)
    .set({ strayCents: 900 })
    .where(eq(payment.id, first?.id ?? ''))
  await shop.db.insert(refund).values({
    orderId: twice.id,
    amountCents: 900,
    lines: [],
    restock: false,
    state: 'done',
    acceptedAt: at,
    nextAttemptAt: at,
  })
  expect(await figures()).toMatchObject({
    creditNotes: before.creditNotes,
    total: { grossCents: before.total.grossCents + bought.totalCents + twice.totalCents },
    chargedBack: { count: 1, cents: 700 },
    refundedWithoutNote: { count: 1, cents: 900 },
  })
})

it('refunds without a credit note are divided into double payments and the price, in the file too', async () => {
  const at = new Date('2023-05-10T12:00:00Z')
  const moveBack = async (
    { id }: StaffOrder,
    back: number,
    changed: Partial<typeof payment.$inferInsert>,
  ) => {
    const [paid] = await shop.db.select().from(payment).where(eq(payment.orderId, id))
    const paymentId = paid?.id ?? ''
    await shop.db
      .update(payment)
      .set({ refundedCents: back, ...changed })
      .where(eq(payment.id, paymentId))
    await shop.db.insert(paymentMovement).values({ paymentId, kind: 'refund', cents: back, at })
  }
  const bought = await paidOrder('2023-04-01T12:00:00Z')
  await moveBack(bought, 700, {})
  const twice = await paidOrder('2023-04-01T12:00:00Z')
  await moveBack(twice, 900, { surplus: true })
  const unpaid = await paidOrder('2023-04-01T12:00:00Z')
  await shop.db.update(order).set({ paidAt: null }).where(eq(order.id, unpaid.id))
  await moveBack(unpaid, 300, {})

  const may = '?from=2023-05-01&until=2023-05-31'
  expect((await owner.ask('GET', admin.figures + may)).json<Figures>()).toMatchObject({
    total: { grossCents: 0 },
    refundedWithoutNote: { count: 3, cents: 1900 },
    priceRefundedWithoutNote: { count: 1, cents: 700 },
  })
  const { body } = await owner.ask('GET', admin.figuresExport + may)
  for (const [kind, { number }, amount] of [
    ['terugbetaling van de prijs', bought, '-7,00'],
    ['terugbetaling van te veel betaald', twice, '-9,00'],
    ['terugbetaling van te veel betaald', unpaid, '-3,00'],
  ] as const) {
    expect.soft(body).toContain(`"${kind}";;"2023-05-10";"${number}";"NL";;"${amount}"`)
  }
})

/** What the page says of refunds without a credit note, and the file. */
const ofMonth = async (query: string) => {
  const shown = (await owner.ask('GET', admin.figures + query)).json<Figures>()
  const { body } = await owner.ask('GET', admin.figuresExport + query)
  return [shown.refundedWithoutNote.cents, body]
}

it('a refund without a credit note that fails later changes the period of the failure, not its own', async () => {
  const twice = await paidOrder('2022-12-01T12:00:00Z')
  const [made] = await shop.db
    .insert(refund)
    .values({
      orderId: twice.id,
      amountCents: 900,
      kind: 'overpayment',
      lines: [],
      restock: false,
      state: 'done',
      acceptedAt: new Date('2022-12-20T12:00:00Z'),
      nextAttemptAt: new Date('2022-12-20T12:00:00Z'),
    })
    .returning()
  const december = '?from=2022-12-01&until=2022-12-31'
  const before = await ofMonth(december)
  expect(before[0]).toBe(900)
  await shop.db
    .update(refund)
    .set({ state: 'failed', failedAt: new Date('2023-01-05T12:00:00Z') })
    .where(eq(refund.id, made?.id ?? ''))
  expect(await ofMonth(december)).toEqual(before)
  const [back, file] = await ofMonth('?from=2023-01-01&until=2023-01-31')
  expect(back).toBe(-900)
  expect(file).toContain(`"2023-01-05";"${twice.number}";"NL";;"9,00"`)
})

it('a chargeback and a refund at the provider count on their day, also when the payment changes later', async () => {
  const before = await figures()
  const { id } = await paidOrder('2026-02-01T12:00:00Z')
  const [paid] = await shop.db.select().from(payment).where(eq(payment.orderId, id))
  const atProvider = async (changed: Partial<typeof testProviderPayment.$inferInsert>) => {
    await shop.db
      .update(testProviderPayment)
      .set(changed)
      .where(eq(testProviderPayment.id, paid?.providerId ?? ''))
    await settleOrder(shop, id, 'paid')
  }
  await atProvider({ chargedBackCents: 700, refundedCents: 300 })
  const at = new Date('2026-03-01T12:00:00Z')
  await shop.db
    .update(paymentMovement)
    .set({ at })
    .where(eq(paymentMovement.paymentId, paid?.id ?? ''))
  await shop.db.update(refund).set({ acceptedAt: at }).where(eq(refund.orderId, id))
  await atProvider({ refundedCents: 400 })
  const { chargedBack, creditNotes, refundedWithoutNote } = await figures()
  expect([
    chargedBack.cents - before.chargedBack.cents,
    creditNotes.grossCents - before.creditNotes.grossCents,
    refundedWithoutNote.cents - before.refundedWithoutNote.cents,
  ]).toEqual([700, -300, 0])
})

it('the file has invoices and credit notes in the order of their numbers, by their own dates', async () => {
  for (const day of ['2025-05-02', '2025-05-01']) {
    const bought = await paidOrder(`${day}T12:00:00Z`)
    await refundPart(bought, 1000)
    await shop.db
      .update(refund)
      .set({ acceptedAt: new Date(`${day}T13:00:00Z`) })
      .where(eq(refund.orderId, bought.id))
  }
  const { body } = await owner.ask('GET', `${admin.figuresExport}?from=2025-05-01&until=2025-05-31`)
  const rows = [...body.matchAll(/"([FC]\d{4}-\d{6})";"([^"]+)"/g)].map(([, number = '', day]) => ({
    number,
    day,
  }))
  expect(rows.map(({ day }) => day)).toEqual(['2025-05-02', '2025-05-01', '2025-05-02', '2025-05-01'])
  const [invoices, notes] = [rows.slice(0, 2), rows.slice(2)].map((part) => part.map(({ number }) => number))
  expect(invoices).toEqual(invoices?.toSorted())
  expect(notes).toEqual(notes?.toSorted())
})

const revenue = async () =>
  sum((await owner.ask('GET', admin.overview)).json<Overview>().days.map(({ revenueCents }) => revenueCents))

it('the overview subtracts refunds from the revenue on their day', async () => {
  const before = await revenue()
  const bought = await paidOrder(new Date().toISOString())
  await refundPart(bought, 2000)
  expect(await revenue()).toBe(before + bought.totalCents - 2000)
})

it('only owners read the figures, and of a period that exists', async () => {
  const service = await employ(shop, 'service')
  for (const path of [admin.figures, admin.figuresExport]) {
    expect((await service.ask('GET', path + period)).statusCode).toBe(403)
    const backwards = await owner.ask('GET', `${path}?from=2026-03-01&until=2026-02-01`)
    expect([backwards.statusCode, backwards.body]).toEqual([
      422,
      expect.stringContaining('ligt voor de eerste'),
    ])
  }
})
