import { describe, expect, it } from 'vitest'
import { levelSizes } from './sizes.ts'

describe('a typed size', () => {
  it.each([
    ['kleed 2 bij 3 meter', 'kleed 200x300'],
    ['molton 90 200 waterdicht', 'molton 90x200 waterdicht'],
    ['hoeslaken 160 200 30 hoek', 'hoeslaken 160x200 30 hoek'],
    ['kussensloop 60 70', 'kussensloop 60x70'],
    ['matras 180 op 200', 'matras 180x200'],
    ['dekbed van 100% katoen', 'dekbed van  katoen'],
  ])('is one word in %s', (term, levelled) => {
    expect(levelSizes(term)).toBe(levelled)
  })

  it.each(['dekbed 240x220', 'handdoek 500 gram', 'dekbed 60 graden', '200 240 gram', '160 x 200 30'])(
    'is not read in the numbers of %s',
    (term) => {
      expect(levelSizes(term)).toBe(term)
    },
  )
})
