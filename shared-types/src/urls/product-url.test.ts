import { expect, it } from 'vitest'
import { variantIn, variantQuery } from './product-url.ts'

it('reads the variant that it wrote', () => {
  expect(variantIn(`?${variantQuery(71)}`)).toBe(71)
  expect(variantIn('utm_source=mail&v=71')).toBe(71)
  expect(variantQuery(null)).toBe('')
})

it.each(['', '?v=', '?v=0', '?v=-1', '?v=7.1', '?v=abc', '?v=9999999999999'])(
  'treats %j as no choice',
  (query) => expect(variantIn(query)).toBeNull(),
)
