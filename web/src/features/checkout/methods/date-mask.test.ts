import { describe, expect, test } from 'vitest'
import { maskDate } from './date-mask.ts'

const typeAll = (keys: string) => [...keys].reduce((value, key) => maskDate(value + key, value), '')

describe('a date of birth', () => {
  test.each([
    ['01021990', '01-02-1990'],
    ['01-02-1990', '01-02-1990'],
    ['1-2-1990', '01-02-1990'],
    ['1/2/1990', '01-02-1990'],
    ['0102199012', '01-02-1990'],
    ['ab', ''],
    ['01', '01-'],
  ])('typed as %s is %s', (keys, shown) => expect(typeAll(keys)).toBe(shown))

  test.each([
    ['01-02-1990', '01-02-1990'],
    ['1-2-1990', '01-02-1990'],
    ['01/02/1990', '01-02-1990'],
    ['1990-02-01', '01-02-1990'],
  ])('pasted or filled in as %s is %s', (pasted, shown) => expect(maskDate(pasted, '')).toBe(shown))

  test('keeps the year of a minor, which the form refuses', () => {
    const lastYear = new Date().getFullYear() - 1
    expect(typeAll(`0102${lastYear}`)).toBe(`01-02-${lastYear}`)
    expect(typeAll('01022099')).toBe('01-02-2099')
  })

  test('can be deleted back to the start', () => {
    let value = '01-02-1990'
    for (let presses = 0; value !== '' && presses < 12; presses += 1)
      value = maskDate(value.slice(0, -1), value)
    expect(value).toBe('')
  })
})
