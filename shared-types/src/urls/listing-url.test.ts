import { describe, expect, it } from 'vitest'
import { listingQuery, malformedListingKeys, parseListingPath } from './listing-url.ts'
import { parseFilters, withChoice } from './listing-filters.ts'

describe('the position in a listing', () => {
  it('reads filters and a page of its own', () => {
    expect(parseListingPath(['ae-kleur', 'wit', '2'], '?tn_sort=nieuwste&tn_q=dekbed')).toEqual({
      path: 'ae-kleur/wit',
      query: 'tn_sort=nieuwste&tn_p=2',
    })
    expect(parseListingPath(['3'], 'tn_p=9')).toEqual({ path: '', query: 'tn_p=3' })
  })
  it('has no number for the first page', () => {
    expect(parseListingPath(['1'], '')).toEqual({ path: '', query: '' })
    expect(parseListingPath([], '?tn_p=4')).toEqual({ path: '', query: 'tn_p=4' })
  })
  it('reads a number among the filters as a value', () => {
    expect(parseListingPath(['ae-hoekhoogte', '30'], '')).toEqual({ path: 'ae-hoekhoogte/30', query: '' })
  })
  it('leaves an invalid page number in the path', () => {
    expect(parseListingPath(['nergens'], '')).toEqual({ path: 'nergens', query: '' })
    expect(parseListingPath(['ae-kleur', 'wit', '99999'], '').path).toBe('ae-kleur/wit/99999')
  })
})

describe('the query that names a listing', () => {
  it('has one spelling in any order', () => {
    const spelled = 'tn_fk_ae-prijs=20-80&tn_sort=prijs-oplopend&tn_p=2'
    expect(listingQuery('?tn_p=2&tn_sort=prijs-oplopend&tn_fk_ae-prijs=20-80')).toBe(spelled)
    expect(listingQuery(spelled)).toBe(spelled)
  })
  it('omits parameters that a listing does not use', () => {
    expect(listingQuery('?utm_source=mail&tn_p=2&__proto__=x')).toBe('tn_p=2')
    expect(listingQuery('?tn_p=1')).toBe('')
    expect(listingQuery('')).toBe('')
  })
  it('omits malformed values, and names them', () => {
    const typed = 'tn_p=-1&tn_sort=%3Cscript%3E&tn_fk_ae-prijs=10-20'
    expect(listingQuery(typed)).toBe('tn_fk_ae-prijs=10-20')
    expect(malformedListingKeys(typed)).toEqual(['tn_sort', 'tn_p'])
    expect(malformedListingKeys('utm_source=x')).toEqual([])
  })
})

describe('the filters in a path', () => {
  it('have their values joined in one segment', () => {
    expect(parseFilters(['ae-maat', '140x200', 'ae-kleur', 'wit_zand'])).toEqual(
      new Map([
        ['ae-maat', ['140x200']],
        ['ae-kleur', ['wit', 'zand']],
      ]),
    )
  })
  it.each([
    ['a filter without a value', ['ae-maat']],
    ['an empty value', ['ae-maat', 'wit_']],
    ['one filter twice', ['ae-maat', '140x200', 'ae-maat', '240x220']],
  ])('are none with %s', (_what, segments) => {
    expect(parseFilters(segments)).toBeNull()
  })
})

const list = '/dekbedovertrek/'
const filter = (key: string, value: string, isChosen = true) => ({ key, value, isChosen, url: list })
const white = filter('ae-kleur', 'wit')
const size = filter('ae-maat', '240x220')
const price = filter('ae-prijs', '1-9')

