import { apiPaths } from 'shared-types/urls/api-paths'
import { describe, expect, test } from 'vitest'
import { tryAgain } from '../src/problem.ts'
import { openCatalogueDouble, overview, product } from './catalogue-double.ts'
import { eventually, shortDeadlines, openFrontDesk, problemOf } from './front-desk.ts'
import { routeData } from './raw-request.ts'
import { pagesUnderTest } from './pages-under-test.ts'

const served = pagesUnderTest()
const { get } = served

describe('when something fails', () => {
  test('the provider: cached pages are sent, others give a 503 with Retry-After', async () => {
    const before = await get('/katoenen-dekbedovertrek.html')
    await served.provider.close()
    expect((await get('/katoenen-dekbedovertrek.html')).text).toBe(before.text)

    const around = await get('/')
    expect(around.status).toBe(503)
    expect(around.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' })
    expect(around.text).toContain(apiPaths.shell)
    expect(around.text).not.toContain(apiPaths.homepage)
  })

  test('the provider, from the start: a page without data or scripts is sent', async () => {
    const away = await openFrontDesk('http://127.0.0.1:9', { webDist: served.web.folder })
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

  test('the provider, for a while: pages recover automatically', { tags: ['slow'] }, async () => {
    const { shop } = served.provider
    await served.provider.close()
    expect((await get('/')).status).toBe(503)
    const again = await openCatalogueDouble(served.provider.port)
    served.provider = Object.assign(again, { shop })
    await eventually(async () => (await get('/')).status === 200)
  })

  // Its reads wait for each other: the category, then its products, then the header of the page for an error.
  test('the provider, silently: a page waits one deadline', { tags: ['slow'] }, async () => {
    const deadlines = { ...shortDeadlines, read: 1_000, queue: 1_000 }
    const waiting = await openFrontDesk(served.provider.url, { webDist: served.web.folder, deadlines })
    await eventually(() => waiting.bff.shopApi.loggedIn())
    const browser = waiting.browser()
    expect((await browser.get('/dekbedovertrek/')).status).toBe(200)

    const { answer, shop } = served.provider
    served.provider.answer = () => {}
    waiting.bff.changes.noteEverything()
    const timed = async (path: string) => {
      const started = performance.now()
      const { status } = await browser.get(path)
      return { status, deadlines: Math.round((performance.now() - started) / deadlines.read) }
    }
    expect(await Promise.all([timed('/dekbedovertrek/'), timed('/dekbedovertrek/ae-maat/240x220/')])).toEqual(
      [
        { status: 200, deadlines: 1 },
        { status: 503, deadlines: 1 },
      ],
    )

    // A page from late answers is replaced sooner than a fresh one.
    shop['/v1/catalog/overview/category?path=dekbedovertrek'] = {
      ...overview,
      category: { ...overview.category, title: 'Nieuwe overtrekken' },
    }
    served.provider.answer = answer
    const isNew = async () => (await browser.get('/dekbedovertrek/')).text.includes('Nieuwe overtrekken')
    await eventually(isNew, 12_000)
    await waiting.close()
  })

  test('rendering: the browser gets the data and renders the page', async () => {
    served.provider.shop['/v1/catalog/product/stuk'] = { ...product, slug: 'stuk' }
    const page = await get('/stuk.html')
    expect(page.status).toBe(200)
    expect(page.text).toContain('<div id="root"></div>')
    expect(routeData(page.text)).toHaveProperty('/api/catalog/products/stuk')
    const line = served.desk.lines.find((text) => text.includes('a page could not be rendered')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ level: 50, page: 'product' })
    expect(line).not.toContain('stuk')
  })

  test('the build: /api works, and the log says what to do', async () => {
    const bare = await openFrontDesk(served.provider.url, { webDist: '/nowhere' })
    expect(problemOf(await bare.browser().get('/'))).toMatchObject({ status: 503, code: 'internal_error' })
    await eventually(() => bare.bff.shopApi.loggedIn())
    expect((await bare.browser().get(apiPaths.homepage)).status).toBe(200)
    expect(bare.lines.join('')).toContain('has it been built?')
    await bare.close()
  })
})
