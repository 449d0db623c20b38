import { expect, test } from 'vitest'
import { createModulePreloads } from './module-preloads.ts'

const manifest = JSON.stringify({
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shop.js'], css: ['assets/index.css'] },
  '_shop.js': { file: 'assets/shop.js', css: ['assets/shop.css'] },
  'src/pages/cart/cart.tsx': {
    file: 'assets/cart.js',
    imports: ['_shop.js', '_lines.js'],
    css: ['assets/cart.css'],
  },
  '_lines.js': { file: 'assets/lines.js', imports: ['src/pages/cart/cart.tsx'] },
})
const template = '<script src="/assets/index.js"></script><link rel="modulepreload" href="/assets/shop.js">'

test("a page's own chunks and styles are named once, after their imports, and those of the template are not repeated", () => {
  const tags = createModulePreloads(manifest, template)(['src/pages/cart/cart.tsx'])
  expect(tags.split('\n')).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/shop.css">',
    '<link rel="stylesheet" crossorigin href="/assets/cart.css">',
    '<link rel="modulepreload" crossorigin href="/assets/lines.js">',
    '<link rel="modulepreload" crossorigin href="/assets/cart.js">',
  ])
})

test('an unknown chunk adds nothing', () => {
  expect(createModulePreloads(manifest, template)(['src/pages/other.tsx', '__proto__'])).toBe('')
})
