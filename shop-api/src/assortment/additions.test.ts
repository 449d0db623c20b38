import { eq, inArray } from 'drizzle-orm'
import type { StaffBrand } from 'shared-types/contracts/admin/assortment/brands'
import type { StaffCategory } from 'shared-types/contracts/admin/assortment/categories'
import type { StaffProduct } from 'shared-types/contracts/admin/assortment/products'
import { admin, type RowPath } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { queueAt, waitingForLocks } from '../../test/queue-at.ts'
import { describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { allProducts } from '../catalog/category/known-categories.ts'
import type { Tx } from '../db/client.ts'
import { voucher } from '../db/schema/buying/voucher.ts'
import { redirect } from '../db/schema/redirect.ts'
import { staffedShop } from '../../test/staff-under-test.ts'
import {
  brand,
  category,
  facetValue,
  priceHistory,
  product,
  productCategory,
  variant,
} from '../db/schema/products/catalog.ts'

const world = staffedShop('content')

const inShop = async (path: string) =>
  world.shop.app.inject({ url: `/v1${path}`, headers: { authorization: world.shop.bearer } })
const refusedFields = (answer: Awaited<ReturnType<typeof world.staff.ask>>) => [
  answer.statusCode,
  answer.json<{ errors?: Record<string, string> }>().errors,
]

let made = 0
const newProduct = async (change: object = {}, articleChange: object = {}) => {
  const [[firstBrand], [firstCategory]] = await Promise.all([
    world.shop.db.select().from(brand).limit(1),
    world.shop.db.select().from(category).where(eq(category.kind, 'listing')).limit(1),
  ])
  made += 1
  return {
    title: `Plaid Rügen & zo ${made}`,
    slug: '',
    brandId: firstBrand?.id ?? 0,
    mainCategoryId: firstCategory?.id ?? 0,
    article: {
      sku: `PLAID-${made}`,
      options: [{ title: 'Maat', value: '130x170' }],
      priceCents: 3995,
      stock: 4,
      ...articleChange,
    },
    ...change,
  }
}
const addProduct = async (body: object) => world.staff.ask('POST', admin.products, body)
const added = async () => (await addProduct(await newProduct())).json<StaffProduct>()

describe('a new product', () => {
  it('is hidden, at an address after its title, with its first article and the filter value of its brand', async () => {
    const body = await newProduct()
    const [pop] = await world.shop.db.select().from(category).where(eq(category.code, allProducts))
    const answer = await addProduct(body)
    expect(answer.statusCode).toBe(200)
    const shown = answer.json<StaffProduct>()
    expect(shown).toMatchObject({
      slug: `plaid-rugen-en-zo-${made}`,
      active: false,
      images: [],
      options: [{ title: 'Maat', values: ['130x170'] }],
      variants: [{ sku: body.article.sku, title: '130x170', priceCents: 3995, stock: 4, active: true }],
      metaTitle: '',
      categoryIds: expect.arrayContaining([body.mainCategoryId, pop?.id]),
    })
    expect((await inShop(`/catalog/product/${shown.slug}`)).statusCode).toBe(404)
    const [row] = await world.shop.db.select().from(product).where(eq(product.id, shown.id))
    const values = await world.shop.db
      .select()
      .from(facetValue)
      .where(inArray(facetValue.id, row?.facetValueIds ?? []))
    const [maker] = await world.shop.db.select().from(brand).where(eq(brand.id, body.brandId))
    expect(values.map((value) => value.title).toSorted()).toEqual(['130x170 cm', maker?.title])
    const history = await world.shop.db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.variantId, shown.variants[0]?.id ?? 0))
    expect(history).toMatchObject([{ priceCents: 3995 }])
  })

  it('has the VAT rate that the employee chooses, and so has its next article', async () => {
    const body = await newProduct({}, { vatRate: 9 })
    const { id } = (await addProduct(body)).json<StaffProduct>()
    const article = {
      ...body.article,
      sku: `${body.article.sku}-2`,
      options: [{ title: 'Maat', value: '1x1' }],
    }
    await world.staff.ask('POST', pathOf(admin.productArticles, { id }), { ...article, vatRate: 0 })
    const shown = (await world.staff.ask('GET', pathOf(admin.product, { id }))).json<StaffProduct>()
    expect(shown.variants.map(({ vatRate }) => vatRate)).toEqual([9, 0])
  })

  it('has the address that the employee gives it', async () => {
    const answer = await addProduct(await newProduct({ slug: 'plaid-op-maat' }))
    expect(answer.json<StaffProduct>().slug).toBe('plaid-op-maat')
  })

  it('is refused with a sentence at the field, and then nothing is added', async () => {
    const first = await added()
    const before = await world.shop.db.$count(product)
    const noLetters = 'Gebruik kleine letters, cijfers en streepjes.'
    const wrong: [object, object, string, string][] = [
      [
        {},
        { sku: first.variants[0]?.sku },
        'article.sku',
        `Artikelnummer ${first.variants[0]?.sku} is al in gebruik.`,
      ],
      [{}, { priceCents: 0 }, 'article.priceCents', 'De prijs is minstens € 0,01.'],
      [{}, { priceCents: -1 }, 'article.priceCents', 'De prijs is minstens € 0,01.'],
      [{}, { priceCents: 1e9 }, 'article.priceCents', 'De prijs is hoogstens € 99.999,99.'],
      [{}, { stock: -1 }, 'article.stock', 'Vul minstens 0 in.'],
      [{}, { options: [] }, 'article.options', 'Vul minstens één keuze in, zoals Maat: 140x200.'],
      [
        {},
        { options: ['a', 'b'].map((value) => ({ title: 'Maat', value })) },
        'article.options',
        'Geef elke keuze een eigen naam.',
      ],
      [
        {},
        { options: [{ title: 'Maat', value: '1;2' }] },
        'article.options.0.value',
        'Gebruik geen dubbele punt of puntkomma.',
      ],
      [
        { slug: first.slug },
        {},
        'slug',
        `Er is al een product op /${first.slug}.html. Kies een ander adres.`,
      ],
      [{ slug: 'Plaid/../x' }, {}, 'slug', noLetters],
      [{ slug: '57' }, {}, 'slug', noLetters],
      [{ title: '57' }, {}, 'slug', 'Vul een adres met letters in.'],
      [{ brandId: 999_999 }, {}, 'brandId', 'Dit merk bestaat niet meer.'],
      [{ mainCategoryId: 999_999 }, {}, 'mainCategoryId', 'Deze categorie bestaat niet meer.'],
    ]
    for (const [change, articleChange, field, message] of wrong)
      expect
        .soft(refusedFields(await addProduct(await newProduct(change, articleChange))))
        .toEqual([422, { [field]: message }])
    expect(await world.shop.db.$count(product)).toBe(before)
  })

  it('that two employees add at once is added once', async () => {
    const body = await newProduct()
    const answers = await Promise.all([addProduct(body), addProduct(body)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  })
})

const addArticle = async (id: number, change: object = {}) => {
  made += 1
  return world.staff.ask('POST', pathOf(admin.productArticles, { id }), {
    sku: `EXTRA-${made}`,
    options: [{ title: 'Maat', value: '150x200' }],
    priceCents: 2995,
    stock: 2,
    ...change,
  })
}

describe('a new article', () => {
  it('takes as long as the other articles of its product, unless the employee says otherwise', async () => {
    const slow = 'Binnen 3 weken in huis'
    const first = (await addProduct(await newProduct({}, { delivery: slow }))).json<StaffProduct>()
    for (const by of [{}, { delivery: 'Volgende week', options: [{ title: 'Maat', value: '9x9' }] }])
      expect((await addArticle(first.id, by)).statusCode).toBe(204)
    const { variants } = (
      await world.staff.ask('GET', pathOf(admin.product, { id: first.id }))
    ).json<StaffProduct>()
    expect(variants.map(({ delivery }) => delivery)).toEqual([slow, slow, 'Volgende week'])
  })

  it('extends the options of its product, which may be open in a form', async () => {
    const first = await added()
    expect((await addArticle(first.id)).statusCode).toBe(204)
    const shown = (await world.staff.ask('GET', pathOf(admin.product, { id: first.id }))).json<StaffProduct>()
    expect(shown).toMatchObject({
      version: first.version,
      options: [{ title: 'Maat', values: ['130x170', '150x200'] }],
      variants: [{ title: '130x170' }, { title: '150x200', priceCents: 2995 }],
    })
    const [row] = await world.shop.db.select().from(product).where(eq(product.id, first.id))
    expect(row?.priceFromCents).toBe(2995)
  })

  it('is in the shop at once when its product is', async () => {
    const [sold] = await world.shop.db
      .select()
      .from(variant)
      .where(eq(variant.id, await makeArticle(world.shop.db)))
    const shown = (
      await world.staff.ask('GET', pathOf(admin.product, { id: sold?.productId ?? 0 }))
    ).json<StaffProduct>()
    await addArticle(shown.id)
    const answer = (await inShop(`/catalog/product/${shown.slug}`)).json<{ variants: { title: string }[] }>()
    expect(answer.variants.map(({ title }) => title)).toEqual(['240x220', '150x200'])
  })

  it('is refused with a sentence at the field', async () => {
    const first = await added()
    const wrong: [object, Record<string, string>][] = [
      [{ sku: first.variants[0]?.sku }, { sku: `Artikelnummer ${first.variants[0]?.sku} is al in gebruik.` }],
      [
        { options: [{ title: 'Maat', value: '130x170' }] },
        { options: 'Dit product heeft al een artikel met deze keuzes.' },
      ],
      [
        { options: [{ title: 'Kleur', value: 'wit' }] },
        { options: 'Dit product heeft deze keuzes, in deze volgorde: Maat.' },
      ],
      [{ priceCents: 1e9 }, { priceCents: 'De prijs is hoogstens € 99.999,99.' }],
    ]
    for (const [change, errors] of wrong)
      expect(refusedFields(await addArticle(first.id, change))).toEqual([422, errors])
    expect((await addArticle(999_999)).statusCode).toBe(404)
  })
})

const addCategory = async (change: object = {}) =>
  world.staff.ask('POST', admin.categories, {
    title: 'Slaapmutsen',
    slug: '',
    parentId: null,
    kind: 'listing',
    ...change,
  })

const own = (path: string) => `Het adres /${path}/ gebruikt de winkel zelf al. Kies een ander adres.`

describe('a new category', () => {
  it('has an address below its parent, and is a page that no menu lists yet', async () => {
    const parent = (await addCategory({ kind: 'overview' })).json<StaffCategory>()
    expect(parent).toMatchObject({ path: 'slaapmutsen', listed: false, version: 1 })
    const child = (await addCategory({ title: 'Wollen mutsen', parentId: parent.id })).json<StaffCategory>()
    expect(child).toMatchObject({ path: 'slaapmutsen/wollen-mutsen', parentId: parent.id })
    expect((await inShop('/catalog/overview/category?path=slaapmutsen/wollen-mutsen')).statusCode).toBe(200)
  })

  it('is refused where the shop has another page', async () => {
    await addCategory({ title: 'Lakens op maat' })
    const wrong: [object, Record<string, string>][] = [
      [
        { title: 'Lakens op maat' },
        { slug: 'Er is al een categorie op /lakens-op-maat/. Kies een ander adres.' },
      ],
      [{ slug: 'service' }, { slug: own('service') }],
      [{ slug: 'ae-kleur' }, { slug: own('ae-kleur') }],
      [{ slug: 'outlet' }, { slug: own('outlet') }],
      [{ slug: 'api' }, { slug: own('api') }],
      [{ title: '2027' }, { slug: 'Vul een adres met letters in.' }],
      [{ parentId: 999_999 }, { parentId: 'Deze bovenliggende categorie bestaat niet meer.' }],
      [{ title: ' ' }, { title: 'Vul dit in.' }],
    ]
    for (const [change, errors] of wrong)
      expect.soft(refusedFields(await addCategory(change))).toEqual([422, errors])
  })
})

const remove = async (pattern: RowPath, id: number) => world.staff.ask('DELETE', pathOf(pattern, { id }))
const sentence = (answer: Awaited<ReturnType<typeof remove>>) => answer.json<{ message: string }>().message

describe('a category that an employee removes', () => {
  it('leads to the one above it, and is refused while something uses it', async () => {
    const parent = (await addCategory({ title: 'Kooien', kind: 'overview' })).json<StaffCategory>()
    const child = (await addCategory({ title: 'Ronde kooien', parentId: parent.id })).json<StaffCategory>()
    const path = `/${child.path}/`
    expect(sentence(await remove(admin.category, parent.id))).toContain('categorieën onder')
    await addProduct(await newProduct({ mainCategoryId: child.id }))
    const refused = await remove(admin.category, child.id)
    expect([refused.statusCode, sentence(refused)]).toEqual([422, expect.stringContaining('producten')])
    await world.shop.db.delete(product).where(eq(product.mainCategoryId, child.id))
    await world.shop.db
      .insert(voucher)
      .values({ code: 'KOOI', title: 'Kooi', kind: 'percentage', value: 10, categoryId: child.id })
    expect(sentence(await remove(admin.category, child.id))).toContain('kortingscode')
    await world.shop.db.delete(voucher).where(eq(voucher.code, 'KOOI'))
    expect((await remove(admin.category, child.id)).statusCode).toBe(204)
    expect((await inShop(`/catalog/overview/category?path=${child.path}`)).statusCode).toBe(404)
    const [led] = await world.shop.db.select().from(redirect).where(eq(redirect.fromPath, path))
    expect(led?.toPath).toBe(`/${parent.path}/`)
    expect((await remove(admin.category, child.id)).statusCode).toBe(404)
    await remove(admin.category, parent.id)
    const [both] = await world.shop.db.select().from(redirect).where(eq(redirect.fromPath, path))
    expect(both?.toPath).toBe('/cop/')
  })

  it('refuses a product that refers to it at that moment', async () => {
    const spare = (await addCategory({ title: 'Even hier' })).json<StaffCategory>()
    const values = await newProduct({ mainCategoryId: spare.id })
    const client = await world.shop.pool.connect()
    await client.query('begin')
    await client.query('delete from category where id = $1', [spare.id])
    const adding = addProduct(values)
    await expect.poll(async () => (await world.shop.db.execute(waitingForLocks)).rowCount).toBeGreaterThan(0)
    await client.query('commit')
    client.release()
    const answer = await adding
    expect([answer.statusCode, sentence(answer)]).toEqual([409, expect.stringContaining('intussen')])
  })

  it('is refused while an advice names it', async () => {
    const [listed] = await world.shop.db.select().from(category).where(eq(category.path, 'dekbed'))
    const spare = (await addCategory({ title: 'Overig beddengoed' })).json<StaffCategory>()
    await world.shop.db
      .update(product)
      .set({ mainCategoryId: spare.id })
      .where(eq(product.mainCategoryId, listed?.id ?? 0))
    await world.shop.db.delete(productCategory).where(eq(productCategory.categoryId, listed?.id ?? 0))
    expect(sentence(await remove(admin.category, listed?.id ?? 0))).toContain('keuzehulp')
  })
})

const lockFilterValues = (tx: Tx) =>
  tx
    .select()
    .from(facetValue)
    .where(inArray(facetValue.title, ['Berghuis', 'Dalhuis']))
    .for('update')

const addBrand = async (change: object = {}) =>
  world.staff.ask('POST', admin.brands, { title: 'Wolkenhuis', slug: '', ...change })

describe('a new brand', () => {
  it('has a page and a value of the filter, once', async () => {
    const shown = (await addBrand()).json<StaffBrand>()
    expect(shown).toMatchObject({ slug: 'wolkenhuis', listed: true, products: 0 })
    const values = await world.shop.db.select().from(facetValue).where(eq(facetValue.title, 'Wolkenhuis'))
    expect(values).toHaveLength(1)
    const sold = (await addProduct(await newProduct({ brandId: shown.id }))).json<StaffProduct>()
    expect(sold.brandId).toBe(shown.id)
    expect(refusedFields(await addBrand())).toEqual([422, { title: 'Er is al een merk met deze naam.' }])
    expect(refusedFields(await addBrand({ title: 'Wolken huis', slug: 'wolkenhuis' }))).toEqual([
      422,
      { slug: 'Er is al een merk op /brands/wolkenhuis/. Kies een ander adres.' },
    ])
  })

  it('gets a title that no other brand gets at the same moment', async () => {
    const brands = await Promise.all(
      ['Berghuis', 'Dalhuis'].map(async (title) => (await addBrand({ title })).json<StaffBrand>()),
    )
    const renames = brands.map(
      ({ id, slug: _slug, products: _products, ...change }) =>
        () =>
          world.staff.ask('PUT', pathOf(admin.brand, { id }), { ...change, title: 'Huttenhuis' }),
    )
    const answers = await queueAt(world.shop.db, lockFilterValues, [
      ...renames,
      () => addBrand({ title: 'Huttenhuis' }),
    ])
    const taken = [422, { title: 'Er is al een merk met deze naam.' }]
    expect(answers.map(refusedFields)).toEqual([[200, undefined], taken, taken])
  })

  it('gets the manufacturer that the law asks an offer to name, as a whole or not at all', async () => {
    const shown = (await addBrand({ title: 'Sterrenhuis' })).json<StaffBrand>()
    expect(shown.manufacturer).toBe(null)
    const { id, slug: _slug, products: _products, ...change } = shown
    const company = {
      name: 'Sterrenhuis Ltd.',
      address: '1 Mill Lane, Leeds',
      contact: 'www.sterrenhuis.example',
    }
    const save = (manufacturer: object | null) =>
      world.staff.ask('PUT', pathOf(admin.brand, { id }), { ...change, manufacturer })
    expect(refusedFields(await save({ ...company, address: ' ', responsible: null }))).toEqual([
      422,
      { 'manufacturer.address': 'Vul dit in.' },
    ])
    for (const contact of ['020 123 45 67', 'sterrenhuis', 'javascript:alert(1)', 'info@', 'http://a b.nl'])
      expect
        .soft(refusedFields(await save({ ...company, contact, responsible: null })))
        .toEqual([
          422,
          { 'manufacturer.contact': 'Vul een e-mailadres in, of een website zoals www.voorbeeld.nl.' },
        ])
    const named = {
      ...company,
      responsible: { ...company, name: 'Sterrenhuis Europa B.V.', contact: 'info@sterrenhuis.example' },
    }
    expect((await save(named)).json<StaffBrand>().manufacturer).toEqual({
      ...named,
      contact: 'https://www.sterrenhuis.example',
    })
  })

  it('is removed with its value of the filter, unless it has products', async () => {
    const shown = (await addBrand({ title: 'Maanhuis' })).json<StaffBrand>()
    const sold = (await addProduct(await newProduct({ brandId: shown.id }))).json<StaffProduct>()
    const refused = await remove(admin.brand, shown.id)
    expect([refused.statusCode, sentence(refused)]).toEqual([422, expect.stringContaining('producten')])
    await world.shop.db.delete(product).where(eq(product.id, sold.id))
    expect((await remove(admin.brand, shown.id)).statusCode).toBe(204)
    expect(await world.shop.db.$count(facetValue, eq(facetValue.title, 'Maanhuis'))).toBe(0)
    const [led] = await world.shop.db
      .select()
      .from(redirect)
      .where(eq(redirect.fromPath, '/brands/maanhuis/'))
    expect(led?.toPath).toBe('/brands/')
    expect((await remove(admin.brand, shown.id)).statusCode).toBe(404)
  })
})
