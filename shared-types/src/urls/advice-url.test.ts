import { expect, it } from 'vitest'
import { advisedCategory, adviceQuery } from './advice-url.ts'

it.each([
  ['/dekbed/keuzehulp/', 'dekbed'],
  ['boxspring/hotelboxsprings/keuzehulp', 'boxspring/hotelboxsprings'],
  ['keuzehulp', null],
  ['dekbed', null],
  ['keuzehulp/dekbed', null],
])('%j is the advice about %j', (path, category) => expect(advisedCategory(path)).toBe(category))

it.each([
  ['?vraag=2&utm_source=brief&qs1=3', 'qs1=3&vraag=2'],
  ['vraag=twee', ''],
  ['vraag=999', ''],
])('%j is %j', (query, spelt) => expect(adviceQuery(query)).toBe(spelt))
