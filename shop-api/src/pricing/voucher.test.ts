import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from './amounts.ts'
import { calculateTotals, type Costs } from './totals.ts'
import { evaluateVoucher, type VoucherLine, type VoucherRule, type VoucherUser } from './voucher.ts'

const now = new Date('2026-11-21T12:00:00Z')
const someone: VoucherUser = { now, usedBefore: false }
const rule = (part: Partial<VoucherRule> = {}): VoucherRule => ({
  title: '10% korting',
  kind: 'percentage',
  value: 10,
  category: null,
  minimumCents: 0,
  startsAt: null,
  endsAt: null,
  usesLeft: null,
  ...part,
})
const line = (priceCents: number, quantity = 1, part: Partial<VoucherLine> = {}): VoucherLine => ({
  priceCents,
  priceOldCents: null,
  vatRate: 21,
  quantity,
  categoryIds: [1],
  ...part,
})
const off = (voucher: VoucherRule, lines: VoucherLine[], user = someone) => {
  const verdict = evaluateVoucher(voucher, lines, user)
  return 'problem' in verdict ? verdict.problem.why : verdict.perLine
}

describe('a voucher', () => {
  it('takes off a percentage, rounded once and distributed to the cent', () => {
    expect(off(rule(), [line(4995, 2)])).toEqual([999])
    // 10% of 3,33 is 33,3 cents: 33 in total, not 11 times three.
    expect(off(rule(), [line(111), line(111), line(111)])).toEqual([11, 11, 11])
    expect(off(rule(), [line(105), line(105), line(105)])).toEqual([11, 11, 10])
  })

  it("takes off an amount, in proportion to the articles' prices", () => {
    const tenEuros = rule({ kind: 'amount', value: 1000, minimumCents: 5000 })
    expect(off(tenEuros, [line(4000), line(2000)])).toEqual([667, 333])
  })

  it('applies only to its own category, and not to gifts', () => {
    const bath = rule({ category: { id: 7, title: 'Badtextiel' } })
    const towel = line(2000, 1, { categoryIds: [3, 7] })
    const given = line(0, 1, { categoryIds: [7], gift: true })
    expect(off(bath, [line(9900), towel, given])).toEqual([0, 200, 0])
    expect(off(bath, [line(9900), given])).toBe('other_category')
  })

  it('applies from its minimum, to the cent', () => {
    const from = rule({ minimumCents: 7500 })
    expect(off(from, [line(7500)])).toEqual([750])
    expect(evaluateVoucher(from, [line(7499)], someone)).toEqual({
      problem: { why: 'below_minimum', minimumCents: 7500, missingCents: 1, category: null },
    })
    const bath = { id: 7, title: 'Badtextiel' }
    expect(
      off(rule({ minimumCents: 7500, category: bath }), [line(9900), line(50, 1, { categoryIds: [7] })]),
    ).toBe('below_minimum')
  })

  it('applies between its start and its end', () => {
    const later = new Date(now.getTime() + 1)
    expect(off(rule({ startsAt: now }), [line(100)])).toEqual([10])
    expect(off(rule({ startsAt: later }), [line(100)])).toBe('not_begun')
    expect(off(rule({ endsAt: later }), [line(100)])).toEqual([10])
    expect(off(rule({ endsAt: now }), [line(100)])).toBe('expired')
  })

  it('can be used up, or limited to one use per customer', () => {
    expect(off(rule({ usesLeft: 1 }), [line(100)])).toEqual([10])
    expect(off(rule({ usesLeft: 0 }), [line(100)])).toBe('used_up')
    expect(off(rule(), [line(100)], { now, usedBefore: true })).toBe('used_before')
  })
})

it('reduces the VAT of its articles only', () => {
  const lines = [line(10_000, 1, { vatRate: 9 }), line(10_000, 1, { categoryIds: [7] })]
  const verdict = evaluateVoucher(rule({ value: 50, category: { id: 7, title: 'Bad' } }), lines, someone)
  const discounted = lines.map((each, index) =>
    Object.assign(each, {
      discount: { title: 'Code', amountCents: 'perLine' in verdict ? (verdict.perLine[index] ?? 0) : 0 },
    }),
  )
  const totals = calculateTotals(discounted, { shippingCents: 0, paymentCents: 0, additional: [] })
  expect(totals.discounts).toEqual([{ title: 'Code', amountCents: 5000 }])
  expect(totals.vat).toEqual([
    { rate: 9, grossCents: 10_000, amountCents: 826 },
    { rate: 21, grossCents: 5000, amountCents: 868 },
  ])
})

describe('the totals of 500 random carts', () => {
  const lines = fc.array(
    fc.record<VoucherLine>({
      priceCents: fc.integer({ min: 1, max: 300_000 }),
      priceOldCents: fc.option(fc.integer({ min: 1, max: 400_000 })),
      vatRate: fc.constantFrom(0, 9, 21),
      quantity: fc.integer({ min: 1, max: 99 }),
      categoryIds: fc.subarray([1, 2, 3]),
      gift: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  const percentage = fc.record({
    kind: fc.constant('percentage' as const),
    value: fc.integer({ min: 1, max: 90 }),
  })
  // A voucher for an amount has a higher minimum: this is a rule of the database.
  const amount = fc
    .record({ value: fc.integer({ min: 1, max: 50_000 }), more: fc.integer({ min: 1, max: 5000 }) })
    .map(({ value, more }) => ({ kind: 'amount' as const, value, minimumCents: value + more }))
  const vouchers = fc
    .tuple(fc.oneof(percentage, amount), fc.option(fc.constantFrom(1, 2, 3)))
    .map(([part, id]) => rule({ ...part, category: id === null ? null : { id, title: 'Iets' } }))
  const costs = fc.record<Costs>({
    shippingCents: fc.constantFrom(0, 995),
    paymentCents: fc.constantFrom(0, 99),
    additional: fc.constantFrom([], [{ title: 'Verzendverzekering', amountCents: 1000 }]),
  })

  it('add up', () => {
    let discounted = 0
    fc.assert(
      fc.property(lines, vouchers, costs, (drawn, voucher, extra) => {
        const cart = drawn.map((each) => (each.gift ? Object.assign(each, { priceCents: 0 }) : each))
        const verdict = evaluateVoucher(voucher, cart, someone)
        const perLine = 'perLine' in verdict ? verdict.perLine : cart.map(() => 0)
        const priced = cart.map((each, index) =>
          Object.assign(each, { discount: { title: 'Code', amountCents: perLine[index] ?? 0 } }),
        )
        const totals = calculateTotals(priced, extra)
        const discount = sum(totals.discounts.map(({ amountCents }) => amountCents))
        if (discount > 0) discounted += 1

        expect(perLine.every((cents, index) => cents >= 0 && cents <= lineCents(cart[index]))).toBe(true)
        expect(discount).toBe(sum(perLine))
        expect(sum(cart.map(lineCents))).toBe(totals.subTotalCents)
        const added =
          extra.shippingCents + extra.paymentCents + sum(extra.additional.map((cost) => cost.amountCents))
        expect(totals.grandTotalCents).toBe(totals.subTotalCents - discount + added)
        expect(sum(totals.vat.map(({ grossCents }) => grossCents))).toBe(totals.grandTotalCents)
        // The total is never zero for a cart with goods or costs.
        expect(totals.grandTotalCents > 0).toBe(totals.subTotalCents > 0 || added > 0)
      }),
      { numRuns: 500 },
    )
    expect(discounted).toBeGreaterThan(100)
  })
})

const lineCents = (each: VoucherLine | undefined): number => (each ? each.priceCents * each.quantity : 0)
