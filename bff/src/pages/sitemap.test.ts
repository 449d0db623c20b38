import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap.ts'

test('every page has its full address, and no name can break the file', () => {
  const xml = sitemapXml(
    {
      categories: [{ path: 'wonen/vloerkleden', title: 'Vloerkleden', kind: 'listing' }],
      products: [{ slug: `rood-&-'wit"-<b>`, title: 'x', updated_at: '2026-11-01T00:00:00.000Z' }],
      brands: [{ slug: 'morgendauw', title: 'Morgendauw' }],
      services: [{ slug: 'shipping-returns', title: 'x' }],
    },
    'https://shop.example',
  )
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    'https://shop.example/',
    'https://shop.example/wonen/vloerkleden/',
    'https://shop.example/service/shipping-returns/',
    'https://shop.example/rood-%26-&apos;wit%22-%3Cb%3E.html',
  ])
  expect(xml.replace(/<\/?(?:urlset|url|loc|lastmod)\b[^<>]*>|<\?xml[^<>]*\?>/g, '')).not.toMatch(
    /[<>]|&(?!\w+;)/,
  )
})
