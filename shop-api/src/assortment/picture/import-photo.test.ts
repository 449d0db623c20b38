import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { ImportedPhoto } from 'shared-types/contracts/admin/assortment/imports'
import { mostPhotos } from 'shared-types/contracts/admin/assortment/products'
import { admin } from 'shared-types/contracts/admin/paths'
import { describe, expect, it } from 'vitest'
import { makeArticle, readArticle } from '../../../test/articles.ts'
import { staffedShop } from '../../../test/staff-under-test.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'

const world = staffedShop('content')

/** Each number gives another photo. */
const photo = async (number: number): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300 + number, channels: 3, background: '#845' } })
    .jpeg()
    .toBuffer()

const send = async (name: string, file: Buffer) =>
  world.staff.send('POST', `${admin.photoImport}?${new URLSearchParams({ name })}`, file)
const add = async (name: string, file: Buffer) => {
  const answer = await send(name, file)
  expect(answer.statusCode).toBe(200)
  return answer.json<ImportedPhoto>()
}
const refusalOf = async (name: string, file: Buffer) => {
  const answer = await send(name, file)
  return [answer.statusCode, answer.json<{ message: string }>().message]
}

const articleOf = async (id: number) => readArticle(world.shop.db, id)
const withoutPhotos = async () => {
  const id = await makeArticle(world.shop.db, { title: 'Laken Ameland' })
  const row = await articleOf(id)
  await world.shop.db.update(product).set({ images: [] }).where(eq(product.id, row.product.id))
  return { id, slug: row.product.slug, sku: row.variant.sku, version: row.product.version }
}
const photosOf = async (id: number) => (await articleOf(id)).product.images

describe('a photo', () => {
  it('goes to the product after whose address its file is named, with a number or without', async () => {
    const { id, slug, version } = await withoutPhotos()
    const names = [`${slug}.jpg`, `${slug}-2.JPG`, `${slug.toUpperCase()} (3).jpeg`, `${slug}_04.webp`]
    for (const [index, name] of names.entries())
      expect(await add(name, await photo(index))).toMatchObject({ title: 'Laken Ameland', outcome: 'added' })
    expect((await photosOf(id)).map(({ alt }) => alt)).toEqual([
      'Laken Ameland',
      'Laken Ameland, foto 2',
      'Laken Ameland, foto 3',
      'Laken Ameland, foto 4',
    ])
    expect(await add(`${slug}-9.jpg`, await photo(2))).toMatchObject({ outcome: 'present' })
    expect(await photosOf(id)).toHaveLength(4)
    // A form that was opened before must not remove the photos.
    expect((await articleOf(id)).product.version).toBe(version + 4)
  })

  it('goes to the article after whose number its file is named, and to its product', async () => {
    const { id, sku } = await withoutPhotos()
    await add(`${sku.toLowerCase()}.jpg`, await photo(20))
    await add(`${sku}-2.jpg`, await photo(21))
    const { product: of, variant: article } = await articleOf(id)
    expect(of.images.map(({ alt }) => alt)).toEqual([
      'Laken Ameland, 240x220',
      'Laken Ameland, 240x220, foto 2',
    ])
    expect(article.image).toEqual(of.images[0])
  })

  it('of the product becomes the photo of an article as well', async () => {
    const { id, slug, sku } = await withoutPhotos()
    await add(`${slug}.jpg`, await photo(30))
    expect(await add(`${sku}.jpg`, await photo(30))).toMatchObject({ outcome: 'added' })
    const { product: of, variant: article } = await articleOf(id)
    expect(of.images).toHaveLength(1)
    expect(article.image).toEqual(of.images[0])
    expect(await add(`${sku}.jpg`, await photo(30))).toMatchObject({ outcome: 'present' })
  })

  it('goes by its whole name where that is the number of an article', async () => {
    const [first, second] = [await withoutPhotos(), await withoutPhotos()]
    const sku = `${first.sku}-2`
    await world.shop.db.update(variant).set({ sku }).where(eq(variant.id, second.id))
    await add(`${sku}.jpg`, await photo(40))
    expect([await photosOf(first.id), await photosOf(second.id)]).toEqual([[], [expect.anything()]])
  })

  it('is added beside others that are sent at the same moment', async () => {
    const { id, slug } = await withoutPhotos()
    const files = await Promise.all([50, 51, 52, 53, 54].map(photo))
    await Promise.all(files.map((file, index) => add(`${slug}-${index}.jpg`, file)))
    expect(await photosOf(id)).toHaveLength(5)
  })

  it('is refused where its name says nothing, its product has enough of them or is archived', async () => {
    expect(await refusalOf('IMG_4711.jpg', await photo(60))).toEqual([
      422,
      'Er is geen artikelnummer en geen adres van een product "img_4711". Noem het bestand naar een van beide.',
    ])
    const { id, slug } = await withoutPhotos()
    expect(await refusalOf(`${slug}.jpg`, Buffer.from('%PDF-1.7'))).toEqual([
      422,
      expect.stringContaining('geen foto'),
    ])
    const full = Array.from({ length: mostPhotos }, (_, at) => ({
      file: `test/${at}`,
      alt: 'Laken',
      width: 800,
      height: 800,
    }))
    const set = async (values: Partial<typeof product.$inferInsert>) =>
      world.shop.db.update(product).set(values).where(eq(product.slug, slug))
    await set({ images: full })
    expect(await refusalOf(`${slug}.jpg`, await photo(61))).toEqual([
      422,
      '‘Laken Ameland’ heeft al 20 foto’s: meer kan niet.',
    ])
    await set({ images: [], active: false, archivedAt: new Date() })
    expect(await refusalOf(`${slug}.jpg`, await photo(61))).toEqual([422, 'Dit product is gearchiveerd.'])
    expect(await photosOf(id)).toEqual([])
  })
})
