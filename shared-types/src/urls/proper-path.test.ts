import { expect, it } from 'vitest'
import { properPath } from './proper-path.ts'

it.each([
  ['/dekbed', '/dekbed/'],
  ['/Dekbed/', '/dekbed/'],
  ['/DEKBED//Wit', '/dekbed/wit/'],
  ['/////', '/'],
  ['/Katoenen-Dekbedovertrek.HTML', '/katoenen-dekbedovertrek.html'],
  ['/Checkout/Thankyou', '/checkout/thankyou'],
  ['/beige%2Fwit', '/beige%2Fwit/'],
  ['/account/orders/DKBD1000012', '/account/orders/DKBD1000012/'],
  ['/Account/Orders', '/account/orders/'],
  ['/checkout/status/DKBD123', '/checkout/status/DKBD123/'],
  ['/Outlet', '/outlet-overzicht/outlet/'],
  ['/service/bestelling/DKBD123', '/service/bestelling/DKBD123/'],
])('%s becomes %s, which does not change again', (from, to) => {
  expect(properPath(from)).toBe(to)
  expect(properPath(to)).toBe(to)
})

it.each([
  '/',
  '/dekbed/',
  '/deken.html',
  '/checkout/thankyou',
  '/cart/restore',
  '/cart/restore/AbC123',
  '/preview-12-t7x0a1.AbC_dE-9.html',
])('%s is left as it is', (path) => expect(properPath(path)).toBe(path))
