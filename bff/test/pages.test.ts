import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from 'shared-types/api/paths'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tryAgain } from '../src/problem.ts'
import { openCatalogueDouble, product } from './catalogue-double.ts'
import { eventually, type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'
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

/** As it is written, without the tidying up that a URL class does. */
const get = (path: string, { method = 'GET', headers = {} } = {}) =>
  new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; text: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(desk.url)
      const sent = request({ hostname, port, path, method, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        )
      })
      sent.on('error', reject).end()
    },
  )

const routeData = (html: string): Record<string, unknown> => {
  const [, json] = /<script type="application\/json" id="route-data">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json ?? 'null')
}

describe('a public page', () => {
  test.each<[path: string, keys: string[]]>([
    ['/', ['/api/shell', '/api/content/homepage', '/api/catalog/featured']],
    [
      '/katoenen-dekbedovertrek.html',
      [
        '/api/shell',
        '/api/catalog/products/katoenen-dekbedovertrek',
        '/api/catalog/products/7/related',
        '/api/catalog/products/7/reviews',
      ],
    ],
    [
      '/dekbedovertrek/',
      ['/api/shell', '/api/catalog/routes?path=dekbedovertrek', '/api/catalog/listing?path=dekbedovertrek'],
    ],
    [
      '/dekbedovertrek/ae-maat/240x220/?tn_p=2&utm_source=mail',
      [
        '/api/shell',
        '/api/catalog/routes?path=dekbedovertrek',
        '/api/catalog/listing?path=dekbedovertrek%2Fae-maat%2F240x220&query=tn_p%3D2',
      ],
    ],
    [
      '/boxspring/',
      ['/api/shell', '/api/catalog/routes?path=boxspring', '/api/content/category?path=boxspring'],
    ],
    [
      '/showrooms/',
      ['/api/shell', '/api/catalog/routes?path=showrooms', '/api/content/category?path=showrooms'],
    ],
    ['/service/shipping-returns/', ['/api/shell', '/api/content/service-pages/shipping-returns']],
  ])('%s is rendered, with its data under the addresses the browser would ask', async (path, keys) => {
    const page = await get(path)
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
    })
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/)
    expect(page.headers['set-cookie']).toBeUndefined()
    const data = routeData(page.text)
    expect(Object.keys(data).toSorted()).toEqual(keys.toSorted())
    expect(Object.values(data)).not.toContain(null)
    expect(page.text).toContain(`<h1>${path.split('?')[0]}</h1>`)
    expect(page.text).toContain('<link rel="modulepreload" crossorigin href="/assets/any.js">')

    for (const key of keys) expect((await desk.browser().get(key)).body).toEqual(data[key])
  })

  test('is made once, and sent from memory after that', async () => {
    await get('/dekbedovertrek/?tn_p=2')
    const calls = provider.calls().length
    const [one, two] = [
      await get('/dekbedovertrek/?utm_source=x&tn_p=2'),
      await get('/dekbedovertrek/?tn_p=2'),
    ]
    expect(one.text).toBe(two.text)
    expect(provider.calls().length).toBe(calls)
    const again = await get('/dekbedovertrek/?tn_p=2', { headers: { 'if-none-match': one.headers.etag } })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  test('is known by the shop and not by who asks', async () => {
    const page = await get('/', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })
    expect(page.text).toContain('<title>http://localhost:3000/</title>')
    expect(page.text).not.toContain('evil')
  })

  test('is the same for who only wants its head', async () => {
    const head = await get('/', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100)
  })

  test('stands without what it can do without', async () => {
    delete provider.shop['/v1/catalog/suggested-products/7']
    provider.shop['/v1/catalog/product/7/reviews'] = 'nonsense'
    const page = await get('/katoenen-dekbedovertrek.html')
    expect(page.status).toBe(200)
    expect(routeData(page.text)).toMatchObject({ '/api/catalog/products/7/related': null })
    expect(routeData(page.text)).not.toHaveProperty('/api/catalog/products/7/reviews')
  })

  test('cannot be broken out of by the text of a product', async () => {
    const hostile = `</script><script>alert(1)</script><!--<script>\u2028$&'"`
    provider.shop['/v1/catalog/product/vijandig'] = {
      ...product,
      slug: 'vijandig',
      title: hostile,
      description: hostile,
    }
    const page = await get('/vijandig.html')
    expect(page.text.match(/<script/g)).toHaveLength(2)
    expect(routeData(page.text)).toMatchObject({
      '/api/catalog/products/vijandig': { title: hostile, description: hostile },
    })
  })
})

