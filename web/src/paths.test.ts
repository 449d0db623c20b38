import { describe, expect, it } from 'vitest'
import { isShopAddress, paths, pathToFound, withSlash } from './paths.ts'

it('builds every URL of the shop', () => {
  expect({
    home: paths.home(),
    product: paths.product('dekbedovertrek-botanisch'),
    category: paths.category('wonen/vloerkleden'),
    categoryWithSlashes: paths.category('/dekbed/'),
    categoryWithSpaces: paths.category('wonen/jute & wol'),
    noCategory: paths.category(''),
    service: paths.service('shipping-returns'),
    comparison: paths.comparison(['botanisch', 'terrazzo']),
    noComparison: paths.comparison([]),
    cart: paths.cart(),
    checkoutLogin: paths.checkoutLogin(),
    checkoutAddress: paths.checkoutAddress(),
    checkoutPaymentMethods: paths.checkoutPaymentMethods(),
    checkoutPay: paths.checkoutPay(),
    checkoutStatus: paths.checkoutStatus('DKBD/100'),
    checkoutThankYou: paths.checkoutThankYou(),
    rugReturn: paths.rugReturn('0195'),
  }).toMatchInlineSnapshot(`
    {
      "cart": "/cart/",
      "category": "/wonen/vloerkleden/",
      "categoryWithSlashes": "/dekbed/",
      "categoryWithSpaces": "/wonen/jute%20%26%20wol/",
      "checkoutAddress": "/checkout/address-details/",
      "checkoutLogin": "/checkout/checkout-login/",
      "checkoutPay": "/checkout/pay/",
      "checkoutPaymentMethods": "/checkout/payment-methods/",
      "checkoutStatus": "/checkout/status/DKBD%2F100/",
      "checkoutThankYou": "/checkout/thankyou",
      "comparison": "/vergelijken/?p=botanisch&p=terrazzo",
      "home": "/",
      "noCategory": "/",
      "noComparison": "/vergelijken/",
      "product": "/dekbedovertrek-botanisch.html",
      "rugReturn": "/vloerkleed-retourneren/?order=0195#aanmelden",
      "service": "/service/shipping-returns/",
    }
  `)
})

describe('canonical spelling', () => {
  it.each([
    ['/dekbed', '/dekbed/'],
    ['/dekbed/', '/dekbed/'],
    ['/', '/'],
    ['/dekbed?tn_p=2', '/dekbed/?tn_p=2'],
    ['/service/contact#formulier', '/service/contact/#formulier'],
    ['/wonen/?next=/a', '/wonen/?next=/a'],
    ['/botanisch.html', '/botanisch.html'],
    ['/botanisch.html?kleur=zand', '/botanisch.html?kleur=zand'],
    ['/checkout/thankyou', '/checkout/thankyou'],
    ['/cart/restore/123', '/cart/restore/123'],
    ['/Dekbed?Maat=XL', '/dekbed/?Maat=XL'],
    ['/account/orders/DKBD100', '/account/orders/DKBD100/'],
  ])('%s becomes %s', (address, proper) => {
    expect(withSlash(address)).toBe(proper)
  })
})

it('distinguishes its own URLs from those of other sites', () => {
  expect(['/', '/dekbed/', '/a?b=//c'].every(isShopAddress)).toBe(true)
  expect(
    ['//evil.example', '/\\evil.example', 'https://a.example', 'mailto:a@b.example', ''].some(isShopAddress),
  ).toBe(false)
})

it('builds the URL of a page that a search found, by its kind', () => {
  const found = (['brand', 'category', 'service', 'page'] as const).map((kind) =>
    pathToFound({ kind, title: '', path: 'blog' }),
  )
  expect(found).toEqual(['/brands/blog/', '/blog/', '/service/blog/', '/blog/'])
})
