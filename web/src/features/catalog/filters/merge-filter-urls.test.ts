import { expect, test } from 'vitest'
import { mergeFilterUrls } from './merge-filter-urls.ts'

const list = '/dekbedovertrek/'

test('without a pending choice, a choice keeps its own URL', () => {
  expect(mergeFilterUrls(list, list, `${list}ae-kleur/wit/`)).toBe(`${list}ae-kleur/wit/`)
})

test.each([
  [
    'another filter',
    list,
    `${list}ae-maat/240x220/`,
    `${list}ae-kleur/wit/`,
    `${list}ae-maat/240x220/ae-kleur/wit/`,
  ],
  ['another value', list, `${list}ae-kleur/wit/`, `${list}ae-kleur/zand/`, `${list}ae-kleur/wit_zand/`],
  ['one removed', `${list}ae-kleur/wit/`, `${list}ae-kleur/wit_zand/`, list, `${list}ae-kleur/zand/`],
  ['the same pressed again', list, `${list}ae-kleur/wit/`, `${list}ae-kleur/wit/`, `${list}ae-kleur/wit/`],
  [
    'a price',
    list,
    `${list}ae-kleur/wit/`,
    `${list}?tn_fk_ae-prijs=1-9`,
    `${list}ae-kleur/wit/?tn_fk_ae-prijs=1-9`,
  ],
  [
    'after a price',
    list,
    `${list}?tn_fk_ae-prijs=1-9`,
    `${list}ae-kleur/wit/`,
    `${list}ae-kleur/wit/?tn_fk_ae-prijs=1-9`,
  ],
  [
    'a sort order removed',
    `${list}?tn_sort=nieuwste`,
    list,
    `${list}ae-kleur/wit/?tn_sort=nieuwste`,
    `${list}ae-kleur/wit/`,
  ],
  ['from a later page', `${list}?tn_p=2`, `${list}?tn_p=3`, `${list}ae-kleur/wit/`, `${list}ae-kleur/wit/`],
  [
    'in search results',
    '/zoeken/2/?tn_q=dekbed',
    '/zoeken/ae-maat/240x220/?tn_q=dekbed',
    '/zoeken/ae-kleur/wit/?tn_q=dekbed',
    '/zoeken/ae-maat/240x220/ae-kleur/wit/?tn_q=dekbed',
  ],
])('a choice made while another is loading keeps both: %s', (_what, shown, asked, choice, both) => {
  expect(mergeFilterUrls(shown, asked, choice)).toBe(both)
})

const address = (chosen: string[]) => {
  const byFilter = Map.groupBy(chosen, (value) => value.slice(0, 4))
  return `/x/${[...byFilter].map(([code, of]) => `${code}/${of.map((value) => value.slice(5)).join('_')}/`).join('')}`
}
const chosenIn = (led: string) =>
  [...led.matchAll(/(ae-\w)\/([^/]+)/g)]
    .flatMap(([, code, slugs = '']) => slugs.split('_').map((slug) => `${code}/${slug}`))
    .toSorted()
const toggled = (from: string[], value: string) =>
  from.includes(value) ? from.filter((one) => one !== value) : [...from, value]

test('two choices at once are both applied, whatever was chosen before', () => {
  const all = ['ae-a/1', 'ae-a/2', 'ae-b/1', 'ae-b/2', 'ae-c/1']
  for (let before = 0; before < 2 ** all.length; before += 1) {
    const shown = all.filter((_value, index) => before & (1 << index))
    for (const first of all) {
      for (const second of all.filter((value) => value !== first)) {
        const led = mergeFilterUrls(
          address(shown),
          address(toggled(shown, first)),
          address(toggled(shown, second)),
        )
        expect(chosenIn(led)).toEqual(toggled(toggled(shown, first), second).toSorted())
      }
    }
  }
})