describe('a private page', () => {
  test.each([
    '/cart/',
    '/checkout/',
    '/checkout/address-details/',
    '/checkout/checkout-login/',
    '/checkout/pay/',
    '/checkout/payment-methods/',
    '/checkout/pending/',
    '/checkout/thankyou',
    '/checkout/thankyou?order=1&token=canary',
    '/checkout/status/',
    '/checkout/status/DKBD0000001/',
    '/checkout/betalen/DKBD0000001/',
  ])('%s is an empty frame that nobody keeps or finds', async (path) => {
    const page = await get(path)
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(page.headers.etag).toBeUndefined()
    expect(page.text).toContain('<div id="root"></div>')
    expect(page.text).toContain('<meta name="robots" content="noindex" data-head="">')
    expect(page.text).toContain('<link rel="modulepreload" crossorigin href="/assets/any.js">')
    expect(Object.keys(routeData(page.text))).toEqual(['/api/shell'])
    expect(page.text).not.toMatch(/DKBD|canary/)
  })

  test.each([
    ['/cart/', 'Winkelwagen'],
    ['/checkout/payment-methods/', 'Verzend- &#38; betaalmethode'],
    ['/checkout/status/DKBD0000001/', 'Je bestelling'],
    ['/checkout/thankyou', 'Bedankt voor je bestelling'],
  ])('%s says in its tab what it is, and to who has no JavaScript what to do', async (path, title) => {
    const { text } = await get(path)
    expect(text).toContain(`<title data-head="">${title} | Sluimer</title>`)
    const told = /<noscript>(.*)<\/noscript>/s.exec(text)?.[1]
    expect(told).toContain('JavaScript')
    expect(told).toContain('085 - 000 00 00')
  })

  test('is there when the provider is not', async () => {
    await provider.close()
    expect((await get('/cart/')).status).toBe(200)
  })
})

describe('what does not exist', () => {
  test.each<[path: string, key: string]>([
    ['/nergens/', '/api/catalog/routes?path=nergens'],
    ['/blog/', '/api/content/pages?path=blog'],
    ['/blog/nergens/', '/api/content/pages?path=blog%2Fnergens'],
    ['/blog/a%2Fb/', '/api/content/pages?path=blog%2Fa%2Fb'],
    ['/blog/een/twee/', '/api/catalog/routes?path=blog%2Feen%2Ftwee'],
    ['/dekbedovertrek/onzin/', '/api/catalog/routes?path=dekbedovertrek%2Fonzin'],
    ['/nergens.html', '/api/catalog/products/nergens'],
    ['/index.html', '/api/catalog/products/index'],
    ['/service/nergens/', '/api/content/service-pages/nergens'],
    ['/checkout/nergens/', '/api/catalog/routes?path=checkout%2Fnergens'],
    ['/a%2Fb.html', '/api/catalog/products/a%2Fb'],
    ['/service/a%2Fb/', '/api/content/service-pages/a%2Fb'],
    ...['/%E0%A4%A', '/%zz/', '/%', '/%c0%af/'].map((path): [string, string] => [
      path,
      `/api/catalog/routes?${new URLSearchParams({ path: '\uFFFD' })}`,
    ]),
    [
      `/dekbedovertrek/ae-maat/${'x'.repeat(500)}/`,
      `/api/catalog/listing?path=dekbedovertrek%2Fae-maat%2F${'x'.repeat(500)}`,
    ],
    [`/${'x'.repeat(500)}/`, `/api/catalog/routes?path=${'x'.repeat(500)}`],
    ['/%F0%9F%98%B4/', `/api/catalog/routes?${new URLSearchParams({ path: '😴' })}`],
  ])('%s is a page with status 404 that says so', async (path, key) => {
    const page = await get(path)
    expect(page.status).toBe(404)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(routeData(page.text)).toMatchObject({ [key]: null })
    expect(page.text).toContain(`${key} absent`)
  })

  test('a sort order that the provider does not know is no page', async () => {
    const refusal = { message: 'Deze sortering kennen we niet.', code: 'validation_failed' }
    const answer = provider.answer
    provider.answer = (asked, response) => {
      if (!asked.url?.includes('tn_sort')) return answer(asked, response)
      return response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify(refusal))
    }
    expect((await get('/dekbedovertrek/?tn_sort=onzin')).status).toBe(404)
  })

  test.each(['/a%00b/', '/a%5cb/', '/../secret.txt', '/%2e%2e/secret.txt/'])(
    '%s is told so without a page',
    async (path) => {
      const answer = await get(path)
      expect([400, 404]).toContain(answer.status)
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(answer.headers.location).toBeUndefined()
    },
  )

  test('pages are read, not written', async () => {
    for (const path of ['/', '/dekbedovertrek/', '/images/480/a.avif', '/assets/index.js']) {
      const answer = await desk.browser().post(path)
      expect(problemOf(answer)).toMatchObject({ status: 405, code: 'method_not_allowed' })
      expect(answer.headers.allow).toBe('GET, HEAD')
    }
  })
})

