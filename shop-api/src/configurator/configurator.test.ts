import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import type { AddConfigurationRequest, Cart, Configurator } from '../../test/wire-types.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bedRequest } from '../../test/configured-bed.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper, type Shopper } from '../../test/shopper.ts'
import { product, variant } from '../db/schema/products/catalog.ts'
import { configurator } from '../db/schema/products/configurator.ts'

let shop: ShopUnderTest
let shopper: Shopper
const hotel = 'hotel-boxspring-set'
const slugs = [
  hotel,
  'opbergboxspring-ameland',
  'elektrische-boxspring-schiermonnikoog',
  'compacte-boxspring-rottum',
]

beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())
beforeEach(() => {
  shopper = newShopper(shop)
})

const add = (request: AddConfigurationRequest) => shopper.ask<Cart>('POST', '/v1/cart/configurator', request)

const withCustom = async (custom: Partial<AddConfigurationRequest['custom']>, pick: number[] = []) => {
  const request = await bedRequest(shop.db, hotel, pick)
  return { ...request, custom: { ...request.custom, ...custom } }
}

const replace = async (replaces: number | undefined, pick: number[]) =>
  add({ ...(await bedRequest(shop.db, hotel, pick)), replaces })
const setStock = async (stock: number) => {
  const { item_id } = await bedRequest(shop.db)
  await shop.db.update(variant).set({ stock }).where(eq(variant.id, item_id))
}
const linesOf = ({ items }: Cart) =>
  items.map(({ id, quantity, custom }) => [id, quantity, custom?.boxconfig])
const optionsOf = async (pick: number[]) => (await bedRequest(shop.db, hotel, pick)).custom.boxconfig

describe('the configurable beds', () => {
  it('are four, the hotel set first', async () => {
    const { body } = await shopper.ask<{ products: { slug: string; price: number }[] }>(
      'GET',
      '/v1/catalog/configurators',
    )
    expect(body.products.map(({ slug }) => slug)).toEqual(slugs)
    expect(body.products[0]?.price).toBe(1495)
  })

  it.each(slugs)('%s asks for size, headboard, fabric, firmness, topper, legs and light', async (slug) => {
    const { status, body } = await shopper.ask<Configurator>('GET', `/v1/catalog/configurator/${slug}`)
    expect(status).toBe(200)
    const steps = body.steps.map(({ property }) => property)
    for (const one of 'dimension headboard upholstery mattress topper legs storage lighting'.split(' ')) {
      expect(steps).toContain(one)
    }
    const questions = body.steps
      .flatMap(({ properties }) => properties)
      .filter(({ options }) => options.length > 0)
    const defaults = body.defaultConfig.split('-').slice(2)
    const chosen = questions.map(({ options }, index) => options.find(({ id }) => id === defaults[index]))
    // Default options have no supplement.
    expect(chosen.map((option) => option?.extra)).toEqual(questions.map(() => 0))
    for (const { options } of questions) {
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
      expect(new Set(options.map(({ xpoVarId }) => xpoVarId)).size).toBe(options.length)
    }
  })

  it('are the same in the static file and in the seeded shop', async () => {
    const file = await shopper.ask('GET', '/v1/catalog/configurator/hotel-boxspring-set.json')
    const live = await shopper.ask('GET', `/v1/catalog/configurator/${hotel}`)
    expect(file.status).toBe(200)
    expect(file.body).toEqual(live.body)
  })

  it('are also found by the id of their product and by their code', async () => {
    const read = async (name: string | number) =>
      (await shopper.ask('GET', `/v1/catalog/configurator/${name}`)).body
    const { body } = await shopper.ask<{ id: number }>('GET', `/v1/catalog/product/${hotel}`)
    const bed = await read(hotel)
    expect(bed).toMatchObject({ code: 'HBS' })
    expect([await read(body.id), await read('HBS'), await read('hbs')]).toEqual([bed, bed, bed])
  })

  it.each(['2147483647', '99999999999', 'HB', 'bestaat-niet', '..%2f..', 'dekbed-donsdal'])(
    'do not include %s',
    async (slug) => {
      expect((await shopper.ask('GET', `/v1/catalog/configurator/${slug}`)).status).toBe(404)
    },
  )

  it('are in the catalogue as products with the fields that their cart lines need', async () => {
    const { body } = await shopper.ask<{ variant_id: number; custom_fields: { title: string }[] }>(
      'GET',
      `/v1/catalog/product/${hotel}`,
    )
    expect(body.custom_fields.map(({ title }) => title)).toEqual(['boxconfig_id', 'summary', 'image_url'])
    expect(body.variant_id).toBe((await bedRequest(shop.db)).item_id)
    const list = await shopper.ask<{
      products: { slug: string; configurable: boolean; price_from: boolean }[]
    }>('GET', '/v1/catalog/overview/category?path=boxspring/hotelboxsprings')
    const tile = list.body.products.find(({ slug }) => slug === hotel)
    expect(tile).toMatchObject({ configurable: true, price_from: true })
    expect(list.body.products.filter(({ configurable }) => configurable)).toHaveLength(1)
  })
})

