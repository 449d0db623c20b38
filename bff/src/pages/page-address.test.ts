import { describe, expect, test } from 'vitest'
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
  ])('leads from %s to %s, and there it ends', (from, to) => {
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

  test('decodes what stands between the slashes', () => {
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
    '/.well-known/a.json',
    '/LOGO.png/../x.svg',
  ])('%s is a missing file and no page', (path) =>
    expect(readPageAddress(path)).toEqual({ leads: 'nowhere' }),
  )
})

describe('no redirect leads out of the shop', () => {
  const payloads = [
    '//evil.example',
    '///evil.example',
    '////evil.example/a',
    '//evil.example?x',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/%2f%2fevil.example',
    '/%2F/evil.example',
    '//%2fevil.example',
    '/%2e%2e//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/./%2f/evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/%0d%0aLocation:%20//evil.example',
    '/\r\nLocation: //evil.example',
    '/a%0d%0aSet-Cookie:%20x=1',
    '/a?x=%0d%0aSet-Cookie:%20x=1',
    '/a?x=\r\nSet-Cookie: x=1',
    '/%00//evil.example',
    '/%E2%80%A8//evil.example',
    'http://evil.example',
    'https://evil.example/a',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    '//user@evil.example',
    '/@evil.example',
    '//evil.example:80',
    '/;@evil.example',
    '//[::1]',
    '/%ef%bc%8f%ef%bc%8fevil.example',
    '／／evil.example',
    '/%252f%252fevil.example',
    '/.evil.example',
    '/https://evil.example',
    '//\tevil.example',
    '/%u002f%u002fevil.example',
    '/%zz//evil.example',
  ]
  test.each(payloads)('%j', (payload) => {
    const shop = 'https://shop.example'
    const address = readPageAddress(payload)
    const location = address.leads === 'elsewhere' ? address.location : '/'
    expect(location).toMatch(/^\/(?![/\\])[^\r\n\\]*$/)
    expect(new URL(location, shop).origin).toBe(shop)
    // The second answer is no redirect any more.
    expect(readPageAddress(location).leads).not.toBe('elsewhere')
  })
  test('some of these are redirects, so that the rule is put to work', () => {
    expect(
      payloads.filter((payload) => readPageAddress(payload).leads === 'elsewhere').length,
    ).toBeGreaterThan(5)
  })
})