describe('the slash rule', () => {
  test.each([
    ['/dekbedovertrek?tn_p=2', '/dekbedovertrek/?tn_p=2'],
    ['//evil.example', '/evil.example/'],
    ['/Cart', '/cart/'],
  ])('%s is moved to %s for good', async (from, to) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(from, { method })
      expect(answer).toMatchObject({ status: 301, text: '' })
      expect(answer.headers.location).toBe(to)
    }
    expect(provider.calls()).toHaveLength(0)
  })
})

describe('when something is broken', () => {
  test('the provider: pages seen before stay, others say so and may be asked again', async () => {
    const before = await get('/katoenen-dekbedovertrek.html')
    await provider.close()
    expect((await get('/katoenen-dekbedovertrek.html')).text).toBe(before.text)

    const around = await get('/')
    expect(around.status).toBe(503)
    expect(around.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' })
    expect(around.text).toContain(apiPaths.shell)
    expect(around.text).not.toContain(apiPaths.homepage)
  })

  test('the provider, from the beginning: there is a page all the same, which needs nothing', async () => {
    const away = await openFrontDesk('http://127.0.0.1:9', { webDist: web.folder })
    const page = await away.browser().get('/')
    expect(page.status).toBe(503)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
    })
    expect(page.text).toContain(tryAgain)
    expect(page.text).not.toContain('<script')
    await away.close()
  })

  test('the provider, for a while: nothing has to be done', async () => {
    const { shop } = provider
    await provider.close()
    expect((await get('/')).status).toBe(503)
    const again = await openCatalogueDouble(provider.port)
    provider = Object.assign(again, { shop })
    await eventually(async () => (await get('/')).status === 200)
  })

  test('the rendering: the browser gets the data and makes the page itself', async () => {
    provider.shop['/v1/catalog/product/stuk'] = { ...product, slug: 'stuk' }
    const page = await get('/stuk.html')
    expect(page.status).toBe(200)
    expect(page.text).toContain('<div id="root"></div>')
    expect(routeData(page.text)).toHaveProperty('/api/catalog/products/stuk')
    expect(desk.lines.join('')).toContain('a page could not be rendered')
  })

  test('the build: the shop answers nevertheless', async () => {
    const bare = await openFrontDesk(provider.url, { webDist: '/nowhere' })
    const page = await bare.browser().get('/')
    expect(page.status).toBe(200)
    expect(routeData(page.text)).toHaveProperty('/api/content/homepage')
    expect(bare.lines.join('')).toContain('has it been built?')
    await bare.close()
  })
})

