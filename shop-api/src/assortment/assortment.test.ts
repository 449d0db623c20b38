import { and, desc, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { StaffBrand } from 'shared-types/contracts/admin/assortment/brands'
import type { StaffCategory } from 'shared-types/contracts/admin/assortment/categories'
import { usualDelivery } from 'shared-types/calendar/delivery-cutoff'
import { admin } from 'shared-types/contracts/admin/paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import {
  ProductChange,
  VariantBefore,
  type ProductSummary,
  type StaffProduct,
  type VariantHistory,
} from 'shared-types/contracts/admin/assortment/products'
import type { V1Error } from 'shared-types/errors'
import type { Image } from 'shared-types/image'
import { pathOf } from 'shared-types/urls/path-pattern'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { makeArticle, stockOf } from '../../test/articles.ts'
import { findCategory, putCategory } from '../../test/categories.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { newShopper } from '../../test/shopper.ts'
import { employ, staffedShop } from '../../test/staff-under-test.ts'
import { orderLine } from '../db/schema/buying/order.ts'
import { category, priceHistory, product, variant } from '../db/schema/products/catalog.ts'
import { auditLog } from '../db/schema/staff.ts'
import { applyDates } from './variant/apply-dates.ts'
import { applySales, endSale } from './variant/plan-sale.ts'

const world = staffedShop('content')
beforeAll(async () => {
  await ensureShopDetails(world.shop.db)
})

const productOf = async (article: number) => {
  const [row] = await world.shop.db.select().from(variant).where(eq(variant.id, article))
  return row?.productId ?? 0
}
const read = async (id: number) =>
  (await world.staff.ask('GET', pathOf(admin.product, { id }))).json<StaffProduct>()
const changeable = (shown: StaffProduct): Record<string, unknown> =>
  Object.fromEntries(Object.keys(ProductChange.shape).map((key) => [key, shown[key as keyof StaffProduct]]))
const save = async (shown: StaffProduct, change: object = {}, by = world.staff) =>
  by.ask('PUT', pathOf(admin.product, { id: shown.id }), { ...changeable(shown), ...change })
const inShop = async (slug: string) =>
  world.shop.app.inject({ url: `/v1/catalog/product/${slug}`, headers: { authorization: world.shop.bearer } })
const makeProduct = async (options?: Parameters<typeof makeArticle>[1]) => {
  const article = await makeArticle(world.shop.db, options)
  return { article, shown: await read(await productOf(article)) }
}

const listProducts = async (query: Record<string, string>) => {
  const answer = await world.staff.ask('GET', `${admin.products}?${new URLSearchParams(query)}`)
  return answer.json<{ rows: ProductSummary[]; total: number }>()
}

