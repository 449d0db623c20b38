import { describe, expect, it } from 'vitest'
import { listingQuery, malformedListingKeys } from './listing-query.ts'

describe('the query that names a listing', () => {
  it('has one spelling, whatever the order', () => {
    const spelled = 'tn_fk_ae-prijs=20-80&tn_sort=prijs-oplopend&tn_p=2'
    expect(listingQuery('?tn_p=2&tn_sort=prijs-oplopend&tn_fk_ae-prijs=20-80')).toBe(spelled)
    expect(listingQuery(spelled)).toBe(spelled)
  })
  it('leaves out what a listing does not read', () => {
    expect(listingQuery('?utm_source=mail&tn_p=2&__proto__=x')).toBe('tn_p=2')
    expect(listingQuery('?tn_p=1')).toBe('')
    expect(listingQuery('')).toBe('')
  })
  it('leaves out what is malformed, and names it', () => {
    const typed = 'tn_p=-1&tn_sort=%3Cscript%3E&tn_fk_ae-prijs=10-20'
    expect(listingQuery(typed)).toBe('tn_fk_ae-prijs=10-20')
    expect(malformedListingKeys(typed)).toEqual(['tn_sort', 'tn_p'])
    expect(malformedListingKeys('utm_source=x')).toEqual([])
  })
})
