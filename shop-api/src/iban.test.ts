import { expect, it } from 'vitest'
import { isIban, spacedIban } from './iban.ts'

it.each([
  ['NL91ABNA0417164300', true],
  ['BE68539007547034', true],
  ['NL31SLUI0123456789', true],
  ['NL32SLUI0123456789', false],
  ['NL91 ABNA 0417 1643 00', false],
  ['91ABNA0417164300', false],
  ['', false],
])('%s is an account number: %s', (value, right) => {
  expect(isIban(value)).toBe(right)
})

it('is formatted in groups of four', () => {
  expect(spacedIban('NL31SLUI0123456789')).toBe('NL31 SLUI 0123 4567 89')
})
