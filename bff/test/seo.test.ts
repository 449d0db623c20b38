import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCatalogueDouble } from './catalogue-double.ts'
import { eventually, type FrontDesk, openFrontDesk } from './front-desk.ts'
import { getRaw, type RawRequest } from './raw-request.ts'
import { openWebDouble } from './web-double.ts'

let web: Awaited<ReturnType<typeof openWebDouble>>
let provider: Awaited<ReturnType<typeof openCatalogueDouble>>
let desk: FrontDesk

beforeAll(async () => {
  web = await openWebDouble()
})
afterAll(() => web.close())
beforeEach(async () => {
  provider = await openCatalogueDouble()
  desk = await openFrontDesk(provider.url, { webDist: web.folder })
  await eventually(() => desk.bff.shopApi.loggedIn())
})
afterEach(async () => {
  await desk.close()
  await provider.close()
})

const get = (path: string, options: RawRequest = {}) => getRaw(desk.url, path, options)

describe('for robots', () => {
  test('robots.txt keeps them from what is private and shows them the sitemap', async () => {
    const { text, headers } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toContain('Disallow: /checkout/\n')
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml\n')
  })
  test('the sitemap names its parts, and those every page, from memory', async () => {
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
    await provider.close()
    await sleep(10)
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
