import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiPaths } from 'shared-types/urls/api-paths'
import { Configurator } from 'shared-types/contracts/configurator'
import { Cart } from 'shared-types/contracts/cart'
import { Order } from 'shared-types/contracts/order'
import { renderPath, renderWidths, writeChoices } from 'shared-types/configuration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { ensureShopDetails } from '../../shop-api/test/shop-details.ts'
import { guest } from './guest.ts'
import { type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'

// The real provider behind the real bff.
const apiKey = 'sleutel-die-niemand-ziet'
const hotel = 'hotel-boxspring-set'
let shop: ShopUnderTest
let desk: FrontDesk
let bed: Configurator
const routes: { method: string; url: string }[] = []

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true, config: { renderApiKey: apiKey } })
  desk = await openFrontDesk(shop.url, {
    onRoute: ({ method, url }) => routes.push(...[method].flat().map((one) => ({ method: one, url }))),
    render: { url: new URL(`${shop.url}/render`), apiKey, deadlines: { list: 2_000, picture: 10_000 } },
  })
  bed = Configurator.parse((await desk.browser().get(apiPaths.configurator(hotel))).body)
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

const questionsOf = ({ steps }: Configurator) =>
  steps.flatMap(({ properties }) => properties).filter(({ options }) => options.length > 0)

/** The most expensive configuration: the last option of each property. */
const dearest = (of: Configurator) => {
  const chosen = questionsOf(of).map(({ property, options }) => ({ property, option: options.at(-1) }))
  const options = writeChoices(
    Object.fromEntries(chosen.map(({ property, option }) => [property, option?.id ?? ''])),
    chosen.map(({ property }) => property),
  )
  const price = chosen.reduce((sum, { option }) => sum + (option?.extra ?? 0), of.basePrice)
  return { options, price }
}

/** In milliseconds. */
const listDeadline = 300

const deskWithRenderService = async (answer: RequestListener) => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const other = await openFrontDesk(shop.url, {
    render: {
      url: new URL(`http://127.0.0.1:${port}/v2/`),
      apiKey,
      deadlines: { list: listDeadline, picture: 2 * listDeadline },
    },
  })
  return {
    ...other,
    close: async () => {
      await other.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

describe('a configurable bed', () => {
  test('has prices in cents, its questions in order, and links to the other beds', () => {
    expect(bed).toMatchObject({ slug: hotel, isDefaultSet: false, basePrice: 149_500, stock: 40 })
    expect(bed.steps.map(({ order }) => order)).toEqual(bed.steps.map((_step, index) => index + 1))
    expect(bed.siblings).toHaveLength(3)
  })

  test('names its manufacturer, and what no choice changes', () => {
    expect(bed.manufacturer).not.toBeNull()
    const titles = bed.specifications.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['Matras', 'Instaphoogte', 'Garantie']))
  })

  test('is the default set for an unknown slug, with a flag that says so', async () => {
    const answer = await desk.browser().get(apiPaths.configurator('bestaat-niet'))
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).not.toContain('no-store')
    expect(answer.body).toEqual({ ...bed, isDefaultSet: true })
  })

  test.each([
    '',
    '/step-1',
    '/hotel-boxspring-set',
    '/hotel-boxspring-set/step-99',
    '/bestaat-niet/step-abc',
  ])('has a page at /configurator/boxsprings%s/', async (rest) => {
    const answer = await desk.browser().get(`/configurator/boxsprings${rest}/`)
    expect(answer.status).toBe(200)
  })
})

