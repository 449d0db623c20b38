import { expect, it } from 'vitest'
import { holds, measuresIn } from './measures.ts'
import { sizeIn } from '../../search/sizes.ts'

it.each([
  ['welk matras bij 95 kilo', [{ amount: 95, unit: 'kilo' }]],
  [
    'ik weeg 110kg en het bed is 180 cm breed',
    [
      { amount: 110, unit: 'kilo' },
      { amount: 180, unit: 'breed' },
    ],
  ],
  ['overtrek voor een bed van 160', [{ amount: 160, unit: 'breed' }]],
  ['een bed van 180x200', []],
  ['240x220', []],
])('reads weight and width of the bed in: %s', (message, measures) =>
  expect(measuresIn(message)).toEqual(measures),
)

it.each([
  ['Minder dan 80 kilo', [79], [80, 120]],
  ['80 tot 120 kilo', [80, 95, 120], [79, 121]],
  ['Meer dan 120 kilo', [121], [120]],
])('reads the range of %s', (text, inside, outside) => {
  const isFor = (amount: number) => holds(text, { amount, unit: 'kilo' })
  expect(inside.filter((amount) => !isFor(amount))).toEqual([])
  expect(outside.filter(isFor)).toEqual([])
})

it('distinguishes bed widths from each other and from weights', () => {
  expect(holds('80 of 90 cm breed.', { amount: 90, unit: 'breed' })).toBe(true)
  expect(holds('80 of 90 cm breed.', { amount: 85, unit: 'breed' })).toBe(false)
  expect(holds('80 of 90 cm breed.', { amount: 90, unit: 'kilo' })).toBe(false)
})

it.each([
  ['hebben jullie 240x200', { width: 240, length: 200 }],
  ['dekbed 140 x 220 cm', { width: 140, length: 220 }],
  ['240 bij 220', { width: 240, length: 220 }],
  ['bestelling 1234567', null],
])('reads the size in: %s', (message, size) => expect(sizeIn(message)).toEqual(size))
