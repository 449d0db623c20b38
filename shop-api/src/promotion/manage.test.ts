import { readFileSync } from 'node:fs'
import { and, eq, gt, inArray, isNotNull, like, max, sql } from 'drizzle-orm'
import type { ImportPlan } from 'shared-types/contracts/admin/assortment/imports'
import type { StaffCategory } from 'shared-types/contracts/admin/assortment/categories'
import { ProductChange } from 'shared-types/contracts/admin/assortment/products'
import { admin } from 'shared-types/contracts/admin/paths'
import type { PromotionChoices, StaffPromotion, StaffVoucher } from 'shared-types/contracts/admin/promotions'
import type { CategoryOverview } from 'shared-types/contracts/provider/catalog'
import type { V1Error } from 'shared-types/errors'
import { slugOf } from 'shared-types/urls/slug'
import { pathOf } from 'shared-types/urls/path-pattern'
import { describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { findCategory, putCategory } from '../../test/categories.ts'
import { newShopper } from '../../test/shopper.ts'
import { employ, staffedShop } from '../../test/staff-under-test.ts'
import type { Cart } from '../../test/wire-types.ts'
import { applyDates } from '../assortment/variant/apply-dates.ts'
import { applySales, planSale } from '../assortment/variant/plan-sale.ts'
import { sale } from '../db/schema/assortment.ts'
import { voucherUse } from '../db/schema/buying/voucher.ts'
import { content } from '../db/schema/content.ts'
import { configurator } from '../db/schema/products/configurator.ts'
import { category, priceHistory, product, productCategory, variant } from '../db/schema/products/catalog.ts'
import { publicChange } from '../db/schema/products/change.ts'
import { promotion, promotionPrice } from '../db/schema/products/promotion.ts'
import { auditLog } from '../db/schema/staff.ts'
import { cancelOrder } from '../order/fulfilment/cancel-order.ts'

const world = staffedShop('content')

const terms = {
  title: '10% korting',
  kind: 'percentage',
  value: 10,
  categoryId: null,
  minimumCents: 0,
  startsAt: null,
  endsAt: null,
  promotionId: null,
  mostUses: null,
  oncePerCustomer: false,
  advertised: false,
}
const add = (changed: object) => world.staff.ask('POST', admin.vouchers, { ...terms, ...changed })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const lastChange = async () =>
  (await world.shop.db.select({ id: max(publicChange.id) }).from(publicChange))[0]?.id ?? 0
const tagsSince = async (id: number) =>
  (await world.shop.db.select().from(publicChange).where(gt(publicChange.id, id))).map(({ tag }) => tag)

/** Places an order with the code. Returns the message of a refusal; null if there is none. */
const orderWith = async (code: string): Promise<string | null> => {
  const shopper = newShopper(world.shop)
  await shopper.fillIn(await makeArticle(world.shop.db, { priceCents: 10_000 }))
  const applied = await shopper.ask<Cart>('POST', '/v1/cart/discount', { discount_code: code })
  if (applied.status !== 200) return applied.body.message ?? ''
  expect((await shopper.press()).status).toBe(200)
  return null
}

describe('a voucher', () => {
  it('is added, used, limited to its uses and ended', async () => {
    const added = await add({ code: ' vrijdag-15 ', value: 15, mostUses: 2, minimumCents: 5000 })
    expect(added.json()).toMatchObject({ id: 'VRIJDAG-15', uses: 0, mostUses: 2, state: 'running' })
    expect(await orderWith('vrijdag-15')).toBeNull()
    const read = async () =>
      (await world.staff.ask('GET', pathOf(admin.voucher, { id: 'VRIJDAG-15' }))).json<StaffVoucher>()
    expect(await read()).toMatchObject({ uses: 1, mostUses: 2 })

    const { id: _id, uses: _uses, state: _state, chosen: _chosen, ...current } = await read()
    const changed = await world.staff.ask('PUT', pathOf(admin.voucher, { id: 'VRIJDAG-15' }), {
      ...current,
      mostUses: 1,
    })
    expect(changed.json()).toMatchObject({ mostUses: 1, state: 'used up' })
    expect(await orderWith('vrijdag-15')).toContain('op')
    const unlimited = { ...current, mostUses: null, version: changed.json<StaffVoucher>().version }
    await world.staff.ask('PUT', pathOf(admin.voucher, { id: 'VRIJDAG-15' }), unlimited)
    expect(await orderWith('vrijdag-15')).toBeNull()

    expect(
      (await world.staff.ask('POST', pathOf(admin.voucherEnd, { id: 'VRIJDAG-15' }))).json(),
    ).toMatchObject({
      state: 'ended',
      uses: 2,
    })
    expect(await orderWith('vrijdag-15')).toContain('geldig tot')
    expect((await world.staff.ask('POST', pathOf(admin.voucherEnd, { id: 'VRIJDAG-15' }))).statusCode).toBe(
      409,
    )
    const log = await world.shop.db.select().from(auditLog).where(eq(auditLog.rowId, 'VRIJDAG-15'))
    expect(log.map(({ action }) => action)).toEqual([
      'add voucher',
      'save voucher',
      'save voucher',
      'end voucher',
    ])
  })

  it('that becomes one use per customer counts earlier uses, and no use once it no longer is', async () => {
    await add({ code: 'EENMAAL' })
    expect([await orderWith('EENMAAL'), await orderWith('EENMAAL')]).toEqual([null, null])
    let version = 1
    const limit = async (oncePerCustomer: boolean) => {
      const body = { ...terms, oncePerCustomer, version }
      const saved = await world.staff.ask('PUT', pathOf(admin.voucher, { id: 'EENMAAL' }), body)
      version = saved.json<StaffVoucher>().version
      return saved.statusCode
    }
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await limit(true)).toBe(200)
      expect(await orderWith('EENMAAL')).toContain('al eens gebruikt')
      expect(await limit(false)).toBe(200)
      expect(await orderWith('EENMAAL')).toBeNull()
    }
  })

  it('for one use per customer still counts another use from before when the counted order is cancelled', async () => {
    await add({ code: 'TWEEMAAL' })
    expect([await orderWith('TWEEMAAL'), await orderWith('TWEEMAAL')]).toEqual([null, null])
    await world.staff.ask('PUT', pathOf(admin.voucher, { id: 'TWEEMAAL' }), {
      ...terms,
      oncePerCustomer: true,
      version: 1,
    })
    const [counted] = await world.shop.db
      .select()
      .from(voucherUse)
      .where(and(eq(voucherUse.code, 'TWEEMAAL'), isNotNull(voucherUse.onceKey)))
    await cancelOrder(world.shop.shop, counted?.orderId ?? '')
    expect(await orderWith('TWEEMAAL')).toContain('al eens gebruikt')
  })

  it('keeps its limit when it is changed while an order uses it', async () => {
    await add({ code: 'SAMEN', mostUses: 3 })
    const [ordered, changed] = await Promise.all([
      orderWith('SAMEN'),
      world.staff.ask('PUT', pathOf(admin.voucher, { id: 'SAMEN' }), { ...terms, version: 1, mostUses: 2 }),
    ])
    expect([ordered, changed.statusCode]).toEqual([null, 200])
    expect((await world.staff.ask('GET', pathOf(admin.voucher, { id: 'SAMEN' }))).json()).toMatchObject({
      uses: 1,
      mostUses: 2,
    })
    expect(await world.shop.db.$count(voucherUse, eq(voucherUse.code, 'SAMEN'))).toBe(1)
  })

  it('that two employees change is stored once, and the second sees the name of the first', async () => {
    const other = await employ(world.shop, 'owner')
    await add({ code: 'TWEE' })
    // An order that uses the code is not a change by an employee.
    await orderWith('TWEE')
    const change = (by: typeof world.staff, value: number) =>
      by.ask('PUT', pathOf(admin.voucher, { id: 'TWEE' }), { ...terms, version: 1, value })
    const answers = await Promise.all([change(world.staff, 20), change(other, 30)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [first, second] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(second?.json<V1Error>().message).toMatch(/@.* heeft dit intussen gewijzigd/)
    const { version, value } = first?.json<StaffVoucher>() ?? { version: 0, value: 0 }
    expect((await world.staff.ask('GET', pathOf(admin.voucher, { id: 'TWEE' }))).json()).toMatchObject({
      version: 2,
      value,
    })
    // A form that was open while the code was ended does not start it again.
    await world.staff.ask('POST', pathOf(admin.voucherEnd, { id: 'TWEE' }))
    const late = await world.staff.ask('PUT', pathOf(admin.voucher, { id: 'TWEE' }), { ...terms, version })
    expect(late.statusCode).toBe(409)
  })

  it('is offered in the alert bar while it is valid, and a change of it is one of public answers', async () => {
    const [stored] = await world.shop.db.select().from(content).where(eq(content.key, 'notification'))
    const inBar = async (code: string) => {
      const data = { ...(stored?.data as object), code }
      await world.shop.db.update(content).set({ data }).where(eq(content.key, 'notification'))
      return (await newShopper(world.shop).ask<{ code: string | null }>('GET', '/v1/content/notification'))
        .body.code
    }
    for (const [code, by] of [
      ['BALKNU', {}],
      ['BALKGETOOND', { advertised: true }],
      ['BALKACTIE', { promotionId: 'vakantiegeld' }],
    ] as const) {
      await add({ code, ...by })
      expect(await inBar(code)).toBe(code)
      const before = await lastChange()
      await world.staff.ask('POST', pathOf(admin.voucherEnd, { id: code }))
      expect(await inBar(code)).toBeNull()
      expect(await tagsSince(before)).toContain('catalog')
    }
    await add({ code: 'BALKLATER', startsAt: inDays(1) })
    expect(await inBar('BALKLATER')).toBeNull()
    const before = await lastChange()
    await world.staff.ask('PUT', pathOf(admin.voucher, { id: 'BALKLATER' }), { ...terms, version: 1 })
    expect(await tagsSince(before)).toContain('catalog')
    expect(await inBar('BalkLater')).toBe('BalkLater')
    await add({ code: 'BALKOP', mostUses: 0 })
    expect(await inBar('BALKOP')).toBeNull()
    // The text of an employee that is no code of the shop.
    expect(await inBar('BELONS')).toBe('BELONS')
    await world.shop.db.update(content).set({ data: stored?.data }).where(eq(content.key, 'notification'))
  })

  it('names a category or promotion that is no choice for another one', async () => {
    const [dates, { db }] = [{ startsAt: inDays(1), endsAt: inDays(2) }, world.shop]
    await world.staff.ask('POST', admin.promotions, { title: 'Kort', ...dates })
    const [page] = await db.select().from(category).where(eq(category.path, 'acties/kort'))
    await add({ code: 'VERBORGEN', categoryId: page?.id })
    await add({ code: 'VOORBIJ', promotionId: 'kort' })
    const chosen = async (code: string) =>
      (await world.staff.ask('GET', pathOf(admin.voucher, { id: code }))).json<StaffVoucher>().chosen
    const name = 'Kort (/acties/kort/) (verborgen)'
    expect(await chosen('VERBORGEN')).toEqual({ category: { id: page?.id, name }, promotion: null })
    expect(await chosen('VOORBIJ')).toEqual({ category: null, promotion: { id: 'kort', name: 'Kort' } })
    await applyDates(db, new Date(inDays(3)))
    expect((await chosen('VOORBIJ')).promotion?.name).toBe('Kort (voorbij)')
  })

  it('is found by a part of its code', async () => {
    await add({ code: 'ZOEKMIJ-1' })
    const found = await world.staff.ask('GET', `${admin.vouchers}?q=zoekmij`)
    expect(found.json()).toMatchObject({ total: 1, rows: [{ id: 'ZOEKMIJ-1' }] })
    expect((await world.staff.ask('GET', `${admin.vouchers}?q=%25`)).json()).toMatchObject({ total: 0 })
  })

  it.each([
    ['a percentage above 90', { value: 101 }, 'value', 'hoogstens 90'],
    ['a negative discount', { value: -5 }, 'value', 'meer dan nul'],
    ['a fraction', { value: 1.5 }, 'value', 'niet goed'],
    ['reversed dates', { startsAt: inDays(2), endsAt: inDays(1) }, 'endsAt', 'na het begin'],
    ['an order that is free', { kind: 'amount', value: 500, minimumCents: 500 }, 'minimumCents', 'hoger'],
    ['a negative minimum', { minimumCents: -1 }, 'minimumCents', 'nul of meer'],
    ['a negative limit', { mostUses: -1 }, 'mostUses', 'nul of meer'],
    ['too high an amount', { kind: 'amount', value: 1e9 }, 'value', 'te hoog'],
    ['an unknown category', { categoryId: 999_999 }, 'categoryId', 'bestaat niet meer'],
    ['an unknown promotion', { promotionId: 'nooit' }, 'promotionId', 'bestaat niet meer'],
    ['two kinds of dates', { promotionId: 'vakantiegeld', endsAt: inDays(1) }, 'promotionId', 'datums'],
    ['a code with signs', { code: 'A B;C' }, 'code', 'letters'],
    ['a code that exists', { code: 'vakantiegeld' }, 'code', 'er al'],
    [
      'no words for the shop to advertise it',
      { title: '  ', advertised: true },
      'title',
      'wat de code geeft',
    ],
  ])('with %s is refused at its field', async (_name, changed, field, text) => {
    const answer = await add({ code: 'FOUT', ...changed })
    expect(answer.statusCode).toBe(422)
    expect(answer.json<V1Error>().errors?.[field]).toContain(text)
    expect((await world.staff.ask('GET', pathOf(admin.voucher, { id: 'FOUT' }))).statusCode).toBe(404)
  })

  it('that the shop does not show needs no words for it', async () => {
    expect((await add({ code: 'STIL', title: '' })).statusCode).toBe(200)
  })
})

const productOf = async (article: number) =>
  (await world.shop.db.select().from(variant).where(eq(variant.id, article)))[0]?.productId ?? 0
const categoryOf = async (article: number) =>
  (
    await world.shop.db
      .select()
      .from(productCategory)
      .where(eq(productCategory.productId, await productOf(article)))
  )[0]?.categoryId ?? 0
/** A promotion from two days from now to four. Returns the function that reduces prices in it. */
const plannedPromotion = async (title: string) => {
  const added = await world.staff.ask('POST', admin.promotions, {
    title,
    startsAt: inDays(2),
    endsAt: inDays(4),
  })
  const { id } = added.json<StaffPromotion>()
  return (body: object) => world.staff.ask('POST', pathOf(admin.promotionPrices, { id }), body)
}
const waiting = async () => {
  const { rows } = await world.shop.db.execute<{ count: number }>(
    sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count
}
/** The different prices of these articles, every six hours. */
const pricesUntil = async (days: number, articles: number[], from = 0) => {
  const seen: number[][] = []
  for (let day = from; day < days; day += 0.25) {
    await applyDates(world.shop.db, new Date(inDays(day)))
    const rows = await world.shop.db
      .select({ cents: variant.priceCents })
      .from(variant)
      .where(inArray(variant.id, articles))
      .orderBy(variant.id)
    const prices = rows.map(({ cents }) => cents)
    if (String(seen.at(-1)) !== String(prices)) seen.push(prices)
  }
  return seen
}

describe('a promotion', () => {
  it('is planned with its page and prices, runs at its start, and is ended', async () => {
    const article = await makeArticle(world.shop.db, { priceCents: 9995 })
    const [sold] = await world.shop.db.select().from(variant).where(eq(variant.id, article))
    await world.shop.db
      .insert(priceHistory)
      .values({ variantId: article, priceCents: 9995, validFrom: new Date(0) })
    const [placed] = await world.shop.db
      .select()
      .from(productCategory)
      .where(eq(productCategory.productId, sold?.productId ?? 0))

    const added = await world.staff.ask('POST', admin.promotions, {
      title: 'Black Friday ’26',
      startsAt: inDays(1),
      endsAt: inDays(3),
    })
    expect(added.json()).toMatchObject({
      id: 'black-friday-26',
      path: 'acties/black-friday-26',
      state: 'planned',
      prices: 0,
    })
    const page = async () =>
      (await world.shop.db.select().from(category).where(eq(category.path, 'acties/black-friday-26')))[0]
    expect((await page())?.listed).toBe(false)
    const reduce = (body: object) =>
      world.staff.ask('POST', pathOf(admin.promotionPrices, { id: 'black-friday-26' }), body)
    const reduced = await reduce({ categoryId: placed?.categoryId, percentage: 30 })
    expect(reduced.json()).toMatchObject({ prices: 1 })
    expect((await reduce({ categoryId: 999_999, percentage: 30 })).json<V1Error>().errors).toHaveProperty(
      'categoryId',
    )

    let { version } = added.json<StaffPromotion>()
    const change = (body: object) =>
      world.staff.ask('PUT', pathOf(admin.promotion, { id: 'black-friday-26' }), { version, ...body })
    const started = await change({ startsAt: inDays(-1), endsAt: inDays(3) })
    expect(started.json()).toMatchObject({ state: 'running' })
    const price = async () =>
      (await world.shop.db.select().from(variant).where(eq(variant.id, article)))[0]?.priceCents
    expect(await price()).toBe(6997)
    expect((await page())?.listed).toBe(true)

    const running = started.json<StaffPromotion>()
    const second = await change({ startsAt: running.startsAt, endsAt: inDays(2) })
    expect([second.statusCode, second.json<V1Error>().message]).toEqual([
      409,
      expect.stringContaining('Je hebt dit zelf intussen gewijzigd'),
    ])
    version = running.version
    const justBegun = new Date(new Date(running.startsAt).getTime() + 1).toISOString()
    const tries: [object, string, string][] = [
      [{ startsAt: running.startsAt, endsAt: inDays(9) }, 'endsAt', 'alleen eerder'],
      [{ startsAt: inDays(-2), endsAt: running.endsAt }, 'startsAt', 'staat vast'],
      [{ startsAt: running.startsAt, endsAt: justBegun }, 'endsAt', 'al voorbij'],
      [{ startsAt: inDays(5), endsAt: inDays(3) }, 'endsAt', 'na het begin'],
    ]
    for (const [body, field, text] of tries) {
      const answer = await change(body)
      expect
        .soft([answer.statusCode, answer.json<V1Error>().errors?.[field]])
        .toEqual([422, expect.stringContaining(text)])
    }
    expect((await reduce({ categoryId: placed?.categoryId, percentage: 10 })).statusCode).toBe(422)

    const before = await lastChange()
    const ended = await world.staff.ask('POST', pathOf(admin.promotionEnd, { id: 'black-friday-26' }))
    expect(ended.json()).toMatchObject({ state: 'ended' })
    expect(await price()).toBe(9995)
    expect(await tagsSince(before)).toContain('all')
    expect((await change({ startsAt: running.startsAt, endsAt: inDays(2) })).statusCode).toBe(409)
    const again = await world.staff.ask('POST', pathOf(admin.promotionEnd, { id: 'black-friday-26' }))
    expect([again.statusCode, again.json<V1Error>().message]).toEqual([404, 'Deze actie loopt niet.'])
  })

  it(
    'reduces all articles of a category, however many they are',
    { tags: ['slow'], timeout: 120_000 },
    async () => {
      const { db } = world.shop
      const first = await makeArticle(db, { priceCents: 10_000 })
      const categoryId = await categoryOf(first)
      await db.execute(sql`
      insert into variant (product_id, sku, title, values, price_cents, vat_rate, stock, delivery)
      select product_id, 'VEEL-' || n, 'Veel ' || n, values, price_cents, vat_rate, stock, delivery
      from variant, generate_series(1, 20000) as n where id = ${first}`)
      const reduce = await plannedPromotion('Heel veel')
      expect((await reduce({ categoryId, percentage: 10 })).json()).toMatchObject({ prices: 20_001 })
      const remove = await world.staff.ask('DELETE', pathOf(admin.promotionPrices, { id: 'heel-veel' }))
      expect(remove.json()).toMatchObject({ prices: 0 })
      // In parts: on a busy machine, one statement would take longer than it may.
      for (const digit of '0123456789') {
        await db.delete(variant).where(like(variant.sku, `VEEL-%${digit}`))
      }
    },
  )

  it('names the articles whose price is not below the lowest one of the 30 days before it starts', async () => {
    const { db } = world.shop
    const [earlier, regular] = [
      await makeArticle(db, { priceCents: 10_000 }),
      await makeArticle(db, { priceCents: 10_000 }),
    ]
    const daysAgo = (days: number) => new Date(inDays(-days))
    await db.insert(priceHistory).values([
      { variantId: earlier, priceCents: 10_000, validFrom: daysAgo(90) },
      { variantId: earlier, priceCents: 8000, validFrom: daysAgo(20) },
      { variantId: earlier, priceCents: 10_000, validFrom: daysAgo(10) },
      { variantId: regular, priceCents: 10_000, validFrom: daysAgo(90) },
    ])
    const categoryId = await categoryOf(earlier)
    await db
      .insert(productCategory)
      .values({ productId: await productOf(regular), categoryId })
      .onConflictDoNothing()
    const reduce = await plannedPromotion('Te snel weer')
    const unreducedAt = async (percentage: number) =>
      (await reduce({ categoryId, percentage })).json<StaffPromotion>().unreduced
    const [named] = await db
      .select({ title: product.title })
      .from(product)
      .where(eq(product.id, await productOf(earlier)))
    const articles = [expect.stringContaining(named?.title ?? '?')]
    expect(await unreducedAt(20)).toEqual({ count: 1, articles })
    expect(await unreducedAt(25)).toEqual({ count: 0, articles: [] })

    await reduce({ categoryId, percentage: 20 })
    const form = pathOf(admin.promotion, { id: 'te-snel-weer' })
    const { version } = (await world.staff.ask('GET', form)).json<StaffPromotion>()
    const later = { version, startsAt: inDays(25), endsAt: inDays(28) }
    expect((await world.staff.ask('PUT', form, later)).json()).toMatchObject({ unreduced: { count: 0 } })
    const moved = { version: version + 1, startsAt: inDays(2), endsAt: inDays(4) }
    await world.staff.ask('PUT', form, moved)
    await applyDates(db, new Date(inDays(3)))
    const [reducedNow] = await db.select().from(variant).where(eq(variant.id, earlier))
    expect(reducedNow).toMatchObject({ priceCents: 8000, priceOldCents: null })
    expect((await world.staff.ask('GET', form)).json()).toMatchObject({ unreduced: { count: 1, articles } })
    await applyDates(db, new Date(inDays(5)))
  })

  it('names a bed of which a supplement went up', async () => {
    const { db } = world.shop
    const [bed] = await db.update(configurator).set({ raisedAt: new Date() }).returning()
    if (!bed) throw new Error('the seed has beds')
    const categoryId = await categoryOf(await makeArticle(db, { priceCents: 10_000 }))
    await db.insert(productCategory).values({ productId: bed.productId, categoryId })
    const reduce = await plannedPromotion('Bed in de actie')
    const reduced = (await reduce({ categoryId, percentage: 10 })).json<StaffPromotion>()
    expect(reduced.unreduced?.articles).toContainEqual(expect.stringContaining(bed.name))
  })

  it('leaves out the articles that have a sale, and refuses a category with no others', async () => {
    const article = await makeArticle(world.shop.db, { priceCents: 10_000 })
    const categoryId = await categoryOf(article)
    await planSale(world.shop.db, article, {
      priceCents: 8000,
      startsAt: inDays(-1),
      endsAt: inDays(3),
      was: null,
    })
    await applySales(world.shop.db)
    const reduce = await plannedPromotion('Naast een aanbieding')
    const refused = await reduce({ categoryId, percentage: 30 })
    expect([refused.statusCode, refused.json<V1Error>().errors]).toEqual([
      422,
      { categoryId: expect.stringContaining('in de aanbieding') },
    ])

    const other = await makeArticle(world.shop.db, { priceCents: 5000 })
    await world.shop.db.insert(productCategory).values({ productId: await productOf(other), categoryId })
    expect((await reduce({ categoryId, percentage: 30 })).json()).toMatchObject({ prices: 1 })
    const page = eq(category.path, 'acties/naast-een-aanbieding')
    const listed = await world.shop.db
      .select({ id: productCategory.productId })
      .from(productCategory)
      .innerJoin(category, and(eq(category.id, productCategory.categoryId), page))
    expect(listed).toEqual([{ id: await productOf(other) }])
    expect(await pricesUntil(5, [article, other])).toEqual([
      [8000, 5000],
      [8000, 3500],
      [10_000, 3500],
      [10_000, 5000],
    ])
  })

  it('keeps its products, also when their forms were open before', async () => {
    const article = await makeArticle(world.shop.db)
    const reduce = await plannedPromotion('Open formulier')
    const form = pathOf(admin.product, { id: await productOf(article) })
    const opened = ProductChange.strip().parse((await world.staff.ask('GET', form)).json())
    const categoryId = await categoryOf(article)
    expect((await reduce({ categoryId, percentage: 10 })).statusCode).toBe(200)
    const saved = await world.staff.ask('PUT', form, { ...opened, title: 'Nieuwe titel' })
    const [page] = await world.shop.db
      .select()
      .from(category)
      .where(eq(category.path, 'acties/open-formulier'))
    expect(saved.json()).toMatchObject({
      title: 'Nieuwe titel',
      categoryIds: expect.arrayContaining([categoryId, page?.id]),
    })
  })

  it('decides whether its page is listed, also when the form of the page was open before', async () => {
    await plannedPromotion('Open pagina')
    const opened = await findCategory(world.staff, 'acties/open-pagina')
    expect(opened).toMatchObject({ listed: false, ofPromotion: true })
    await applyDates(world.shop.db, new Date(inDays(3)))
    const saved = (await putCategory(world.staff, opened, { intro: 'Snel' })).json<StaffCategory>()
    expect(saved).toMatchObject({ intro: 'Snel', listed: true })
    await applyDates(world.shop.db, new Date(inDays(5)))
    expect((await putCategory(world.staff, saved, {})).json()).toMatchObject({ listed: false })
  })

  it('has no price if a sale of the same moment was first, and the reverse', async () => {
    const article = await makeArticle(world.shop.db, { priceCents: 10_000 })
    const categoryId = await categoryOf(article)
    const reduce = await plannedPromotion('Tegelijk')
    const sold = { priceCents: 8000, startsAt: inDays(1), endsAt: inDays(2) }
    let answer = Promise.resolve({ statusCode: 0 })
    await world.shop.db.transaction(async (tx) => {
      await tx.select().from(variant).where(eq(variant.id, article)).for('update')
      await tx.insert(sale).values({
        variantId: article,
        priceCents: 8000,
        startsAt: new Date(sold.startsAt),
        endsAt: new Date(sold.endsAt),
      })
      answer = reduce({ categoryId, percentage: 30 })
      await expect.poll(() => waiting(), { interval: 20 }).toBe(1)
    })
    expect((await answer).statusCode).toBe(422)

    for (let turn = 0; turn < 5; turn += 1) {
      await world.shop.db.delete(sale).where(eq(sale.variantId, article))
      await world.shop.db.delete(promotionPrice).where(eq(promotionPrice.variantId, article))
      await Promise.all([
        reduce({ categoryId, percentage: 30 }),
        planSale(world.shop.db, article, { ...sold, was: null }),
      ])
      const [sales, prices] = await Promise.all([
        world.shop.db.$count(sale, eq(sale.variantId, article)),
        world.shop.db.$count(promotionPrice, eq(promotionPrice.variantId, article)),
      ])
      expect(sales + prices).toBe(1)
    }
  })

  it('decides the price of its articles from its plan to its end: form and file refuse another one', async () => {
    const article = await makeArticle(world.shop.db, { priceCents: 10_000 })
    const [sold] = await world.shop.db.select().from(variant).where(eq(variant.id, article))
    const reduce = await plannedPromotion('Vaste prijzen')
    await reduce({ categoryId: await categoryOf(article), percentage: 20 })
    const price = async () =>
      (await world.shop.db.select().from(variant).where(eq(variant.id, article)))[0]?.priceCents
    const expectRefused = async () => {
      const wasCents = await price()
      const typed = await world.staff.ask('POST', pathOf(admin.variantPrice, { id: article }), {
        priceCents: 9000,
        wasCents,
      })
      const message = expect.stringContaining('hoort bij een actie, die de prijs bepaalt')
      expect([typed.statusCode, typed.json<V1Error>().message]).toEqual([422, message])
      const file = Buffer.from(`artikelnummer,prijs\n${sold?.sku},"90,00"`)
      const { errors } = (
        await world.staff.send('POST', `${admin.imports}?name=a.csv`, file)
      ).json<ImportPlan>()
      expect(errors).toEqual([{ line: 2, column: 'prijs', message }])
      expect(await price()).toBe(wasCents)
    }
    await expectRefused()
    await applyDates(world.shop.db, new Date(inDays(3)))
    expect(await price()).toBe(8000)
    await expectRefused()
    await applyDates(world.shop.db, new Date(inDays(5)))
    expect(await price()).toBe(10_000)
    const after = { priceCents: 9000, wasCents: 10_000 }
    expect(
      (await world.staff.ask('POST', pathOf(admin.variantPrice, { id: article }), after)).statusCode,
    ).toBe(204)
  })

  it('does not reduce an article that already had a sale beside it', async () => {
    const article = await makeArticle(world.shop.db, { priceCents: 10_000 })
    const reduce = await plannedPromotion('Van vroeger')
    await reduce({ categoryId: await categoryOf(article), percentage: 20 })
    // An earlier release allowed both.
    await world.shop.db.insert(sale).values({
      variantId: article,
      priceCents: 6000,
      startsAt: new Date(inDays(1)),
      endsAt: new Date(inDays(3)),
    })
    expect(await pricesUntil(5, [article])).toEqual([[10_000], [6000], [10_000]])
  })

  it('that runs is over before a sale that was planned beside it starts', async () => {
    const article = await makeArticle(world.shop.db, { priceCents: 10_000 })
    const reduce = await plannedPromotion('Loopt al')
    await reduce({ categoryId: await categoryOf(article), percentage: 20 })
    await applyDates(world.shop.db, new Date(inDays(2.1)))
    await world.shop.db.insert(sale).values({
      variantId: article,
      priceCents: 6000,
      startsAt: new Date(inDays(2.5)),
      endsAt: new Date(inDays(6)),
    })
    expect(await pricesUntil(7, [article], 2.2)).toEqual([[8000], [10_000], [6000], [10_000]])
  })

  it('that is moved to start in the past starts now, and the price history has no price from before', async () => {
    const article = await makeArticle(world.shop.db, { priceCents: 10_000 })
    const validFrom = new Date(Date.now() - 40 * 86_400_000)
    await world.shop.db.insert(priceHistory).values({ variantId: article, priceCents: 10_000, validFrom })
    const dates = { startsAt: inDays(2), endsAt: inDays(4) }
    const added = await world.staff.ask('POST', admin.promotions, { title: 'Te vroeg', ...dates })
    const { version } = added.json<StaffPromotion>()
    const [placed] = await world.shop.db
      .select({ categoryId: productCategory.categoryId })
      .from(productCategory)
      .innerJoin(variant, eq(variant.productId, productCategory.productId))
      .where(eq(variant.id, article))
    await world.staff.ask('POST', pathOf(admin.variantPrice, { id: article }), {
      priceCents: 9000,
      wasCents: 10_000,
    })
    await world.staff.ask('POST', pathOf(admin.promotionPrices, { id: 'te-vroeg' }), {
      ...placed,
      percentage: 40,
    })

    const now = new Date()
    const moved = { version, ...dates, startsAt: inDays(-3) }
    const started = (
      await world.staff.ask('PUT', pathOf(admin.promotion, { id: 'te-vroeg' }), moved)
    ).json<StaffPromotion>()
    expect(started.state).toBe('running')
    expect(new Date(started.startsAt).getTime()).toBeGreaterThanOrEqual(now.getTime())
    const history = await world.shop.db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.variantId, article))
      .orderBy(priceHistory.validFrom)
    expect(history.map(({ priceCents }) => priceCents)).toEqual([10_000, 9000, 5400])
    const [sold] = await world.shop.db.select().from(variant).where(eq(variant.id, article))
    expect(sold?.priceCents).toBe(5400)

    const past = { title: 'Gisteren begonnen', startsAt: inDays(-1), endsAt: inDays(1) }
    const late = (await world.staff.ask('POST', admin.promotions, past)).json<StaffPromotion>()
    expect(late.state).toBe('running')
    expect(new Date(late.startsAt).getTime()).toBeGreaterThanOrEqual(now.getTime())
  })

  it('that is planned can be cancelled: its page and prices go, and its codes end', async () => {
    const article = await makeArticle(world.shop.db, { priceCents: 10_000 })
    const [sold] = await world.shop.db.select().from(variant).where(eq(variant.id, article))
    const inCategories = () =>
      world.shop.db
        .select({ categoryId: productCategory.categoryId })
        .from(productCategory)
        .where(eq(productCategory.productId, sold?.productId ?? 0))
    const placed = await inCategories()
    const body = { title: 'Vergissing', startsAt: inDays(2), endsAt: inDays(4) }
    const { version } = (await world.staff.ask('POST', admin.promotions, body)).json<StaffPromotion>()
    await world.staff.ask('POST', pathOf(admin.promotionPrices, { id: 'vergissing' }), {
      ...placed[0],
      percentage: 40,
    })
    await add({ code: 'VERGIST', promotionId: 'vergissing' })
    const refused = async (method: 'POST' | 'PUT' | 'DELETE', path: string, sent?: object) => {
      const answer = await world.staff.ask(method, path, sent)
      return [answer.statusCode, answer.json<V1Error>().message]
    }
    const promotionPath = pathOf(admin.promotion, { id: 'vergissing' })
    expect(await refused('POST', pathOf(admin.promotionEnd, { id: 'vergissing' }))).toEqual([
      422,
      'Deze actie is nog niet begonnen. Annuleer de actie met de knop.',
    ])
    const past = { version, startsAt: inDays(-2), endsAt: inDays(-1) }
    expect(await refused('PUT', promotionPath, past)).toEqual([
      422,
      'Dit einde is al voorbij. Annuleer de actie met de knop.',
    ])

    // Content that leads to it would appear without it.
    const menu = { items: [{ title: 'Vergissing', link: '/acties/vergissing/', items: [] }] }
    await world.shop.db.insert(content).values({ key: 'test', data: menu })
    expect(await refused('DELETE', promotionPath)).toEqual([
      422,
      expect.stringContaining('verwijst naar deze actie'),
    ])
    await world.shop.db
      .update(content)
      .set({ data: { code: 'VERGIST' } })
      .where(eq(content.key, 'test'))
    expect(await refused('DELETE', promotionPath)).toEqual([
      422,
      expect.stringContaining('verwijst naar deze actie'),
    ])
    await world.shop.db.delete(content).where(eq(content.key, 'test'))

    expect((await world.staff.ask('DELETE', promotionPath)).statusCode).toBe(204)
    expect((await world.staff.ask('GET', promotionPath)).statusCode).toBe(404)
    expect(await world.shop.db.$count(category, eq(category.path, 'acties/vergissing'))).toBe(0)
    expect(await inCategories()).toEqual(placed)
    expect((await world.staff.ask('GET', pathOf(admin.voucher, { id: 'VERGIST' }))).json()).toMatchObject({
      state: 'ended',
      promotionId: null,
    })
    const reduced = { priceCents: 8000, startsAt: inDays(1), endsAt: inDays(2), was: null }
    expect(
      (await world.staff.ask('POST', pathOf(admin.variantSale, { id: article }), reduced)).statusCode,
    ).toBe(204)
    const log = await world.shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'cancel promotion'), eq(auditLog.tableName, 'promotion')))
    expect(log.map(({ rowId }) => rowId)).toEqual(['vergissing'])
    expect((await world.staff.ask('POST', admin.promotions, body)).statusCode).toBe(200)
  })

  it('of an earlier release with only a code lists all articles after the migration', async () => {
    const { db } = world.shop
    const categoryId = await categoryOf(await makeArticle(db))
    await plannedPromotion('Vroeger een code')
    const reduce = await plannedPromotion('Vroeger met prijzen')
    await reduce({ categoryId, percentage: 20 })
    const pages = await Promise.all(
      ['vroeger-een-code', 'vroeger-met-prijzen'].map((slug) => findCategory(world.staff, `acties/${slug}`)),
    )
    const ids = pages.map(({ id }) => id)
    await db.update(category).set({ reducedOnly: true }).where(inArray(category.id, ids))
    const migration = new URL('../../migrations/0072_pages_of_codes.sql', import.meta.url)
    await db.execute(sql.raw(readFileSync(migration, 'utf8')))
    const isPageOfOffers = async (id: number) =>
      (await db.select().from(category).where(eq(category.id, id)))[0]?.reducedOnly
    expect(await Promise.all(ids.map(isPageOfOffers))).toEqual([false, true])
  })

  it.each(['Alleen een code', 'Toch alleen een code'])(
    'without reduced prices shows all its articles, and with them only those that are reduced: %s',
    async (title) => {
      const article = await makeArticle(world.shop.db)
      const categoryId = await categoryOf(article)
      const reduce = await plannedPromotion(title)
      const id = slugOf(title, 60)
      const path = `acties/${id}`
      const { id: page } = await findCategory(world.staff, path)
      if (title.startsWith('Toch')) {
        await reduce({ categoryId, percentage: 20 })
        await world.staff.ask('DELETE', pathOf(admin.promotionPrices, { id }))
      }
      const form = pathOf(admin.product, { id: await productOf(article) })
      const opened = ProductChange.strip().parse((await world.staff.ask('GET', form)).json())
      await world.staff.ask('PUT', form, { ...opened, categoryIds: [...opened.categoryIds, page] })
      const dates = { startsAt: inDays(-1), endsAt: inDays(3), version: 1 }
      expect((await world.staff.ask('PUT', pathOf(admin.promotion, { id }), dates)).statusCode).toBe(200)

      const shopper = newShopper(world.shop)
      const shown = async () => {
        const url = `/v1/catalog/overview/category?path=${path}`
        return (await shopper.ask<CategoryOverview>('GET', url)).body.pagination.total
      }
      expect(await shown()).toBe(1)
      // Not below the lowest price of the 30 days before, which is unknown.
      await reduce({ categoryId, percentage: 20 })
      expect(await shown()).toBe(0)
    },
  )

  it('that is planned can lose its prices, and take those of another category', async () => {
    const [wrong, right] = [await makeArticle(world.shop.db), await makeArticle(world.shop.db)]
    const reduce = await plannedPromotion('Verkeerde categorie')
    await reduce({ categoryId: await categoryOf(wrong), percentage: 20 })
    const [{ categoryId } = { categoryId: 0 }] = await world.shop.db
      .select()
      .from(promotion)
      .where(eq(promotion.id, 'verkeerde-categorie'))
    const onPage = async () =>
      (
        await world.shop.db.select().from(productCategory).where(eq(productCategory.categoryId, categoryId))
      ).map(({ productId }) => productId)
    expect(await onPage()).toEqual([await productOf(wrong)])
    const clear = () =>
      world.staff.ask('DELETE', pathOf(admin.promotionPrices, { id: 'verkeerde-categorie' }))
    expect((await clear()).json()).toMatchObject({ state: 'planned', prices: 0 })
    expect(await onPage()).toEqual([])

    expect((await reduce({ categoryId: await categoryOf(right), percentage: 20 })).json()).toMatchObject({
      prices: 1,
    })
    expect(await onPage()).toEqual([await productOf(right)])
    await applyDates(world.shop.db, new Date(inDays(3)))
    const late = await clear()
    expect([late.statusCode, late.json<V1Error>().message]).toEqual([
      422,
      'Deze actie is begonnen: haar verlaagde prijzen staan vast.',
    ])
    expect(await onPage()).toEqual([await productOf(right)])
  })

  it('that begins at once takes prices as long as it has none, and lowers them at once', async () => {
    const article = await makeArticle(world.shop.db, { priceCents: 10_000 })
    const validFrom = new Date(Date.now() - 40 * 86_400_000)
    await world.shop.db.insert(priceHistory).values({ variantId: article, priceCents: 10_000, validFrom })
    const categoryId = await categoryOf(article)
    const body = { title: 'Nu meteen', startsAt: inDays(-1), endsAt: inDays(1) }
    expect((await world.staff.ask('POST', admin.promotions, body)).json()).toMatchObject({ state: 'running' })
    const reduce = async () =>
      world.staff.ask('POST', pathOf(admin.promotionPrices, { id: 'nu-meteen' }), {
        categoryId,
        percentage: 25,
      })
    expect((await reduce()).json()).toMatchObject({ prices: 1 })
    const sold = async () => (await world.shop.db.select().from(variant).where(eq(variant.id, article)))[0]
    expect(await sold()).toMatchObject({ priceCents: 7500, priceOldCents: 10_000 })
    const again = await reduce()
    expect([again.statusCode, again.json<V1Error>().message]).toEqual([
      422,
      expect.stringContaining('heeft al verlaagde prijzen'),
    ])
    expect((await sold())?.priceCents).toBe(7500)
    await world.staff.ask('POST', pathOf(admin.promotionEnd, { id: 'nu-meteen' }))
    expect((await sold())?.priceCents).toBe(10_000)
    expect((await reduce()).json<V1Error>().message).toContain('is voorbij')
  })

  it('that is over can be removed, after which its name is free again', async () => {
    const body = { title: 'Elk jaar', startsAt: inDays(-1), endsAt: inDays(1) }
    await world.staff.ask('POST', admin.promotions, body)
    await add({ code: 'ELKJAAR', promotionId: 'elk-jaar' })
    const path = pathOf(admin.promotion, { id: 'elk-jaar' })
    expect((await world.staff.ask('DELETE', path)).statusCode).toBe(422)
    const ended = (
      await world.staff.ask('POST', pathOf(admin.promotionEnd, { id: 'elk-jaar' }))
    ).json<StaffPromotion>()
    const taken = await world.staff.ask('POST', admin.promotions, body)
    expect(taken.json<V1Error>().errors?.['title']).toContain('Verwijder')
    expect((await world.staff.ask('DELETE', path)).statusCode).toBe(204)
    expect((await world.staff.ask('GET', pathOf(admin.voucher, { id: 'ELKJAAR' }))).json()).toMatchObject({
      state: 'ended',
      endsAt: ended.endsAt,
      promotionId: null,
    })
    expect((await world.staff.ask('POST', admin.promotions, body)).json()).toMatchObject({ id: 'elk-jaar' })
  })

  it('that runs cannot be removed', async () => {
    const answer = await world.staff.ask('DELETE', pathOf(admin.promotion, { id: 'vakantiegeld' }))
    expect([answer.statusCode, answer.json<V1Error>().message]).toEqual([
      422,
      'De actie loopt. Beëindig die eerst, en verwijder haar dan.',
    ])
  })

  it.each([
    ['the name of another', { title: 'Vakantiegeld' }, 'title', 'al een actie'],
    ['a name without letters', { title: '!!!' }, 'title', 'letters'],
    ['reversed dates', { startsAt: inDays(3), endsAt: inDays(1) }, 'endsAt', 'na het begin'],
    ['an end in the past', { startsAt: inDays(-3), endsAt: inDays(-1) }, 'endsAt', 'al voorbij'],
  ])('with %s is refused at its field', async (_name, changed, field, text) => {
    const before = await world.shop.db.$count(category)
    const body = { title: 'Foute actie', startsAt: inDays(1), endsAt: inDays(2), ...changed }
    const answer = await world.staff.ask('POST', admin.promotions, body)
    expect(answer.json<V1Error>().errors?.[field]).toContain(text)
    expect(await world.shop.db.$count(category)).toBe(before)
  })

  it('whose prices cannot change stays as it was, and the employee can try again', async () => {
    const article = await makeArticle(world.shop.db, { priceCents: 2000 })
    const started = await world.staff.ask('POST', admin.promotions, {
      title: 'Stroomstoring',
      startsAt: inDays(-1),
      endsAt: inDays(2),
    })
    const { id } = started.json<StaffPromotion>()
    await world.shop.db.insert(promotionPrice).values({
      variantId: article,
      promotionId: id,
      priceCents: 1500,
      regularCents: 2000,
    })
    await world.shop.db.update(variant).set({ priceCents: 1500 }).where(eq(variant.id, article))
    const read = async () =>
      (await world.staff.ask('GET', pathOf(admin.promotion, { id }))).json<StaffPromotion>()
    const before = await read()
    expect(before.state).toBe('running')
    const end = async () => (await world.staff.ask('POST', pathOf(admin.promotionEnd, { id }))).statusCode
    await world.shop.pool.query(`
      create function refuse_change() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refuse_change before update on variant for each row when (new.id = ${article})
        execute function refuse_change()`)
    expect(await end()).toBe(500)
    await world.shop.pool.query('drop function refuse_change cascade')
    expect(await read()).toEqual(before)
    expect(await end()).toBe(200)
    const [restored] = await world.shop.db.select().from(variant).where(eq(variant.id, article))
    expect(restored?.priceCents).toBe(2000)
  })

  it('is a choice for vouchers until it ends, which are listed with it', async () => {
    await add({ code: 'BIJVAKANTIE', promotionId: 'vakantiegeld' })
    const { promotions, categories } = (
      await world.staff.ask('GET', admin.promotionChoices)
    ).json<PromotionChoices>()
    expect(promotions.map(({ id }) => id)).toContain('vakantiegeld')
    expect(categories.length).toBeGreaterThan(10)
    const { rows } = (await world.staff.ask('GET', `${admin.promotions}?perPage=100`)).json<{
      rows: StaffPromotion[]
    }>()
    expect(rows.find(({ id }) => id === 'vakantiegeld')?.codes).toEqual(['BIJVAKANTIE', 'VAKANTIEGELD'])
  })

  it('has its page below the one of promotions, also at another address, and never at one of the shop', async () => {
    const dates = { startsAt: inDays(1), endsAt: inDays(2) }
    const plan = async (title: string) =>
      (await world.staff.ask('POST', admin.promotions, { title, ...dates })).json()
    const above = await findCategory(world.staff, 'acties')
    expect((await putCategory(world.staff, above, { slug: 'aanbiedingen' })).statusCode).toBe(200)
    expect(await plan('Hier onder')).toMatchObject({ path: 'aanbiedingen/hier-onder' })
    const [page] = await world.shop.db
      .select()
      .from(category)
      .where(eq(category.path, 'aanbiedingen/hier-onder'))
    expect(page?.parentId).toBe(above.id)

    await world.shop.db.update(category).set({ code: null }).where(eq(category.id, above.id))
    expect(await plan('Blog')).toMatchObject({
      errors: { title: expect.stringContaining('Kies een andere naam') },
    })
  })
})
