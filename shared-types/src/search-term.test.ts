import { describe, expect, it } from 'vitest'
import { searchTerm } from './search-term.ts'

describe('a search term', () => {
  it('has one spelling', () => {
    expect(searchTerm('  Dekbed\t\n OVERTREK ')).toBe('dekbed overtrek')
    expect(searchTerm('cafe\u0301')).toBe('café')
  })
  it('is cut where it is longer than anyone types, between whole characters', () => {
    expect(searchTerm('a'.repeat(5000))).toHaveLength(100)
    expect(searchTerm('🛏'.repeat(5000)).isWellFormed()).toBe(true)
  })
  it('holds nothing that a database cannot store', () => {
    expect(searchTerm('dek\0bed')).toBe('dek bed')
    expect(searchTerm('dek\ud800bed')).toBe('dek bed')
  })
})
