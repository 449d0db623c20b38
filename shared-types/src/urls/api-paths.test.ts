import { describe, expect, it } from 'vitest'
import { apiPaths } from './api-paths.ts'

describe('addresses of /api', () => {
  it('leaves out what is not given', () => {
    expect(apiPaths.listing('dekbed')).toBe('/api/catalog/listing?path=dekbed')
    expect(apiPaths.order('7f3a')).toBe('/api/orders/7f3a')
    expect(apiPaths.productReviews(12)).toBe('/api/catalog/products/12/reviews')
    expect(apiPaths.productReviews(12, { page: 2, stars: 1, q: 'te dun' })).toBe(
      '/api/catalog/products/12/reviews?page=2&stars=1&q=te+dun',
    )
  })
  it('separates filters and paging of a listing from its own query', () => {
    const address = new URL(apiPaths.listing('dekbed/ae-maat/240x220', 'tn_p=2&tn_sort=nieuw'), 'http://shop')
    expect(address.searchParams.get('path')).toBe('dekbed/ae-maat/240x220')
    expect(address.searchParams.get('query')).toBe('tn_p=2&tn_sort=nieuw')
  })
  it('is built from the pattern of its route', () => {
    expect(apiPaths.orderStatus.pattern).toBe('/api/orders/:id/status')
    expect(apiPaths.orderStatus('7f3a', 't')).toBe('/api/orders/7f3a/status?token=t')
    expect(apiPaths.product('wit', 'quick')).toBe('/api/catalog/products/wit?view=quick')
  })
  it('encodes typed text, so that it stays one segment or parameter', () => {
    expect(apiPaths.product('../cart')).toBe('/api/catalog/products/..%2Fcart')
    expect(apiPaths.servicePage('a?b#c')).toBe('/api/content/service-pages/a%3Fb%23c')
  })
})
