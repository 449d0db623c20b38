import { describe, expect, it } from 'vitest'
import { meantWords, typingErrors } from './spelling.ts'

describe('typing errors', () => {
  it.each([
    ['dekbed', 'dekbed', 0],
    ['dekebd', 'dekbed', 1],
    ['dekbd', 'dekbed', 1],
    ['hoeslaaken', 'hoeslaken', 1],
    ['matars', 'matras', 1],
    ['kusens', 'kussens', 1],
    ['', 'dekbed', 6],
  ])('%s for %s are %i', (typed, meant, errors) => {
    expect(typingErrors(typed, meant)).toBe(errors)
  })
})

describe('the correction', () => {
  it('is the word with the fewest errors', () => {
    expect(meantWords('katoem', ['katoen', 'satijn'])).toEqual(['katoen'])
  })
  it('knows letters that sound alike', () => {
    expect(meantWords('gordein', ['gordijn'])).toEqual(['gordijn'])
  })
  it('adds vowels that were left out', () => {
    expect(meantWords('hoeslkn', ['hoeslaken', 'haakjes'])).toEqual(['hoeslaken'])
  })
  it('may be part of a longer word', () => {
    expect(meantWords('kusens', ['sierkussens', 'katoen'])).toEqual(['sierkussens'])
    expect(meantWords('kusens', ['kussens', 'sierkussens'])).toEqual(['kussens'])
  })
  it('is empty when it would be a guess', () => {
    expect(meantWords('fiets', ['flanel', 'friso'])).toEqual([])
    expect(meantWords('240x221', ['240x220'])).toEqual([])
    expect(meantWords('bod', ['bad'])).toEqual([])
    expect(meantWords('badjas', ['badmat', 'badtextiel'])).toEqual([])
    expect(meantWords('blog', ['blos', 'bloemen'])).toEqual([])
    expect(meantWords('xyzzy', [])).toEqual([])
  })
})
