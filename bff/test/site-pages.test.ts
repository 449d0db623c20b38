import * as catalog from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import * as content from 'shared-types/contracts/content'
import { imagePath } from 'shared-types/image-path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeArticle } from '../../shop-api/test/articles.ts'
import { previewUrl } from '../../shop-api/src/catalog/product/preview.ts'
import { buildApp as buildShopApi } from '../../shop-api/src/app.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { tryAgain } from '../src/problem.ts'
import { eventually, type FrontDesk, openFrontDesk } from './front-desk.ts'

// The real provider with its own catalogue, and the real pages: `web` must be built first.
let shop: ShopUnderTest
let desk: FrontDesk
let addresses: URL[]

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  desk = await openFrontDesk(shop.url)
  await eventually(() => desk.bff.shopApi.loggedIn())
  const parts = await addressesIn('/sitemap.xml')
  addresses = (await Promise.all(parts.map(({ pathname }) => addressesIn(pathname)))).flat()
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

const addressesIn = async (path: string) => {
  const sitemap = await (await fetch(desk.url + path)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
}
const getPage = async (path: string) => {
  const answer = await fetch(desk.url + path, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
const getData = async <T>(path: string, contract: z.ZodType<T>): Promise<T> => {
  const answer = await fetch(desk.url + path)
  expect(`${path} ${answer.status}`).toBe(`${path} 200`)
  return contract.parse(await answer.json())
}
const only = (html: string, pattern: RegExp): string => {
  const found = [...html.matchAll(pattern)]
  expect(found.map(([text]) => text)).toHaveLength(1)
  return found[0]?.[1] ?? ''
}
const structured = (html: string): { '@type': string; [property: string]: unknown }[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )

const isRendered = (html: string) => !html.includes('<div id="root"></div>')

describe('every public read of the real shop', () => {
  test('answers by its contract', async () => {
    const shell = await getData(apiPaths.shell, content.Shell)
    expect(shell.navigation.main.length).toBeGreaterThan(3)
    const { panels } = await getData(apiPaths.menuPanels, content.MenuPanels)
    expect(panels.length).toBeGreaterThan(3)
    await getData(apiPaths.homepage, content.Homepage)
    await getData(apiPaths.servicePage('shipping-returns'), content.ServicePage)
    await getData(apiPaths.categoryContent('boxspring'), content.CategoryContent)
    expect(await getData(apiPaths.categoryRoute('dekbedovertrek'), catalog.CategoryRoute)).toMatchObject({
      kind: 'listing',
      path: 'dekbedovertrek',
    })
    const featured = await getData(apiPaths.featuredProducts, catalog.ProductTiles)
    const ids = featured.products.slice(0, 3).map(({ id }) => id)
    await getData(apiPaths.suggestedProducts(ids), catalog.ProductTiles)
    await getData(apiPaths.relatedProducts(ids[0] ?? 0), catalog.ProductTiles)
    await getData(apiPaths.similarProducts(ids[0] ?? 0), catalog.ProductTiles)
    await getData(apiPaths.productReviews(ids[0] ?? 0), catalog.ProductReviews)
    await getData(apiPaths.product(featured.products[0]?.slug ?? ''), catalog.Product)
  })

  test('accepts the filters, sort orders and pages that the listing itself offers', async () => {
    const listing = await getData(apiPaths.listing('dekbedovertrek'), catalog.Listing)
    const filter = listing.filters.find(({ selectionType }) => selectionType !== 'slider')?.attributes[0]
    const sort = listing.sort.find(({ isSelected }) => !isSelected)
    for (const url of [filter?.url, sort?.url, listing.pagination.pageLinks.next]) {
      expect(url).toBeTruthy()
      const { pathname, search } = new URL(url ?? '', 'http://shop')
      const path = decodeURIComponent(pathname).replaceAll(/^\/|\/$/g, '')
      const next = await getData(apiPaths.listing(path, search.slice(1)), catalog.Listing)
      expect(next.products.length).toBeGreaterThan(0)
      expect((await getPage(url ?? '')).status).toBe(200)
    }
  })

  test('names pictures that exist', async () => {
    const { products } = await getData(apiPaths.featuredProducts, catalog.ProductTiles)
    const answer = await fetch(desk.url + imagePath(products[0]?.images[0]?.file ?? '', 96, 'webp'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(200)
  })
})

describe('every URL of the sitemap', { tags: ['slow'] }, () => {
  test('is a page, with one title, one heading and its own canonical URL', async () => {
    const products = addresses.filter(({ pathname }) => pathname.endsWith('.html'))
    const others = addresses.filter((address) => !products.includes(address))
    expect(products.length).toBeGreaterThan(20)
    expect(others.length).toBeGreaterThan(40)
    for (const { pathname, origin } of [...others, ...products.slice(0, 25)]) {
      const { status, html } = await getPage(pathname)
      expect(`${pathname} ${status}`).toBe(`${pathname} 200`)
      expect(isRendered(html)).toBe(true)
      expect(only(html, /<title[^>]*>([^<]+)<\/title>/g).length).toBeGreaterThan(8)
      expect(`${pathname} ${html.match(/<h1[\s>]/g)?.length}`).toBe(`${pathname} 1`)
      expect(only(html, /<link rel="canonical" href="([^"]+)"/g)).toBe(origin + pathname)
      expect(only(html, /<meta name="description" content="([^"]+)"/g).length).toBeGreaterThan(20)
      expect(html).toContain('<meta property="og:title"')
      expect(html).not.toContain('content="noindex"')
    }
    expect(desk.lines.join('')).not.toContain('could not be rendered')
  })

  test('is at most four clicks from the home page', async () => {
    const clicks = new Map([['/', 0]])
    for (const [path, count] of clicks) {
      // Products lead to others of their family.
      if (count === 4 || (path.endsWith('.html') && count > 2)) continue
      const { html } = await getPage(path)
      for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
        if (/^\/(account|cart|checkout|favorieten|images)\//.test(link)) continue
        // Filtered lists count only if the menus of the home page link to them.
        if (link.includes('/ae-') && path !== '/') continue
        if (!clicks.has(link)) clicks.set(link, count + 1)
      }
    }
    const unreached = addresses.map(({ pathname }) => pathname).filter((path) => !clicks.has(path))
    expect(unreached.join(' ')).toBe('')
  })
})

const StructuredVariants = z.array(
  z.object({
    name: z.string(),
    url: z.string().optional(),
    size: z.string().optional(),
    material: z.string().optional(),
    offers: z.object({ price: z.string(), availability: z.string(), url: z.string() }).optional(),
  }),
)

test('the structured data of a product has its price and stock', async () => {
  const { pathname } = addresses.find((address) => address.pathname.endsWith('.html')) ?? { pathname: '' }
  const { html } = await getPage(pathname)
  const product = await getData(apiPaths.product(pathname.slice(1, -'.html'.length)), catalog.Product)
  const data = structured(html)
  expect(data.map((one) => one['@type'])).toContain('BreadcrumbList')
  const group = data.find((one) => one['@type'] === 'ProductGroup')
  expect(group).toMatchObject({
    name: product.family?.title,
    variesBy: expect.arrayContaining(['https://schema.org/size']),
  })
  const { origin } = addresses[0] ?? {}
  const members = StructuredVariants.parse(group?.['hasVariant'])
  const own = members.filter(({ offers }) => offers)
  expect(own.map(({ size, offers }) => [size, offers?.price, offers?.availability, offers?.url])).toEqual(
    product.variants.map(({ id, values, price, available }) => [
      values[0],
      (price.price / 100).toFixed(2),
      `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
      `${origin}${pathname}?v=${id}`,
    ]),
  )
  expect(own.every(({ material }) => material)).toBe(true)
  const siblings = product.family?.members.filter(({ id }) => id !== product.id) ?? []
  expect(members.flatMap(({ url, name }) => (url ? [[name, url]] : []))).toEqual(
    siblings.map(({ slug, title }) => [title, `${origin}/${slug}.html`]),
  )
})

test('the preview of a hidden product is a page that search engines do not list', async () => {
  const article = await makeArticle(shop.db)
  const hide =
    'update product set active = false where id = (select product_id from variant where id = $1) returning id'
  const { rows } = await shop.pool.query<{ id: number }>(hide, [article])
  const { pathname } = new URL(previewUrl(shop.shop.config, rows[0]?.id ?? 0))
  const { status, html } = await getPage(pathname)
  expect(status).toBe(200)
  expect(html).toContain('>Dekbedovertrek Testduin</h1>')
  expect(html).toContain('content="noindex"')
  expect(html).not.toContain('rel="canonical"')
})

describe('an advice', () => {
  test('shows its first question without scripts, and continues at the question in its URL', async () => {
    const { status, html } = await getPage('/dekbed/keuzehulp/')
    expect(status).toBe(200)
    expect(only(html, /<link rel="canonical" href="([^"]+)"/g)).toMatch(/\/dekbed\/keuzehulp\/$/)
    expect(html).not.toContain('content="noindex"')
    expect(html).toContain('Voor welk bed is het dekbed?')
    expect(html).toMatch(
      /<form [^>]*method="get"[^>]*action="\/dekbed\/keuzehulp\/"|<form [^>]*action="\/dekbed\/keuzehulp\/"[^>]*method="get"/,
    )
    const answered = await getPage('/dekbed/keuzehulp/?qs1=3&utm_source=brief')
    expect(answered.html).toContain('Hoe slaap jij?')
    expect(answered.html).toContain('<input type="hidden" name="qs1" value="3"/>')
    expect(answered.html).toContain('content="noindex"')
    expect(answered.html).not.toContain('utm_source')
  })

  test('that does not exist is not found, and an old link offers to start again', async () => {
    expect((await getPage('/klamboes/keuzehulp/')).status).toBe(404)
    const old = await getPage('/dekbed/keuzehulp/?qs1=99')
    expect(old.html).toContain('Deze antwoorden passen niet (meer) bij de keuzehulp.')
    expect(old.html).toContain('Begin opnieuw')
  })

  test('is linked from its category, blog and inspiration pages', async () => {
    for (const path of ['/hoofdkussen/', '/boxspring/']) {
      expect((await getPage(path)).html).toContain(`href="${path}keuzehulp/"`)
    }
    const linked = await Promise.all(
      ['/blog/dons-wol-of-vezel/', '/blog/matras-proefliggen/', '/inspiratie/hotelgevoel-thuis/'].map(
        getPage,
      ),
    )
    for (const { html } of linked) {
      const [, way = ''] = /href="([^"]+\/keuzehulp\/)"/.exec(html) ?? []
      expect(way).not.toBe('')
      expect((await getPage(way)).status).toBe(200)
    }
  })
})

const mainOf = async (path: string) => /<main.*<\/main>/s.exec((await getPage(path)).html)?.[0] ?? ''

test('the Pakketchecker is linked where a shopper looks for a parcel', async () => {
  const link = 'href="/service/pakketchecker/"'
  expect(await mainOf('/service/')).toContain(link)
  expect(await mainOf('/service/shipping-returns/')).toMatch(
    new RegExp(`Waar is mijn pakket\\?</h2>(?:(?!<h2).)*${link}`, 's'),
  )
  const { html } = await getPage('/dekbed/')
  for (const part of ['header', 'footer'])
    expect(new RegExp(`<${part}.*?</${part}>`, 's').exec(html)?.[0]).toContain(link)
})

test('overviews and pages of text show the intro of their category', async () => {
  for (const path of ['slapen', 'boxspring', 'showrooms']) {
    const { intro } = await getData(apiPaths.categoryContent(path), content.CategoryContent)
    expect(intro.length).toBeGreaterThan(20)
    expect(await mainOf(`/${path}/`)).toContain(intro.split(/[&'"]/)[0])
  }
})

test('the largest picture starts loading with the page', async () => {
  for (const path of ['/', '/dekbedovertrek/']) {
    const { html } = await getPage(path)
    expect(html).toMatch(/<link rel="preload" as="image"[^>]*fetchpriority="high"/)
  }
})

test('an unknown URL gets a page that says so, hidden from search engines', async () => {
  for (const path of ['/nergens/', '/nergens.html', '/service/nergens/', '/dekbedovertrek/ae-maat/onzin/']) {
    const { status, html } = await getPage(path)
    expect(`${path} ${status}`).toBe(`${path} 404`)
    expect(html).toContain('Deze pagina bestaat niet')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toContain('rel="canonical"')
  }
})

test('no page contains inline scripts', async () => {
  for (const path of ['/', '/dekbedovertrek/', '/nergens/', '/cart/']) {
    const { html } = await getPage(path)
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(inline.every((attributes) => /type="application\/(?:ld\+)?json"/.test(attributes ?? ''))).toBe(
      true,
    )
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/)
  }
})

test('the pages stay up while the provider is down, and are complete again when it is back', async () => {
  const seen = '/badtextiel/'
  const unseen = '/badtextiel/?tn_sort=nieuwste'
  const before = await getPage(seen)
  const { hostname: host, port } = new URL(shop.url)
  await shop.app.close()

  expect((await getPage(seen)).html).toBe(before.html)
  expect((await getPage('/cart/')).status).toBe(200)
  const missing = await getPage(unseen)
  expect(missing.status).toBe(503)
  expect(missing.html).toContain(tryAgain)
  expect(missing.headers.get('cache-control')).toBe('private, no-store')
  // The rest of the page is complete, and the browser requests the missing part.
  const parts = ['VAKANTIEGELD kopiëren', '<main', 'Bestelling herroepen</a>', '<script type="module"']
  expect(parts.filter((part) => !missing.html.includes(part))).toEqual([])
  expect(missing.html).toContain('content="noindex"')

  const again = await buildShopApi(shop.shop)
  await again.listen({ host, port: Number(port) })
  await eventually(async () => (await getPage(unseen)).status === 200)
  await again.close()
})
