import { describe, expect, it } from 'vitest'
import { afterLogin, guard } from './guards.ts'

it.each([
  '/account/',
  '/account',
  '/account/orders/',
  '/account/orders/DKBD0000001/?a=1',
  '/account/information/',
])('%s redirects a guest to the login, and the login back to it', (address) => {
  const sent = guard(address, false)
  expect(sent).toMatch(/^\/account\/login\/\?/)
  expect(guard(sent ?? '', false)).toBeNull()
  expect(afterLogin(sent?.slice(sent.indexOf('?')) ?? '')).toBe(address)
  expect(guard(address, true)).toBeNull()
})

it.each(['/account/login/', '/account/login', '/account/register/', '/account/login/?naar=%2Faccount%2F'])(
  '%s is for guests',
  (address) => {
    expect(guard(address, false)).toBeNull()
    expect(guard(address, true)).toBe('/account/')
    expect(guard('/account/', true)).toBeNull()
  },
)

it.each([
  '/',
  '/dekbed/',
  '/accountant/',
  '/account/confirm-email/?token=x',
  '/account/forgot-password/',
  '/account/reset-password/',
  '/account/thankyou/',
])('%s is open to everyone', (address) => {
  expect(guard(address, false)).toBeNull()
  expect(guard(address, true)).toBeNull()
})

describe('after a login the shopper stays in the shop, without redirect loops', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\r\n/evil.example',
    '',
    'evil.example',
    '/account/login/',
    '/account/register?x',
  ])('%j', (path) => {
    expect(afterLogin(`?${new URLSearchParams({ naar: path })}`)).toBe('/account/')
  })
  it('keeps a path of the shop', () => {
    expect(afterLogin('?naar=%2Fcheckout%2Fpay%2F%3Fa%3D1')).toBe('/checkout/pay/?a=1')
  })
})
