import { describe, expect, test } from 'vitest'
import { tryAgain } from '../src/problem.ts'
import { problemOf } from './front-desk.ts'
import { pagesUnderTest } from './pages-under-test.ts'

const served = pagesUnderTest()
const { get } = served

describe('files', () => {
  test('with a content hash are cached for a year, compressed if the browser accepts it', async () => {
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
  test('without a content hash are cached for a short time', async () => {
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
  ])('%s is not served', async (path) => {
    const answer = await get(path)
    expect([400, 403, 404]).toContain(answer.status)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.text).not.toMatch(/outside|packed|<html/)
    expect(served.provider.calls()).toHaveLength(0)
  })
})

describe('pictures', () => {
  const picture = '/images/480/products/wit.avif'

  test('are proxied without headers of the shopper or of the provider', async () => {
    served.provider.picture = (request, response) => {
      const headers = {
        'content-type': 'image/avif',
        etag: '"a"',
        'set-cookie': 'x=1',
        'x-powered-by': 'canary',
      }
      if (request.headers['if-none-match'] === '"a"') return response.writeHead(304, headers).end()
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
    const passed = served.provider.seen.find(({ url }) => url === picture)
    expect(JSON.stringify(passed)).not.toContain('canary')
    expect(passed?.headers['x-request-id']).toBe(answer.headers['x-request-id'])

    const again = await get(picture, { headers: { 'if-none-match': '"a"' } })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect((await get(picture, { method: 'HEAD' })).status).toBe(200)
  })

  test.each([
    [404, 404],
    [422, 404],
    [302, 502],
    [500, 502],
    [503, 503],
  ])('an answer with status %d becomes a problem with status %d', async (status, expected) => {
    served.provider.picture = (_request, response) =>
      response.writeHead(status, { location: '//evil.example', etag: '"x"' }).end('canary')
    const answer = await served.desk.browser().get(picture)
    expect(problemOf(answer).status).toBe(expected)
    expect(JSON.stringify(answer.headers) + answer.text).not.toMatch(/canary|evil|"x"/)
    expect(served.provider.seen.filter(({ url }) => url === picture)).toHaveLength(1)
  })

  test('a provider that is down gives a 503', async () => {
    await served.provider.close()
    expect(problemOf(await served.desk.browser().get(picture))).toMatchObject({
      status: 503,
      detail: tryAgain,
    })
  })
})
