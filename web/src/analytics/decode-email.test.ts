import { expect, it } from 'vitest'
import { decodeEmail } from './decode-email.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

it('decodes an e-mail in base64 and base64url', () => {
  expect(decodeEmail(base64('Zoe@Example.com'))).toBe('zoe@example.com')
  expect(decodeEmail(Buffer.from('zoë?~>@example.com').toString('base64url'))).toBe('zoë?~>@example.com')
  // A plus in a query string is decoded as a space.
  expect(decodeEmail(base64('zoë?~>@example.com').replaceAll('+', ' '))).toBe('zoë?~>@example.com')
})

it.each(['', 'zoe@example.com', base64('zoe'), base64('a@b'), base64('<script>@x y.nl'), '%%%', 'gA=='])(
  'returns undefined for %j',
  (text) => {
    expect(decodeEmail(text)).toBeUndefined()
  },
)
