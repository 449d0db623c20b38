import { expect, it } from 'vitest'
import { isAdviceQuery, readAdviceAnswers, writeAdviceAnswers } from './advice-answers.ts'

it.each([
  ['', ''],
  ['qs1=3', 'qs1=3'],
  ['?qs2=4&qs1=3', 'qs1=3&qs2=4'],
  ['qs3=2&qs3=1&qs3=2', 'qs3=1&qs3=2'],
  ['qs2=0', 'qs2=0'],
  ['qs2=0&qs2=1', 'qs2=1'],
  ['qs10=1&qs9=1', 'qs9=1&qs10=1'],
  ['utm_source=brief&qs1=3&vraag=2', 'qs1=3'],
  ['qs1=drie&qs0=1&qs=1&qs1=-1&qs1=1e3&qs1=00', ''],
  ['qs1=9999999&qs9999999=1', ''],
])('reads %j as %j', (query, spelt) => {
  expect(writeAdviceAnswers(readAdviceAnswers(query))).toBe(spelt)
  expect(isAdviceQuery(spelt)).toBe(true)
})

it.each(['qs1=drie', 'vraag=2', 'qs1', '__proto__=1'])('does not accept %j as an answer', (query) =>
  expect(isAdviceQuery(query)).toBe(false),
)