describe('a configured bed in the cart', () => {
  it('costs what its options cost, and lists them', async () => {
    const request = await bedRequest(shop.db, hotel, [4, 0, 5, 0, 2, 1, 3, 1, 2])
    const { status, body } = await add(request)
    expect(status).toBe(200)
    // 180x200 150, petrol 85, traagschuim 120, slede 95, laden 195, ledstrip 165.
    expect(body.items).toMatchObject([
      {
        price: 1495 + 150 + 85 + 120 + 95 + 195 + 165,
        quantity: 1,
        name: '',
        parent: { title: 'Hotel boxspring set', slug: hotel },
        thumbnail: { file: 'boxspring/gecapitonneerd-petrol-180' },
        price_changed_from: null,
        custom: {
          slug: hotel,
          boxconfig: request.custom.boxconfig,
          boxconfig_id: request.custom.boxconfig_id,
        },
      },
    ])
    expect(body.items[0]?.custom?.choices).toEqual([
      { title: 'Afmeting', value: '180 x 200 cm', extra: 150 },
      { title: 'Hoofdbord', value: 'Gecapitonneerd', extra: 0 },
      { title: 'Bekleding', value: 'Petrol', extra: 85 },
      { title: 'Hardheid van het matras, linkerkant', value: 'Zacht', extra: 0 },
      { title: 'Hardheid van het matras, rechterkant', value: 'Stevig', extra: 0 },
      { title: 'Topper', value: 'Traagschuim', extra: 120 },
      { title: 'Poten', value: 'Zwarte slede', extra: 95 },
      { title: 'Opbergruimte', value: 'Twee laden', extra: 195 },
      { title: 'Verlichting', value: 'Ledstrip achter het hoofdbord', extra: 165 },
    ])
    expect(body.totals).toMatchObject({ grand_total: 2305, vat: [{ rate: 21, amount: 400.04 }] })
  })

  it('is one line with quantity two when added twice, and another line when one option differs', async () => {
    await add(await bedRequest(shop.db, hotel, [1]))
    await add(await bedRequest(shop.db, hotel, [1]))
    const { body } = await add(await bedRequest(shop.db, hotel, [2]))
    expect(body.items.map(({ quantity }) => quantity)).toEqual([2, 1])
    expect(new Set(body.items.map(({ id }) => id)).size).toBe(2)
    expect(body.totals.sub_total).toBe(2 * (1495 + 60) + 1495)
  })

  it('is the same bed in any order of options', async () => {
    const request = await bedRequest(shop.db)
    await add(request)
    const turned = request.custom.boxconfig.split('|').toReversed().join('|')
    const { body } = await add({ ...request, custom: { ...request.custom, boxconfig: turned } })
    expect(body.items).toMatchObject([{ quantity: 2, custom: { boxconfig: request.custom.boxconfig } }])
  })

  it(
    'costs the sum of base price and supplements for any choice, of every bed',
    { timeout: 60_000 },
    async () => {
      const pick = fc.array(fc.nat(20), { minLength: 12, maxLength: 12 })
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...slugs), pick, async (slug, picks) => {
          const buyer = newShopper(shop)
          const request = await bedRequest(shop.db, slug, picks)
          const { status, body } = await buyer.ask<Cart>('POST', '/v1/cart/configurator', request)
          expect(status).toBe(200)
          const [line] = body.items
          const { body: bed } = await buyer.ask<Configurator>('GET', `/v1/catalog/configurator/${slug}`)
          const extras = line?.custom?.choices.reduce((sum, { extra }) => sum + extra, 0) ?? Number.NaN
          expect(line?.price).toBe(bed.basePrice + extras)
          expect(line?.price).toBe(request.custom.price)
          expect(line?.thumbnail?.file).toMatch(/^boxspring\//)
        }),
        { numRuns: 40 },
      )
    },
  )

  it('has a sanitised summary', async () => {
    const summary =
      '<ul><li onclick="x()">Afmeting</li></ul><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">zie</a>'
    const { body } = await add(await withCustom({ summary }))
    expect(body.items[0]?.custom?.summary).toBe('<ul><li>Afmeting</li></ul><a>zie</a>')
  })

  it('shows the previous price, also when a supplement changed', async () => {
    const request = await bedRequest(shop.db, 'compacte-boxspring-rottum', [1])
    await add(request)
    const [bed] = await shop.db.select().from(configurator).where(eq(configurator.variantId, request.item_id))
    const dearer = structuredClone(bed?.steps ?? [])
    const option = dearer[0]?.properties[0]?.options[1]
    if (option) option.extra += 1_050
    await shop.db
      .update(configurator)
      .set({ steps: dearer })
      .where(eq(configurator.variantId, request.item_id))
    const { body } = await shopper.ask<Cart>('GET', '/v1/cart')
    expect(body.items[0]).toMatchObject({ price: 915.5, price_changed_from: 905 })
    // An add with the old price is refused with the new price.
    expect(await add(request)).toMatchObject({ status: 409, body: { code: 'configuration_price' } })
    const gone = structuredClone(dearer)
    gone[0]?.properties[0]?.options.splice(1, 1)
    await shop.db.update(configurator).set({ steps: gone }).where(eq(configurator.variantId, request.item_id))
    const left = await shopper.ask<Cart>('GET', '/v1/cart')
    expect(left.body.items[0]).toMatchObject({ stock: 0, custom: { choices: [] } })
    await shop.db
      .update(configurator)
      .set({ steps: bed?.steps ?? [] })
      .where(eq(configurator.variantId, request.item_id))
  })
})

