import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { apiPaths } from 'shared-types/urls/api-paths'
import { SWRConfig } from 'swr'
import { expect, it } from 'vitest'
import { shell } from '../../../test/sample-shell.ts'
import { EmptyCart } from './empty-cart.tsx'

const drawn = (answers: object) =>
  renderToStaticMarkup(
    <SWRConfig value={{ fallback: answers }}>
      <StaticRouter location="/cart/">
        <EmptyCart />
      </StaticRouter>
    </SWRConfig>,
  )

it.each([
  [0, true],
  [5_000, false],
  [null, false],
])(
  'with free shipping from %s cents, whether it promises that everything is free: %s',
  (from, isPromised) => {
    const html = drawn({ [apiPaths.shell]: { ...shell, freeShippingFrom: from } })
    expect(html.includes('We verzenden alles gratis.')).toBe(isPromised)
  },
)

it.each([
  ['of a guest', { loggedIn: false, customer: null, cartQuantity: 0 }, true],
  ['of a customer', { loggedIn: true, customer: null, cartQuantity: 0 }, false],
  ['that is not known yet', undefined, false],
])('in the session %s, whether it says that an account has its own cart: %s', (_, session, isSaid) => {
  const html = drawn(session ? { [apiPaths.session]: session } : {})
  expect(html.includes('Heb je een account?')).toBe(isSaid)
  expect(html.includes('/account/login/?naar=%2Fcart%2F')).toBe(isSaid)
})
