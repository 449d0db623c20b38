import { expect, it } from 'vitest'
import { boxconfigId } from './configuration.ts'

it('a configuration names article and variant (xpoId, xpoVarId; spec §4) of every chosen option', () => {
  const [size, legs] = [
    { xpoId: 1, xpoVarId: 107 },
    { xpoId: 5, xpoVarId: 505 },
  ]
  expect(boxconfigId([size, legs])).toBe('1-107_5-505')
  expect(boxconfigId([])).toBe('')
})
