import { readFileSync } from 'node:fs'
import type { StaffConfigurator } from 'shared-types/contracts/admin/assortment/configurators'
import type { ImportPlan } from 'shared-types/contracts/admin/assortment/imports'
import { formatOptions, type StaffProduct } from 'shared-types/contracts/admin/assortment/products'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { describe, expect, it } from 'vitest'
import { bedRequest } from '../../../test/configured-bed.ts'
import { newShopper } from '../../../test/shopper.ts'
import { staffedShop } from '../../../test/staff-under-test.ts'
import type { Cart, Configurator } from '../../../test/wire-types.ts'
import { transact } from '../../db/transact.ts'
import { setPrices } from '../../promotion/set-prices.ts'

const world = staffedShop('content')

const hotel = 'hotel-boxspring-set'
const at = (id: number) => pathOf(admin.configurator, { id })

const read = async (): Promise<StaffConfigurator> => {
  const list = await world.staff.ask('GET', admin.configurators)
  const [first] = list.json<{ rows: { id: number }[] }>().rows
  return (await world.staff.ask('GET', at(first?.id ?? 0))).json<StaffConfigurator>()
}
const save = async ({ id, version, questions }: StaffConfigurator, added: object[] = []) =>
  world.staff.ask('PUT', at(id), {
    version,
    questions: questions.map(({ title: _title, options, ...rest }, index) => ({
      ...rest,
      options: [
        ...options.map((option) => Object.assign({ added: null }, option)),
        ...(index === 0 ? added : []),
      ],
    })),
  })
const newSize = (btnText: string, added: object = {}) => ({
  id: null,
  btnText,
  btnSubText: '',
  label: '',
  text: '',
  extra: 25_000,
  visible: true,
  added: { pictureOf: '160x200', xpoId: 5000, xpoVarId: 99, ...added },
})
const errorsOf = ({ statusCode, json }: Awaited<ReturnType<typeof world.staff.ask>>) => [
  statusCode,
  json<{ errors?: Record<string, string> }>().errors,
]

const optionOf = (bed: StaffConfigurator, property: string, id: string) => {
  const option = bed.questions.find((one) => one.property === property)?.options.find((one) => one.id === id)
  if (!option) throw new Error(`no option ${property}:${id}`)
  return option
}
const inShop = async () =>
  (await newShopper(world.shop).ask<Configurator>('GET', `/v1/catalog/configurator/${hotel}`)).body
const optionsInShop = async (property: string) =>
  (await inShop()).steps.flatMap(({ properties }) => properties).find((one) => one.property === property)
    ?.options ?? []

/** The price of the bed in lists, in euros, with this size chosen. */
const listedPrice = async (size: string) => {
  const answer = await newShopper(world.shop).ask<{ products: { slug: string; price: { price: number } }[] }>(
    'GET',
    `/v1/catalog/overview/category?path=boxspring/boxspring-kopen/ae-maat/${size}`,
  )
  return answer.body.products.find(({ slug }) => slug === hotel)?.price.price
}

const raise = async (cents: number) => {
  const bed = await read()
  const option = optionOf(bed, 'dimension', '180x200')
  option.extra += cents
  const index = bed.questions.find(({ property }) => property === 'dimension')?.options.indexOf(option)
  const answer = await save(bed)
  const { errors } = answer.json<{ errors?: Record<string, string> }>()
  return [answer.statusCode, ...(errors ? [errors[`questions.0.options.${index}.extra`]] : [])]
}
const soldArticle = async () => {
  const { rows } = await world.shop.pool.query<{ id: number; price: number; old: number | null }>(
    `select v.id, v.price_cents price, v.price_old_cents old from variant v join product p on p.id = v.product_id where p.slug = $1`,
    [hotel],
  )
  return rows[0] ?? { id: 0, price: 0, old: null }
}
const setPrice = async (priceCents: number) => {
  const { id: variantId } = await soldArticle()
  await transact(world.shop.db, (tx) => setPrices(tx, [{ variantId, priceCents }], new Date()))
}
/** At its seeded price, which it has had for long, and without an earlier raise. */
const atRegularPrice = async () => {
  const { id } = await soldArticle()
  await world.shop.pool.query('delete from price_history where variant_id = $1', [id])
  await world.shop.pool.query(
    `insert into price_history (variant_id, price_cents, valid_from) values ($1, 149500, now() - interval '90 days')`,
    [id],
  )
  await world.shop.pool.query('update configurator set raised_at = null')
  return { id, price: 149_500 }
}
const isRefused = [422, expect.stringContaining('Een meerprijs kan pas daarna omhoog')]
const isSaved = [200]

