import { escapeHtml } from 'shared-types/html/escape-html'
import { price } from '../format.ts'
import { freeShippingFrom } from './costs.ts'
import { shippingChoicesOf, type ShippingChoice, type ShippingMethod } from './methods.ts'

/** `€ 4,95, gratis vanaf € 50,00`; with insurance `€ 14,95, € 10,00 vanaf € 50,00`. */
const costs = ({ priceCents, freeFromCents, insuranceCents }: ShippingChoice): string => {
  const least = insuranceCents === 0 ? 'gratis' : price(insuranceCents)
  if (priceCents === 0 || freeFromCents === 0) return least
  const most = price(priceCents + insuranceCents)
  return freeFromCents === null ? most : `${most}, ${least} vanaf ${price(freeFromCents)}`
}

/** The choices of a shopper; a method that is switched off is not stated. */
const statedChoices = (methods: ShippingMethod[]): ShippingChoice[] =>
  shippingChoicesOf(methods).filter(({ offered }) => offered)

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The shipping methods with the checkout's prices. */
const shippingTable = (methods: ShippingMethod[]): string => {
  const rows = statedChoices(methods).map(
    (choice) =>
      `<tr><td>${escapeHtml(choice.title)}</td><td>${escapeHtml(choice.description)}</td><td>${capitalised(costs(choice))}</td></tr>`,
  )
  return `<table><thead><tr><th>Wijze</th><th>Wanneer en hoe</th><th>Kosten</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`
}

const alwaysFree =
  'Standaard verzenden kost niets, ook niet bij een matras of een boxspring, en er is geen minimum bestelbedrag.'

/** What the cheapest method costs outside the Netherlands. */
const costsAbroad = (methods: ShippingMethod[]): string => {
  const abroad = statedChoices(methods).filter(({ countries }) =>
    (['BE', 'LU'] as const).every((country) => countries.includes(country)),
  )
  const [cheapest] = abroad.toSorted(
    (a, b) => a.priceCents + a.insuranceCents - b.priceCents - b.insuranceCents,
  )
  if (!cheapest) return ''
  const amount = costs(cheapest)
  return `Bezorgen in België en Luxemburg ${amount === 'gratis' ? 'is gratis: standaard verzenden kost er niets, net als in Nederland' : `kost ${amount}`}.`
}

/** The shipping costs in sentences, of the methods that are not free. */
const shippingCosts = (methods: ShippingMethod[]): string => {
  const priced = statedChoices(methods).filter((choice) => costs(choice) !== 'gratis')
  const sentence = priced.map((choice) => `${escapeHtml(choice.title)} kost ${costs(choice)}`).join('; ')
  return [freeShippingFrom(methods) === 0 ? alwaysFree : '', sentence ? `${sentence}.` : '']
    .filter(Boolean)
    .join(' ')
}

/** The texts of pages that state the methods and their costs, as HTML; empty if there is nothing to say. */
export const costTexts = (methods: ShippingMethod[]) => ({
  table: shippingTable(methods),
  sentences: shippingCosts(methods),
  abroad: costsAbroad(methods),
})
