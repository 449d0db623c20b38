import { shippingMethods } from '../../src/shipping/methods.ts'
import { euros } from './euros.ts'

const price = (cents: number): string => (cents === 0 ? 'Gratis' : euros(cents))

/** The ways of sending with the prices that the checkout asks. */
export const shippingTable = (): string => {
  const rows = shippingMethods.map(
    ({ title, description, shippingCents, insuranceCents }) =>
      `<tr><td>${title}</td><td>${description}</td><td>${price(shippingCents + insuranceCents)}</td></tr>`,
  )
  return `<table><thead><tr><th>Wijze</th><th>Wanneer en hoe</th><th>Kosten</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`
}

/** The same prices in a sentence, of the ways that cost something. */
export const extraCosts = (): string => {
  const extra = shippingMethods.flatMap(({ title, shippingCents, insuranceCents }) => {
    const cents = shippingCents + insuranceCents
    return cents > 0 ? [`${title} kost ${euros(cents)}`] : []
  })
  return `${extra.join('; ')}.`
}
