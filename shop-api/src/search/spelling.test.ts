import { describe, expect, it } from 'vitest'
import { intendedWords, typingErrors } from './spelling.ts'

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
    expect(intendedWords('katoem', ['katoen', 'satijn'])).toEqual(['katoen'])
  })
  it('finds words whose letters sound alike', () => {
    expect(intendedWords('gordein', ['gordijn'])).toEqual(['gordijn'])
  })
  it('adds vowels that were left out', () => {
    expect(intendedWords('lakn', ['laken', 'lakens', 'latex'])).toEqual(['laken'])
    expect(intendedWords('hoeslkn', ['hoeslaken', 'haakjes'])).toEqual(['hoeslaken'])
  })
  it('may be part of a longer word', () => {
    expect(intendedWords('kusens', ['sierkussens', 'katoen'])).toEqual(['sierkussens'])
    expect(intendedWords('kusens', ['kussens', 'sierkussens'])).toEqual(['kussens'])
  })
  it('is empty when it would be a guess', () => {
    expect(intendedWords('fiets', ['flanel', 'friso'])).toEqual([])
    expect(intendedWords('240x221', ['240x220'])).toEqual([])
    expect(intendedWords('bod', ['bad'])).toEqual([])
    expect(intendedWords('badjas', ['badmat', 'badtextiel'])).toEqual([])
    expect(intendedWords('blog', ['blos', 'bloemen'])).toEqual([])
    expect(intendedWords('xyzzy', [])).toEqual([])
    expect(intendedWords('klein', ['klei'])).toEqual([])
    expect(intendedWords('hitte', ['witte'])).toEqual([])
    expect(intendedWords('franje', ['oranjerie'])).toEqual([])
    expect(intendedWords('paard', ['paars'])).toEqual([])
  })
  it('can begin with a letter that sounds alike, is next to it on the keyboard, or is missing', () => {
    expect(intendedWords('flanell', ['flanel'])).toEqual(['flanel'])
    expect(intendedWords('zloop', ['sloop'])).toEqual(['sloop'])
    expect(intendedWords('natras', ['matras'])).toEqual(['matras'])
    expect(intendedWords('ekbed', ['dekbed'])).toEqual(['dekbed'])
    expect(intendedWords('edkbed', ['dekbed'])).toEqual(['dekbed'])
  })
})
