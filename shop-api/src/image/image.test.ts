import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import request from 'supertest'
import { type ImageFormat, imageFormats, imagePath, type ImageWidth, widthsUpTo } from 'shared-types/image'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runCommand } from '../command/run-command.ts'
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

const productPictures = async () =>
  (await readdir(originals, { recursive: true }))
    .filter((name) => name.startsWith('products') && name.endsWith('.webp'))
    .map((name) => name.replace(/\.webp$/, ''))

/** The picture once it is rendered. */
const rendered = async (width: ImageWidth, format: ImageFormat) => {
  await shop.shop.pictures.render({ file, width, format })
  return get(imagePath(file, width, format))
}

describe('a picture', () => {
  it.each(['avif', 'webp'] as const)(
    'is the original until its %s of the requested width is rendered',
    async (format) => {
      const path = imagePath(file, 200, format)
      const first = await get(path)
      expect([first.status, first.headers['content-type'], first.headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'no-cache',
      ])
      expect(first.body).toEqual(await readFile(resolve(originals, `${file}.webp`)))

      const later = await vi.waitFor(async () => {
        const response = await get(path)
        expect(response.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
        })
        return response
      })
      expect((await sharp(later.body).metadata()).width).toBe(200)
    },
  )

  it('is never enlarged', async () => {
    const original = await sharp(resolve(originals, `${file}.webp`)).metadata()
    const largest = await sharp((await rendered(1920, 'webp')).body).metadata()
    expect(largest.width).toBe(Math.min(original.width, 1920))
  })

  it('is not sent again if the client has it', async () => {
    const first = await rendered(96, 'webp')
    const second = await get(imagePath(file, 96, 'webp')).set('if-none-match', String(first.headers.etag))
    expect(second.status).toBe(304)
    expect(second.body).toHaveLength(0)
    const third = await get(imagePath(file, 96, 'webp')).set('if-none-match', '*')
    expect(third.status).toBe(304)
  })

  it('is rendered and stored once for concurrent callers', async () => {
    const address = { file, width: 320, format: 'avif' } as const
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.shop.pictures.render(address)))
    expect(new Set(answers).size).toBe(1)
    const stored = resolve(shop.shop.config.dataDir, `images/320/${file}.avif`)
    expect(await readFile(stored)).toEqual(answers[0])
    expect(await readdir(resolve(stored, '..'))).toHaveLength(1)
  })

  it('comes at once while many others wait to be rendered', async () => {
    const server = await openShopUnderTest({ listen: true })
    const names = (await productPictures()).slice(0, 160)
    const responses = await Promise.all(
      names.map((name) => fetch(server.url + imagePath(name, 1280, 'avif'))),
    )
    expect(responses.filter(({ status }) => status !== 200)).toEqual([])
    expect(
      responses.filter(({ headers }) => headers.get('cache-control') === 'no-cache').length,
    ).toBeGreaterThan(100)
    // They do not delay a picture that a visitor waits for: it has no original to show.
    const began = performance.now()
    expect(await server.shop.pictures.render({ file, width: 96, format: 'webp' })).toBeInstanceOf(Buffer)
    expect(performance.now() - began).toBeLessThan(2_000)
    await server.close()
  })

  it('that a visitor waits for is refused when others wait already, before the deadline of the bff', async () => {
    const names = (await productPictures()).slice(0, 30)
    const answers = await Promise.all(
      names.map((name) => shop.shop.pictures.render({ file: name, width: 800, format: 'avif' })),
    )
    expect(answers.some((one) => one instanceof Buffer)).toBe(true)
    expect(answers.filter((one) => one && 'refused' in one).length).toBeGreaterThan(15)
  })

  it('is rendered in all sizes by a command', async () => {
    const operated = { ...shop.shop, pool: shop.pool, print: () => {} }
    expect(await runCommand(operated, ['prepare-pictures', 'tiles/hardheid'])).toMatch(
      /^\d pictures are in all sizes$/,
    )
    expect(await runCommand(operated, ['prepare-pictures', 'bestaat-niet'])).toMatchObject({
      message: 'there is no picture in bestaat-niet',
    })
    const tile = 'tiles/hardheid-medium'
    const { width: own } = await sharp(resolve(originals, `${tile}.webp`)).metadata()
    for (const width of widthsUpTo(own))
      for (const format of imageFormats)
        expect((await get(imagePath(tile, width, format))).headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
        })
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
