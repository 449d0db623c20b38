import { escapeHtml } from 'shared-types/html/escape-html'
import { safeHtml } from 'shared-types/html/safe-html'
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

const headings = ['Wijze', 'Wanneer en hoe', 'Kosten']

/** The shipping methods with the checkout's prices. */
const shippingTable = (methods: ShippingMethod[]): string => {
  const rows = statedChoices(methods).map(
    (choice) =>
      `<tr><td>${escapeHtml(choice.title)}</td><td>${escapeHtml(choice.description)}</td><td>${capitalised(costs(choice))}</td></tr>`,
  )
  const cells = headings.map((heading) => `<th>${heading}</th>`).join('')
  return `<table><thead><tr>${cells}</tr></thead><tbody>
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
  const sentence = priced.map((choice) => `${choice.title} kost ${costs(choice)}`).join('; ')
  return [freeShippingFrom(methods) === 0 ? alwaysFree : '', sentence ? `${sentence}.` : '']
    .filter(Boolean)
    .join(' ')
}

/** The texts of pages that state the methods and their costs, as HTML; empty if there is nothing to say. */
export const costTexts = (methods: ShippingMethod[]) => ({
  table: shippingTable(methods),
  // As the editor of pages stores it.
  sentences: safeHtml(escapeHtml(shippingCosts(methods))),
  abroad: costsAbroad(methods),
})

/** Any table with our headings: the editor of pages changes the other markup of the table. */
const replaceTables = (html: string, table: string): string =>
  html.replaceAll(/<table>.*?<\/table>/gs, (found) => {
    const [first = ''] = found.split('</tr>')
    const cells = first.split(/<\/t[hd]>/).map((cell) => cell.replaceAll(/<[^<>]*>/g, '').trim())
    return cells.filter(Boolean).join('|') === headings.join('|') ? table : found
  })

/** A copied text can have other spaces. */
const spaced = (text: string): string => text.replaceAll(/\s/g, ' ')
const contains = (html: string, text: string): boolean => spaced(html).includes(spaced(text))

const replaceText = (html: string, text: string, by: string): string => {
  let start = 0
  const between = spaced(html)
    .split(spaced(text))
    .map((part) => {
      const own = html.slice(start, start + part.length)
      start += part.length + text.length
      return own
    })
  return between.join(by)
}

/** A page with the texts of `after` in place of those of `before`. */
export const restateCosts = (html: string, before: ShippingMethod[], after: ShippingMethod[]): string => {
  const [stated, current] = [costTexts(before), costTexts(after)]
  return (['sentences', 'abroad'] as const)
    .filter((name) => stated[name] !== '')
    .reduce(
      (page, name) => replaceText(page, stated[name], current[name]),
      replaceTables(html, current.table),
    )
}

/** Which texts follow a change: those that a page has, and those that no page has, as an employee can type them. */
export const followingTexts = <Page extends { html: string }>(pages: Page[], methods: ShippingMethod[]) => {
  const { sentences, abroad } = costTexts(methods)
  const texts = [
    {
      text: `een tabel met de koppen ${headings.join(', ')}`,
      isIn: (html: string) => replaceTables(html, '') !== html,
    },
    { text: shippingCosts(methods), isIn: (html: string) => contains(html, sentences) },
    { text: abroad, isIn: (html: string) => contains(html, abroad) },
  ].filter(({ text }) => text !== '')
  return {
    pages: pages.filter(({ html }) => texts.some(({ isIn }) => isIn(html))),
    missing: texts.filter(({ isIn }) => !pages.some(({ html }) => isIn(html))).map(({ text }) => text),
  }
}
