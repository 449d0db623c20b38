import { expect, it } from 'vitest'
import { paymentMethods } from './methods.ts'

it('a payment method says its limits and the ages for which it is', () => {
  const texts = Object.fromEntries(paymentMethods.map(({ code, description }) => [code, description]))
  expect(texts).toMatchObject({
    klarna: 'Eerst ontvangen, binnen 30 dagen betalen. Vanaf 18 jaar.',
    afterpay: 'Eerst ontvangen, binnen 14 dagen betalen. Vanaf 18 jaar.',
    billink: 'Eerst ontvangen, binnen 14 dagen betalen. Tot €\u00A02.500, vanaf 18 jaar.',
    in3: 'Betaal in 3 termijnen, zonder rente. Vanaf 18 jaar.',
    spraypay: 'Gespreid betalen, van €\u00A0250 tot €\u00A05.000. Beschikbaar van 23 tot 75 jaar.',
    alma: 'Betaal in 2, 3 of 4 termijnen met je bankkaart. Vanaf 18 jaar.',
  })
})
