import { eq } from 'drizzle-orm'
import type { StaffCategory } from 'shared-types/contracts/admin/assortment/categories'
import type { ImportPlan } from 'shared-types/contracts/admin/assortment/imports'
import type { StaffProduct } from 'shared-types/contracts/admin/assortment/products'
import type { StaffPage } from 'shared-types/contracts/admin/content'
import { admin } from 'shared-types/contracts/admin/paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { putCategory } from '../../test/categories.ts'
import { newShopper } from '../../test/shopper.ts'
import { staffedShop } from '../../test/staff-under-test.ts'
import { contentPage, servicePage } from '../db/schema/content.ts'
import { category, product, variant } from '../db/schema/products/catalog.ts'

const world = staffedShop('content')

const inShop = async (path: string) => (await newShopper(world.shop).ask('GET', path)).body
const read = async <T>(path: string) => (await world.staff.ask('GET', path)).json<T>()
const save = async (path: string, change: object) =>
  expect((await world.staff.ask('PUT', path, change)).statusCode).toBeLessThan(300)

const kinds = {
  product: async () => {
    const variantId = await makeArticle(world.shop.db)
    const [row] = await world.shop.db.select().from(variant).where(eq(variant.id, variantId))
    const id = row?.productId ?? 0
    const path = pathOf(admin.product, { id })
    return {
      store: (values: { title?: string; metaTitle: string }) =>
        world.shop.db.update(product).set(values).where(eq(product.id, id)),
      form: async () => (await read<StaffProduct>(path)).metaTitle,
      save: async (change: object) => {
        const {
          id: _id,
          archived: _a,
          options: _o,
          previewUrl: _p,
          variants: _v,
          ...shown
        } = await read<StaffProduct>(path)
        await save(path, { ...shown, ...change })
      },
      shown: async () => inShop(pathOf(v1.product, { slugOrId: id })),
    }
  },
  category: async () => {
    const answer = await world.staff.ask('POST', admin.categories, {
      title: 'Slaapzakken',
      slug: `slaapzakken-${Math.random().toString(36).slice(2)}x`,
      parentId: null,
      kind: 'overview',
    })
    const { id, path: address } = answer.json<StaffCategory>()
    const path = pathOf(admin.category, { id })
    return {
      store: (values: { title?: string; metaTitle: string }) =>
        world.shop.db.update(category).set(values).where(eq(category.id, id)),
      form: async () => (await read<StaffCategory>(path)).metaTitle,
      save: async (change: object) => {
        const saved = await putCategory(world.staff, await read<StaffCategory>(path), change)
        expect(saved.statusCode).toBeLessThan(300)
      },
      shown: async () => inShop(`${v1.contentCategory}?path=${address}`),
    }
  },
  page: async () => {
    const title = `Wol ${Math.random().toString(36).slice(2)}`
    const body = { parent: 'blog', title, intro: 'Over wol.', html: '<p>Wol.</p>' }
    const { id } = (await world.staff.ask('POST', admin.pages, body)).json<StaffPage>()
    const path = pathOf(admin.page, { id })
    return {
      store: (values: { title?: string; metaTitle: string }) =>
        world.shop.db.update(contentPage).set(values).where(eq(contentPage.path, id)),
      form: async () => (await read<StaffPage>(path)).metaTitle,
      save: async (change: object) => {
        const { id: _id, hasIntro: _h, canBeDeleted: _d, ...shown } = await read<StaffPage>(path)
        await save(path, { ...shown, ...change })
      },
      shown: async () => inShop(`${v1.contentPage}?path=${id}`),
    }
  },
}

const stored = async () => {
  const { db } = world.shop
  const tables = [product, category, contentPage, servicePage]
  const rows = await Promise.all(
    tables.map((table) => db.select({ title: table.title, metaTitle: table.metaTitle }).from(table)),
  )
  return rows.flat()
}

it('of a new shop is stored, because servers of the previous release answer it as it is', async () => {
  const others = (await stored()).filter(({ title, metaTitle }) => title !== metaTitle)
  expect(others.slice(0, 3)).toEqual([])
})

describe.each(Object.entries(kinds))('the title for search engines of a %s', (_kind, make) => {
  it('follows the title until an employee types one', async () => {
    const one = await make()
    expect(await one.form()).toBe('')
    await one.save({ title: 'Nieuwe titel' })
    expect(await stored()).toContainEqual({ title: 'Nieuwe titel', metaTitle: 'Nieuwe titel' })
    expect((await stored()).filter((row) => row.metaTitle === '')).toEqual([])
    expect(await one.shown()).toMatchObject({ title: 'Nieuwe titel', meta_title: 'Nieuwe titel' })
    await one.save({ metaTitle: 'Getypt' })
    await one.save({ title: 'Nog een titel' })
    expect([await one.form(), await one.shown()]).toEqual([
      'Getypt',
      expect.objectContaining({ title: 'Nog een titel', meta_title: 'Getypt' }),
    ])
    await one.save({ metaTitle: '' })
    expect(await stored()).toContainEqual({ title: 'Nog een titel', metaTitle: 'Nog een titel' })
    expect(await one.shown()).toMatchObject({ meta_title: 'Nog een titel' })
  })

  it('that an earlier release stored follows the title too, without the name of the shop', async () => {
    const one = await make()
    await one.store({ title: 'Oud', metaTitle: 'Oud | Sluimer' })
    expect([await one.form(), await one.shown()]).toEqual([
      '',
      expect.objectContaining({ meta_title: 'Oud' }),
    ])
    await one.save({ title: 'Nieuw' })
    expect(await one.shown()).toMatchObject({ meta_title: 'Nieuw' })
    await one.store({ metaTitle: 'Alles van wol | Sluimer' })
    expect([await one.form(), await one.shown()]).toEqual([
      'Alles van wol',
      expect.objectContaining({ meta_title: 'Alles van wol' }),
    ])
  })
})

it.each(['', 'Oud', 'Oud | Sluimer'])('a file with another title changes %j with it', async (metaTitle) => {
  const variantId = await makeArticle(world.shop.db)
  const [row] = await world.shop.db.select().from(variant).where(eq(variant.id, variantId))
  const { productId, sku } = row ?? { productId: 0, sku: '' }
  await world.shop.db.update(product).set({ title: 'Oud', metaTitle }).where(eq(product.id, productId))
  const file = Buffer.from(`artikelnummer,titel\n${sku},Uit een bestand`)
  const plan = (await world.staff.send('POST', `${admin.imports}?name=titels.csv`, file)).json<ImportPlan>()
  const applied = await world.staff.ask('POST', pathOf(admin.importApply, { id: plan.id ?? '' }))
  expect(applied.statusCode).toBe(204)
  expect(await inShop(pathOf(v1.product, { slugOrId: productId }))).toMatchObject({
    title: 'Uit een bestand',
    meta_title: 'Uit een bestand',
  })
  expect(await stored()).toContainEqual({ title: 'Uit een bestand', metaTitle: 'Uit een bestand' })
})
