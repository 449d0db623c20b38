import { expect, test } from 'vitest'
import * as pages from './page-paths.ts'
import { pathOf } from './path-pattern.ts'

test.each([
  [pages.home, '/'],
  [pathOf(pages.search), '/zoeken/'],
  [pathOf(pages.brand, { brand: 'a/b' }), '/brands/a%2Fb/'],
  [pathOf(pages.accountOrder, { order: '7' }), '/account/orders/7/'],
  [pathOf(pages.configurator, { category: 'boxsprings', product: 'set' }), '/configurator/boxsprings/set/'],
  [
    pathOf(pages.configurator, { category: 'boxsprings', product: 'set', step: 'step-2' }),
    '/configurator/boxsprings/set/step-2/',
  ],
  [pathOf(pages.cartRestore, { id: 'x.y' }), '/cart/restore/x.y'],
  [pathOf(pages.checkoutLogin), '/checkout/checkout-login/'],
  [pathOf(pages.checkoutStatus, {}), '/checkout/status/'],
  [pages.checkoutThankYou, '/checkout/thankyou'],
])('the address %s has the spelling of its pattern', (built, address) => expect(built).toBe(address))
