import { v1 } from 'shared-types/contracts/provider/paths'
import { describe, expect, test } from 'vitest'
import { product } from './catalogue-double.ts'
import { problemOf } from './front-desk.ts'
import { json } from './provider-double.ts'
import { routeData } from './raw-request.ts'
import { pagesUnderTest } from './pages-under-test.ts'

const served = pagesUnderTest()
const { get } = served

describe('a public page', () => {
  test.each<[path: string, chunk: string, keys: string[]]>([
    ['/', 'home', ['/api/shell', '/api/content/homepage', '/api/catalog/featured']],
    [
      '/katoenen-dekbedovertrek.html',
      'product',
      [
        '/api/shell',
        '/api/catalog/products/katoenen-dekbedovertrek',
        '/api/catalog/products/7/related',
        '/api/catalog/products/7/reviews',
      ],
    ],
    [
      '/dekbedovertrek/',
      'category',
      ['/api/shell', '/api/catalog/routes?path=dekbedovertrek', '/api/catalog/listing?path=dekbedovertrek'],
    ],
    [
      '/dekbedovertrek/ae-maat/240x220/?tn_p=2&utm_source=mail',
      'category',
      [
        '/api/shell',
        '/api/catalog/routes?path=dekbedovertrek',
        '/api/catalog/listing?path=dekbedovertrek%2Fae-maat%2F240x220&query=tn_p%3D2',
      ],
    ],
    [
      '/boxspring/',
      'category',
      [
        '/api/shell',
        '/api/footer',
        '/api/catalog/routes?path=boxspring',
        '/api/content/category?path=boxspring',
      ],
    ],
    [
      '/showrooms/',
      'category',
      [
        '/api/shell',
        '/api/footer',
        '/api/catalog/routes?path=showrooms',
        '/api/content/category?path=showrooms',
      ],
    ],
    [
      '/service/shipping-returns/',
      'service-page',
      ['/api/shell', '/api/footer', '/api/content/service-pages/shipping-returns'],
    ],
  ])('%s is rendered, with its data under the addresses the browser would ask', async (path, chunk, keys) => {
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
    expect(page.text.match(/<h1/g)).toHaveLength(1)
    expect(page.text).toContain(`<link rel="modulepreload" crossorigin href="/assets/${chunk}.js">`)

    for (const key of keys) expect((await served.desk.browser().get(key)).body).toEqual(data[key])
  })

  test('is rendered once, and then sent from the cache', async () => {
    await get('/dekbedovertrek/?tn_p=2')
    const calls = served.provider.calls().length
    const [one, two] = [
      await get('/dekbedovertrek/?utm_source=x&tn_p=2'),
      await get('/dekbedovertrek/?tn_p=2'),
    ]
    expect(one.text).toBe(two.text)
    expect(served.provider.calls().length).toBe(calls)
    const again = await get('/dekbedovertrek/?tn_p=2', { headers: { 'if-none-match': one.headers.etag } })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  test('takes the origin from the configuration, not from the Host header', async () => {
    const page = await get('/', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })
    expect(page.text).toContain('<link rel="canonical" href="http://localhost:3000/" data-head="">')
    expect(page.text).not.toContain('evil')
  })

  test('answers HEAD with its length and no body', async () => {
    const head = await get('/', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100)
  })

  test('renders without its optional data', async () => {
    delete served.provider.shop['/v1/catalog/suggested-products/7']
    served.provider.shop['/v1/catalog/product/7/reviews'] = 'nonsense'
    const page = await get('/katoenen-dekbedovertrek.html')
    expect(page.status).toBe(200)
    expect(routeData(page.text)).toMatchObject({ '/api/catalog/products/7/related': null })
    expect(routeData(page.text)).not.toHaveProperty('/api/catalog/products/7/reviews')
  })

  test('cannot be broken by the text of a product', async () => {
    const hostile = `</script><script>alert(1)</script><!--<script>\u2028$&'"`
    served.provider.shop['/v1/catalog/product/vijandig'] = {
      ...product,
      slug: 'vijandig',
      title: hostile,
      summary: hostile,
    }
    const page = await get('/vijandig.html')
    // The app and its starter, its data, and the two pieces of structured data.
    expect(page.text.match(/<script/gi)).toHaveLength(5)
    expect(routeData(page.text)).toMatchObject({
      '/api/catalog/products/vijandig': { title: hostile, summary: hostile },
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
  ])('%s is an empty document, not cached and not indexed', async (path) => {
    const page = await get(path)
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(page.headers.etag).toBeUndefined()
    expect(page.text).toContain('<div id="root"></div>')
    expect(page.text).toContain('<meta name="robots" content="noindex" data-head="">')
    expect(Object.keys(routeData(page.text))).toEqual(['/api/footer', '/api/shell'])
    expect(page.text).not.toMatch(/DKBD|canary/)
  })

  test.each([
    ['/cart/', 'Winkelwagen'],
    ['/checkout/payment-methods/', 'Verzend- &amp; betaalmethode'],
    ['/checkout/status/DKBD0000001/', 'Je bestelling'],
    ['/checkout/thankyou', 'Bedankt voor je bestelling'],
  ])('%s has a title, and says what to do without JavaScript', async (path, title) => {
    const { text } = await get(path)
    expect(text).toContain(`<title data-head="">${title} | Sluimer</title>`)
    const withoutScript = /<noscript><main>(.*)<\/noscript>/s.exec(text)?.[1]
    expect(withoutScript).toContain('JavaScript')
    expect(withoutScript).toContain('085 - 000 00 00')
  })

  test('names the chunks of its page', async () => {
    const { text } = await get('/cart/')
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/cart.js">')
  })

  test('needs no provider', async () => {
    await served.provider.close()
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
  ])('%s is a page with status 404 and a message', async (path, key) => {
    const page = await get(path)
    expect(page.status).toBe(404)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(routeData(page.text)).toMatchObject({ [key]: null })
    expect(page.text).toContain('Deze pagina bestaat niet')
  })

  test('an address whose page has moved redirects to it, with its query, and never out of the shop', async () => {
    const { answer } = served.provider
    let now = '/dekbedovertrek/'
    served.provider.answer = (request, response) =>
      request.url?.startsWith('/v1/catalog/redirect?')
        ? json({ path: now })(request, response)
        : answer(request, response)
    const moved = await get('/oude-naam/?tn_sort=prijs-oplopend&utm_source=mail')
    expect(moved.status).toBe(301)
    expect(moved.headers).toMatchObject({
      location: '/dekbedovertrek/?tn_sort=prijs-oplopend&utm_source=mail',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect((await get('/oude-naam/?email=a@b.example')).headers['cache-control']).toBe('private, no-store')
    now = '//elders.example/'
    expect((await get('/andere-naam/')).headers.location).toBe('/')
    expect((await get('/katoenen-dekbedovertrek.html')).status).toBe(200)
  })

  test('an unknown sort order gives a 404', async () => {
    const refusal = { message: 'Deze sortering kennen we niet.', code: 'validation_failed' }
    const answer = served.provider.answer
    served.provider.answer = (request, response) => {
      if (!request.url?.includes('tn_sort')) return answer(request, response)
      return response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify(refusal))
    }
    expect((await get('/dekbedovertrek/?tn_sort=onzin')).status).toBe(404)
  })

  test.each(['/a%00b/', '/a%5cb/', '/../secret.txt', '/%2e%2e/secret.txt/'])(
    '%s is a problem without a page',
    async (path) => {
      const answer = await get(path)
      expect([400, 404]).toContain(answer.status)
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(answer.headers.location).toBeUndefined()
    },
  )

  test('pages refuse other methods than GET and HEAD', async () => {
    for (const path of ['/', '/dekbedovertrek/', '/images/480/a.avif', '/assets/index.js']) {
      const answer = await served.desk.browser().post(path)
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
  ])('%s is permanently redirected to %s', async (from, to) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(from, { method })
      expect(answer).toMatchObject({ status: 301, text: '' })
      expect(answer.headers.location).toBe(to)
    }
    // The old paths with a query are read once for all pages.
    expect(served.provider.calls().filter(({ url }) => url !== v1.redirectedQueries)).toHaveLength(0)
  })
})

const rename = () => {
  const { shop } = served.provider
  const renamed = JSON.stringify(shop).replaceAll('Sluimer', 'Zoete Dromen')
  Object.assign(shop, JSON.parse(renamed))
}

describe('another name of the shop', () => {
  test.each([
    '/',
    '/katoenen-dekbedovertrek.html',
    '/dekbedovertrek/',
    '/service/shipping-returns/',
    '/favorieten/',
    '/vergelijken/?p=katoenen-dekbedovertrek',
    '/cart/',
    '/checkout/pay/',
    '/nergens/',
  ])('is the only one on %s', async (path) => {
    rename()
    const { text } = await get(path)
    expect(text).toMatch(/<title data-head="">[^<]*Zoete Dromen/)
    expect(text).toContain('<meta property="og:site_name" content="Zoete Dromen"')
    expect(text).not.toContain('Sluimer')
    expect(text).not.toMatch(/Zoete Dromen \| Zoete Dromen/)
  })

  test('is that of the app on a home screen', async () => {
    rename()
    const answer = await served.desk.browser().get('/site.webmanifest')
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(JSON.parse(answer.text)).toMatchObject({ name: 'Zoete Dromen', short_name: 'Zoete Dromen' })
  })
})
