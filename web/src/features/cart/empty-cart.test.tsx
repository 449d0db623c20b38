import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { apiPaths } from 'shared-types/urls/api-paths'
import { SWRConfig } from 'swr'
import { expect, it } from 'vitest'
import { shell } from '../../../test/sample-shell.ts'
import { EmptyCart } from './empty-cart.tsx'

it.each([
  [0, true],
  [5_000, false],
  [null, false],
])(
  'with free shipping from %s cents, whether it promises that everything is free: %s',
  (from, isPromised) => {
    const fallback = { [apiPaths.shell]: { ...shell, freeShippingFrom: from } }
    const html = renderToStaticMarkup(
      <SWRConfig value={{ fallback }}>
        <StaticRouter location="/cart/">
          <EmptyCart />
        </StaticRouter>
      </SWRConfig>,
    )
    expect(html.includes('We verzenden alles gratis.')).toBe(isPromised)
  },
)
