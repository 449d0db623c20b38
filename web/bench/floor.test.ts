import { expect, test } from 'vitest'
import { floorOf } from './floor.ts'

test('the floor of a page is its markup and its inline styles', () => {
  const html =
    '<head><style>p{}</style><link rel="stylesheet" crossorigin href="/a.css" disabled>\n' +
    '<link rel="icon" href="/i.svg"><link rel="preload" as="image" imagesrcset="/a.avif">' +
    '<link rel="preload" href="/a.woff2" as="font">' +
    '<link fetchpriority="low" rel="modulepreload" href="/a.js"><script type="module" src="/b.js"></script></head>' +
    '<body><p>Bed</p><script type="application/json" id="route-data">{\n}</script></body>'
  expect(floorOf(html)).toBe(
    '<head><style>p{}</style><link rel="icon" href="/i.svg"><link rel="preload" as="image" imagesrcset="/a.avif"></head>' +
      '<body><p>Bed</p></body>',
  )
})
