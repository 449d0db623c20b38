import { expect, it } from 'vitest'
import { defaultSet, readConfiguratorUrl } from './configurator-url.ts'
import { configuratorPath } from './product-url.ts'

it('is written without what it does not say', () => {
  expect(configuratorPath('rottum')).toBe('/configurator/boxsprings/rottum/')
  expect(configuratorPath('rottum', { step: 3, options: '', line: 0 })).toBe(
    '/configurator/boxsprings/rottum/step-3/',
  )
})

it('is read as it was written, with options that stay readable', () => {
  const state = { step: 2, options: 'dimension:160x200|legs:zwart & "rond"', line: 7 }
  const url = new URL(configuratorPath('rottum', state), 'https://sluimer.example')
  expect(url.search).toBe('?config=dimension:160x200|legs:zwart%20%26%20%22rond%22&regel=7')
  const [, , , product, step] = url.pathname.split('/')
  expect(readConfiguratorUrl({ product, step }, url.search)).toEqual({
    slug: 'rottum',
    isNamed: true,
    ...state,
  })
})

it.each([
  ['step-3', 3],
  ['3', 3],
  ['stap 3!', 3],
  ['step-3a', 3],
  ['step-abc', 0],
  ['step-', 0],
  ['', 0],
  [undefined, null],
])('non-numeric characters are stripped: %s is step %s', (step, number) => {
  expect(readConfiguratorUrl({ step }, '').step).toBe(number)
})

it('takes the bed from the path, else from the query, else the default set', () => {
  expect(readConfiguratorUrl({ product: 'rottum' }, '?slug=ameland').slug).toBe('rottum')
  expect(readConfiguratorUrl({}, '?slug=ameland').slug).toBe('ameland')
  expect(readConfiguratorUrl({}, '?slug=')).toMatchObject({ slug: defaultSet, isNamed: false })
})

it.each(['?regel=abc', '?regel=', '', '?regel=1.5', '?regel=-7', '?regel=99999999999'])(
  'has no cart line in %s',
  (search) => {
    expect(readConfiguratorUrl({}, search).line).toBe(0)
  },
)
