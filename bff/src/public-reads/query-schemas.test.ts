import { longestListPath } from 'shared-types/limits'
import { describe, expect, test } from 'vitest'
import { CategoryPath, Ids, ListingQuery, Page, Slug } from './query-schemas.ts'

describe('parameters of public reads', () => {
  test.each([
    'dekbed',
    'wonen/vloerkleden',
    '/dekbed/',
    'dekbed/ae-kleur/wit_zand',
    'dekbed/ae-merk/zoë & co',
  ])('the category path %j', (path) => expect(CategoryPath.parse(path)).toBe(path.replace(/^\/|\/$/g, '')))
  test.each([
    '',
    '/',
    'a//b',
    '../cart',
    'a/../b',
    'a/./b',
    'a\\b',
    'a\0b',
    'a\nb',
    'x'.repeat(longestListPath + 1),
    'x/'.repeat(longestListPath),
    '\ud800',
  ])('not the category path %j', (path) => expect(CategoryPath.safeParse(path).success).toBe(false))

  test.each(['a/b', '..', '.', '', 'a\\b', 'a\u0000'])('%j is not a slug', (slug) =>
    expect(Slug.safeParse(slug).success).toBe(false),
  )
  test('product ids are sorted, without duplicates', () => {
    expect(Ids.parse('9,7,9')).toEqual([7, 9])
    expect(Ids.safeParse('').success).toBe(false)
    expect(Ids.safeParse('7,').success).toBe(false)
    expect(Ids.safeParse(Array.from({ length: 21 }, (_none, id) => id + 1).join()).success).toBe(false)
  })
  test('the page is 1 by default', () => {
    expect(Page.parse(undefined)).toBe(1)
    expect(Page.parse('12')).toBe(12)
    expect(Page.safeParse('0').success).toBe(false)
  })
  test('a listing query is put in its canonical form, and a malformed one is refused', () => {
    expect(ListingQuery.parse(undefined)).toBe('')
    expect(ListingQuery.parse('tn_p=2&utm_source=x&tn_sort=nieuwste')).toBe('tn_sort=nieuwste&tn_p=2')
    expect(ListingQuery.safeParse('tn_p=0').success).toBe(false)
  })
})
