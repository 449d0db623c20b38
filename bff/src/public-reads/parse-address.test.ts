import { longestListPath } from 'shared-types/limits'
import { apiPaths } from 'shared-types/urls/api-paths'
import { describe, expect, test } from 'vitest'
import { advice } from '../routes/advice/reads.ts'
import { categoryRoute, listing, product, productReviews, search } from '../routes/catalog/reads.ts'
import { shell } from '../routes/content/reads.ts'
import { addressParser } from './parse-address.ts'

describe('an address is read as its route would', () => {
  test.each([
    [addressParser(shell)(apiPaths.shell), {}],
    [addressParser(product)(apiPaths.product('rood & wit/zwart?')), null],
    [addressParser(product)(apiPaths.product('rood & wit?')), { slug: 'rood & wit?' }],
    [addressParser(product)(apiPaths.product('wit', 'quick')), { slug: 'wit', view: 'quick' }],
    [
      addressParser(productReviews)(apiPaths.productReviews(7)),
      { id: 7, page: 1, pageSize: 10, sort: 'newest', q: '' },
    ],
    [
      addressParser(listing)(apiPaths.listing('wonen/vloerkleden', 'tn_p=2')),
      { path: 'wonen/vloerkleden', query: 'tn_p=2' },
    ],
    [addressParser(search)(apiPaths.search('Wol')), { tn_q: 'wol', path: '', query: '' }],
    [addressParser(advice)(apiPaths.advice('a', 3, 'qs1=2')), { code: 'a', category: 3, answers: 'qs1=2' }],
  ])('%#', (parsed, input) => expect(parsed).toEqual({ input }))
})

test.each(['', '.', '..', 'a/b', 'x'.repeat(200)])('a slug of %j is refused', (slug) => {
  expect(addressParser(product)(apiPaths.product(slug))).toEqual({ input: null })
})

test('a path that is too long is refused', () => {
  expect(addressParser(categoryRoute)(apiPaths.categoryRoute('x'.repeat(longestListPath + 1)))).toEqual({
    input: null,
  })
})

test.each([apiPaths.relatedProducts(7), apiPaths.shell, '/api/catalog/products'])(
  '%s is another read',
  (address) => {
    expect(addressParser(product)(address)).toBeUndefined()
  },
)