describe('a configurator', () => {
  it('is listed with its options, and read as the shop has it', async () => {
    const bed = await read()
    expect(bed).toMatchObject({ code: 'HBS', basePriceCents: 149_500, hidden: 0 })
    const options = (await inShop()).steps.flatMap(({ properties }) =>
      properties.flatMap((one) => one.options),
    )
    expect(bed.visible).toBe(options.length)
    expect(bed.questions.map(({ defaultId }) => defaultId).join('-')).toBe(
      (await inShop()).defaultConfig.split('-').slice(2).join('-'),
    )
    expect((await save(bed)).statusCode).toBe(200)
    expect(
      (await inShop()).steps.flatMap(({ properties }) => properties.flatMap((one) => one.options)),
    ).toEqual(options)
  })

  it('can get other names, prices, positions and defaults, in the shop, in lists and in carts', async () => {
    const shopper = newShopper(world.shop)
    const dimension = (await optionsInShop('dimension')).findIndex(({ id }) => id === '180x200')
    await shopper.ask('POST', '/v1/cart/configurator', await bedRequest(world.shop.db, hotel, [dimension]))
    const bed = await read()
    optionOf(bed, 'dimension', '180x200').extra = 17_550
    optionOf(bed, 'upholstery', 'petrol').btnText = 'Zeegroen'
    const legs = bed.questions.find(({ property }) => property === 'legs')
    legs?.options.reverse()
    if (legs) legs.defaultId = 'zwartblok'
    expect((await save(bed)).statusCode).toBe(200)

    expect((await optionsInShop('upholstery')).map(({ btnText }) => btnText)).toContain('Zeegroen')
    expect((await optionsInShop('legs')).map(({ id }) => id)).toEqual([
      'slede',
      'chroom',
      'zwartblok',
      'eiken',
    ])
    expect((await inShop()).defaultConfig).toContain('-zwartblok-')
    expect(await listedPrice('180x200')).toBe(1495 + 175.5)
    const cart = await shopper.ask<Cart>('GET', '/v1/cart')
    expect(cart.body.items[0]).toMatchObject({ price: 1670.5, price_changed_from: 1645 })
    const { rows } = await world.shop.pool.query(
      `select action, before -> 'default_config' as was from audit_log where table_name = 'configurator' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ action: 'save configurator', was: expect.stringContaining('-eiken-') }])
  })

  it('hides an option from the shop, lists and carts, and shows it again', async () => {
    const bed = await read()
    optionOf(bed, 'dimension', '180x200').visible = false
    expect((await save(bed)).statusCode).toBe(200)
    expect((await optionsInShop('dimension')).map(({ id }) => id)).not.toContain('180x200')
    expect(await listedPrice('180x200')).toBeUndefined()
    const gone = await bedRequest(world.shop.db)
    const boxconfig = gone.custom.boxconfig.replace(/dimension:\w+/, 'dimension:180x200')
    const added = await newShopper(world.shop).ask('POST', '/v1/cart/configurator', {
      ...gone,
      custom: { ...gone.custom, boxconfig },
    })
    expect(added).toMatchObject({ status: 422, body: { code: 'configuration_unknown' } })
    const hidden = await read()
    expect(hidden.hidden).toBe(1)
    optionOf(hidden, 'dimension', '180x200').visible = true
    expect((await save(hidden)).statusCode).toBe(200)
    expect(await listedPrice('180x200')).toBe(1670.5)
  })

  it('is saved once by two employees, and outdates the caches', async () => {
    const bed = await read()
    const answers = await Promise.all([save(bed), save(bed)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { rows } = await world.shop.pool.query<{ tag: string }>('select distinct tag from public_change')
    expect(rows.map(({ tag }) => tag)).toContain('configurators')
  })

  it.each([
    ['no supplement', { extra: null }, 'extra', 'Vul een meerprijs in, of 0.'],
    ['a negative supplement', { extra: -1 }, 'extra', 'Een meerprijs is minstens € 0,00.'],
    ['a supplement of a billion', { extra: 1e9 }, 'extra', 'De meerprijs is hoogstens € 99.999,99.'],
    ['no name', { btnText: ' ' }, 'btnText', 'Vul dit in.'],
  ])('is not saved with %s', async (_what, wrong, field, message) => {
    const bed = await read()
    Object.assign(optionOf(bed, 'dimension', '140x200'), wrong)
    const index = bed.questions[0]?.options.findIndex(({ id }) => id === '140x200')
    expect(errorsOf(await save(bed))).toEqual([422, { [`questions.0.options.${index}.${field}`]: message }])
    expect((await read()).version).toBe(bed.version)
  })

  it('gets a new option that can be bought, with the picture of another one', async () => {
    const bed = await read()
    expect((await save(bed, [newSize('170 x 230 cm')])).json<StaffConfigurator>().visible).toBe(
      bed.visible + 1,
    )
    const sizes = await optionsInShop('dimension')
    const alike = sizes.find(({ id }) => id === '160x200')
    expect(sizes.at(-1)).toMatchObject({
      id: '170x230',
      btnText: '170 x 230 cm',
      code: alike?.code,
      xpoVarId: 99,
    })
    const shopper = newShopper(world.shop)
    const request = await bedRequest(world.shop.db, hotel, [sizes.length - 1])
    expect((await shopper.ask('POST', '/v1/cart/configurator', request)).status).toBe(200)
  })

  describe('whose supplements go up', () => {
    it('gets none while it is reduced: that bed never had that old price', async () => {
      const { price } = await atRegularPrice()
      await setPrice(price - 10_000)
      expect((await soldArticle()).old).toBe(price)
      expect(await raise(100)).toEqual(isRefused)
      expect(errorsOf(await save(await read(), [newSize('150 x 230 cm')]))[0]).toBe(422)
      expect(await raise(-200)).toEqual(isSaved)
      await setPrice(price)
      expect(await raise(200)).toEqual(isSaved)
    })

    it('has no old price after a raise in the 30 days before the reduction', async () => {
      const { price } = await atRegularPrice()
      expect(await raise(30_000)).toEqual(isSaved)
      await setPrice(price - 10_000)
      expect(await soldArticle()).toMatchObject({ price: price - 10_000, old: null })

      await atRegularPrice()
      await world.shop.pool.query(`update configurator set raised_at = now() - interval '31 days'`)
      await setPrice(price - 10_000)
      expect((await soldArticle()).old).toBe(price)
      await setPrice(price)
      expect(await raise(-30_000)).toEqual(isSaved)
    })

    it('counts no save that raised none as a raise from before this release', async () => {
      await atRegularPrice()
      const raisedAt = async () =>
        (
          await world.shop.pool.query<{ at: Date }>(
            `select raised_at as at from configurator where product_id = $1`,
            [(await read()).id],
          )
        ).rows[0]?.at
      expect(await raise(100)).toEqual(isSaved)
      const raised = await raisedAt()
      expect(raised).toBeInstanceOf(Date)
      expect(await raise(-100)).toEqual(isSaved)
      await world.shop.pool.query('update configurator set raised_at = now()')
      const migration = new URL('../../../migrations/0074_raising_saves.sql', import.meta.url)
      await world.shop.pool.query(readFileSync(migration, 'utf8'))
      expect(await raisedAt()).toEqual(raised)
    })

    it('gets none while a sale or a promotion is planned', async () => {
      const { id } = await atRegularPrice()
      await world.shop.pool.query(
        `insert into sale (variant_id, price_cents, starts_at, ends_at) values ($1, 139500, now() + interval '1 day', now() + interval '2 days')`,
        [id],
      )
      expect(await raise(100)).toEqual(isRefused)
      await world.shop.pool.query('delete from sale')
      await world.shop.pool.query(
        `insert into promotion_price (variant_id, promotion_id, price_cents) select $1, id, 139500 from promotion limit 1`,
        [id],
      )
      expect(await raise(100)).toEqual(isRefused)
      await world.shop.pool.query('delete from promotion_price where variant_id = $1', [id])
      expect(await raise(100)).toEqual(isSaved)
      expect(await raise(-100)).toEqual(isSaved)
    })
  })

  it('lets an option be deleted that no customer uses; one in a cart or an order can only be hidden', async () => {
    const bed = await read()
    const [question] = bed.questions
    if (!question) throw new Error('the seed has questions')
    const without = (id: string) => {
      const options = question.options.filter((option) => option.id !== id)
      return { ...bed, questions: bed.questions.with(0, { ...question, options }) }
    }
    expect(errorsOf(await save(without('170x230')))).toEqual([
      422,
      {
        'questions.0.defaultId':
          '‘170 x 230 cm’ zit in één winkelwagen. Verberg die keuze in plaats van haar te verwijderen.',
      },
    ])
    expect((await save(without('140x210'))).statusCode).toBe(200)
    expect((await optionsInShop('dimension')).map(({ id }) => id)).not.toContain('140x210')
  })

  it.each([
    ['a name of signs', newSize('!!'), 'btnText', 'letters of cijfers'],
    ['nearly the name of another', newSize('170x230'), 'btnText', 'lijkt te veel'],
    ['no picture', newSize('1 x 2', { pictureOf: null }), 'added.pictureOf', 'Kies de keuze'],
    ['an unknown picture', newSize('1 x 2', { pictureOf: 'x' }), 'added.pictureOf', 'Kies de keuze'],
    ['no article', newSize('1 x 2', { xpoId: null }), 'added.xpoId', 'artikelnummer'],
  ])('does not get an option with %s', async (_what, option, field, message) => {
    const bed = await read()
    const at0 = `questions.0.options.${bed.questions[0]?.options.length}`
    expect(errorsOf(await save(bed, [option]))).toEqual([
      422,
      { [`${at0}.${field}`]: expect.stringContaining(message) },
    ])
  })

  it('keeps its product and that product its only article', async () => {
    const { id } = await read()
    const product = pathOf(admin.product, { id })
    const removed = await world.staff.ask('DELETE', product)
    expect([removed.statusCode, removed.json<{ message: string }>().message]).toEqual([
      422,
      'De configurator gebruikt dit product. Verberg het in plaats van het te verwijderen.',
    ])
    expect((await read()).id).toBe(id)
    const { options, slug } = (await world.staff.ask('GET', product)).json<StaffProduct>()
    const article = {
      sku: 'BED-2',
      options: options.map(({ title }) => ({ title, value: 'anders' })),
      priceCents: 100,
      stock: 1,
    }
    const onlyOne = 'Dit product heeft een configurator, en daarom maar één artikel.'
    const added = await world.staff.ask('POST', pathOf(admin.productArticles, { id }), article)
    expect(errorsOf(added)).toEqual([422, { sku: onlyOne }])
    const file = `artikelnummer,product,opties,prijs\nBED-2,${slug},${formatOptions(article.options)},1`
    const checked = await world.staff.send('POST', `${admin.imports}?name=bed.csv`, Buffer.from(file))
    expect(checked.json<ImportPlan>().errors).toEqual([{ line: 2, column: 'product', message: onlyOne }])
  })

  it('is not saved with unknown options, or with all options of a question hidden', async () => {
    const bed = await read()
    bed.questions[0]?.options.forEach((option) => (option.visible = false))
    expect(errorsOf(await save(bed))[1]).toEqual({
      'questions.0.defaultId': expect.stringContaining('Laat minstens één keuze zichtbaar'),
    })
    bed.questions[0]?.options.forEach((option) => (option.id = `nooit${option.id}`))
    expect((await save(bed)).json<{ message: string }>().message).toBe(
      'Dit zijn niet de keuzes van deze configurator.',
    )
    expect((await read()).version).toBe(bed.version)
    expect((await world.staff.ask('GET', at(999_999))).statusCode).toBe(404)
  })
})