describe('files', () => {
  test('with a name that says what is in them are kept for good, packed when the browser can', async () => {
    const plain = await get('/assets/index.js')
    expect(plain).toMatchObject({ status: 200, text: 'export {}' })
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    })
    const packed = await get('/assets/index.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed).toMatchObject({ text: 'packed as br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  })
  test('that keep their name are asked for again after a while', async () => {
    const icon = await get('/favicon.svg')
    expect(icon.status).toBe(200)
    expect(icon.headers['cache-control']).toBe('public, max-age=3600')
  })
  test.each([
    '/assets/nergens.js',
    '/assets/',
    '/assets',
    '/assets/index.js.br',
    '/assets/index.js.map',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%00',
    '/.vite/manifest.json',
    '/secret.txt',
    '/secret.txt.br',
    '/../secret.txt',
    '/server/entry-server.js',
    '/package.json',
    '/favicon.ico',
    '/images/480/../../login',
    '/images/480/%2e%2e/%2e%2e/login',
    '/images/481/a.avif',
    '/images/480/a.avif?x=1',
    '/images/',
    '/images',
  ])('%s is not to be had', async (path) => {
    const answer = await get(path)
    expect([400, 403, 404]).toContain(answer.status)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.text).not.toMatch(/outside|packed|<html/)
    expect(provider.calls()).toHaveLength(0)
  })
})

describe('pictures', () => {
  const picture = '/images/480/products/wit.avif'

  test('pass through with nothing of the shopper, and nothing of the provider but the picture', async () => {
    provider.picture = (asked, response) => {
      const headers = {
        'content-type': 'image/avif',
        etag: '"a"',
        'set-cookie': 'x=1',
        'x-powered-by': 'canary',
      }
      if (asked.headers['if-none-match'] === '"a"') return response.writeHead(304, headers).end()
      return response
        .writeHead(200, { ...headers, 'cache-control': 'public, max-age=31536000, immutable' })
        .end('avif')
    }
    const answer = await get(picture, {
      headers: {
        cookie: 'sluimer=canary',
        authorization: 'Bearer canary',
        referer: 'canary',
        accept: 'image/avif',
      },
    })
    expect(answer).toMatchObject({ status: 200, text: 'avif' })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      etag: '"a"',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(answer.headers).not.toHaveProperty('x-powered-by')
    const passed = provider.seen.find(({ url }) => url === picture)
    expect(JSON.stringify(passed)).not.toContain('canary')
    expect(passed?.headers['x-request-id']).toBe(answer.headers['x-request-id'])

    const again = await get(picture, { headers: { 'if-none-match': '"a"' } })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect((await get(picture, { method: 'HEAD' })).status).toBe(200)
  })

  test.each([
    [404, 404],
    [422, 404],
    [302, 503],
    [500, 503],
    [503, 503],
  ])('an answer with status %d becomes a problem with status %d', async (status, told) => {
    provider.picture = (_asked, response) =>
      response.writeHead(status, { location: '//evil.example', etag: '"x"' }).end('canary')
    const answer = await desk.browser().get(picture)
    expect(problemOf(answer).status).toBe(told)
    expect(JSON.stringify(answer.headers) + answer.text).not.toMatch(/canary|evil|"x"/)
    expect(provider.seen.filter(({ url }) => url === picture)).toHaveLength(1)
  })

  test('a provider that is away is told as such', async () => {
    await provider.close()
    expect(problemOf(await desk.browser().get(picture))).toMatchObject({ status: 503, detail: tryAgain })
  })
})

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

describe('the documentation', () => {
  test('describes every public read by its own contract', async () => {
    const { body } = await desk.browser().get('/api/docs/json').expect(200)
    expect(body.openapi).toBe('3.1.0')
    const listing = body.paths['/api/catalog/listing'].get
    expect(listing.parameters.map(({ name }: { name: string }) => name)).toEqual(['path', 'query'])
    expect(JSON.stringify(listing.responses['200'])).toContain('#/components/schemas/Listing')
    expect(Object.keys(body.paths)).not.toContain('/*')
  })
  test('is a page with a policy of its own that still runs nothing from elsewhere', async () => {
    const page = await desk.browser().get('/api/docs/')
    expect(page.status).toBe(200)
    const policy = page.headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self';/)
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline'/)
    const elsewhere = await get('/')
    expect(elsewhere.headers['content-security-policy']).not.toContain('unsafe')
  })
  test('is not there in production', async () => {
    const live = await openFrontDesk(provider.url, { webDist: web.folder, production: true })
    expect(problemOf(await live.browser().get('/api/docs/'))).toMatchObject({ status: 404 })
    expect(problemOf(await live.browser().get('/api/docs/json'))).toMatchObject({ status: 404 })
    await live.close()
  })
})
