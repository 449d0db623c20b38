import { expect, test } from 'vitest'
import { pagesSitemap, productsSitemap, sitemapIndex } from './sitemap.ts'

const origin = 'https://shop.example'
const updatedAt = '2026-11-01T00:00:00.000Z'
const picture = { file: 'products/een', alt: 'Een', width: 1200, height: 1200 }
const sitemap = {
  categories: [
    {
      path: 'wonen/vloerkleden',
      title: 'Vloerkleden',
      kind: 'listing' as const,
      image: null,
      advised: false,
    },
    { path: 'dekbed', title: 'Dekbedden', kind: 'listing' as const, image: null, advised: true },
  ],
  products: [{ slug: `rood-&-'wit"-<b>`, title: 'x', updatedAt, images: [picture], configurable: false }],
  productPages: 2,
  brands: [{ slug: 'morgendauw', title: 'Morgendauw' }],
  services: [{ slug: 'shipping-returns', title: 'x' }],
  pages: [{ path: 'blog/dons-of-wol', title: 'x', updatedAt }],
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
const elements = /<\/?(?:urlset|url|loc|lastmod|image:image|image:loc)\b[^<>]*>|<\?xml[^<>]*\?>/g

test('the index names the other files', () => {
  expect(addressesIn(sitemapIndex(sitemap, origin))).toEqual([
    'https://shop.example/sitemap-pages.xml',
    'https://shop.example/sitemap-products-1.xml',
    'https://shop.example/sitemap-products-2.xml',
  ])
})

test('every page has its absolute URL', () => {
  const xml = pagesSitemap(sitemap, ['/', '/brands/'], origin)
  expect(addressesIn(xml)).toEqual([
    'https://shop.example/',
    'https://shop.example/brands/',
    'https://shop.example/wonen/vloerkleden/',
    'https://shop.example/dekbed/',
    'https://shop.example/dekbed/keuzehulp/',
    'https://shop.example/brands/morgendauw/',
    'https://shop.example/service/shipping-returns/',
    'https://shop.example/blog/dons-of-wol/',
  ])
  expect(xml).toContain(`<lastmod>${updatedAt}</lastmod>`)
})

test('a configurable bed also has its configurator page', () => {
  const products = [{ slug: 'hotel-set', title: 'x', updatedAt, images: [], configurable: true }]
  expect(addressesIn(productsSitemap({ ...sitemap, products }, origin))).toEqual([
    'https://shop.example/hotel-set.html',
    'https://shop.example/configurator/boxsprings/hotel-set/step-1/',
  ])
})

test('a product has its pictures and the day it changed, and no name can make the file invalid', () => {
  const xml = productsSitemap(sitemap, origin)
  expect(addressesIn(xml)).toEqual(['https://shop.example/rood-%26-&#39;wit%22-%3Cb%3E.html'])
  expect(xml).toContain('<image:loc>https://shop.example/images/800/products/een.webp</image:loc>')
  expect(xml).toContain(`<lastmod>${updatedAt}</lastmod>`)
  expect(xml.replace(elements, '')).not.toMatch(/[<>]|&(?!(\w+|#\d+);)/)
})
