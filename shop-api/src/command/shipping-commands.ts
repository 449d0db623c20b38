import { longestShippingText } from 'shared-types/contracts/admin/buying/shipping'
import { CountryCode } from 'shared-types/contracts/checkout'
import { z } from 'zod'
import { changeShippingMethod, freeShippingTexts } from '../shipping/change-method.ts'
import { freeShippingFrom } from '../shipping/costs.ts'
import { readShippingMethods } from '../shipping/methods.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { type Command, invalidArguments, type Operated } from './command.ts'

const inEuros = (cents: number) => (cents / 100).toFixed(2)

/** `7.95` or `7,95`; null for anything else. */
const toCents = (text: string): number | null =>
  /^\d{1,5}([.,]\d{2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : null

const list = async ({ db }: Operated): Promise<string> => {
  const methods = await readShippingMethods(db)
  return methods
    .map(({ code, title, description, priceCents, freeFromCents, countries, express, offered, insured }) =>
      [
        `${code}  ${inEuros(priceCents)} euros${freeFromCents === null ? '' : `, free from ${inEuros(freeFromCents)}`}, ${countries.join(' ')}${express ? ', only articles that are ready to ship' : ''}${offered ? '' : ', not offered'}`,
        `  ${title}: ${description}`,
        ...(insured
          ? [`  ${insured.title} (+ ${inEuros(insured.extraCents)} euros): ${insured.description}`]
          : []),
      ].join('\n'),
    )
    .join('\n')
}

const amount = (text: string, set: (cents: number) => Parameters<typeof changeShippingMethod>[2]) => {
  const cents = toCents(text)
  return cents === null ? invalidArguments(`${text} is not an amount in euros, such as 7.95`) : set(cents)
}

const written = (text: string, set: (text: string) => Parameters<typeof changeShippingMethod>[2]) =>
  text.trim() === '' || text.length > longestShippingText
    ? invalidArguments(`a text has 1 to ${longestShippingText} characters`)
    : set(text.trim())

const inCountries = (value: string) => {
  const countries = z.array(CountryCode).nonempty().safeParse(value.split(','))
  return countries.success
    ? { countries: countries.data }
    : invalidArguments(`${value} is not a list of ${CountryCode.options.join(', ')}, such as NL,BE`)
}

const fields: Record<string, (value: string) => Parameters<typeof changeShippingMethod>[2] | Refusal> = {
  price: (value) => amount(value, (priceCents) => ({ priceCents })),
  'free-from': (value) =>
    value === 'never' ? { freeFromCents: null } : amount(value, (freeFromCents) => ({ freeFromCents })),
  insurance: (value) => amount(value, (insuredExtraCents) => ({ insuredExtraCents })),
  countries: inCountries,
  offered: (value) =>
    value === 'yes' || value === 'no'
      ? { offered: value === 'yes' }
      : invalidArguments('offered is yes or no'),
  title: (value) => written(value, (title) => ({ title })),
  description: (value) => written(value, (description) => ({ description })),
  'insured-title': (value) => written(value, (insuredTitle) => ({ insuredTitle })),
  'insured-description': (value) => written(value, (insuredDescription) => ({ insuredDescription })),
}

const set = async ({ db }: Operated, [code, field, value, ...more]: string[]): Promise<string | Refusal> => {
  const change = fields[field ?? '']
  if (code === undefined || !change || value === undefined || more.length > 0) {
    return invalidArguments(
      `set-shipping needs a method, one of ${Object.keys(fields).join(', ')}, and a value: set-shipping express price 7.95`,
    )
  }
  const changes = change(value)
  if (isRefusal(changes)) return changes
  const changed = await changeShippingMethod(db, code, changes)
  if (isRefusal(changed)) return changed
  const { methods, pages } = changed
  const lines = [
    `changed the ${field} of ${code}`,
    pages.length > 0
      ? `updated the service page ${pages.join(', ')}`
      : 'no service page has the text of the shop for its shipping costs: check that none states other costs',
    ...(field === 'countries' ? ['Change by hand which countries your pages name.'] : []),
    ...(field === 'offered' ? ['Change by hand the other texts that name it.'] : []),
  ]
  if (freeShippingFrom(methods) === 0) return lines.join('\n')
  return [
    ...lines,
    'Shipping is not free for every order. These texts promise it:',
    ...(await freeShippingTexts(db)).map(({ kind, name }) =>
      kind === 'products' ? `  ${name} products` : `  ${kind} ${name}`,
    ),
  ].join('\n')
}

/** Commands for the shipping methods. A change counts for the next cart that is read; placed orders keep theirs. */
export const shippingCommands: Command[] = [
  {
    name: 'shipping-methods',
    usage: '',
    does: 'lists the shipping methods: price, countries, texts and insurance',
    run: list,
  },
  {
    name: 'set-shipping',
    usage: '<method> <field> <value>',
    does: `changes a shipping method and the service page that states it: ${Object.keys(fields).join(', ')}`,
    run: set,
  },
]