describe('the picture of a bed', () => {
  const pictureOf = (cloth: string, of = desk) =>
    of.browser().get(renderPath(hotel, ['160', 'vlak', cloth], 480))

  test('has a URL of our own in several widths, which the browser can build', async () => {
    for (const width of renderWidths) {
      const url = renderPath(hotel, ['180', 'vlak', 'petrol'], width)
      const picture = await desk.browser().get(url)
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(picture.headers['cache-control']).toMatch(/^public, max-age=\d+/)
      const again = await desk
        .browser()
        .get(url)
        .set('if-none-match', picture.headers.etag ?? '')
      expect(again.status).toBe(304)
      expect((await desk.browser().get(url).set('if-none-match', '*')).status).toBe(304)
    }
  })

  test('comes from the list of images for a bed of another category', async () => {
    const url = renderPath('compacte-boxspring-rottum', ['140', 'vlak', 'beige'], 800)
    expect((await desk.browser().get(url)).status).toBe(200)
  })

  test.each([
    renderPath(hotel, ['200', 'vlak', 'zand'], 480),
    renderPath(hotel, ['160', 'vlak'], 480),
    renderPath('bestaat-niet', ['160', 'vlak', 'zand'], 480),
    `/renders/${hotel}/481/160_vlak_zand.webp`,
    `/renders/${hotel}/480/160_vlak_zand.avif`,
    `/renders/${hotel}/480/..%2f..%2fscenes.webp`,
    `/renders/${hotel}/480/160_vlak_zand.webp/x`,
    '/renders/',
  ])('%s is not a picture', async (url) => {
    expect([404, 422]).toContain(problemOf(await desk.browser().get(url)).status)
  })

  test('is unavailable from a slow render service, without a second wait', async () => {
    let requests = 0
    const slow = await deskWithRenderService(() => (requests += 1))
    const began = performance.now()
    for (const cloth of ['petrol', 'zand']) {
      const picture = await pictureOf(cloth, slow)
      expect(problemOf(picture).status).toBe(503)
      expect(picture.headers['cache-control']).toContain('no-store')
    }
    expect(performance.now() - began).toBeLessThan(1_500)
    expect(requests).toBe(1)
    await slow.close()
  })

  test.each([
    ['down', (_request, response) => void response.destroy()],
    [
      'refusing our API key',
      (_request, response) =>
        void response
          .writeHead(401)
          .end(JSON.stringify({ message: 'De sleutel klopt niet.', code: 'unauthorized' })),
    ],
    ['sending HTML', (_request, response) => void response.end('<html>')],
    ['broken', (_request, response) => void response.writeHead(500).end()],
  ] satisfies [string, RequestListener][])(
    'is unavailable from a render service that is %s',
    async (_how, answer) => {
      const odd = await deskWithRenderService(answer)
      const picture = await pictureOf('zand', odd)
      expect(problemOf(picture).status).toBeGreaterThan(500)
      expect(picture.headers['cache-control']).toContain('no-store')
      await odd.close()
    },
  )

  test('is refused for now by a render service with a long queue, which does not count as down', async () => {
    let requests = 0
    const full = await deskWithRenderService((request, response) => {
      if (request.url?.startsWith('/v2/scenes')) {
        const reference = 'hotel boxspring set_160_vlak_zand.pfs'
        return void response.end(JSON.stringify([{ reference, renderUrl: '/picture?width=-1' }]))
      }
      requests += 1
      response.writeHead(429, { 'retry-after': '2' }).end()
    })
    for (let ask = 0; ask < 12; ask += 1) {
      const picture = await pictureOf('zand', full)
      expect(problemOf(picture).status).toBe(503)
      expect(Number(picture.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(requests).toBe(12)
    await full.close()
  })

  test('is there for another visitor after one requested many at once', async () => {
    const { options = [] } = questionsOf(bed).find(({ property }) => property === 'dimension') ?? {}
    const codes = options.flatMap(({ code }) => (code ? [code] : []))
    const urls = codes.flatMap((size) =>
      renderWidths.flatMap((width) =>
        ['vlak', 'gecapitonneerd'].map((board) => renderPath(hotel, [size, board, 'antraciet'], width)),
      ),
    )
    expect(urls.length).toBeGreaterThan(20)
    const statuses = await Promise.all(urls.map(async (url) => (await desk.browser().get(url)).status))
    expect(statuses).toContain(503)
    expect(desk.lines.filter((line) => line.includes('circuit'))).toEqual([])
    expect((await pictureOf('beige')).status).toBe(200)
  })

  test('may be new only so often a minute for one IP address; others continue', async () => {
    const limited = await openFrontDesk(shop.url, {
      limits: { perSession: 1_000, perAddress: 40, room: 1 },
      trustedProxies: ['127.0.0.1'],
      render: { url: new URL(`${shop.url}/render`), apiKey, deadlines: { list: 5_000, picture: 10_000 } },
    })
    const from = (ip: string, cloth: string) => pictureOf(cloth, limited).set('x-forwarded-for', ip)
    // A twentieth of the general limit.
    expect((await from('192.0.2.1', 'zand')).status).toBe(200)
    expect((await from('192.0.2.1', 'petrol')).status).toBe(200)
    expect(problemOf(await from('192.0.2.1', 'antraciet'))).toMatchObject({
      status: 429,
      code: 'rate_limited',
    })
    // What is in memory costs nothing.
    expect((await from('192.0.2.1', 'zand')).status).toBe(200)
    expect((await from('192.0.2.2', 'antraciet')).status).toBe(200)
    await limited.close()
  })

  test('may take longer to draw than its list may take to arrive', async () => {
    const slow = await deskWithRenderService((request, response) => {
      if (request.url?.startsWith('/v2/scenes')) {
        const reference = 'hotel boxspring set_160_vlak_zand.pfs'
        return void response.end(JSON.stringify([{ reference, renderUrl: '/pictures/1?width=-1' }]))
      }
      return void setTimeout(
        () => response.writeHead(200, { 'content-type': 'image/webp' }).end('beeld'),
        listDeadline + 50,
      )
    })
    expect((await pictureOf('zand', slow)).status).toBe(200)
    await slow.close()
  })

  test('is listed with the API key of an external service, and fetched with the width in its URL replaced', async () => {
    const seen: string[] = []
    const elsewhere = await deskWithRenderService((request, response) => {
      seen.push(`${request.url} ${request.headers['x-api-key'] ?? ''}`.trim())
      if (request.url?.startsWith('/v2/scenes')) {
        const reference = 'hotel boxspring set_160_vlak_zand.pfs'
        const renderUrl = `http://${request.headers.host}/pictures/1?a=1&width=-1`
        return void response.end(
          JSON.stringify([
            { reference, renderUrl },
            { reference: 'x', renderUrl: 'http://[' },
          ]),
        )
      }
      return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end('beeld')
    })
    const picture = await elsewhere.browser().get(renderPath(hotel, ['160', 'vlak', 'zand'], 1500))
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await elsewhere.browser().get(renderPath(hotel, ['160', 'vlak', 'beige'], 800))).status).toBe(404)
    // The second request is answered from the cache.
    expect((await elsewhere.browser().get(renderPath(hotel, ['160', 'vlak', 'zand'], 1500))).status).toBe(200)
    expect(seen).toEqual([`/v2/scenes ${apiKey}`, '/pictures/1?a=1&width=1500'])
    await elsewhere.close()
  })

  test('is never requested from another server, nor after a redirect to one', async () => {
    const requested: string[] = []
    const inside = createServer((request, response) => {
      requested.push(request.url ?? '')
      response.writeHead(200, { 'content-type': 'image/webp' }).end('geheim')
    })
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    const { port } = inside.address() as AddressInfo
    const reference = 'hotel boxspring set_160_vlak_zand.pfs'
    for (const renderUrl of [
      `http://127.0.0.1:${port}/latest/meta-data/?width=-1`,
      `//127.0.0.1:${port}/?width=-1`,
      `\\\\127.0.0.1:${port}/?width=-1`,
      `http://render.example@127.0.0.1:${port}/?width=-1`,
      'https://127.0.0.1:443/?width=-1',
      'file:///etc/passwd?width=-1',
      'data:image/webp,width=-1',
      '/redirect?width=-1',
    ]) {
      const odd = await deskWithRenderService((request, response) =>
        request.url?.startsWith('/v2/')
          ? response.end(JSON.stringify([{ reference, renderUrl }]))
          : response
              .writeHead(302, { location: `http://127.0.0.1:${port}/`, 'content-type': 'image/webp' })
              .end(),
      )
      expect.soft([404, 503], renderUrl).toContain(problemOf(await pictureOf('zand', odd)).status)
      await odd.close()
    }
    inside.closeAllConnections()
    inside.close()
    expect(requested).toEqual([])
  })

  test.each(['image/svg+xml', 'image/webp, text/html', 'text/html', 'application/octet-stream', ''])(
    'is not sent with the type %j, which may contain scripts',
    async (type) => {
      const reference = 'hotel boxspring set_160_vlak_zand.pfs'
      const odd = await deskWithRenderService((request, response) =>
        request.url?.startsWith('/v2/')
          ? response.end(JSON.stringify([{ reference, renderUrl: '/picture?width=-1' }]))
          : response.writeHead(200, { 'content-type': type }).end('<svg onload="hit()"/>'),
      )
      expect(problemOf(await pictureOf('zand', odd)).status).toBe(503)
      await odd.close()
    },
  )
})

describe('a bed in the cart', () => {
  test('has its price, its picture, its choices and a link to change it', async () => {
    const { options, price } = dearest(bed)
    const browser = desk.browser()
    const answer = await browser.post(apiPaths.configuratorCart(hotel)).send({ options, price })
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const { items } = Cart.parse(answer.body)
    expect(items).toMatchObject([{ price, quantity: 1, configuration: { slug: hotel, options } }])
    expect(items[0]?.thumbnail?.file).toBe('boxspring/vlak-oudroze-180')
    expect(items[0]?.configuration?.choices).toHaveLength(questionsOf(bed).length)
    const extras = items[0]?.configuration?.choices.reduce((sum, { extra }) => sum + extra, bed.basePrice)
    expect(extras).toBe(price)
    const again = await browser.post(apiPaths.configuratorCart(hotel)).send({ options, price })
    expect(Cart.parse(again.body).items).toMatchObject([{ quantity: 2 }])
  })

  test('has each choice on the order', async () => {
    await ensureShopDetails(shop.db)
    const browser = desk.browser()
    const { body: cart } = await browser.post(apiPaths.configuratorCart(hotel)).send(dearest(bed))
    await browser.post(apiPaths.checkoutCustomer).send(guest).expect(200)
    const methods = { shippingMethod: 'standard', paymentMethod: 'ideal' }
    await browser.post(apiPaths.paymentMethods).send(methods).expect(200)
    const expectedTotal = Cart.parse(cart).totals.grandTotal
    const { body: placed } = await browser.post(apiPaths.paymentUrl).send({ expectedTotal }).expect(201)
    const { lines } = Order.parse((await browser.get(apiPaths.order(placed.orderId))).body)
    expect(lines).toMatchObject([{ configuration: Cart.parse(cart).items[0]?.configuration }])
  })

  test.each([
    ['at another price', hotel, (request: object) => ({ ...request, price: 1 }), 409, 'configuration_price'],
    ['unfinished', hotel, () => ({ options: 'legs:eiken', price: 1 }), 422, 'configuration_incomplete'],
    [
      'with an unknown option',
      hotel,
      (request: { options: string }) => ({ ...request, options: `${request.options}|kleur:goud` }),
      422,
      'configuration_unknown',
    ],
    ['that does not exist', 'bestaat-niet', (request: object) => request, 404, 'not_found'],
    ['with half a cent', hotel, (request: object) => ({ ...request, price: 1.5 }), 422, 'validation_failed'],
    [
      'at a negative price',
      hotel,
      (request: object) => ({ ...request, price: -1 }),
      422,
      'validation_failed',
    ],
    [
      'with an additional key',
      hotel,
      (request: object) => ({ ...request, summary: '<b>' }),
      400,
      'validation_failed',
    ],
    ['too long', hotel, () => ({ options: 'x'.repeat(1_001), price: 1 }), 422, 'validation_failed'],
  ])('%s is refused with a message for the shopper', async (_what, slug, change, status, code) => {
    const browser = desk.browser()
    const answer = await browser.post(apiPaths.configuratorCart(slug)).send(change(dearest(bed)))
    const problem = problemOf(answer)
    expect(problem).toMatchObject({ status, code })
    expect(problem.detail).toMatch(/[.a-z]$/)
    expect((await browser.get(apiPaths.cart)).body.items).toEqual([])
  })
})

const secrets = () => [apiKey, `${shop.url}/render`, 'x-api-key']
/** Fills in the parameters of a route pattern with values that exist for beds. */
const example = (url: string) =>
  url
    .replace(':slug', hotel)
    .replace(':width', '480')
    .replace(':file', '160_vlak_zand.webp')
    .replace(/:\w+(?:\([^)]*\))?/g, '1')

describe('the API key and the URL of the render service', () => {
  test('are in no answer of any route, neither in a success nor in an error', async () => {
    const calls = routes.filter(({ method }) => ['GET', 'POST', 'PUT', 'DELETE'].includes(method))
    expect(calls.length).toBeGreaterThan(60)
    for (const { method, url } of calls) {
      const answer = await fetch(desk.url + example(url), {
        method,
        redirect: 'manual',
        headers: { origin: desk.bff.config.publicUrl.origin, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(dearest(bed)) }),
      })
      const received = JSON.stringify([...answer.headers]) + (await answer.text())
      for (const secret of secrets()) expect.soft(received.includes(secret), `${method} ${url}`).toBe(false)
    }
  })

  test.each([
    '/configurator/boxsprings/hotel-boxspring-set/step-1/',
    '/hotel-boxspring-set.html',
    '/boxspring/',
    '/sitemap-products-1.xml',
    '/api/docs/json',
  ])('are not in %s, nor in its log lines', async (path) => {
    const answer = await fetch(desk.url + path)
    expect(answer.status).toBe(200)
    const received = (await answer.text()) + desk.lines.join('')
    for (const secret of secrets()) expect(received).not.toContain(secret)
  })
})
