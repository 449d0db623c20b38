import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import request from 'supertest'
import { imagePath } from 'shared-types/image'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'

let shop: ShopUnderTest
let file: string

const originals = resolve(import.meta.dirname, '../../seed/images')

beforeAll(async () => {
  shop = await openShopUnderTest()
  await shop.app.ready()
  const [first] = (await readdir(originals, { recursive: true }))
    .filter((name) => name.endsWith('.webp'))
    .toSorted()
  file = String(first).replace(/\.webp$/, '')
})
afterAll(() => shop.close())

const get = (path: string) => request(shop.app.server).get(path).buffer(true).parse(bytes)

const bytes: Parameters<request.Test['parse']>[0] = (response, done) => {
  const chunks: Buffer[] = []
  response.on('data', (chunk: Buffer) => chunks.push(chunk))
  response.on('end', () => done(null, Buffer.concat(chunks)))
}

describe('a picture', () => {
  it.each(['avif', 'webp'] as const)(
    'is served as %s at the requested width, with an unlimited cache lifetime',
    async (format) => {
      const response = await get(imagePath(file, 200, format))
      expect(response.status).toBe(200)
      expect(response.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect((await sharp(response.body).metadata()).width).toBe(200)
    },
  )

  it('is never enlarged', async () => {
    const original = await sharp(resolve(originals, `${file}.webp`)).metadata()
    const largest = await sharp((await get(imagePath(file, 1920, 'webp'))).body).metadata()
    expect(largest.width).toBe(Math.min(original.width, 1920))
  })

  it('is not sent again if the client has it', async () => {
    const first = await get(imagePath(file, 96, 'webp'))
    const second = await get(imagePath(file, 96, 'webp')).set('if-none-match', String(first.headers.etag))
    expect(second.status).toBe(304)
    expect(second.body).toHaveLength(0)
  })

  it('is rendered and stored once for concurrent requests', async () => {
    const path = imagePath(file, 320, 'avif')
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(path)))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    const cached = resolve(shop.shop.config.dataDir, `images/320/${file}.avif`)
    expect(await readFile(cached)).toEqual(answers[0]?.body)
    expect(await readdir(resolve(cached, '..'))).toHaveLength(1)
  })

  it('is not rendered for clients that have left, and new ones are refused while many wait', async () => {
    const server = await openShopUnderTest({ listen: true })
    const names = (await readdir(originals, { recursive: true }))
      .filter((name) => name.startsWith('products') && name.endsWith('.webp'))
      .slice(0, 160)
      .map((name) => name.replace(/\.webp$/, ''))
    const leaving = new AbortController()
    const outcomes = names.map((name) =>
      fetch(server.url + imagePath(name, 1280, 'avif'), { signal: leaving.signal }).then(
        ({ status }) => status,
        () => 'left',
      ),
    )
    // The queue is full: a refusal comes at once.
    await Promise.race(outcomes)
    leaving.abort()
    const all = await Promise.all(outcomes)
    expect(all).toContain(429)
    expect(all.filter((outcome) => outcome === 'left').length).toBeGreaterThan(90)

    const start = performance.now()
    expect((await fetch(server.url + imagePath(file, 96, 'webp'))).status).toBe(200)
    const waited = performance.now() - start
    const rendered = (
      await readdir(resolve(server.shop.config.dataDir, 'images/1280'), { recursive: true })
    ).filter((name) => name.endsWith('.avif'))
    expect([rendered.length < 20, waited < 5_000]).toEqual([true, true])
    await server.close()
  })

  it('is still shown when it cannot be stored', async () => {
    // A file in place of the folder makes writing fail.
    await writeFile(resolve(shop.shop.config.dataDir, 'images/480'), '')
    const response = await get(imagePath(file, 480, 'webp'))
    expect([response.status, response.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it.each([
    '/images/201/FILE.avif',
    '/images/0320/FILE.avif',
    '/images/320/FILE.png',
    '/images/320/FILE.webp.avif',
    '/images/320/FILE',
    '/images/320/bestaat-niet.avif',
    '/images/320/../manifest.json',
    '/images/320/..%2f..%2f..%2fpackage.json',
    '/images/320/%2e%2e/%2e%2e/package.webp',
    '/images/320//etc/passwd.webp',
    '/images/320/FILE%00.webp',
    `/images/320/${'a'.repeat(190)}.webp`,
    '/images/320/',
  ])('is not found at %s', async (path) => {
    expect((await get(path.replace('FILE', file))).status).toBe(404)
  })
})
