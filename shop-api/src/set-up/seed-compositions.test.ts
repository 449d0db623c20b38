import { expect, it } from 'vitest'
import { products } from '../../seed/products.ts'

/** Names of Regulation (EU) 1007/2011, annex I. */
const fibres =
  'acryl|elastaan|jute|kameelhaar|katoen|linnen|lyocell|polyamide|polyester|polypropyleen|polyurethaan|scheerwol|viscose|wol|zijde'
const downs = 'dons|eendendons|ganzendons|veertjes'
const share = new RegExp(String.raw`(\d+)% (?:biologisch |gekamd |gerecycled )?(?:${fibres}|${downs})\b`, 'g')

/** The compositions of a product: of its fabric, ticking or filling. Foam and latex are no textile. */
const compositionsOf = ({ kind, specifications }: (typeof products)[number]) =>
  specifications
    .filter(
      ({ title, value }) =>
        /^(Materiaal|Tijk)$/.test(title) ||
        (title === 'Vulling' && !/schuim|latex/i.test(value)) ||
        (title === 'Stof' && kind === 'boxspring'),
    )
    .map(({ value }) => value)

const isComplete = (part: string) => {
  const shares = [...part.matchAll(share)].map(([, percentage]) => Number(percentage))
  const descending = shares.toSorted((left, right) => right - left)
  return shares.reduce((sum, one) => sum + one, 0) === 100 && shares.join() === descending.join()
}

it('each product names the fibres of each part, with percentages from the largest down that add up', () => {
  const wrong = products.flatMap((plan) => {
    const parts = compositionsOf(plan).flatMap((value) => value.split(';'))
    return parts.length === 0 ? [plan.title] : parts.filter((part) => !isComplete(part))
  })
  expect(products.length).toBeGreaterThan(300)
  expect([...new Set(wrong)]).toEqual([])
})

it('a product with down or feathers has the sentence of art. 12', () => {
  const sentence = 'Bevat niet-textiele delen van dierlijke oorsprong'
  const filled = products.filter((plan) => new RegExp(`% (${downs})`).test(compositionsOf(plan).join()))
  expect(filled.length).toBeGreaterThan(7)
  const stating = products.filter(({ specifications }) =>
    specifications.some(({ value }) => value === sentence),
  )
  expect(stating.map(({ title }) => title)).toEqual(filled.map(({ title }) => title))
})
