import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { CartPromo, Notification } from 'shared-types/contracts/content'
import type { CategoryOverview, Sitemap } from 'shared-types/contracts/provider/catalog'
import type { CategoryContent, Homepage, Menu } from 'shared-types/contracts/provider/content'
import type { WireOf } from 'shared-types/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import type { Cart, PaymentUrl, Product } from '../../test/wire-types.ts'
import { runCommand } from '../command/run-command.ts'
import { category, priceHistory, productCategory, variant } from '../db/schema/products/catalog.ts'
import { promotion, promotionPrice } from '../db/schema/products/promotion.ts'
import { prepareDatabase } from '../set-up/prepare-database.ts'
import { applyPromotions } from './apply-promotions.ts'
import { refreshOldPrices } from './set-prices.ts'

const hourMs = 3_600_000
const page = '/acties/vakantiegeld/'
const code = 'VAKANTIEGELD'

let shop: ShopUnderTest
let endsAt: Date

beforeEach(async () => {
  shop = await openShopUnderTest()
  await endIn(hourMs)
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.close()
})

/** Lets the promotion end, for example when its end is no longer in the future. */
const endIn = async (ms: number) => {
  endsAt = new Date(Date.now() + ms)
  await shop.db.update(promotion).set({ endsAt }).where(eq(promotion.id, 'vakantiegeld'))
}

const read = async <T>(url: string): Promise<WireOf<T>> =>
  (await newShopper(shop).ask<WireOf<T> & object>('GET', url)).body

const linksOf = (items: WireOf<typeof Menu>['items']): string[] =>
  items.flatMap(({ link, items: below }) => [link, ...linksOf(below)])

/** Everything that shows the promotion to a shopper. */
const readAll = async () => {
  const [homepage, notification, cartPromo, panels, listing, overview, sitemap] = await Promise.all([
    read<typeof Homepage>('/v1/content/homepage'),
    read<typeof Notification>('/v1/content/notification'),
    read<typeof CartPromo>('/v1/content/cart-promo'),
    read<typeof Menu>('/v1/content/sub-navigation/'),
    read<typeof CategoryOverview>(`/v1/catalog/overview/category?path=${page}`),
    read<typeof CategoryContent>('/v1/content/category?path=/acties/'),
    read<typeof Sitemap>('/v1/catalog/sitemap?components=categories'),
  ])
  return {
    promo: homepage.promo && { code: homepage.promo.code, endsAt: homepage.promo.ends_at },
    bar: notification.code,
    barLink: notification.link,
    beside: cartPromo.title,
    inMenu: linksOf(panels.items).includes(page),
    inOverview: overview.subcategories.some(({ path }) => `/${path}/` === page),
    inSitemap: sitemap.categories.some(({ path }) => `/${path}/` === page),
    state: listing.category.promotion?.state,
    listed: listing.pagination.total,
    steps: listing.category.action_steps.length,
  }
}

/** A mattress whose price is reduced by the promotion. */
const promotedArticle = async () => {
  const [found] = await shop.db
    .select({
      id: variant.id,
      productId: variant.productId,
      cents: variant.priceCents,
      price: promotionPrice,
    })
    .from(promotionPrice)
    .innerJoin(variant, eq(variant.id, promotionPrice.variantId))
    .where(
      and(
        eq(promotionPrice.promotionId, 'vakantiegeld'),
        sql`${variant.stock} > 3`,
        isNotNull(variant.priceOldCents),
      ),
    )
    .orderBy(asc(variant.id))
  if (!found) throw new Error('the promotion reduces no price')
  return { ...found, regularCents: found.price.regularCents ?? 0 }
}
const priceOf = async (id: number) => {
  const [row] = await shop.db.select().from(variant).where(eq(variant.id, id))
  return { cents: row?.priceCents, oldCents: row?.priceOldCents }
}
const euros = (cents: number) => cents / 100

