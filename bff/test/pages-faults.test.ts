import { apiPaths } from 'shared-types/api/paths'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tryAgain } from '../src/problem.ts'
import { openCatalogueDouble, product } from './catalogue-double.ts'
import { eventually, type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'
import { getRaw, type RawRequest, routeData } from './raw-request.ts'
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

  test('the build: /api goes on, and the log says what to do', async () => {
    const bare = await openFrontDesk(provider.url, { webDist: '/nowhere' })
    expect(problemOf(await bare.browser().get('/'))).toMatchObject({ status: 503, code: 'internal_error' })
    await eventually(() => bare.bff.shopApi.loggedIn())
    expect((await bare.browser().get(apiPaths.homepage)).status).toBe(200)
    expect(bare.lines.join('')).toContain('has it been built?')
    await bare.close()
  })
})
