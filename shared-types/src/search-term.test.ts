import { describe, expect, it } from 'vitest'
import { searchTerm } from './search-term.ts'

describe('a search term', () => {
  it('is normalised', () => {
    expect(searchTerm('  Dekbed\t\n OVERTREK ')).toBe('dekbed overtrek')
    expect(searchTerm('cafe\u0301')).toBe('café')
  })
  it('is cut at a hundred characters, between whole characters', () => {
    expect(searchTerm('a'.repeat(5000))).toHaveLength(100)
    expect(searchTerm('🛏'.repeat(5000)).isWellFormed()).toBe(true)
  })
  it('contains no characters that a database cannot store', () => {
    expect(searchTerm('dek\0bed')).toBe('dek bed')
    expect(searchTerm('dek\ud800bed')).toBe('dek bed')
  })
})
