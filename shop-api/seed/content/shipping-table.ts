import { shippingChoices } from '../../src/shipping/methods.ts'
import { euros } from './euros.ts'

const price = (cents: number): string => (cents === 0 ? 'Gratis' : euros(cents))

/** The shipping methods with the checkout's prices. */
export const shippingTable = (): string => {
  const rows = shippingChoices.map(
    ({ title, description, shippingCents, insuranceCents }) =>
      `<tr><td>${title}</td><td>${description}</td><td>${price(shippingCents + insuranceCents)}</td></tr>`,
  )
  return `<table><thead><tr><th>Wijze</th><th>Wanneer en hoe</th><th>Kosten</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`
}

/** The shipping methods that cost extra, with their prices, in one sentence. */
export const extraCosts = (): string => {
  const extra = shippingChoices.flatMap(({ title, shippingCents, insuranceCents }) => {
    const cents = shippingCents + insuranceCents
    return cents > 0 ? [`${title} kost ${euros(cents)}`] : []
  })
  return `${extra.join('; ')}.`
}