describe('a promotion', () => {
  it('is shown as its prices are, also by a server whose clock is wrong', async () => {
    await endIn(60_000)
    const shown = await readAll()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    expect(await readAll()).toEqual(shown)
  })

  it('is shown everywhere until its end, and nowhere after its end', async () => {
    const article = await promotedArticle()
    expect(article.cents).toBeLessThan(article.regularCents)
    expect(await readAll()).toMatchObject({
      promo: { code, endsAt: endsAt.toISOString() },
      bar: code,
      barLink: '/service/shipping-returns/',
      beside: '10% korting met VAKANTIEGELD',
      inOverview: true,
      inSitemap: true,
      state: 'running',
      listed: expect.any(Number),
      steps: 3,
    })
    const shopper = newShopper(shop)
    await shopper.fillIn(article.id, 2)
    const { body: reduced } = await shopper.ask<Cart>('POST', '/v1/cart/discount', { discount_code: code })
    expect(reduced).toMatchObject({ discount_message: null, items: [{ price: euros(article.cents) }] })
    expect(reduced.totals.discounts).toHaveLength(1)
    const agreed = reduced.totals.grand_total

    await endIn(0)
    await applyPromotions(shop.db)

    expect(await readAll()).toEqual({
      promo: null,
      bar: null,
      barLink: '/service/shipping-returns/',
      beside: '',
      inMenu: false,
      inOverview: false,
      inSitemap: false,
      state: 'ended',
      listed: 0,
      steps: 0,
    })
    expect(await priceOf(article.id)).toEqual({ cents: article.regularCents, oldCents: null })
    const { body: cart } = await shopper.ask<Cart>('GET', '/v1/cart')
    expect(cart).toMatchObject({
      items: [
        { price: euros(article.regularCents), price_old: null, price_changed_from: euros(article.cents) },
      ],
      totals: { discounts: [], promo_progress: null },
    })
    const lastDay = new Intl.DateTimeFormat('nl-NL', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Amsterdam',
    }).format(new Date(endsAt.getTime() - 1))
    expect(cart.discount_message).toBe(`Deze kortingscode was geldig tot en met ${lastDay}.`)
    const late = await shopper.ask<PaymentUrl>('POST', '/v1/checkout/payment-url', { expected_total: agreed })
    expect(late.body).toMatchObject({
      code: 'voucher_refused',
      message: expect.stringContaining(cart.discount_message ?? ''),
    })
    const again = await shopper.ask<PaymentUrl>('POST', '/v1/checkout/payment-url', {
      expected_total: agreed,
    })
    expect(again.body.message).toMatch(/^Het totaal van je bestelling is veranderd van /)
  })

  it('also ends in the order if the job that ends it is late', async () => {
    const article = await promotedArticle()
    const shopper = newShopper(shop)
    await shopper.fillIn(article.id)
    const { body: cart } = await shopper.ask<Cart>('GET', '/v1/cart')
    const agreed = cart.totals.grand_total
    await endIn(0)
    const late = await shopper.ask<PaymentUrl>('POST', '/v1/checkout/payment-url', { expected_total: agreed })
    expect(late.body.message).toMatch(/^Het totaal van je bestelling is veranderd van /)
    expect(await priceOf(article.id)).toEqual({ cents: article.regularCents, oldCents: null })
  })

  it('ends once if all replicas end it at the same time', async () => {
    const article = await promotedArticle()
    await endIn(-5000)
    await Promise.all(Array.from({ length: 6 }, () => applyPromotions(shop.db)))
    const points = await shop.db
      .select()
      .from(priceHistory)
      .where(and(eq(priceHistory.variantId, article.id), gte(priceHistory.validFrom, endsAt)))
    expect(points).toMatchObject([{ priceCents: article.regularCents }])
    // The reduced price was in the shop until now.
    expect(points[0]?.validFrom.getTime()).toBeGreaterThan(endsAt.getTime() + 4999)
    expect(await shop.db.$count(promotionPrice, eq(promotionPrice.promotionId, 'vakantiegeld'))).toBe(0)
    expect(await shop.db.$count(promotionPrice)).toBeGreaterThan(0)
  })

  it('stays ended after a restart of the shop', async () => {
    await endIn(0)
    await applyPromotions(shop.db)
    await prepareDatabase(shop.pool, { seed: 'demo' })
    await applyPromotions(shop.db)
    expect(await readAll()).toMatchObject({ promo: null, bar: null, state: 'ended' })
  })

  it('does not change another promotion and its page', async () => {
    const beds = '/v1/catalog/overview/category?path=acties/boxspring-weken'
    const before = await read<typeof CategoryOverview>(beds)
    expect(before.category.promotion).toMatchObject({ state: 'running', code: null })
    await endIn(0)
    await applyPromotions(shop.db)
    const after = await read<typeof CategoryOverview>(beds)
    expect(after.pagination.total).toBeGreaterThan(0)
    expect(after.pagination.total).toBe(before.pagination.total)
  })

  it('is hidden until it starts, and then reduces the prices for its own time', async () => {
    const id = await makeArticle(shop.db, { priceCents: 9995 })
    const [made] = await shop.db
      .insert(category)
      .values({
        path: 'acties/winter',
        slug: 'winter',
        title: 'Winter',
        kind: 'listing',
        metaTitle: '',
        metaDescription: '',
        reducedOnly: true,
        listed: false,
      })
      .returning()
    const [{ productId } = { productId: 0 }] = await shop.db.select().from(variant).where(eq(variant.id, id))
    await shop.db.insert(productCategory).values({ productId, categoryId: made?.id ?? 0 })
    await shop.db.insert(priceHistory).values({ variantId: id, priceCents: 9995, validFrom: new Date(0) })
    const from = (ms: number) => ({
      startsAt: new Date(Date.now() + ms),
      endsAt: new Date(Date.now() + ms + hourMs),
    })
    await shop.db.insert(promotion).values({ id: 'winter', categoryId: made?.id ?? 0, ...from(hourMs) })
    await shop.db.insert(promotionPrice).values({ variantId: id, promotionId: 'winter', priceCents: 7995 })
    const url = '/v1/catalog/overview/category?path=acties/winter'
    const at = async (ms: number) => {
      await shop.db.update(promotion).set(from(ms)).where(eq(promotion.id, 'winter'))
      await applyPromotions(shop.db)
      const { category: header, pagination } = await read<typeof CategoryOverview>(url)
      return {
        ...(await priceOf(id)),
        state: header.promotion?.state,
        listed: header.listed,
        total: pagination.total,
      }
    }
    const lastPoint = async () =>
      (await shop.db.select().from(priceHistory).where(eq(priceHistory.variantId, id)))
        .toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime())
        .at(-1)
    expect(await at(1000)).toEqual({ cents: 9995, oldCents: null, state: 'planned', listed: false, total: 0 })
    const applied = Date.now()
    // The server was down at the start: until then, the shop had the regular price.
    expect(await at(-1500)).toEqual({ cents: 7995, oldCents: 9995, state: 'running', listed: true, total: 1 })
    const point = await lastPoint()
    expect(point?.priceCents).toBe(7995)
    expect(point?.validFrom.getTime()).toBeGreaterThanOrEqual(applied)
    expect(await at(-hourMs)).toEqual({
      cents: 9995,
      oldCents: null,
      state: 'ended',
      listed: false,
      total: 0,
    })
  })

  it('never reverts a price that was changed during it, and never raises one', async () => {
    const article = await promotedArticle()
    await shop.db.update(variant).set({ priceCents: 123 }).where(eq(variant.id, article.id))
    await endIn(0)
    await applyPromotions(shop.db)
    expect((await priceOf(article.id)).cents).toBe(123)
  })

  it('can be ended by an operator, in a list of all promotions', async () => {
    const operated = { ...shop.shop, pool: shop.pool, print: () => {} }
    expect(await runCommand(operated, ['promotions'])).toMatch(/vakantiegeld +running.*VAKANTIEGELD/)
    expect(await runCommand(operated, ['end-promotion', 'vakantiegeld'])).toMatch(/^ended vakantiegeld/)
    expect(await readAll()).toMatchObject({ promo: null, bar: null, state: 'ended', inSitemap: false })
    expect(await runCommand(operated, ['promotions'])).toMatch(/vakantiegeld +ended/)
    expect(await runCommand(operated, ['end-promotion', 'vakantiegeld'])).toMatchObject({
      message: 'vakantiegeld is not running',
    })
    await shop.db
      .update(promotion)
      .set({ startsAt: new Date(Date.now() + 1000), state: 'planned' })
      .where(eq(promotion.id, 'boxspringweken'))
    expect(await runCommand(operated, ['end-promotion', 'boxspringweken'])).toMatchObject({
      message: 'boxspringweken has not begun, and nothing was changed; the back office can cancel it',
    })
    expect(await runCommand(operated, ['end-promotion', 'zomer'])).toMatchObject({
      message: 'there is no promotion zomer; npm run operate -- promotions lists them',
    })
  })
})

describe('a reduced price', () => {
  it('is the regular one after 90 days: it is not crossed out, and leaves the page of offers', async () => {
    const offers = '/v1/catalog/overview/category?path=acties/hoeslaken-voordeel'
    const [tile] = (await read<typeof CategoryOverview>(offers)).products
    expect(tile?.price.price_old).not.toBeNull()
    await refreshOldPrices(shop.db, new AbortController().signal)
    expect((await read<typeof CategoryOverview>(offers)).pagination.total).toBeGreaterThan(0)
    await shop.db
      .update(priceHistory)
      .set({ validFrom: sql`${priceHistory.validFrom} - interval '90 days 1 hour'` })
    await refreshOldPrices(shop.db, new AbortController().signal)
    expect(await shop.db.$count(variant, isNotNull(variant.priceOldCents))).toBe(0)
    expect((await read<typeof CategoryOverview>(offers)).pagination.total).toBe(0)
    const product = await read<Product>(`/v1/catalog/product/${tile?.slug}`)
    expect(product).toMatchObject({ variants: expect.arrayContaining([expect.objectContaining({})]) })
  })
})