describe('a configured bed that replaces another line', () => {
  it('keeps its quantity, its place and its id, so that a second change replaces it again', async () => {
    const { body: first } = await add(await bedRequest(shop.db, hotel, [1]))
    await add(await bedRequest(shop.db, hotel, [1]))
    const { body: both } = await add(await bedRequest(shop.db, hotel, [2]))
    const [line, other] = both.items
    expect(line?.id).toBe(first.items[0]?.id)
    const { status, body } = await replace(line?.id, [3])
    expect(status).toBe(200)
    const rest = [other?.id, 1, await optionsOf([2])]
    expect(linesOf(body)).toEqual([[line?.id, 2, await optionsOf([3])], rest])
    expect(linesOf((await replace(line?.id, [4])).body)).toEqual([[line?.id, 2, await optionsOf([4])], rest])
  })

  it('can be the last one in stock, changed or not', async () => {
    await setStock(1)
    const { body } = await add(await bedRequest(shop.db, hotel, [1]))
    const line = body.items[0]?.id
    expect(linesOf((await replace(line, [1])).body)).toEqual([[line, 1, await optionsOf([1])]])
    expect(linesOf((await replace(line, [2])).body)).toEqual([[line, 1, await optionsOf([2])]])
    await setStock(40)
  })

  it('adds its pieces to the line that has the same configuration already', async () => {
    const { body: first } = await add(await bedRequest(shop.db, hotel, [1]))
    const { body: both } = await add(await bedRequest(shop.db, hotel, [2]))
    const { body } = await replace(first.items[0]?.id, [2])
    expect(linesOf(body)).toEqual([[both.items[1]?.id, 2, await optionsOf([2])]])
  })

  it('leaves the cart as it is when it is refused', async () => {
    await setStock(2)
    await add(await bedRequest(shop.db, hotel, [1]))
    const { body: before } = await add(await bedRequest(shop.db, hotel, [1]))
    const line = before.items[0]?.id
    await setStock(1)
    expect(await replace(line, [2])).toMatchObject({ status: 409, body: { code: 'quantity_unavailable' } })
    await setStock(40)
    expect(linesOf((await shopper.ask<Cart>('GET', '/v1/cart')).body)).toEqual(linesOf(before))
  })

  it('is refused when that line is not in this cart', async () => {
    const { body } = await add(await bedRequest(shop.db, hotel, [1]))
    const line = body.items[0]?.id
    await shopper.ask('DELETE', `/v1/cart/item?id=${line}`)
    const gone = {
      status: 404,
      body: {
        code: 'not_found',
        message: 'Dit bed staat niet meer in je winkelwagen. Voeg het opnieuw toe als je het wilt bestellen.',
      },
    }
    expect(await replace(line, [2])).toMatchObject(gone)
    const { body: mine } = await add(await bedRequest(shop.db, hotel, [1]))
    shopper = newShopper(shop)
    expect(await replace(mine.items[0]?.id, [2])).toMatchObject(gone)
  })
})

describe('two configurations of one bed', () => {
  it.each([
    { left: 3, shown: [1, 2] },
    { left: 2, shown: [1, 1] },
    { left: 1, shown: [1, 0] },
    { left: 0, shown: [0, 0] },
  ])('share $left pieces, the first one first', async ({ left, shown }) => {
    await add(await bedRequest(shop.db, hotel, [1]))
    await add(await bedRequest(shop.db, hotel, [2]))
    await add(await bedRequest(shop.db, hotel, [2]))
    await setStock(left)
    const { body } = await shopper.ask<Cart>('GET', '/v1/cart')
    expect(body.items.map(({ stock }) => stock)).toEqual(shown)
    await setStock(40)
  })
})

