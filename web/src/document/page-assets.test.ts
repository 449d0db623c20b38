import { expect, test } from 'vitest'
import { createPageAssets, starterElement } from './page-assets.ts'

const manifest = JSON.stringify({
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shop.js'], css: ['assets/index.css'] },
  '_shop.js': { file: 'assets/shop.js', css: ['assets/shop.css'] },
  'src/start.ts': { file: 'assets/start.js', isEntry: true },
  'src/pages/cart/cart.tsx': {
    file: 'assets/cart.js',
    imports: ['_shop.js', '_lines.js'],
    css: ['assets/cart.css'],
  },
  '_lines.js': { file: 'assets/lines.js', imports: ['src/pages/cart/cart.tsx'] },
})
const template =
  '<link rel="stylesheet" crossorigin href="/assets/index.css"><script src="/assets/index.js"></script>' +
  '<link rel="modulepreload" href="/assets/shop.js">'
const assetsOf = createPageAssets({ manifest, template, readAsset: (file) => `.${file}{}` })
const disabled = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`

test('the styles of the template and of a page are inline, once, after those of its imports', () => {
  const { styles, css } = assetsOf(['src/pages/cart/cart.tsx'])
  expect(css).toBe('.assets/index.css{}.assets/shop.css{}.assets/cart.css{}')
  expect(styles.split('\n')).toEqual([
    `<style>${css}</style>`,
    disabled('assets/index.css'),
    disabled('assets/shop.css'),
    disabled('assets/cart.css'),
  ])
})

test('the scripts of a page are preloaded after their imports, without those of the template', () => {
  expect(assetsOf(['src/pages/cart/cart.tsx']).preloads.split('\n')).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/lines.js">',
    '<link rel="modulepreload" crossorigin href="/assets/cart.js">',
  ])
})

test('the starter is named by the manifest', () => {
  expect(starterElement({ manifest })).toBe(
    '<script type="module" crossorigin src="/assets/start.js"></script>',
  )
  expect(() => starterElement({ manifest: '{}' })).toThrow('src/start.ts')
})

test('an unknown chunk adds nothing', () => {
  expect(assetsOf(['src/pages/other.tsx', '__proto__'])).toEqual(assetsOf([]))
})
