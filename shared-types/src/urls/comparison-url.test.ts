import { expect, it } from 'vitest'
import { ignoredIn } from './comparison-ignored.ts'
import { comparedIn, comparedSlug, comparisonQuery, isCompared } from './comparison-url.ts'

it('reads the products that it wrote, in the same order', () => {
  const slugs = ['terrazzo', 'botanisch', 'crème & wit?']
  expect(comparisonQuery(slugs)).toBe('p=terrazzo&p=botanisch&p=cr%C3%A8me%20%26%20wit%3F')
  expect(comparedIn(`?${comparisonQuery(slugs)}`)).toEqual(slugs)
  expect(comparisonQuery([])).toBe('')
})

it.each([
  ['', [], 0],
  ['utm_source=mail&p=a&x=1&p=b', ['a', 'b'], 0],
  ['p=a&p=b&p=a', ['a', 'b'], 0],
  ['p=a/71&p=a&p=b%2F72', ['a/71', 'b/72'], 0],
  ['p=a/0&p=b/07&p=c/7x&p=d/1/2&p=/7&p=e', ['e'], 5],
  ['p=a&p=b&p=c&p=d&p=e&p=f', ['a', 'b', 'c', 'd'], 2],
  ['p=&p=..&p=a%2Fb&p=a%5Cb&p=a%0Ab&p=goed', ['goed'], 5],
  [`p=${'a'.repeat(151)}`, [], 1],
])('%j compares %j and ignores %i', (query, slugs, ignored) => {
  expect(comparedIn(query)).toEqual(slugs)
  expect(ignoredIn(query)).toBe(ignored)
})

it.each([null, 7, {}, ['a'], ''])('%j is not a compared product', (value) =>
  expect(isCompared(value)).toBe(false),
)

it('names a product in the variant that was chosen', () => {
  expect(comparisonQuery(['terrazzo/71', 'botanisch'])).toBe('p=terrazzo/71&p=botanisch')
  expect(['terrazzo/71', 'botanisch', 'a/b'].map(comparedSlug)).toEqual(['terrazzo', 'botanisch', 'a/b'])
})

it('names a configurable bed in the size that was chosen', () => {
  expect(comparisonQuery(['rottum/dimension:160x200'])).toBe('p=rottum/dimension:160x200')
  expect(comparedIn('p=rottum/dimension:160x200&p=rottum&p=a/b:c:d&p=a/:b')).toEqual([
    'rottum/dimension:160x200',
  ])
  expect(comparedSlug('rottum/dimension:160x200')).toBe('rottum')
})
