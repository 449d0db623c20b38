import { describe, expect, it } from 'vitest'
import { foreignTargets, originOf, redirectPayloads } from '../../../shared-types/test/redirect-payloads.ts'
import { guard } from './guard.ts'
import { matchPage } from '../routes.tsx'

/** The redirect from an address, as the site map declares its page. */
const redirectFrom = (address: string, loggedIn: boolean) =>
  guard(matchPage(address.replace(/\?.*/, '')).access, address, loggedIn)

/** The URL after a login and all redirects. */
const afterLogin = (address: string) => {
  let at = address
  for (let redirects = 0; redirects < 3; redirects += 1) {
    const next = redirectFrom(at, true)
    if (next === null) return at
    at = next
  }
  return 'a loop'
}

it.each([
  '/account/',
  '/account',
  '/account/orders/',
  '/account/orders/DKBD0000001/?a=1',
  '/account/information/',
])('%s redirects a guest to the login, and the login back to it', (address) => {
  const login = redirectFrom(address, false) ?? ''
  expect(login).toMatch(/^\/account\/login\/\?/)
  expect(redirectFrom(login, false)).toBeNull()
  expect(afterLogin(login)).toBe(address)
  expect(redirectFrom(address, true)).toBeNull()
})

it.each([
  '/account/login/',
  '/account/login',
  '/login/',
  '/account/register/',
  '/account/login/?naar=%2Faccount%2F',
])('%s is for guests', (address) => {
  expect(redirectFrom(address, false)).toBeNull()
  expect(redirectFrom(address, true)).toBe('/account/')
  expect(redirectFrom('/account/', true)).toBeNull()
})

it.each([
  '/',
  '/dekbed/',
  '/accountant/',
  '/account/confirm-email/?token=x',
  '/account/forgot-password/',
  '/account/reset-password/',
  '/account/thankyou/',
])('%s is open to everyone', (address) => {
  expect(redirectFrom(address, false)).toBeNull()
  expect(redirectFrom(address, true)).toBeNull()
})

const shop = 'https://shop.example'
const login = (requested: string) => `/account/login/?${new URLSearchParams({ naar: requested })}`

describe('after a login the shopper stays in the shop, without redirect loops', () => {
  it.each(redirectPayloads)('%j', (requested) => {
    expect(originOf(afterLogin(login(requested)), shop)).toBe(shop)
  })
  it.each([...foreignTargets, '', '/account/login/', '/account/register?x'])(
    '%j leads to the account',
    (requested) => {
      expect(afterLogin(login(requested))).toBe('/account/')
    },
  )
  it('keeps a path of the shop', () => {
    expect(afterLogin('/account/login/?naar=%2Fcheckout%2Fpay%2F%3Fa%3D1')).toBe('/checkout/pay/?a=1')
  })
})
