import { expect, test } from 'vitest'
import { optionOf, shippingOptions } from './shipping-options.ts'

const method = (code: string, priceIncl: number) => ({ code, title: code, description: '', priceIncl })
const options = shippingOptions([
  method('standard', 0),
  method('standard_insured', 1_000),
  method('express', 995),
  method('express_insured', 1_995),
  method('pickup', 0),
])

test('insurance is an option of a shipping method, with its own price', () => {
  expect(options.map(({ code, insured }) => [code, insured])).toEqual([
    ['standard', { code: 'standard_insured', extra: 1_000 }],
    ['express', { code: 'express_insured', extra: 1_000 }],
    ['pickup', null],
  ])
})

test('finds the option of a stored method, insured or not', () => {
  expect(optionOf(options, 'express')?.code).toBe('express')
  expect(optionOf(options, 'express_insured')?.code).toBe('express')
  expect(optionOf(options, 'balloon')).toBeUndefined()
})
