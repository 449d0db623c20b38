import { describe, expect, test } from 'vitest'
import { pagesUnderTest } from './pages-under-test.ts'
import { passTime } from './pass-time.ts'

const served = pagesUnderTest()
const { get } = served

describe('for search engines', () => {
  test('robots.txt disallows private paths and names the sitemap', async () => {
    const { text, headers } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text.split('\n').filter((line) => line.startsWith('Disallow: '))).toEqual(
      ['/api/', '/cart/', '/checkout/', '/account/', '/redirect', '/*?*tn_sort=', '/*?*tn_fk_'].map(
        (path) => `Disallow: ${path}`,
      ),
    )
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml\n')
  })
  test('the sitemap index names its parts, these name every page, and both are cached', async () => {
    const read = async (path: string) => (await get(path)).text
    const { text, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(text).toContain('<loc>http://localhost:3000/sitemap-pages.xml</loc>')
    expect(text).toContain('<loc>http://localhost:3000/sitemap-products-1.xml</loc>')
    const pages = await read('/sitemap-pages.xml')
    for (const path of ['wonen/vloerkleden', 'brands', 'service/shipping-returns', 'blog/wol']) {
      expect(pages).toContain(`<loc>http://localhost:3000/${path}/</loc>`)
    }
    const products = await read('/sitemap-products-1.xml')
    expect(products).toContain('<loc>http://localhost:3000/rood-%26-wit.html</loc>')
    await served.provider.close()
    // Longer than any of them is fresh.
    passTime(10 * 60_000)
    expect(await read('/sitemap.xml')).toBe(text)
    expect(await read('/sitemap-products-1.xml')).toBe(products)
  })
  test.each([
    '/sitemap-products-2.xml',
    '/sitemap-products-0.xml',
    '/sitemap-products-x.xml',
    '/sitemap-.xml',
  ])('%s is no part', async (path) => expect((await get(path)).status).toBe(404))
})
