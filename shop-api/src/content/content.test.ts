import { Html } from 'shared-types/html/html'
import request from 'supertest'
import type { ContentBlock } from 'shared-types/contracts/content'
import { CategoryContent, Navigation, ServicePage } from 'shared-types/contracts/provider/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCatalogue } from '../../test/catalogue-fixtures.ts'
import { readAnswer } from '../../test/read-answer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { content, servicePage } from '../db/schema/content.ts'

let shop: ShopUnderTest

const block: ContentBlock = {
  image: null,
  title: 'Proef',
  subTitle: '',
  description: Html.parse('<p style="color:red">Tekst<iframe src="https://example.com"></iframe></p>'),
  link: null,
  buttonText: null,
}
const item = { id: 1, title: 'Kleuren', link: '/dekbed/', slug: 'kleuren', homepage: false, items: [] }
const swatch = '<span style="background-color:#aabbcc;position:fixed"></span>'

const put = (key: string, data: unknown) =>
  shop.db.insert(content).values({ key, data }).onConflictDoUpdate({ target: content.key, set: { data } })

beforeAll(async () => {
  shop = await openShopUnderTest()
  await fillCatalogue(shop.db)
  await put('category-blocks:proef', [block])
  await put('navigation', {
    main: [{ ...item, content: null, items: [{ ...item, content: swatch }] }],
    extra: [],
  })
  await shop.db.insert(servicePage).values({
    slug: 'proefpagina',
    title: 'Proefpagina',
    html: '<h2>Hulp</h2><a href="https://example.com" onclick="x()">Elders</a><a href="/service/">Hier</a>',
    metaTitle: '',
    metaDescription: '',
  })
})
afterAll(() => shop.close())

const ask = (path: string, query: Record<string, string> = {}) =>
  shop.authorize(request(shop.app.server).get(path)).query(query)

describe('content', () => {
  it('has menus whose HTML keeps its colours and loses scripts and page overlays', async () => {
    const { main } = readAnswer(Navigation, await ask('/v1/content/navigation'))
    expect(main[0]?.items[0]?.content).toBe('<span style="background-color:#aabbcc"></span>')
  })

  it('has service pages with safe external links', async () => {
    const page = readAnswer(ServicePage, await ask('/v1/content/service-page/proefpagina'))
    expect(page.html).toBe(
      '<h2>Hulp</h2><a href="https://example.com" rel="noopener noreferrer" target="_blank">Elders</a><a href="/service/">Hier</a>',
    )
  })

  it('shows an overview with its blocks and subcategories', async () => {
    const page = readAnswer(CategoryContent, await ask('/v1/content/category', { path: '/proef/' }))
    expect(page).toMatchObject({
      title: 'Proef',
      html: '<p>Alles</p>',
      blocks: [{ description: '<p>Tekst</p>' }],
      subcategories: [{ path: 'proef/lakens' }],
    })
  })

  it.each([
    ['/v1/content/service-page/bestaat-niet', {}],
    ['/v1/content/service-page/..%2f..%2fetc', {}],
    ['/v1/content/category', { path: 'bestaat-niet' }],
    ['/v1/content/category', { path: 'proef/onbekend' }],
  ])('does not find %s %o', async (path, query) => {
    expect((await ask(path, query)).status).toBe(404)
  })

  it('returns an error without details when the stored data has the wrong shape', async () => {
    await put('footer', { shop: 'weg' })
    const response = await ask('/v1/content/footer')
    expect(response.status).toBe(500)
    expect(response.text).not.toContain('shop')
  })
})