describe('a request for a configured bed is refused with', () => {
  it.each([
    ['a lower price', { price: 1 }, 409, 'configuration_price'],
    ['a lower special price', { special_price_incl: 1 }, 409, 'configuration_price'],
    ['a price off by a cent', { price: 1494.99, special_price_incl: 1494.99 }, 409, 'configuration_price'],
    ['a price in half cents', { price: 1494.995 }, 422, 'validation_failed'],
    ['another bed’s articles', { boxconfig_id: '5000-500001' }, 422, 'configuration_unknown'],
    ['no choices', { boxconfig: '' }, 422, 'configuration_incomplete'],
    ['an unknown configurator', { slug: 'bestaat-niet' }, 404, 'not_found'],
    ['a script URL', { image_url: 'javascript:alert(1)' }, 422, 'validation_failed'],
    ['an external URL', { image_url: '//elders.example/x' }, 422, 'validation_failed'],
    ['too much text', { summary: 'x'.repeat(8_001) }, 422, 'validation_failed'],
  ])('%s', async (_what, custom, status, code) => {
    const answer = await add(await withCustom(custom))
    expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } })
    expect((await shopper.ask<Cart>('GET', '/v1/cart')).body.items).toEqual([])
  })

  it('a missing answer, by the name of the question', async () => {
    const request = await bedRequest(shop.db)
    const boxconfig = request.custom.boxconfig.replace(/\|mattress-right:\w+/, '')
    expect(await add({ ...request, custom: { ...request.custom, boxconfig } })).toMatchObject({
      status: 422,
      body: {
        code: 'configuration_incomplete',
        message: 'Selecteer eerst alle opties',
        errors: { 'mattress-right': 'Kies eerst Hardheid van het matras, rechterkant' },
      },
    })
  })

  it('an option or a question that this bed does not have', async () => {
    const { custom } = await bedRequest(shop.db)
    for (const boxconfig of [
      custom.boxconfig.replace('dimension:140x200', 'dimension:999x999'),
      `${custom.boxconfig}|motor:viermotoren`,
      `${custom.boxconfig}|__proto__:x`,
    ]) {
      expect(await add(await withCustom({ boxconfig }))).toMatchObject({
        status: 422,
        body: { code: 'configuration_unknown' },
      })
    }
  })

  it('another article with the slug of a bed', async () => {
    const request = await bedRequest(shop.db)
    expect(await add({ ...request, item_id: 1 })).toMatchObject({
      status: 422,
      body: { code: 'configuration_unknown' },
    })
  })

  it('a quantity of two, or an unknown key', async () => {
    const request = await bedRequest(shop.db)
    for (const body of [
      { ...request, quantity: 2 },
      { ...request, extra: 1 },
    ]) {
      expect((await shopper.ask('POST', '/v1/cart/configurator', body)).status).toBe(422)
    }
  })

  it('a configurable bed without its options', async () => {
    const { item_id } = await bedRequest(shop.db)
    expect(await shopper.add(item_id)).toMatchObject({
      status: 422,
      body: { code: 'configuration_incomplete' },
    })
  })

  it('more beds than available, counting all lines', async () => {
    const request = await bedRequest(shop.db, 'opbergboxspring-ameland')
    await shop.db.update(variant).set({ stock: 2 }).where(eq(variant.id, request.item_id))
    await add(request)
    const { body } = await add(await bedRequest(shop.db, 'opbergboxspring-ameland', [1]))
    expect(body.items.map(({ stock }) => stock)).toEqual([1, 1])
    expect(await add(request)).toMatchObject({ status: 409 })
    const line = body.items[0]?.id
    expect(await shopper.ask('PUT', '/v1/cart/item', { id: line, quantity: 2 })).toMatchObject({
      status: 409,
    })
    await shop.db.update(variant).set({ stock: 40 }).where(eq(variant.id, request.item_id))
  })

  it('a bed that is no longer sold', async () => {
    const request = await bedRequest(shop.db, 'elektrische-boxspring-schiermonnikoog')
    await add(request)
    await shop.db.update(product).set({ active: false }).where(eq(product.slug, request.custom.slug))
    expect(await add(request)).toMatchObject({ status: 404 })
    const { body } = await shopper.ask<Cart>('GET', '/v1/cart')
    expect(body.items[0]).toMatchObject({ stock: 0 })
    await shop.db.update(product).set({ active: true }).where(eq(product.slug, request.custom.slug))
  })
})
