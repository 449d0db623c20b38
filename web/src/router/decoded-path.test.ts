import { withoutFilters } from 'shared-types/urls/listing-url'
import { expect, it } from 'vitest'
import { decodedPath } from './decoded-path.ts'

it.each([
  ['/dekbedovertrek/', 'dekbedovertrek', 'dekbedovertrek'],
  [
    '/wonen/vloerkleden/ae-kleur/wit_blauw/ae-maat/160x230/',
    'wonen/vloerkleden/ae-kleur/wit_blauw/ae-maat/160x230',
    'wonen/vloerkleden',
  ],
  ['/wonen/r%C3%A9tro/', 'wonen/rétro', 'wonen/rétro'],
  ['/100%/', '100%', '100%'],
])('%s is the category %s', (pathname, path, category) => {
  expect(decodedPath(pathname)).toBe(path)
  expect(withoutFilters(path)).toBe(category)
})
