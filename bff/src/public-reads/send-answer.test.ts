import { describe, expect, test } from 'vitest'
import { encodingFor } from './send-answer.ts'

const large = { compressed: async () => Buffer.from('small') }

describe('the encoding of an answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip;q=0', 'identity'],
    ['br;q=0.1', 'br'],
    ['GZIP', 'gzip'],
    ['brotli, xgzip', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(encodingFor(header, large)).toBe(encoding)
  })
  test('is identity for an answer that is too small to compress', () => {
    expect(encodingFor('br, gzip', {})).toBe('identity')
  })
})
