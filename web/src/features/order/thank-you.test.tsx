import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ThankYou } from './thank-you.tsx'

const order = { orderId: '1', orderNumber: 'DKBD0000001', firstName: 'Zoë', email: 'zoe@example.com' }

it.each([
  ['ideal', 'Je betaling is binnen.'],
  ['klarna', 'Klarna heeft je bestelling goedgekeurd. Je betaalt aan Klarna, die je laat weten wanneer.'],
])('after an order with %s it says: %s', (code, text) => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <ThankYou order={{ ...order, paymentMethod: { code, title: 'Klarna' } }} token={undefined} />
    </StaticRouter>,
  )
  expect(html).toContain(text)
  expect(html.includes('Je betaling is binnen.')).toBe(code === 'ideal')
})
