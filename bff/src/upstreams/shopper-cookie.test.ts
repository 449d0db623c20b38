import { expect, test } from 'vitest'
import { cookieFor, sessionFrom } from './shopper-cookie.ts'

const token = 'a'.repeat(43)

test('the session is found among the cookies the provider sets', () => {
  expect(sessionFrom(['other=1; Path=/', `shop_session=${token}; Path=/; HttpOnly`])).toBe(token)
})

test('a provider that says nothing of the session leaves it as it is', () => {
  expect(sessionFrom([])).toBeUndefined()
  expect(sessionFrom(['other=1'])).toBeUndefined()
})

test.each(['shop_session=; Path=/', `shop_session=${token}; Max-Age=0`])('%s ends the session', (header) => {
  expect(sessionFrom([header])).toBeNull()
})

test.each(['a b', 'x; y=1', `${token}\r\nx-evil: 1`, 'short', 'é'.repeat(20)])(
  '%j is no session, and goes into no header',
  (value) => {
    expect(sessionFrom([`shop_session=${value}`])).toBeUndefined()
    expect(cookieFor(value)).toEqual({})
  },
)

test('the session goes along as the cookie of /v1', () => {
  expect(cookieFor(token)).toEqual({ cookie: `shop_session=${token}` })
  expect(cookieFor(undefined)).toEqual({})
})
