import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { footer } from '../../../test/sample-shell.ts'
import { HelpBox } from './help-box.tsx'

it('a tap on the phone number calls the shop', () => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/service/">
      <HelpBox shop={footer.shop} />
    </StaticRouter>,
  )
  expect(html).toContain(`<a href="tel:0850000000">${footer.shop.phone}</a>`)
})
