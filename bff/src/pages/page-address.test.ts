import { describe, expect, test } from 'vitest'
import { redirectPayloads } from '../../../shared-types/test/redirect-payloads.ts'
import { readPageAddress } from './page-address.ts'

describe('the slash rule', () => {
  test.each([
    ['/dekbed', '/dekbed/'],
    ['/dekbed?tn_p=2&utm_source=mail', '/dekbed/?tn_p=2&utm_source=mail'],
    ['/wonen/vloerkleden', '/wonen/vloerkleden/'],
    ['/dekbed?', '/dekbed/?'],
    ['/checkout', '/checkout/'],
    ['/checkout/pay', '/checkout/pay/'],
    ['/checkout/status/DKBD123', '/checkout/status/DKBD123/'],
    ['/Dekbed', '/dekbed/'],
    ['/Dekbed/', '/dekbed/'],
    ['/DEKBED//Wit', '/dekbed/wit/'],
    ['//dekbed//', '/dekbed/'],
    ['/////', '/'],
    ['/Katoenen-Dekbedovertrek.HTML', '/katoenen-dekbedovertrek.html'],
    ['/Checkout/Thankyou', '/checkout/thankyou'],
    ['/beige%2Fwit', '/beige%2Fwit/'],
    ['/%C3%A9', '/%C3%A9/'],
  ])('redirects %s to %s, which redirects no further', (from, to) => {
    expect(readPageAddress(from)).toEqual({ leads: 'elsewhere', location: to })
    expect(readPageAddress(to)).toMatchObject({ leads: 'to page' })
  })

  test.each([
    '/',
    '/dekbed/',
    '/katoenen-dekbedovertrek.html',
    '/checkout/thankyou',
    '/checkout/thankyou/',
    '/cart/restore',
    '/cart/restore/AbC123',
    '/anything-restore',
    '/checkout/status/DKBD123/',
  ])('leaves %s as it is', (path) => {
    expect(readPageAddress(path)).toMatchObject({ leads: 'to page', pathname: path })
  })

  test('decodes the segments', () => {
    expect(readPageAddress('/dekbed/ae-kleur/cr%C3%A8me/?tn_p=2')).toEqual({
      leads: 'to page',
      pathname: '/dekbed/ae-kleur/cr%C3%A8me/',
      segments: ['dekbed', 'ae-kleur', 'crème'],
      query: 'tn_p=2',
    })
  })

  test.each([
    '/favicon.ico',
    '/wp-content/x.js',
    '/old.css?v=1',
    '/FOTO.JPG',
    '/.well-known/a.json',
    '/LOGO.png/../x.svg',
  ])('%s is a missing file and no page', (path) =>
    expect(readPageAddress(path)).toEqual({ leads: 'nowhere' }),
  )
})

describe('no redirect leads out of the shop', () => {
  test.each(redirectPayloads)('%j', (payload) => {
    const shop = 'https://shop.example'
    const address = readPageAddress(payload)
    const location = address.leads === 'elsewhere' ? address.location : '/'
    expect(location).toMatch(/^\/(?![/\\])[^\r\n\\]*$/)
    expect(new URL(location, shop).origin).toBe(shop)
    // The second answer is not a redirect.
    expect(readPageAddress(location).leads).not.toBe('elsewhere')
  })
  test('some of these are redirects, so that the rule is tested', () => {
    expect(
      redirectPayloads.filter((payload) => readPageAddress(payload).leads === 'elsewhere').length,
    ).toBeGreaterThan(5)
  })
})
