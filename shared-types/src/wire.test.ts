import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Cents } from './money.ts'
import {
  alikeOnWire,
  contractPath,
  fromWire,
  onWire,
  parseWire,
  toWire,
  widerOnWire,
  wire,
  type WireOf,
  wirePath,
} from './wire.ts'

const Address = z.strictObject({ houseNumber: z.string(), countryCode: z.string() })
const Order = z.strictObject({
  orderId: z.string(),
  billingAddress: onWire('invoice_address', Address.nullable()),
  totalPrice: Cents,
  lines: z.array(z.strictObject({ subTotal: Cents.optional() })).min(1),
})
const order = {
  orderId: '7',
  billingAddress: { houseNumber: '12', countryCode: 'NL' },
  totalPrice: 1999,
  lines: [{ subTotal: 1234 }, {}],
}
const written = {
  order_id: '7',
  invoice_address: { house_number: '12', country_code: 'NL' },
  total_price: 19.99,
  lines: [{ sub_total: 12.34 }, {}],
}

describe('the wire form of a contract', () => {
  it('has names in snake_case and amounts in euros, and converts back without loss', () => {
    expect(toWire(Order, order)).toEqual(written)
    expect(z.parse(wire(Order), written)).toEqual(written)
    expect(fromWire(Order, written)).toEqual(order)
  })
  it('is as strict as the contract for requests', () => {
    expect(z.safeParse(wire(Order), { ...written, more: 1 }).success).toBe(false)
    expect(z.safeParse(wire(Order), { ...written, lines: [] }).success).toBe(false)
    expect(z.safeParse(wire(Order), { ...written, total_price: 19.995 }).success).toBe(false)
  })
  it('ignores new fields of an answer, at any depth', () => {
    const answer = { ...written, more: 1, lines: [{ more: 2 }] }
    expect(parseWire(Order, answer)).toEqual({ success: true, data: { ...order, lines: [{}] } })
  })
  it('names malformed fields of an answer by their names on the wire', () => {
    const parsed = parseWire(Order, { ...written, total_price: 'a lot' })
    expect(parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))).toEqual([
      'total_price',
    ])
  })
  it('is derived once, so that a registry can name it', () => {
    expect(wire(Order)).toBe(wire(Order))
  })
  it('is the schema itself if there is nothing to convert', () => {
    const Titles = z.strictObject({ code: z.string(), titles: z.array(z.string().nullable()) })
    const Option = alikeOnWire(z.object({ btnText: z.string() }))
    expect([wire(Titles), wire(Option)]).toEqual([Titles, Option])
  })
  it('of a part with the same names has its amounts in euros', () => {
    const Option = alikeOnWire(z.strictObject({ btnText: z.string(), basePrice: Cents }))
    const petrol: WireOf<typeof Option> = { btnText: 'Petrol', basePrice: 0.85 }
    expect(toWire(Option, { btnText: 'Petrol', basePrice: 85 })).toEqual(petrol)
    expect(fromWire(Option, petrol)).toEqual({ btnText: 'Petrol', basePrice: 85 })
  })
  it('may have fields that the contract does not have', () => {
    const Whole = z.strictObject({ id: z.int(), firstName: z.string() })
    const Part = widerOnWire(z.strictObject({ firstName: z.string() }), Whole)
    expect(toWire(Part, { id: 3, firstName: 'Zoë' })).toEqual({ id: 3, first_name: 'Zoë' })
    expect(fromWire(Part, { id: 3, first_name: 'Zoë' })).toEqual({ firstName: 'Zoë' })
  })
  it('is derived for a part that contains itself, at any depth', () => {
    const Item = z.strictObject({
      shortTitle: z.string(),
      get items() {
        return z.array(Item)
      },
    })
    const item = { shortTitle: 'Slapen', items: [{ shortTitle: 'Bedden', items: [] }] }
    const named = { short_title: 'Slapen', items: [{ short_title: 'Bedden', items: [] }] }
    expect(toWire(Item, item)).toEqual(named)
    expect(z.parse(wire(Item), named)).toEqual(named)
    expect(fromWire(Item, named)).toEqual(item)
    const newer = { short_title: 'Slapen', items: [{ short_title: 'Bedden', items: [], more: 1 }] }
    expect(z.safeParse(wire(Item), newer).success).toBe(false)
    expect(parseWire(Item, newer)).toEqual({ success: true, data: item })
  })
  it('has the default of a field in its own names and amounts', () => {
    const Shipping = z.strictObject({
      shippingMethod: z.strictObject({ methodCode: z.string(), extraPrice: Cents }).default({
        methodCode: 'post',
        extraPrice: 495,
      }),
    })
    const post: WireOf<typeof Shipping> = { shipping_method: { method_code: 'post', extra_price: 4.95 } }
    expect(z.parse(wire(Shipping), {})).toEqual(post)
    expect(fromWire(Shipping, post)).toEqual({ shippingMethod: { methodCode: 'post', extraPrice: 495 } })
  })
  it('has that default also if an answer is parsed before the form is derived', () => {
    const Method = z.strictObject({ extraPrice: Cents })
    const Choice = z.strictObject({ method: Method.nullable().default({ extraPrice: 495 }) })
    expect(parseWire(Choice, {})).toEqual({ success: true, data: { method: { extraPrice: 495 } } })
    expect(z.parse(wire(Choice), {})).toEqual({ method: { extra_price: 4.95 } })
  })
  it('of an amount with limits has the same limits in euros', () => {
    const Supplement = z.strictObject({ extra: Cents.min(0).lt(1_001), off: Cents.max(0).nullable() })
    const form = wire(Supplement)
    const allowed = [-0.01, 0, 0.005, 9.99, 10, 10.01].filter(
      (extra) => z.safeParse(form, { extra, off: null }).success,
    )
    expect(allowed).toEqual([0, 9.99, 10])
    expect(z.safeParse(form, { extra: 0, off: 0.01 }).success).toBe(false)
    expect(toWire(Supplement, { extra: 999, off: -1 })).toEqual({ extra: 9.99, off: -0.01 })
    expect(fromWire(Supplement, { extra: 9.99, off: null })).toEqual({ extra: 999, off: null })
  })
  it('cannot be derived from an amount with other checks', () => {
    expect(() => wire(Cents.multipleOf(5))).toThrow('limits')
  })
  it('cannot be derived from a schema with checks, which would get fields with other names', () => {
    const Checked = z
      .strictObject({ houseNumber: z.string() })
      .refine(({ houseNumber }) => houseNumber !== '')
    expect(() => wire(Checked)).toThrow('checks')
  })
})

describe('the path of a field', () => {
  it.each([
    ['billingAddress.houseNumber', 'invoice_address.house_number'],
    ['lines.0.subTotal', 'lines.0.sub_total'],
    ['unknown', 'unknown'],
  ])('%s is %s on the wire, and back', (path, name) => {
    expect(wirePath([undefined, Order], path)).toBe(name)
    expect(contractPath([undefined, Order], name)).toBe(path)
  })
})
