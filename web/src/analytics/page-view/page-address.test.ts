import { expect, it } from 'vitest'
import { measuredAddress } from './page-address.ts'

const measured = (path: string) => measuredAddress(`https://www.sluimer.example${path}`).slice(27)

it.each([
  ['/dekbed/', '/dekbed/'],
  ['/dekbed/?utm_source=mail&utm_campaign=herfst', '/dekbed/?utm_source=mail&utm_campaign=herfst'],
  ['/zoeken/?tn_q=dons+dekbed', '/zoeken/?tn_q=dons+dekbed'],
  ['/zoeken/?tn_q=zoe%40voorbeeld.example&tn_sort=price', '/zoeken/?tn_sort=price'],
  ['/zoeken/?tn_q=DKBD%201000001', '/zoeken/'],
  ['/dekbed/ae-maat/240x220/?tn_sort=price', '/dekbed/ae-maat/240x220/?tn_sort=price'],
  ['/dekbed/?naam=zoe&email=em9l&gclid=1', '/dekbed/?gclid=1'],
  ['/service/bestelling/0b8e2f70-1c5d-4a2e-9f3b-5f0f6c1d2e3a/?token=geheim', '/service/bestelling/id/'],
  ['/cart/restore/4pXw.signed_by-the.shop', '/cart/restore/id'],
  ['/checkout/thankyou?order=0b8e2f70-1c5d-4a2e-9f3b-5f0f6c1d2e3a', '/checkout/thankyou'],
  ['/account/reset-password/?token=geheim#x', '/account/reset-password/'],
])('measures %s as %s', (path, expected) => {
  expect(measured(path)).toBe(expected)
})