describe('a product', () => {
  it('is changed in the shop, with cleaned HTML, and the log names the employee', async () => {
    const { shown } = await makeProduct()
    const description =
      '<p onclick="x()">Zacht <script>alert(1)</script><a href="javascript:x">katoen</a></p>'
    const answer = await save(shown, { title: 'Laken Ameland', description, overlay: '' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<StaffProduct>()).toMatchObject({
      version: shown.version + 1,
      description: '<p>Zacht <a>katoen</a></p>',
      overlay: null,
    })
    expect((await inShop(shown.slug)).json()).toMatchObject({ title: 'Laken Ameland' })
    const [entry] = await world.shop.db
      .select()
      .from(auditLog)
      .where(sql`table_name = 'product' and row_id = ${String(shown.id)}`)
    expect(entry).toMatchObject({ staffId: world.staff.id, action: 'save product' })
  })

  it('that two employees save is stored once: the second sees the name of the first', async () => {
    const { shown } = await makeProduct()
    const second = await employ(world.shop, 'content')
    const answers = await Promise.all([save(shown, { title: 'Een' }), save(shown, { title: 'Twee' }, second)])
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([200, 409])
    const stored = answers.find(({ statusCode }) => statusCode === 200)?.json<StaffProduct>()
    expect(await read(shown.id)).toEqual({ ...stored, previewUrl: expect.any(String) })
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    const other = stored?.title === 'Een' ? world.staff : second
    expect(refused?.json<{ message: string }>().message).toContain(other.email)
  })

  it('gives all its articles another delivery; without a change each has its own', async () => {
    const { shown, article } = await makeProduct()
    const slow = 'Binnen 3 weken in huis'
    const promises = async () =>
      (await inShop(shown.slug))
        .json<{ variants: { delivery: string }[] }>()
        .variants.map((of) => of.delivery)
    const extra = { priceCents: 2995, stock: 2, delivery: slow }
    const add = (sku: string, value: string) =>
      world.staff.ask('POST', pathOf(admin.productArticles, { id: shown.id }), {
        ...extra,
        sku,
        options: [{ title: 'Maat', value }],
      })
    expect((await add(`LEVER-${article}`, '9x9')).statusCode).toBe(204)
    const [next] = await promises()
    expect(await promises()).toEqual([next, slow])
    const mixed = await read(shown.id)
    expect(mixed.delivery).toBe('')
    expect((await save(mixed, { title: 'Laken met eigen levertijden' })).statusCode).toBe(200)
    expect(await promises()).toEqual([next, slow])

    const late = await save({ ...(await read(shown.id)), deliveryBefore: usualDelivery }, { delivery: slow })
    expect(Object.keys(late.json<{ errors: object }>().errors)).toEqual(['delivery'])
    expect((await save(await read(shown.id), { delivery: slow })).statusCode).toBe(200)
    expect(await promises()).toEqual([slow, slow])
    expect((await save(await read(shown.id), { delivery: usualDelivery })).statusCode).toBe(200)
    expect(await promises()).toEqual([next, next])
    expect((await save(await read(shown.id), { delivery: ' ' })).statusCode).toBe(422)
  })

  it('gets its own categories and filter values; those of its brand and articles follow', async () => {
    const { shown, article } = await makeProduct()
    const { rows } = await world.shop.db.execute<{
      brand: number
      brand_value: number
      colour: number
      size: number
    }>(sql`
      select brand.id as brand, value.id as brand_value,
        (select min(facet_value.id) from facet_value join facet on facet.id = facet_id where code = 'ae-kleur') as colour,
        (select min(facet_value.id) from facet_value join facet on facet.id = facet_id where code = 'ae-maat') as size
      from brand join facet_value as value on value.title = brand.title join facet on facet.id = value.facet_id
      where facet.code = 'ae-merk' limit 1`)
    const [ids] = rows
    if (!ids) throw new Error('the seed has brands')
    await world.shop.db
      .update(variant)
      .set({ facetValueIds: [ids.size] })
      .where(eq(variant.id, article))
    const change = { brandId: ids.brand, facetValueIds: [ids.colour], categoryIds: [] }
    const saved = (await save(shown, change)).json<StaffProduct>()
    expect(saved).toMatchObject({ facetValueIds: [ids.colour], categoryIds: [shown.mainCategoryId] })
    const [row] = await world.shop.db.select().from(product).where(eq(product.id, shown.id))
    expect(row?.facetValueIds.toSorted()).toEqual([ids.brand_value, ids.colour, ids.size].toSorted())
    for (const [field, wrong] of [
      ['brandId', 999_999],
      ['facetValueIds', [999_999]],
      ['categoryIds', [999_999]],
      ['images', [{ file: 'uploads/none', alt: 'Foto', width: 1, height: 1 }]],
    ] as const) {
      const answer = await save(saved, { [field]: wrong })
      expect([field, answer.statusCode]).toEqual([field, 422])
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
    }
  })

  it('that is hidden is only in its preview, for a day', async () => {
    const { shown } = await makeProduct()
    const hidden = (await save(shown, { active: false })).json<StaffProduct>()
    expect((await inShop(shown.slug)).statusCode).toBe(404)
    expect((await inShop(String(shown.id))).statusCode).toBe(404)
    const slug = new URL(hidden.previewUrl).pathname.slice(1).replace(/\.html$/, '')
    expect((await inShop(slug)).json()).toMatchObject({ slug: shown.slug })
    expect((await inShop(slug.replace(`-${shown.id}-`, `-${shown.id + 1}-`))).statusCode).toBe(404)
    expect((await inShop(`${slug.slice(0, -1)}!`)).statusCode).toBe(404)
    expect((await save(hidden, { active: true })).statusCode).toBe(200)
    expect((await inShop(shown.slug)).statusCode).toBe(200)
  })

  it('is archived while an order or a cart refers to it, and deleted otherwise', async () => {
    const { shown } = await makeProduct()
    const ordered = await makeProduct()
    const shopper = newShopper(world.shop)
    await shopper.fillIn(ordered.article)
    await shopper.press()
    const remove = async (id: number) =>
      (await world.staff.ask('DELETE', pathOf(admin.product, { id }))).json()
    expect(await remove(ordered.shown.id)).toEqual({ outcome: 'archived' })
    const archived = await read(ordered.shown.id)
    expect(archived).toMatchObject({ archived: true, active: false })
    expect((await save(archived, { active: true })).json()).toMatchObject({
      errors: { active: 'Een gearchiveerd product kan niet terug in de winkel.' },
    })
    expect((await inShop(ordered.shown.slug)).statusCode).toBe(404)
    const earlier = shown.slug
    const renamed = { ...shown, slug: `${earlier}-nieuw` }
    expect((await save(renamed)).statusCode).toBe(200)
    expect(await remove(shown.id)).toEqual({ outcome: 'deleted' })
    const led = async (slug: string) => {
      const path = `${v1.redirect}?path=/${slug}.html`
      return (await newShopper(world.shop).ask<{ path: string }>('GET', path)).body.path
    }
    const mainOf = async ({ mainCategoryId }: StaffProduct) => {
      const [main] = await world.shop.db.select().from(category).where(eq(category.id, mainCategoryId))
      return `/${main?.path}/`
    }
    expect(await led(ordered.shown.slug)).toBe(await mainOf(ordered.shown))
    for (const slug of [earlier, renamed.slug])
      expect([slug, await led(slug)]).toEqual([slug, await mainOf(shown)])
    expect((await world.staff.ask('GET', pathOf(admin.product, { id: shown.id }))).statusCode).toBe(404)
    expect((await world.staff.ask('DELETE', pathOf(admin.product, { id: shown.id }))).statusCode).toBe(404)
  })

  it('is found by its title, the number of an article, category, brand, status and stock', async () => {
    const { shown, article } = await makeProduct({ title: 'Plaid 100%_wol', stock: 2 })
    const [row] = await world.shop.db.select().from(variant).where(eq(variant.id, article))
    const queries: Record<string, string>[] = [
      { q: '100%_WOL' },
      { q: row?.sku.toLowerCase() ?? '' },
      { brandId: String(shown.brandId) },
      { categoryId: String(shown.mainCategoryId) },
      { brandId: String(shown.brandId), stock: 'low', status: 'shown' },
    ]
    for (const query of queries) {
      expect(await listProducts(query)).toMatchObject({ total: 1, rows: [{ id: shown.id, stock: 2 }] })
    }
    const others: Record<string, string>[] = [
      { q: '100__wol' },
      { brandId: String(shown.brandId), stock: 'out' },
      { brandId: String(shown.brandId), status: 'hidden' },
      { brandId: String(shown.brandId), status: 'archived' },
    ]
    for (const query of others) expect((await listProducts(query)).total).toBe(0)
    expect((await listProducts({})).rows).toHaveLength(25)
  })

  it('is found by one or two characters at the start of a word, and by both its title and an article once', async () => {
    const { shown } = await makeProduct({ title: 'Xylofoon qz-deken' })
    const ids = async (q: string) =>
      (await listProducts({ q, brandId: String(shown.brandId) })).rows.map(({ id }) => id)
    for (const q of ['x', 'XY', 'qz', 'lofo']) expect([q, await ids(q)]).toEqual([q, [shown.id]])
    for (const q of ['yl', 'z']) expect([q, await ids(q)]).toEqual([q, []])
    const [row] = await world.shop.db.select().from(variant).where(eq(variant.productId, shown.id))
    await world.shop.db
      .update(variant)
      .set({ sku: `xylofoon-${row?.sku}` })
      .where(eq(variant.id, row?.id ?? 0))
    expect(await listProducts({ q: 'xylofoon' })).toMatchObject({ total: 1, rows: [{ id: shown.id }] })
  })

  it('is found in pages, the newest first', async () => {
    const first = await listProducts({ q: 'dekbed', perPage: '10' })
    const second = await listProducts({ q: 'dekbed', perPage: '10', page: '2' })
    expect(first.total).toBe(second.total)
    const ids = [...first.rows, ...second.rows].map(({ id }) => id)
    expect(ids).toHaveLength(20)
    expect(ids).toEqual([...new Set(ids)].toSorted((left, right) => right - left))
  })
})

const changePrice = async (article: number, priceCents: unknown, wasCents: number) =>
  world.staff.ask('POST', pathOf(admin.variantPrice, { id: article }), { priceCents, wasCents })

describe('a price', () => {
  it('is refused at zero, below it, and at a million euros', async () => {
    const { article } = await makeProduct()
    for (const [priceCents, message] of [
      [0, 'De prijs is minstens € 0,01.'],
      [-100, 'De prijs is minstens € 0,01.'],
      [1e9, 'De prijs is hoogstens € 99.999,99.'],
      [19.5, 'Vul een prijs in.'],
      ['', 'Vul een prijs in.'],
    ] as const) {
      const answer = await changePrice(article, priceCents, 4995)
      expect(answer.statusCode).toBe(422)
      expect(answer.json<{ errors: object }>().errors).toEqual({ priceCents: message })
    }
    expect((await changePrice(999_999, 100, 1)).statusCode).toBe(404)
  })

  it('that falls shows the lowest of thirty days as the old one, and is in the history', async () => {
    const { article, shown } = await makeProduct({ priceCents: 5000 })
    await world.shop.db.insert(priceHistory).values([
      { variantId: article, validFrom: new Date(Date.now() - 60 * 86_400_000), priceCents: 4000 },
      { variantId: article, validFrom: new Date(Date.now() - 10 * 86_400_000), priceCents: 5000 },
    ])
    expect((await changePrice(article, 3500, 5000)).statusCode).toBe(204)
    const [sold] = (await read(shown.id)).variants
    expect(sold).toMatchObject({ priceCents: 3500, priceOldCents: 4000 })
    expect((await inShop(shown.slug)).json()).toMatchObject({ price: { price: 35, price_old: 40 } })
    const history = (
      await world.staff.ask('GET', pathOf(admin.variantHistory, { id: article }))
    ).json<VariantHistory>()
    expect(history.prices.map(({ priceCents }) => priceCents)).toEqual([3500, 5000, 4000])
    const [row] = await world.shop.db.select().from(product).where(eq(product.id, shown.id))
    expect(row?.priceFromCents).toBe(3500)
  })

  it('of an article without a history starts one with the price that it had', async () => {
    const { article, shown } = await makeProduct({ priceCents: 5000 })
    await changePrice(article, 4500, 5000)
    expect((await read(shown.id)).variants[0]?.priceOldCents).toBe(5000)
  })

  it('that two employees change is changed once', async () => {
    const { article } = await makeProduct({ priceCents: 5000 })
    const answers = await Promise.all([changePrice(article, 4500, 5000), changePrice(article, 4400, 5000)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
  })
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const planSale = async (article: number, sale: object, was: object | null = null) =>
  world.staff.ask('POST', pathOf(admin.variantSale, { id: article }), { ...sale, was })

describe('a sale', () => {
  it('lowers the price from its start to its end', async () => {
    const { article, shown } = await makeProduct({ priceCents: 5000 })
    const sale = { priceCents: 4000, startsAt: inMinutes(10), endsAt: inMinutes(60) }
    expect((await planSale(article, sale)).statusCode).toBe(204)
    const price = async () => {
      const [row] = (await read(shown.id)).variants
      return [row?.priceCents, row?.priceOldCents, row?.sale?.running]
    }
    await applySales(world.shop.db)
    expect(await price()).toEqual([5000, null, false])
    const later = new Date(Date.now() + 20 * 60_000)
    await Promise.all([applySales(world.shop.db, later), applySales(world.shop.db, later)])
    expect(await price()).toEqual([4000, 5000, true])
    const refused = await world.staff.ask('POST', pathOf(admin.variantPrice, { id: article }), {
      priceCents: 1,
      wasCents: 4000,
    })
    expect(refused.statusCode).toBe(422)
    expect((await planSale(article, sale)).statusCode).toBe(422)
    await applySales(world.shop.db, new Date(Date.now() + 61 * 60_000))
    expect(await price()).toEqual([5000, null, undefined])
  })

  it('begins, ends and is priced by the clock of the database, whatever that of a server says', async () => {
    const { article, shown } = await makeProduct({ priceCents: 5000 })
    const price = async () => (await read(shown.id)).variants[0]?.priceCents
    await planSale(article, { priceCents: 4000, startsAt: inMinutes(-1), endsAt: inMinutes(60) })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    try {
      await applyDates(world.shop.db)
      const [row] = await world.shop.db.select().from(variant).where(eq(variant.id, article))
      expect(row?.priceCents).toBe(4000)
      await applyDates(world.shop.db)
      expect(await endSale(world.shop.db, article)).toBeNull()
    } finally {
      vi.useRealTimers()
    }
    expect((await changePrice(article, 4500, 5000)).statusCode).toBe(204)
    expect(await price()).toBe(4500)
  })

  it('follows a price that a wrong clock wrote for tomorrow, and shows the lowest of both before it', async () => {
    const { article, shown } = await makeProduct({ priceCents: 4500 })
    await world.shop.db.insert(priceHistory).values([
      { variantId: article, priceCents: 5000, validFrom: new Date(inMinutes(-60 * 24 * 60)) },
      { variantId: article, priceCents: 4000, validFrom: new Date(inMinutes(23 * 60)) },
      { variantId: article, priceCents: 4500, validFrom: new Date(inMinutes(24 * 60)) },
    ])
    expect((await changePrice(article, 4800, 4500)).statusCode).toBe(204)
    expect((await changePrice(article, 4400, 4800)).statusCode).toBe(204)
    expect((await read(shown.id)).variants[0]).toMatchObject({ priceCents: 4400, priceOldCents: null })
    expect((await changePrice(article, 3900, 4400)).statusCode).toBe(204)
    expect((await read(shown.id)).variants[0]).toMatchObject({ priceCents: 3900, priceOldCents: 4000 })
  })

  it('says when its price is not below the lowest one of the 30 days before it, planned and running', async () => {
    const { article, shown } = await makeProduct({ priceCents: 5000 })
    const unreduced = async () => (await read(shown.id)).variants[0]?.sale?.isUnreduced
    const sale = { priceCents: 4000, startsAt: inMinutes(10), endsAt: inMinutes(60) }
    await planSale(article, sale)
    expect(await unreduced()).toBe(false)
    const day = 24 * 60
    await world.shop.db.insert(priceHistory).values([
      { variantId: article, priceCents: 5000, validFrom: new Date(inMinutes(-60 * day)) },
      { variantId: article, priceCents: 3500, validFrom: new Date(inMinutes(-20 * day)) },
      { variantId: article, priceCents: 5000, validFrom: new Date(inMinutes(-10 * day)) },
    ])
    expect(await unreduced()).toBe(true)
    const lower = { ...sale, priceCents: 3400 }
    await planSale(article, lower, sale)
    expect(await unreduced()).toBe(false)
    const started = { ...sale, startsAt: inMinutes(-20 * day) }
    await planSale(article, started, lower)
    expect(await unreduced()).toBe(true)
    await applySales(world.shop.db)
    expect((await read(shown.id)).variants[0]).toMatchObject({ priceCents: 4000, priceOldCents: null })
    expect(await unreduced()).toBe(true)
  })

  it('that a colleague planned meanwhile is not replaced', async () => {
    const { article, shown } = await makeProduct({ priceCents: 5000 })
    const first = { priceCents: 4000, startsAt: inMinutes(10), endsAt: inMinutes(60) }
    const second = { ...first, priceCents: 4500 }
    const both = await Promise.all([planSale(article, first), planSale(article, second)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    const stands = both[0]?.statusCode === 204 ? first : second
    expect((await read(shown.id)).variants[0]?.sale).toMatchObject(stands)
    expect((await planSale(article, { ...first, priceCents: 3900 }, stands)).statusCode).toBe(204)
  })

  it('can be ended early, and removed before it starts', async () => {
    const { article, shown } = await makeProduct({ priceCents: 5000 })
    await planSale(article, { priceCents: 4000, startsAt: inMinutes(-1), endsAt: inMinutes(60) })
    await applySales(world.shop.db)
    const end = async () =>
      (await world.staff.ask('DELETE', pathOf(admin.variantSale, { id: article }))).statusCode
    expect([await end(), await end()]).toEqual([204, 404])
    expect((await read(shown.id)).variants[0]).toMatchObject({ priceCents: 5000, sale: null })
  })

  it('is refused without a lower price or a period in the future', async () => {
    const { article } = await makeProduct({ priceCents: 5000 })
    const fieldsOf = async (sale: object) => {
      const answer = await planSale(article, {
        priceCents: 4000,
        startsAt: inMinutes(1),
        endsAt: inMinutes(2),
        ...sale,
      })
      return [answer.statusCode, ...Object.keys(answer.json<{ errors: object }>().errors)]
    }
    expect(await fieldsOf({ priceCents: 5000 })).toEqual([422, 'priceCents'])
    expect(await fieldsOf({ endsAt: inMinutes(0.5) })).toEqual([422, 'endsAt'])
    expect(await fieldsOf({ startsAt: inMinutes(-9), endsAt: inMinutes(-5) })).toEqual([422, 'endsAt'])
    expect(await fieldsOf({ endsAt: 'morgen' })).toEqual([422, 'endsAt'])
  })
})

const correctStock = async (article: number, body: object) =>
  world.staff.ask('POST', pathOf(admin.variantStock, { id: article }), body)

describe('stock', () => {
  it('is corrected with a reason, by the difference, and never below zero', async () => {
    const { article } = await makeProduct({ stock: 5 })
    const parallel = [
      correctStock(article, { change: -2, reason: 'Beschadigd' }),
      correctStock(article, { change: 4, reason: 'Geteld' }),
    ]
    expect((await Promise.all(parallel)).map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect(await stockOf(world.shop.db, article)).toBe(7)
    const refused = await correctStock(article, { change: -8, reason: 'Kwijt' })
    expect(refused.json()).toMatchObject({
      errors: { change: 'Er zijn nog 7 stuks: daar kunnen er geen 8 af.' },
    })
    for (const wrong of [
      { change: 0, reason: 'Niets' },
      { change: 1, reason: ' ' },
      { change: 1e9, reason: 'Veel' },
    ]) {
      expect((await correctStock(article, wrong)).statusCode).toBe(422)
    }
    const history = (
      await world.staff.ask('GET', pathOf(admin.variantHistory, { id: article }))
    ).json<VariantHistory>()
    expect(history.corrections).toHaveLength(2)
    expect(history.corrections[0]).toMatchObject({ stockAfter: 7, by: world.staff.email })
  })

  it('an article can be taken off sale, but not the last one of a product in the shop', async () => {
    const { article, shown } = await makeProduct()
    const [row] = shown.variants
    const change = { active: false, stockThreshold: 9, delivery: 'Volgende week', vatRate: 21 }
    const put = async (id: number, { active, stockThreshold, delivery, vatRate } = row ?? change) =>
      world.staff.ask('PUT', pathOf(admin.variant, { id }), {
        ...change,
        was: { active, stockThreshold, delivery, vatRate },
      })
    expect((await put(article)).statusCode).toBe(422)
    const [other] = await world.shop.db
      .insert(variant)
      .values({
        productId: shown.id,
        sku: `${row?.sku}-2`,
        title: 'Groot',
        values: ['Groot'],
        priceCents: 100,
        delivery: '',
      })
      .returning()
    await put(other?.id ?? 0, other)
    const { variants } = await read(shown.id)
    expect(variants.map(({ active, stockThreshold }) => [active, stockThreshold])).toEqual([
      [true, 3],
      [false, 9],
    ])
  })

  it('an article comes the next working day while its delivery time says so', async () => {
    const { article, shown } = await makeProduct()
    const promise = async () =>
      (await inShop(shown.slug)).json<{ variants: { delivery: string }[] }>().variants[0]?.delivery
    const promiseTo = async (delivery: string) => {
      const [row] = (await read(shown.id)).variants
      const was = row && VariantBefore.strip().parse(row)
      return (await world.staff.ask('PUT', pathOf(admin.variant, { id: article }), { ...was, delivery, was }))
        .statusCode
    }
    const before = await promise()
    expect([await promiseTo('Binnen 3 weken in huis'), await promise()]).toEqual([
      204,
      'Binnen 3 weken in huis',
    ])
    expect([await promiseTo(usualDelivery), await promise()]).toEqual([204, before])
  })

  it('an article gets another VAT rate for later orders, which the log shows', async () => {
    const { article, shown } = await makeProduct()
    const order = async () => {
      const shopper = newShopper(world.shop)
      await shopper.fillIn(article)
      return (await shopper.press()).body.order_id
    }
    const saveRate = async (vatRate: unknown) => {
      const [row] = (await read(shown.id)).variants
      const was = row && VariantBefore.strip().parse(row)
      return world.staff.ask('PUT', pathOf(admin.variant, { id: article }), { ...was, vatRate, was })
    }
    const earlier = await order()
    for (const wrong of [9.5, -1, 101, ''])
      expect((await saveRate(wrong)).json()).toMatchObject({
        errors: { vatRate: 'Vul een heel percentage van 0 tot 100 in.' },
      })
    expect((await saveRate(9)).statusCode).toBe(204)
    expect((await read(shown.id)).variants[0]?.vatRate).toBe(9)
    const [entry] = await world.shop.db
      .select()
      .from(auditLog)
      .where(sql`table_name = 'variant' and row_id = ${String(article)}`)
      .orderBy(desc(auditLog.id))
    expect(entry).toMatchObject({
      action: 'save article',
      before: { vat_rate: 21 },
      after: { vat_rate: 9 },
    })
    const later = await order()
    const lines = await world.shop.db
      .select({ orderId: orderLine.orderId, vatRate: orderLine.vatRate })
      .from(orderLine)
      .where(eq(orderLine.variantId, article))
    expect(Object.fromEntries(lines.map(({ orderId, vatRate }) => [orderId, vatRate]))).toEqual({
      [earlier]: 21,
      [later]: 9,
    })
  })

  it('an article that two employees save is stored once: the second sees the name of the first', async () => {
    const { article, shown } = await makeProduct()
    const [row] = shown.variants
    if (!row) throw new Error('the product has an article')
    const { stockThreshold } = row
    const was = VariantBefore.strip().parse(row)
    const put = async (by: typeof world.staff, change: Partial<typeof was>) => {
      const answer = await by.ask('PUT', pathOf(admin.variant, { id: article }), { ...was, ...change, was })
      return [answer.statusCode, answer.body]
    }
    expect(await put(world.staff, { delivery: 'Uitverkocht tot 1 mei' })).toEqual([204, ''])
    const other = await employ(world.shop, 'owner')
    // Prices and stock have changes of their own, which do not count.
    await changePrice(article, row.priceCents + 100, row.priceCents)
    expect(await put(other, { stockThreshold: 7 })).toEqual([
      409,
      expect.stringContaining(`${world.staff.email} heeft dit intussen gewijzigd`),
    ])
    expect((await read(shown.id)).variants[0]).toMatchObject({
      delivery: 'Uitverkocht tot 1 mei',
      stockThreshold,
    })
  })
})

const upload = async (file: Buffer) => world.staff.send('POST', admin.pictures, file)
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#845' } })

describe('a picture', () => {
  it('is encoded again without its data, and shown in the shop in each size', async () => {
    const { shown } = await makeProduct()
    const bytes = await photo(3000, 1500)
      .withExif({ IFD0: { Copyright: 'Zoë' } })
      .jpeg()
      .toBuffer()
    const image = (await upload(bytes)).json<Image>()
    expect(image).toMatchObject({ width: 2000, height: 1000 })
    const images = [{ ...image, alt: 'Een rood laken' }]
    expect((await save(shown, { images })).json()).toMatchObject({ images })
    expect((await inShop(shown.slug)).json()).toMatchObject({ images })
    const twice = await save(await read(shown.id), { images: [...images, ...images] })
    expect([twice.statusCode, twice.json<V1Error>().errors]).toEqual([
      422,
      { images: 'Een foto staat er twee keer.' },
    ])
    for (const path of [
      `/images/480/${image.file}.avif`,
      `/images/480/${image.file}.avif`,
      `/images/200/${image.file}.webp`,
    ]) {
      // The sizes are rendered after the upload.
      await vi.waitFor(
        async () => {
          const answer = await world.shop.app.inject({ url: path })
          const made = await sharp(answer.rawPayload).metadata()
          const width = Number(path.split('/')[2])
          expect([answer.statusCode, made.width, made.exif]).toEqual([200, width, undefined])
        },
        { timeout: 5_000 },
      )
    }
    expect((await world.shop.app.inject({ url: '/images/480/uploads/none.avif' })).statusCode).toBe(404)
    expect((await save(await read(shown.id), { images: [{ ...image, alt: '' }] })).statusCode).toBe(422)
  })

  it('is refused when it is none, too small, too large or drawn by a program', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const bomb = await photo(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const cut = (await photo(800, 800).png().toBuffer()).subarray(0, 200)
    const wrong: [Buffer, RegExp][] = [
      [svg, /geen foto/],
      [Buffer.from('%PDF-1.7'), /geen foto/],
      [Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), svg]), /geen foto/],
      [cut, /geen foto/],
      [bomb, /te veel beeldpunten|geen foto/],
      [await photo(100, 900).png().toBuffer(), /te klein/],
      [Buffer.alloc(0), /Kies een bestand/],
    ]
    for (const [file, sentence] of wrong) {
      const answer = await upload(file)
      expect(answer.statusCode).toBe(422)
      expect(answer.json<{ message: string }>().message).toMatch(sentence)
    }
    const large = await upload(Buffer.alloc(16 * 1024 * 1024))
    expect([large.statusCode, large.json<{ message: string }>().message]).toEqual([
      413,
      'Dit bestand is te groot: hoogstens 15 MB.',
    ])
  })
})

describe('a category', () => {
  it('is saved once by two employees, and its HTML is cleaned', async () => {
    const shown = await findCategory(world.staff, 'wonen')
    const answers = await Promise.all([
      putCategory(world.staff, shown, {
        title: 'Wonen en zo',
        description: '<p>Kijk<img src=x onerror=x></p>',
      }),
      putCategory(world.staff, shown, {
        title: 'Wonen en zo',
        description: '<p>Kijk<img src=x onerror=x></p>',
      }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await findCategory(world.staff, 'wonen')).toMatchObject({
      title: 'Wonen en zo',
      description: '<p>Kijk</p>',
    })
  })

  it('cannot be below itself, and moves with all below it', async () => {
    const parent = await findCategory(world.staff, 'wonen')
    const child = await findCategory(world.staff, 'wonen/vloerkleden')
    for (const parentId of [parent.id, child.id]) {
      const answer = await putCategory(world.staff, parent, { parentId })
      expect(answer.statusCode).toBe(422)
      expect(answer.json<{ message: string }>().message).toContain('niet onder zichzelf')
    }
    const slapen = await findCategory(world.staff, 'slapen')
    const moved = (await putCategory(world.staff, parent, { parentId: slapen.id })).json<StaffCategory>()
    expect(moved.path).toBe('slapen/wonen')
    expect((await findCategory(world.staff, 'slapen/wonen/vloerkleden')).id).toBe(child.id)
    await putCategory(world.staff, moved, { parentId: null })
    expect((await findCategory(world.staff, 'wonen/vloerkleden')).id).toBe(child.id)
  })

  it('has an uploaded picture and blocks, which move with it, and no other picture', async () => {
    const image = {
      ...(await upload(await photo(400, 400).png().toBuffer())).json<Image>(),
      alt: 'Zacht',
    }
    const block = {
      image,
      title: 'Voor buiten',
      subTitle: '',
      description: '<p>Lekker<script>x()</script></p>',
      link: '/dekbed/',
      buttonText: 'Kijk',
    }
    const wonen = await findCategory(world.staff, 'wonen')
    const tries: [string, object][] = [
      ['image', { image: { ...image, width: image.width + 1 } }],
      ['blocks.0.image', { blocks: [{ ...block, image: { ...image, file: 'uploads/andere' } }] }],
      ['blocks.0.image.alt', { blocks: [{ ...block, image: { ...image, alt: ' ' } }] }],
      ['blocks.0.title', { blocks: [{ ...block, title: '' }] }],
      ['blocks.0.link', { blocks: [{ ...block, link: 'javascript:x()' }] }],
    ]
    for (const [field, change] of tries) {
      const refused = await putCategory(world.staff, wonen, change)
      expect.soft([field, refused.statusCode]).toEqual([field, 422])
      expect.soft(refused.json<V1Error>().errors).toHaveProperty([field])
    }
    const saved = await putCategory(world.staff, wonen, { image, blocks: [block] })
    expect(saved.json()).toMatchObject({ image, blocks: [{ ...block, description: '<p>Lekker</p>' }] })
    const moved = (await putCategory(world.staff, saved.json(), { slug: 'huis' })).json<StaffCategory>()
    expect(moved.blocks).toEqual(saved.json<StaffCategory>().blocks)
    const page = await world.shop.app.inject({
      url: '/v1/content/category?path=huis',
      headers: { authorization: world.shop.bearer },
    })
    expect(page.json()).toMatchObject({ image, blocks: [{ title: 'Voor buiten', link: '/dekbed/' }] })
    await putCategory(world.staff, moved, { slug: 'wonen', blocks: [] })
    expect((await findCategory(world.staff, 'wonen')).blocks).toEqual([])
  })
})

it('a brand gets another name, also in its filter, and can be hidden', async () => {
  const listed = async () => {
    const answer = await world.shop.app.inject({
      url: '/v1/catalog/brands',
      headers: { authorization: world.shop.bearer },
    })
    return answer.json<{ brands: { slug: string; title: string }[] }>().brands
  }
  const [first] = await listed()
  const { rows } = (await world.staff.ask('GET', `${admin.brands}?perPage=100`)).json<{
    rows: StaffBrand[]
  }>()
  const found = rows.find(({ slug }) => slug === first?.slug)
  if (!found) throw new Error('no such brand')
  const { id, slug, products, ...shown } = found
  expect(products).toBe(await world.shop.db.$count(product, eq(product.brandId, id)))
  const put = async (change: object) => world.staff.ask('PUT', pathOf(admin.brand, { id }), change)
  expect((await put({ ...shown, title: 'Zzz Slaap' })).statusCode).toBe(200)
  expect((await listed()).find((row) => row.slug === slug)?.title).toBe('Zzz Slaap')
  const logged = await world.shop.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.tableName, 'brand'), eq(auditLog.rowId, String(id))))
  expect(logged.map(({ after }) => Object.keys(after ?? {}))).toEqual([['title', 'version']])
  const { rows: values } = await world.shop.db.execute(sql`select from facet_value where title = 'Zzz Slaap'`)
  expect(values).toHaveLength(1)
  expect((await put(shown)).statusCode).toBe(409)
  const other = rows.find((row) => row.id !== id)
  expect((await put({ ...shown, version: shown.version + 1, title: other?.title })).statusCode).toBe(422)
  await put({ ...shown, version: shown.version + 1, listed: false })
  expect((await listed()).some((row) => row.slug === slug)).toBe(false)
})
