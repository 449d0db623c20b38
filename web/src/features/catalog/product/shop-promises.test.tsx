import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { creditWarning } from 'shared-types/order/credit-warning'
import { apiPaths } from 'shared-types/urls/api-paths'
import { SWRConfig } from 'swr'
import { expect, it } from 'vitest'
import { shell } from '../../../../test/sample-shell.ts'
import { ShopPromises } from './shop-promises.tsx'

const drawn = (answers: object) =>
  renderToStaticMarkup(
    <SWRConfig value={{ fallback: answers }}>
      <StaticRouter location="/uni-salie.html">
        <ShopPromises />
      </StaticRouter>
    </SWRConfig>,
  )

it.each([
  ['that has a method', { [apiPaths.shell]: { ...shell, hasPayLater: true } }, true],
  ['that has no method', { [apiPaths.shell]: { ...shell, hasPayLater: false } }, false],
  ['that is not known yet', {}, false],
])('in a shop %s to pay later, whether it is promised: %#', (_, answers, isPromised) => {
  const html = drawn(answers)
  expect(html.includes('Achteraf betalen')).toBe(isPromised)
  expect(html.includes(creditWarning)).toBe(isPromised)
  expect(html).toContain('14 dagen wettelijke bedenktijd')
})