describe('a choice is made in the listing that was requested last', () => {
  it.each([
    ['the first one', list, white, `${list}ae-kleur/wit/`],
    ['another filter', `${list}ae-maat/240x220/`, white, `${list}ae-maat/240x220/ae-kleur/wit/`],
    ['another value', `${list}ae-kleur/wit/`, filter('ae-kleur', 'zand'), `${list}ae-kleur/wit_zand/`],
    ['one removed', `${list}ae-kleur/wit_zand/`, filter('ae-kleur', 'wit', false), `${list}ae-kleur/zand/`],
    ['the last one removed', `${list}ae-kleur/wit/`, filter('ae-kleur', 'wit', false), list],
    ['the same pressed again', `${list}ae-kleur/wit_zand/`, white, `${list}ae-kleur/wit_zand/`],
    ['a price', `${list}ae-kleur/wit/`, price, `${list}ae-kleur/wit/?tn_fk_ae-prijs=1-9`],
    ['another price', `${list}?tn_fk_ae-prijs=2-8&tn_sort=x`, price, `${list}?tn_fk_ae-prijs=1-9&tn_sort=x`],
    [
      'a price removed',
      `${list}ae-kleur/wit/?tn_fk_ae-prijs=1-9`,
      { ...price, isChosen: false },
      `${list}ae-kleur/wit/`,
    ],
    ['after a price', `${list}?tn_fk_ae-prijs=1-9`, white, `${list}ae-kleur/wit/?tn_fk_ae-prijs=1-9`],
    [
      'a sort order',
      `${list}ae-kleur/wit/`,
      filter('tn_sort', 'nieuwste'),
      `${list}ae-kleur/wit/?tn_sort=nieuwste`,
    ],
    ['a sort order removed', `${list}?tn_sort=nieuwste`, filter('tn_sort', 'aanbevolen', false), list],
    [
      'after a sort order was removed',
      list,
      { ...white, url: `${list}ae-kleur/wit/?tn_sort=nieuwste` },
      `${list}ae-kleur/wit/`,
    ],
    ['from a later page', `${list}?tn_p=3`, white, `${list}ae-kleur/wit/`],
    [
      'in search results',
      '/zoeken/ae-maat/240x220/?tn_q=dekbed+wit',
      { ...white, url: '/zoeken/ae-kleur/wit/?tn_q=dekbed%20wit' },
      '/zoeken/ae-maat/240x220/ae-kleur/wit/?tn_q=dekbed+wit',
    ],
    [
      'from a later page of search results',
      '/zoeken/2/?tn_q=bed',
      { ...size, url: '/zoeken/?tn_q=bed' },
      '/zoeken/ae-maat/240x220/?tn_q=bed',
    ],
    [
      'from a later page with filters',
      '/brands/zil/ae-kleur/wit/2/',
      { ...size, url: '/brands/zil/ae-maat/240x220/' },
      '/brands/zil/ae-kleur/wit/ae-maat/240x220/',
    ],
    [
      'while another page is loading',
      '/dekbed/',
      { ...white, url: `${list}ae-kleur/wit/` },
      `${list}ae-kleur/wit/`,
    ],
    [
      'while another listing is loading',
      '/brands/duynhuys/',
      { ...white, url: '/brands/zil/ae-kleur/wit/' },
      '/brands/zil/ae-kleur/wit/',
    ],
  ])('%s', (_what, requested, choice, url) => {
    expect(withChoice(requested, choice)).toBe(url)
  })
})

const listWith = (chosen: string[]) => {
  const byFilter = Map.groupBy(chosen, (value) => value.slice(0, 4))
  return `/x/${[...byFilter].map(([code, of]) => `${code}/${of.map((value) => value.slice(5)).join('_')}/`).join('')}`
}
const chosenIn = (url: string) =>
  [...url.matchAll(/(ae-\w)\/([^/]+)/g)]
    .flatMap(([, code, slugs = '']) => slugs.split('_').map((slug) => `${code}/${slug}`))
    .toSorted()
const toggled = (from: string[], value: string) =>
  from.includes(value) ? from.filter((one) => one !== value) : [...from, value]

it('two choices at once are both applied, whatever was chosen before', () => {
  const all = ['ae-a/1', 'ae-a/2', 'ae-b/1', 'ae-b/2', 'ae-c/1']
  for (let before = 0; before < 2 ** all.length; before += 1) {
    const shown = all.filter((_value, index) => before & (1 << index))
    for (const first of all) {
      for (const second of all.filter((value) => value !== first)) {
        const url = withChoice(listWith(toggled(shown, first)), {
          url: listWith(toggled(shown, second)),
          key: second.slice(0, 4),
          value: second.slice(5),
          isChosen: !shown.includes(second),
        })
        expect(chosenIn(url)).toEqual(toggled(toggled(shown, first), second).toSorted())
      }
    }
  }
})
