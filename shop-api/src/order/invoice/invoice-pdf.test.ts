import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { storedStep } from '../../../test/shopper.ts'
import { vatByRate } from '../../pricing/vat.ts'
import { invoicePdf } from './invoice-pdf.ts'

type Invoice = Parameters<typeof invoicePdf>[0]

const shop: Invoice['shop'] = {
  name: 'Sluimer',
  legalName: 'Sluimer B.V.',
  street: 'Dekenstraat 1',
  zipcode: '1012 JS',
  city: 'Amsterdam',
  email: 'klantenservice@sluimer.example',
  phone: '085 - 000 00 00',
  openingHours: 'Ma t/m vr 9.00 - 21.00 uur',
  cocNumber: '12345678',
  vatNumber: 'NL123456789B01',
}

const line = (number: number): Invoice['lines'][number] => ({
  id: number,
  orderId: crypto.randomUUID(),
  variantId: number,
  productId: number,
  productTitle: `Dekbedovertrek Zoë ${number}`,
  productSlug: 'zoe',
  name: '240 x 220 cm',
  sku: `SL-${number}`,
  brand: 'Sluimer',
  thumbnail: null,
  configuration: null,
  configurationKey: '',
  delivery: '',
  priceCents: 4995,
  vatRate: number % 2 ? 21 : 9,
  quantity: 2,
  discountCents: 0,
  gift: false,
})

const paidAt = new Date('2026-12-03T10:00:00Z')

const invoice = (count: number): Invoice => {
  const lines = Array.from({ length: count }, (_, index) => line(index + 1))
  const totalCents = count * 2 * 4995
  const vat = vatByRate(
    lines.map(({ vatRate, priceCents, quantity }) => ({ vatRate, amountCents: priceCents * quantity })),
    totalCents,
  )
  return {
    number: 'F2026-000007',
    at: paidAt,
    vat,
    replaces: null,
    shop,
    lines,
    shippingTitle: 'Standaard verzending',
    order: {
      id: crypto.randomUUID(),
      number: 'DKBD1000042',
      invoiceNumber: 'F2026-000007',
      cartId: crypto.randomUUID(),
      sessionTokenHash: null,
      placedFrom: null,
      placedFromNetwork: null,
      seller: null,
      transferHours: null,
      customerId: 1,
      state: 'paid',
      fingerprint: '',
      customer: storedStep.customer,
      billingAddress: storedStep.billingAddress,
      shippingAddress: { ...storedStep.billingAddress, firstName: 'Łukasz', lastName: 'Řehoř', name: '' },
      shippingMethod: 'standard',
      shippingTitle: 'Standaard verzending',
      paymentMethod: 'ideal',
      voucherCode: null,
      paymentDetails: null,
      vatVerified: null,
      totals: {
        totalQuantity: count * 2,
        subTotalCents: totalCents,
        subTotalOldCents: totalCents,
        savingCents: 0,
        shippingCents: 0,
        paymentCents: 0,
        additional: [],
        discounts: [],
        vat,
        grandTotalCents: totalCents,
      },
      totalCents,
      refundDueCents: 0,
      refundedCents: 0,
      paidBackBy: null,
      restockedLines: null,
      createdAt: paidAt,
      paidAt,
      shippedAt: null,
      completedAt: null,
      cancelledAt: null,
      refundedAt: null,
      shipment: null,
      moreTrackAndTraceUrls: [],
      shipmentLines: null,
      linksFrom: null,
      unsentPieces: 0,
      purchaseReportedAt: null,
      agreedPages: [],
    },
    payment: {
      id: crypto.randomUUID(),
      orderId: crypto.randomUUID(),
      provider: 'mollie',
      providerId: 'tr_7UhSN1zuXS',
      method: 'ideal',
      amountCents: totalCents,
      state: 'paid',
      strayCents: 0,
      surplus: false,
      refundedCents: 0,
      chargedBackCents: 0,
      url: null,
      createdAt: paidAt,
      updatedAt: paidAt,
      nextCheckAt: null,
      claimedUntil: null,
    },
  }
}

const read = async (count: number) => {
  const { totalPages, text } = await extractText(
    await getDocumentProxy(new Uint8Array(await invoicePdf(invoice(count)))),
    { mergePages: true },
  )
  return { totalPages, text: text.replaceAll(/\s+/g, ' ') }
}

it('contains seller, customer, articles, payment method, and the tax by rate', async () => {
  const { totalPages, text } = await read(2)
  expect(totalPages).toBe(1)
  for (const expected of [
    'Factuur F2026-000007',
    'Bestelnummer DKBD1000042',
    // The price of a piece without tax, at 21% and at 9%.
    '2 € 41,28 € 49,95 21% € 99,90',
    '2 € 45,83 € 49,95 9% € 99,90',
    'Sluimer B.V.',
    'KvK 12345678',
    'NL123456789B01',
    'tr_7UhSN1zuXS',
    '3 december 2026',
    "Zoë in 't Veld",
    'Dam 1 A',
    'Dekbedovertrek Zoë 1, 240 x 220 cm',
    'SL-2',
    'Totaal € 199,80',
    // 99,90 at each rate.
    '9% € 91,65 € 8,25 € 99,90',
    '21% € 82,56 € 17,34 € 99,90',
  ]) {
    expect(text).toContain(expected)
  }
  expect(text, 'the delivery address').not.toContain('Řehoř')
})

it.each(['Олена Ковальчук', 'Γιώργος Παπαδόπουλος', 'Nguyễn Trần', 'Nguyễn 王'])(
  'shows the name %s, which needs letters that the typeface of the shop lacks',
  async (name) => {
    const given = invoice(1)
    const billingAddress = { ...given.order.billingAddress, name }
    const bytes = await invoicePdf({ ...given, order: { ...given.order, billingAddress } })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
    // No typeface of the shop has Chinese.
    expect(text).toContain(name.replace(' 王', ''))
    expect(text).toContain('Dekbedovertrek Zoë 1')
  },
)

it('has the discount without tax', async () => {
  const { lines, ...given } = invoice(2)
  const discounted = lines.map((one) => Object.assign(one, { discountCents: 1000 }))
  const bytes = await invoicePdf({ ...given, lines: discounted })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  // 8,26 at 21% and 9,17 at 9%.
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Korting zonder btw € ?-17,43|Korting zonder btw -€ ?17,43/)
})

it('breaks lines only at spaces', async () => {
  const { text } = await read(1)
  expect(text).toContain('Ma t/m vr 9.00 - 21.00 uur')
})

it('continues on the next page, with all lines and the total', async () => {
  const { totalPages, text } = await read(60)
  expect(totalPages).toBeGreaterThan(2)
  for (let number = 1; number <= 60; number += 1) expect(text).toContain(`Artikelnummer SL-${number} `)
  expect(text).toContain('Totaal € 5.994,00')
})

it('names its columns and itself on each page, when it has several', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await invoicePdf(invoice(40))))
  const { totalPages, text } = await extractText(pdf)
  expect(totalPages).toBeGreaterThan(2)
  const named = text.map((_, index) => `Factuur F2026-000007 · pagina ${index + 1} van ${totalPages}`)
  expect(text.map((page, index) => page.includes(named[index] ?? ''))).not.toContain(false)
  const withArticles = text.filter((page) => page.includes('Artikelnummer'))
  expect(withArticles.length).toBeGreaterThan(1)
  expect(withArticles.filter((page) => !/Aantal\s+Zonder btw\s+Prijs/.test(page))).toEqual([])
})
