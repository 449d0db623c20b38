import { expect, test } from 'vitest'
import { cookieFor, sessionFrom } from './shopper-cookie.ts'

const token = 'a'.repeat(43)

test('the session is found among the cookies of the provider', () => {
  expect(sessionFrom(['other=1; Path=/', `shop_session=${token}; Path=/; HttpOnly`])).toBe(token)
})

test('without a session cookie of the provider the session stays as it is', () => {
  expect(sessionFrom([])).toBeUndefined()
  expect(sessionFrom(['other=1'])).toBeUndefined()
})

test.each(['shop_session=; Path=/', `shop_session=${token}; Max-Age=0`])('%s ends the session', (header) => {
  expect(sessionFrom([header])).toBeNull()
})

test.each(['a b', 'x; y=1', `${token}\r\nx-evil: 1`, 'short', 'é'.repeat(20)])(
  '%j is not a session, and is never sent in a header',
  (value) => {
    expect(sessionFrom([`shop_session=${value}`])).toBeUndefined()
    expect(cookieFor(value)).toEqual({})
  },
)

test('the session is sent as the cookie of /v1', () => {
  expect(cookieFor(token)).toEqual({ cookie: `shop_session=${token}` })
  expect(cookieFor(undefined)).toEqual({})
})
