import { describe, expect, it } from 'vitest'
import { heightsIn, levelSizes } from './sizes.ts'

describe('a typed size', () => {
  it.each([
    ['kleed 2 bij 3 meter', 'kleed 200x300'],
    ['molton 90 200 waterdicht', 'molton 90x200 waterdicht'],
    ['hoeslaken 160 200 30 hoek', 'hoeslaken 160x200 30 hoek'],
    ['kussensloop 60 70', 'kussensloop 60x70'],
    ['matras 180 op 200', 'matras 180x200'],
    ['matras hr 60', 'matras hr60'],
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

it('reads heights, but no widths', () => {
  expect(heightsIn('hoeslaken 180x200 30 cm hoog')).toEqual(['30'])
  expect(heightsIn('topper 7cm')).toEqual(['7'])
  expect(heightsIn('boxspring 180x200 cm')).toEqual([])
  expect(heightsIn('badmat 60 x 90 cm')).toEqual([])
})
