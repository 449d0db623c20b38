import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CartTotals } from 'shared-types/contracts/cart'
import { toWire, wire } from 'shared-types/wire'
import { z } from 'zod'
import { presentTotals } from './present.ts'
import { prorate, sum } from './amounts.ts'
import { calculateTotals, noCosts, type Costs, type PricedLine } from './totals.ts'
import { vatByRate, vatIncluded, vatOfPart, vatWithout } from './vat.ts'

const cents = fc.integer({ min: 0, max: 500_000 })
const titled = fc.record({ title: fc.string(), amountCents: cents })
const lineOf = fc.record<PricedLine>({
  priceCents: fc.integer({ min: 0, max: 500_000 }),
  priceOldCents: fc.option(cents),
  vatRate: fc.constantFrom(0, 9, 21),
  quantity: fc.integer({ min: 1, max: 99 }),
  discount: fc.option(fc.record({ title: fc.constantFrom('ZOMER', 'WINTER'), amountCents: cents })),
  gift: fc.boolean(),
})
const costsOf = fc.record<Costs>({
  shippingCents: cents,
  paymentCents: cents,
  additional: fc.array(titled, { maxLength: 3 }),
})
const cartOf = fc.tuple(fc.array(lineOf, { maxLength: 12 }), costsOf)

describe("a cart's totals", () => {
  it('add up from goods, costs and discounts', () => {
    fc.assert(
      fc.property(cartOf, ([lines, costs]) => {
        const totals = calculateTotals(lines, costs)
        expect(totals.grandTotalCents).toBe(
          totals.subTotalCents +
            totals.shippingCents +
            totals.paymentCents +
            sum(totals.additional.map((cost) => cost.amountCents)) -
            sum(totals.discounts.map((discount) => discount.amountCents)),
        )
        expect(totals.savingCents).toBe(totals.subTotalOldCents - totals.subTotalCents)
      }),
    )
  })

  it('are never negative, however large the discounts', () => {
    fc.assert(
      fc.property(cartOf, ([lines, costs]) => {
        const totals = calculateTotals(lines, costs)
        const amounts = [
          totals.grandTotalCents,
          totals.savingCents,
          ...totals.vat.map((part) => part.amountCents),
        ]
        for (const amount of [...amounts, ...totals.discounts.map((discount) => discount.amountCents)]) {
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(Number.isSafeInteger(amount)).toBe(true)
        }
      }),
    )
  })

  it('contain VAT parts that add up to the total, each correct to half a cent', () => {
    fc.assert(
      fc.property(cartOf, ([lines, costs]) => {
        const totals = calculateTotals(lines, costs)
        expect(sum(totals.vat.map((part) => part.grossCents))).toBe(totals.grandTotalCents)
        for (const { rate, grossCents, amountCents } of totals.vat) {
          expect(Math.abs(amountCents - (grossCents * rate) / (100 + rate))).toBeLessThanOrEqual(0.5)
        }
        expect(new Set(totals.vat.map((part) => part.rate)).size).toBe(totals.vat.length)
      }),
    )
  })

  it('match the contract', () => {
    fc.assert(
      fc.property(cartOf, ([lines, costs]) => {
        const spoken = toWire(CartTotals, presentTotals(calculateTotals(lines, costs)))
        expect(z.safeParse(wire(CartTotals), spoken).success).toBe(true)
      }),
    )
  })
})

describe('calculated examples', () => {
  it('charges nothing for an empty cart, whatever the delivery costs', () => {
    const totals = calculateTotals([], { ...noCosts, shippingCents: 995, paymentCents: 99 })
    expect(totals).toMatchObject({ grandTotalCents: 0, shippingCents: 0, paymentCents: 0, vat: [] })
  })

  it('adds up two covers, express delivery and PayPal', () => {
    const lines = [{ priceCents: 4995, priceOldCents: 6995, vatRate: 21, quantity: 2 }]
    expect(calculateTotals(lines, { ...noCosts, shippingCents: 995, paymentCents: 99 })).toEqual({
      totalQuantity: 2,
      subTotalCents: 9990,
      subTotalOldCents: 13990,
      savingCents: 4000,
      shippingCents: 995,
      paymentCents: 99,
      additional: [],
      discounts: [],
      vat: [{ rate: 21, grossCents: 11084, amountCents: 1924 }],
      grandTotalCents: 11084,
    })
  })

  it('distributes delivery costs over the VAT rates of the goods', () => {
    const lines = [
      { priceCents: 10_000, priceOldCents: null, vatRate: 21, quantity: 3 },
      { priceCents: 10_000, priceOldCents: null, vatRate: 9, quantity: 1 },
    ]
    expect(calculateTotals(lines, { ...noCosts, shippingCents: 1000 }).vat).toEqual([
      { rate: 9, grossCents: 10_250, amountCents: 846 },
      { rate: 21, grossCents: 30_750, amountCents: 5337 },
    ])
  })

  it('extracts the VAT from an amount to the cent', () => {
    expect(vatIncluded(12_100, 21)).toBe(2100)
    expect(vatIncluded(100, 21)).toBe(17)
    expect(vatIncluded(999, 0)).toBe(0)
  })

  it('distributes indivisible cents', () => {
    expect(prorate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(prorate(5, [0, 0])).toEqual([5, 0])
  })
})

describe('the tax of parts of an invoice', () => {
  const taxed = fc.array(
    fc.record({ vatRate: fc.constantFrom(0, 9, 21), amountCents: fc.integer({ min: 1, max: 50_000 }) }),
    { minLength: 1, maxLength: 5 },
  )
  const partsOf = fc.array(
    fc.record({ cents: fc.integer({ min: 1, max: 20_000 }), of: fc.array(fc.nat(4), { minLength: 1 }) }),
    { maxLength: 8 },
  )

  it('adds up to that of the invoice to the cent, whatever the parts are for, and is never more than a part', () => {
    fc.assert(
      fc.property(taxed, cents, partsOf, (lines, costs, parts) => {
        const total = sum(lines.map(({ amountCents }) => amountCents)) + costs
        const invoice = vatByRate(lines, total)
        let left = invoice
        const credit = (amountCents: number, of: typeof lines) => {
          const vat = vatOfPart(left, of, amountCents)
          expect(sum(vat.map(({ grossCents }) => grossCents))).toBe(amountCents)
          for (const part of vat) {
            expect(part.amountCents).toBeGreaterThanOrEqual(0)
            expect(Math.abs(part.amountCents - vatIncluded(part.grossCents, part.rate))).toBeLessThanOrEqual(
              1,
            )
          }
          left = vatWithout(left, vat)
        }
        for (const { cents: wanted, of } of parts) {
          const rest = sum(left.map(({ grossCents }) => grossCents))
          const chosen = lines.filter((_, index) => of.includes(index))
          if (wanted < rest) credit(wanted, chosen.length > 0 ? chosen : lines)
        }
        credit(sum(left.map(({ grossCents }) => grossCents)), lines)
        expect(left).toEqual(invoice.map(({ rate }) => ({ rate, grossCents: 0, amountCents: 0 })))
      }),
    )
  })
})
