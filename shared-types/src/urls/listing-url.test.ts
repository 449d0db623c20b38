import { describe, expect, it } from 'vitest'
import { parseListingPath } from './listing-url.ts'

describe('the place in a list', () => {
  it('reads filters and a page of its own', () => {
    expect(parseListingPath(['ae-kleur', 'wit', '2'], '?tn_sort=nieuwste&tn_q=dekbed')).toEqual({
      path: 'ae-kleur/wit',
      query: 'tn_sort=nieuwste&tn_p=2',
    })
    expect(parseListingPath(['3'], 'tn_p=9')).toEqual({ path: '', query: 'tn_p=3' })
  })
  it('knows the first page by no number', () => {
    expect(parseListingPath(['1'], '')).toEqual({ path: '', query: '' })
    expect(parseListingPath([], '?tn_p=4')).toEqual({ path: '', query: 'tn_p=4' })
  })
  it('takes a number among the filters for a value', () => {
    expect(parseListingPath(['ae-hoekhoogte', '30'], '')).toEqual({ path: 'ae-hoekhoogte/30', query: '' })
  })
  it('leaves an invalid page number in the path', () => {
    expect(parseListingPath(['nergens'], '')).toEqual({ path: 'nergens', query: '' })
    expect(parseListingPath(['ae-kleur', 'wit', '99999'], '').path).toBe('ae-kleur/wit/99999')
  })
})
