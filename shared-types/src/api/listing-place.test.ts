import { describe, expect, it } from 'vitest'
import { listingPlace } from './listing-place.ts'

describe('the place in a list', () => {
  it('reads filters and a page of its own', () => {
    expect(listingPlace(['ae-kleur', 'wit', '2'], '?tn_sort=nieuwste&tn_q=dekbed')).toEqual({
      path: 'ae-kleur/wit',
      query: 'tn_sort=nieuwste&tn_p=2',
    })
    expect(listingPlace(['3'], 'tn_p=9')).toEqual({ path: '', query: 'tn_p=3' })
  })
  it('knows the first page by no number', () => {
    expect(listingPlace(['1'], '')).toEqual({ path: '', query: '' })
    expect(listingPlace([], '?tn_p=4')).toEqual({ path: '', query: 'tn_p=4' })
  })
  it('takes a number among the filters for a value', () => {
    expect(listingPlace(['ae-hoekhoogte', '30'], '')).toEqual({ path: 'ae-hoekhoogte/30', query: '' })
  })
  it('leaves what is no page to whoever looks it up', () => {
    expect(listingPlace(['nergens'], '')).toEqual({ path: 'nergens', query: '' })
    expect(listingPlace(['ae-kleur', 'wit', '99999'], '').path).toBe('ae-kleur/wit/99999')
  })
})
