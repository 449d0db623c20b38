import { expect, it } from 'vitest'
import { categoryTree } from './category-tree.ts'

const of = (...paths: string[]) => paths.map((path) => ({ path }))

it('puts categories below the one their path begins with, and no other', () => {
  const tree = categoryTree(of('wonen', 'wonenxl', 'wonen/gordijnen', 'wonen/vloerkleden', 'los/kind'))
  expect(tree).toEqual([
    { category: { path: 'wonen' }, below: of('wonen/gordijnen', 'wonen/vloerkleden') },
    { category: { path: 'wonenxl' }, below: [] },
    { category: { path: 'los/kind' }, below: [] },
  ])
})
