import { describe, expect, it } from 'vitest'
import { heightsIn, levelSizes, nearestSizes, sizeIn, writeSize } from './sizes.ts'

describe('a typed size', () => {
  it.each([
    ['kleed 2 bij 3 meter', 'kleed 200x300'],
    ['molton 90 200 waterdicht', 'molton 90x200 waterdicht'],
    ['hoeslaken 160 200 30 hoek', 'hoeslaken 160x200 30 hoek'],
    ['kussensloop 60 70', 'kussensloop 60x70'],
    ['matras 180 op 200', 'matras 180x200'],
    ['matras hr 60', 'matras hr60'],
    ['dekbed van 100% katoen', 'dekbed van  katoen'],
    ['dekbed maat 140x200', 'dekbed 140x200'],
    ['badjas in maat xl', 'badjas in xl'],
    ['badjas maat l', 'badjas l'],
  ])('is one word in %s', (term, levelled) => {
    expect(levelSizes(term)).toBe(levelled)
  })

  it.each([
    'welke maat dekbed',
    'maat matras',
    'dekbed 240x220',
    'handdoek 500 gram',
    'dekbed 60 graden',
    '200 240 gram',
    '160 x 200 30',
  ])('is not read in the numbers of %s', (term) => {
    expect(levelSizes(term)).toBe(term)
  })
})

it('reads heights, but no widths', () => {
  expect(heightsIn('hoeslaken 180x200 30 cm hoog')).toEqual(['30'])
  expect(heightsIn('topper 7cm')).toEqual(['7'])
  expect(heightsIn('boxspring 180x200 cm')).toEqual([])
  expect(heightsIn('badmat 60 x 90 cm')).toEqual([])
})

const covers = [
  '120x150 cm',
  '140x200 cm',
  '140x220 cm',
  '200x200 cm',
  '200x220 cm',
  '240x220 cm',
  '260x220 cm',
]

it.each([
  // The table of the blog 'welke-maat-dekbedovertrek'.
  ['dekbedovertrek', '90x200', covers, '140x200'],
  ['dekbedovertrek', '120x200', covers, '200x200'],
  ['dekbedovertrek', '160x200', covers, '200x200'],
  ['dekbed', '180x200', covers, '240x220'],
  // Sizes of a duvet, not of a bed.
  ['dekbed', '240x200', covers, '240x220'],
  ['dekbed', '220x220', covers, '240x220'],
  ['kinderdekbed', '100x135', covers, '120x150'],
  ['hoeslaken', '170x200', ['160x200', '180x200', '180x220'], '180x200'],
  ['molton', '150x200', ['140x200', '160x200'], '160x200'],
  ['hoeslaken', '210x200', ['180x200', '200x200'], undefined],
  // A mattress must not be wider than its bed, and a rug may be smaller.
  ['matras', '90x220', ['80x220', '90x210', '100x220'], '90x210'],
  ['vloerkleed', '200x300', ['200x290', '240x330'], '200x290'],
])('the nearest size to a %s of %s covers the bed', (kind, typed, titles, nearest) => {
  const size = sizeIn(typed)
  expect(size && nearestSizes(titles, size, kind).map(writeSize)[0]).toBe(nearest)
})
