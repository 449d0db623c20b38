import { describe, expect, it } from 'vitest'
import { listingQuery, malformedListingKeys, parseListingPath } from './listing-url.ts'

describe('the position in a listing', () => {
  it('reads filters and a page of its own', () => {
    expect(parseListingPath(['ae-kleur', 'wit', '2'], '?tn_sort=nieuwste&tn_q=dekbed')).toEqual({
      path: 'ae-kleur/wit',
      query: 'tn_sort=nieuwste&tn_p=2',
    })
    expect(parseListingPath(['3'], 'tn_p=9')).toEqual({ path: '', query: 'tn_p=3' })
  })
  it('has no number for the first page', () => {
    expect(parseListingPath(['1'], '')).toEqual({ path: '', query: '' })
    expect(parseListingPath([], '?tn_p=4')).toEqual({ path: '', query: 'tn_p=4' })
  })
  it('reads a number among the filters as a value', () => {
    expect(parseListingPath(['ae-hoekhoogte', '30'], '')).toEqual({ path: 'ae-hoekhoogte/30', query: '' })
  })
  it('leaves an invalid page number in the path', () => {
    expect(parseListingPath(['nergens'], '')).toEqual({ path: 'nergens', query: '' })
    expect(parseListingPath(['ae-kleur', 'wit', '99999'], '').path).toBe('ae-kleur/wit/99999')
  })
})

describe('the query that names a listing', () => {
  it('has one spelling in any order', () => {
    const spelled = 'tn_fk_ae-prijs=20-80&tn_sort=prijs-oplopend&tn_p=2'
    expect(listingQuery('?tn_p=2&tn_sort=prijs-oplopend&tn_fk_ae-prijs=20-80')).toBe(spelled)
    expect(listingQuery(spelled)).toBe(spelled)
  })
  it('omits parameters that a listing does not use', () => {
    expect(listingQuery('?utm_source=mail&tn_p=2&__proto__=x')).toBe('tn_p=2')
    expect(listingQuery('?tn_p=1')).toBe('')
    expect(listingQuery('')).toBe('')
  })
  it('omits malformed values, and names them', () => {
    const typed = 'tn_p=-1&tn_sort=%3Cscript%3E&tn_fk_ae-prijs=10-20'
    expect(listingQuery(typed)).toBe('tn_fk_ae-prijs=10-20')
    expect(malformedListingKeys(typed)).toEqual(['tn_sort', 'tn_p'])
    expect(malformedListingKeys('utm_source=x')).toEqual([])
  })
})
