import { expect, it } from 'vitest'
import { categoryTree } from './category-tree.ts'

const of = (...paths: string[]) => paths.map((path) => ({ path }))

it('groups categories under the category that their path starts with', () => {
  const tree = categoryTree(of('wonen', 'wonenxl', 'wonen/gordijnen', 'wonen/vloerkleden', 'los/kind'))
  expect(tree).toEqual([
    { category: { path: 'wonen' }, below: of('wonen/gordijnen', 'wonen/vloerkleden') },
    { category: { path: 'wonenxl' }, below: [] },
    { category: { path: 'los/kind' }, below: [] },
  ])
})
