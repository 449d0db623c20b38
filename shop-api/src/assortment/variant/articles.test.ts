import { readFileSync } from 'node:fs'
import { and, eq, inArray, like, sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { StaffCategory } from 'shared-types/contracts/admin/assortment/categories'
import type { ImportPlan } from 'shared-types/contracts/admin/assortment/imports'
import {
  ProductChange,
  type StaffProduct,
  VariantBefore,
  VariantLookBefore,
  VariantNameBefore,
  type VariantHistory,
} from 'shared-types/contracts/admin/assortment/products'
import { admin } from 'shared-types/contracts/admin/paths'
import type { Image } from 'shared-types/image'
import { pathOf } from 'shared-types/urls/path-pattern'
import { beforeAll, describe, expect, it } from 'vitest'
import { queueAt, waitingForLocks } from '../../../test/queue-at.ts'
import { newShopper } from '../../../test/shopper.ts'
import { employ, staffedShop } from '../../../test/staff-under-test.ts'
import { databaseNow } from '../../db/database-now.ts'
import {
  brand,
  category,
  facet,
  facetValue,
  priceHistory,
  product,
  variant,
} from '../../db/schema/products/catalog.ts'
import { auditLog, staffAccount } from '../../db/schema/staff.ts'
import { lockVariants, refreshOldPrices, setPrices } from '../../promotion/set-prices.ts'
import { optionsOf, readOptionFilters } from './option-filters.ts'

const world = staffedShop('content')

let made = 0
const images: Image[] = []
let brandId = 0
beforeAll(async () => {
  const files = await Promise.all(
    ['#845', '#485'].map((background) =>
      sharp({ create: { width: 900, height: 900, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  )
  for (const file of files) {
    const image = (await world.staff.send('POST', admin.pictures, file)).json<Image>()
    images.push({ ...image, alt: `Foto ${images.length + 1}` })
  }
  brandId = (await world.shop.db.select().from(brand).limit(1))[0]?.id ?? 0
})

const read = async (id: number) =>
  (await world.staff.ask('GET', pathOf(admin.product, { id }))).json<StaffProduct>()
const save = async (id: number, change: object = {}) => {
  const shown = await read(id)
  const unchanged = Object.fromEntries(
    Object.keys(ProductChange.shape).map((key) => [key, shown[key as keyof StaffProduct]]),
  )
  return world.staff.ask('PUT', pathOf(admin.product, { id }), { ...unchanged, ...change })
}

interface Typed {
  sku: string
  options: Record<string, string>
  priceCents: number
}
const articleOf = ({ options, ...article }: Typed) => ({
  ...article,
  stock: 5,
  options: Object.entries(options).map(([title, value]) => ({ title, value })),
})
const addArticle = async (id: number, article: Typed) =>
  world.staff.ask('POST', pathOf(admin.productArticles, { id }), articleOf(article))

/** A product of the owner in a category of its own, shown in the shop. */
const ownProduct = async ([first, ...more]: [Typed, ...Typed[]]) => {
  made += 1
  const added = await world.staff.ask('POST', admin.categories, {
    title: `Eigen lakens ${made}`,
    slug: '',
    parentId: null,
    kind: 'listing',
  })
  const list = added.json<StaffCategory>()
  const answer = await world.staff.ask('POST', admin.products, {
    title: `Laken Eigen ${made}`,
    slug: '',
    brandId,
    mainCategoryId: list.id,
    article: articleOf(first),
  })
  const { id, slug } = answer.json<StaffProduct>()
  for (const article of more) expect((await addArticle(id, article)).statusCode).toBe(204)
  expect((await save(id, { images, active: true })).statusCode).toBe(200)
  return { id, slug, path: list.path }
}
const sizes = (mark: string): [Typed, Typed] => [
  { sku: `${mark}-1`, options: { Maat: '140x200' }, priceCents: 1995 },
  { sku: `${mark}-2`, options: { Maat: '240 X 220' }, priceCents: 9995 },
]

interface Tile {
  price: { price: number }
  sku: string
  options: { title: string }[]
  colors: { shown: string[] } | null
}
const listed = async (path: string, querystring = ''): Promise<Tile[]> => {
  const answer = await world.shop.app.inject({
    url: '/v1/catalog/overview/category',
    query: { path, querystring },
    headers: { authorization: world.shop.bearer },
  })
  return answer.json<{ products: Tile[] }>().products
}
const prices = async (path: string) => (await listed(path)).map(({ price }) => price.price)
const inShop = async (slug: string) => {
  const answer = await world.shop.app.inject({
    url: `/v1/catalog/product/${slug}`,
    headers: { authorization: world.shop.bearer },
  })
  return answer.json<{
    options: { title: string; values: { title: string; color: string | null }[] }[]
    variants: { sku: string; values: string[]; image: Image | null }[]
  }>()
}
const article = async (id: number, sku: string) => {
  const found = (await read(id)).variants.find((sold) => sold.sku === sku)
  if (!found) throw new Error(`no article ${sku}`)
  return found
}
const saveArticle = async (id: number, sku: string, change: object) => {
  const shown = await article(id, sku)
  const was = VariantBefore.strip().parse(shown)
  return world.staff.ask('PUT', pathOf(admin.variant, { id: shown.id }), { ...was, ...change, was })
}

describe('the filter values of an article', () => {
  it('are those of the seed, where colours have the name of their filter value', async () => {
    const filters = await readOptionFilters(world.shop.db)
    const seeded = await world.shop.db
      .select({ options: product.options, values: variant.values, held: variant.facetValueIds })
      .from(variant)
      .innerJoin(product, eq(product.id, variant.productId))
    for (const { options, values, held } of seeded) {
      const found = filters.idsOf(optionsOf(options, values))
      const colours = options.some(({ title }) => title === 'Kleur') ? filters.idsIn('Kleur') : []
      expect(held).toEqual(expect.arrayContaining(found))
      expect(held.filter((id) => !colours.includes(id))).toEqual(found.filter((id) => !colours.includes(id)))
    }
  })

  it('are those of its options: a list of one size has its price', async () => {
    const { path, id } = await ownProduct(sizes('MAAT'))
    expect(await prices(path)).toEqual([19.95])
    expect(await prices(`${path}/ae-maat/240x220`)).toEqual([99.95])
    expect(await prices(`${path}/ae-maat/140x200`)).toEqual([19.95])
    expect((await saveArticle(id, 'MAAT-2', { active: false })).statusCode).toBe(204)
    expect(await prices(`${path}/ae-maat/240x220`)).toEqual([])
    await addArticle(id, { sku: 'MAAT-3', options: { Maat: '200x200 cm' }, priceCents: 7995 })
    expect(await prices(`${path}/ae-maat/200x200`)).toEqual([79.95])
  })

  it('are found for a new size of a product of the seed', async () => {
    const seeded = await world.shop.db
      .select({ id: product.id, options: product.options, held: product.facetValueIds, path: category.path })
      .from(product)
      .innerJoin(category, eq(category.id, product.mainCategoryId))
      .where(eq(category.path, 'dekbedovertrek'))
    const of = seeded.find(({ options }) => options.map(({ title }) => title).join() === 'Maat')
    const sizeValues = await world.shop.db
      .select({ id: facetValue.id, title: facetValue.title, slug: facetValue.slug })
      .from(facetValue)
      .innerJoin(facet, eq(facet.id, facetValue.facetId))
      .where(and(eq(facet.code, 'ae-maat'), like(facetValue.title, '%x% cm')))
    const added = sizeValues.find(({ id }) => !of?.held.includes(id))
    const size = added?.title.replace(' cm', '') ?? ''
    const list = `${of?.path}/ae-maat/${added?.slug}`
    await addArticle(of?.id ?? 0, { sku: 'NIEUW-1', options: { Maat: size }, priceCents: 100 })
    expect((await listed(list, 'tn_sort=prijs-oplopend'))[0]?.sku).toBe('NIEUW-1')
  })

  it('come with a file too, and to older articles when their product is saved', async () => {
    const { path, id, slug } = await ownProduct(sizes('OUD'))
    const file = `artikelnummer,product,opties,prijs\nOUD-3,${slug},Maat: 200x200,"59,95"`
    const plan = (
      await world.staff.send('POST', `${admin.imports}?name=maten.csv`, Buffer.from(file))
    ).json<ImportPlan>()
    await world.staff.ask('POST', pathOf(admin.importApply, { id: plan.id ?? '' }))
    expect(await prices(`${path}/ae-maat/200x200`)).toEqual([59.95])

    await world.shop.db.update(variant).set({ facetValueIds: [] }).where(eq(variant.productId, id))
    const [size] = await world.shop.db
      .select({ id: facetValue.id })
      .from(facetValue)
      .innerJoin(facet, eq(facet.id, facetValue.facetId))
      .where(eq(facetValue.slug, '240x220'))
    await world.shop.db
      .update(product)
      .set({ facetValueIds: [size?.id ?? 0] })
      .where(eq(product.id, id))
    expect(await prices(`${path}/ae-maat/240x220`)).toEqual([19.95])
    const saved = await save(id)
    expect(saved.json()).toMatchObject({ facetValueIds: [] })
    expect(await prices(`${path}/ae-maat/240x220`)).toEqual([99.95])
    expect(await prices(`${path}/ae-maat/140x200`)).toEqual([19.95])
  })
})

const rename = async (id: number, sku: string, change: object) => {
  const shown = await article(id, sku)
  const was = VariantNameBefore.strip().parse(shown)
  return world.staff.ask('PUT', pathOf(admin.variantName, { id: shown.id }), { ...was, ...change, was })
}
const remove = async (id: number, sku: string) =>
  world.staff.ask('DELETE', pathOf(admin.variant, { id: (await article(id, sku)).id }))
const refusal = (answer: Awaited<ReturnType<typeof remove>>) => {
  const { message, errors } = answer.json<{ message: string; errors?: Record<string, string> }>()
  return [answer.statusCode, errors ?? message]
}
const offered = async (slug: string) =>
  (await inShop(slug)).options.map(({ values }) => values.map(({ title }) => title))

describe('an article with a typing error', () => {
  it('gets another number and other options, also in the shop and its filters', async () => {
    const { id, slug, path } = await ownProduct(sizes('FOUT'))
    await addArticle(id, { sku: 'FOUT-3', options: { Maat: '200x20' }, priceCents: 5995 })
    expect(await offered(slug)).toEqual([['140x200', '240 X 220', '200x20']])
    expect((await rename(id, 'FOUT-3', { sku: 'GOED-3', values: ['200x200'] })).statusCode).toBe(204)
    expect(await offered(slug)).toEqual([['140x200', '240 X 220', '200x200']])
    expect(await prices(`${path}/ae-maat/200x200`)).toEqual([59.95])
    expect(await article(id, 'GOED-3')).toMatchObject({ title: '200x200', referred: false })
    for (const [change, message] of [
      [{ sku: 'FOUT-1' }, { sku: 'Artikelnummer FOUT-1 is al in gebruik.' }],
      [
        { sku: 'fout-1' },
        { sku: 'Artikelnummer fout-1 verschilt alleen in hoofdletters van FOUT-1, dat al in gebruik is.' },
      ],
      [{ values: ['140x200'] }, { values: 'Dit product heeft al een artikel met deze keuzes.' }],
      [{ values: [] }, { values: 'Vul elke keuze in.' }],
    ] as const)
      expect(refusal(await rename(id, 'GOED-3', change))).toEqual([422, message])
    // Its own number and options in another spelling.
    expect((await rename(id, 'GOED-3', { sku: 'goed-3', values: ['200 x 200 cm'] })).statusCode).toBe(204)
    const stale = { sku: 'GOED-3', values: ['200x200'] }
    const second = await employ(world.shop, 'content')
    const answer = await second.ask(
      'PUT',
      pathOf(admin.variantName, { id: (await article(id, 'goed-3')).id }),
      { ...stale, was: stale },
    )
    expect(refusal(answer)).toEqual([409, expect.stringContaining(world.staff.email)])
  })

  it('is removed with its choices, unless a cart or the shop needs it', async () => {
    const { id, slug } = await ownProduct(sizes('WEG'))
    await addArticle(id, { sku: 'WEG-3', options: { Maat: '1x1' }, priceCents: 100 })
    const shopper = newShopper(world.shop)
    await shopper.add((await article(id, 'WEG-1')).id)
    expect((await article(id, 'WEG-1')).referred).toBe(true)
    for (const answer of [await remove(id, 'WEG-1'), await rename(id, 'WEG-1', { sku: 'WEG-9' })])
      expect(refusal(answer)).toEqual([422, expect.stringContaining('verwijst naar dit artikel')])
    expect((await remove(id, 'WEG-3')).statusCode).toBe(204)
    expect((await read(id)).options).toMatchObject([{ values: ['140x200', '240 X 220'] }])
    await saveArticle(id, 'WEG-1', { active: false })
    expect(refusal(await remove(id, 'WEG-2'))).toEqual([422, expect.stringContaining('laatste artikel')])
    expect(await offered(slug)).toEqual([['240 X 220']])
    const single = await ownProduct([{ sku: 'ENIG-1', options: { Maat: '140x200' }, priceCents: 1995 }])
    expect(refusal(await remove(single.id, 'ENIG-1'))).toEqual([
      422,
      expect.stringContaining('enige artikel'),
    ])
  })

  it('is not added beside one that it resembles, by the form or a file', async () => {
    const { id, slug } = await ownProduct([
      { sku: 'kl-2', options: { Maat: '140x200', Kleur: 'Groen' }, priceCents: 1995 },
    ])
    const similar: [string, string, string][] = [
      ['KL-2', '240x220', 'Groen'],
      ['kl-3', '140X200', 'Wit'],
      ['kl-3', '240x220', 'groen'],
    ]
    const messages = [
      'Artikelnummer KL-2 verschilt alleen in hoofdletters van kl-2, dat al in gebruik is.',
      'Dit product heeft de keuze "140x200" al. Schrijf "140X200" ook zo.',
      'Dit product heeft de keuze "Groen" al. Schrijf "groen" ook zo.',
    ]
    const file = [
      'artikelnummer,product,opties,prijs',
      ...similar.map(([sku, size, colour]) => `${sku},${slug},Maat: ${size}; Kleur: ${colour},10`),
      `Kl-4,${slug},Maat: 90x200; Kleur: Rood,10`,
      `kl-4,${slug},Maat: 90x210; Kleur: rood,10`,
    ].join('\n')
    const added = await Promise.all(
      similar.map(([sku, Maat, Kleur]) =>
        addArticle(id, { sku, options: { Maat, Kleur }, priceCents: 1000 }),
      ),
    )
    expect(added.map((answer) => Object.values(refusal(answer)[1] ?? {}))).toEqual(
      messages.map((message) => [message]),
    )
    const plan = await world.staff.send('POST', `${admin.imports}?name=lijkt.csv`, Buffer.from(file))
    const found = plan.json<ImportPlan>().errors.map(({ line, message }) => [line, message])
    expect(found).toEqual(
      expect.arrayContaining([
        ...messages.map((message, index) => [index + 2, message]),
        [6, 'Artikelnummer kl-4 verschilt alleen in hoofdletters van Kl-4, dat al in gebruik is.'],
        [6, 'Dit product heeft de keuze "Rood" al. Schrijf "rood" ook zo.'],
      ]),
    )
  })

  it('is not offered in tiles once it is off sale', async () => {
    const { id, path } = await ownProduct(sizes('TEGEL'))
    await saveArticle(id, 'TEGEL-2', { active: false })
    expect((await listed(path))[0]?.options).toEqual([{ title: '140x200' }])
  })
})

const saveLook = async (id: number, sku: string, change: object) => {
  const shown = await article(id, sku)
  const was = VariantLookBefore.strip().parse(shown)
  return world.staff.ask('PUT', pathOf(admin.variantLook, { id: shown.id }), { ...was, ...change, was })
}

describe('an article in a colour', () => {
  it('shows the colour of its filter value, another one that an employee gives it, and its own photo', async () => {
    const { id, slug, path } = await ownProduct([
      { sku: 'TINT-1', options: { Kleur: 'groen' }, priceCents: 1995 },
      { sku: 'TINT-2', options: { Kleur: 'kobalt' }, priceCents: 2095 },
    ])
    const colours = async () =>
      (await inShop(slug)).options[0]?.values.map(({ title, color }) => [title, color])
    const green = (await article(id, 'TINT-1')).proposed.color
    expect(await colours()).toEqual([
      ['groen', expect.stringMatching(/^#[0-9a-f]{6}$/)],
      ['kobalt', null],
    ])
    expect((await read(id)).options).toMatchObject([{ title: 'Kleur', hasColors: true }])
    const blue = (
      await world.shop.db
        .select({ id: facetValue.id })
        .from(facetValue)
        .innerJoin(facet, eq(facet.id, facetValue.facetId))
        .where(and(eq(facet.code, 'ae-kleur'), eq(facetValue.slug, 'blauw')))
    ).map((value) => value.id)
    const [first, second] = images
    const look = { color: '#12708A', image: second?.file, facetValueIds: blue }
    expect((await saveLook(id, 'TINT-2', look)).statusCode).toBe(204)
    expect(await colours()).toEqual([
      ['groen', green],
      ['kobalt', '#12708a'],
    ])
    expect((await inShop(slug)).variants.map(({ image }) => image?.file)).toEqual([undefined, second?.file])
    expect((await listed(path))[0]?.colors?.shown).toEqual([green, '#12708a'])
    expect(await prices(`${path}/ae-kleur/blauw`)).toEqual([20.95])
    for (const [change, message] of [
      [{ color: 'petrol' }, { color: 'Vul een kleur in zoals #22345c.' }],
      [{ image: 'uploads/none' }, { image: expect.stringContaining('hoort niet') }],
      [{ facetValueIds: [999_999] }, { facetValueIds: expect.stringContaining('bestaat niet meer') }],
    ] as const)
      expect(refusal(await saveLook(id, 'TINT-2', change))).toEqual([422, message])
    expect((await save(id, { images: [first, { ...second, alt: 'Kobalt laken' }] })).statusCode).toBe(200)
    expect((await inShop(slug)).variants[1]?.image?.alt).toBe('Kobalt laken')
    await save(id, { images: [first] })
    expect((await article(id, 'TINT-2')).image).toBeNull()
    expect(await colours()).toEqual([
      ['groen', green],
      ['kobalt', '#12708a'],
    ])
  })
})

/** A product that was never in the shop, with one article. */
const hidden = async (priceCents: number) => {
  made += 1
  const { mainCategoryId } = await read((await ownProduct(sizes(`PRIJS-${made}`))).id)
  const answer = await world.staff.ask('POST', admin.products, {
    title: `Nieuw laken ${made}`,
    slug: '',
    brandId,
    mainCategoryId,
    article: articleOf({ sku: `NIEUW-${made}`, options: { Maat: '90x200' }, priceCents }),
  })
  return answer.json<StaffProduct>().id
}
const priceOf = async (id: number) => {
  const [sold] = (await read(id)).variants
  return [sold?.priceCents, sold?.priceOldCents]
}
const setPrice = async (id: number, priceCents: number) => {
  const [sold] = (await read(id)).variants
  const body = { priceCents, wasCents: sold?.priceCents }
  const answer = await world.staff.ask('POST', pathOf(admin.variantPrice, { id: sold?.id ?? 0 }), body)
  expect(answer.statusCode).toBe(204)
}
const show = async (id: number) => expect((await save(id, { images, active: true })).statusCode).toBe(200)
const hide = async (id: number) => expect((await save(id, { active: false })).statusCode).toBe(200)
/** A product in the shop. */
const soldAt = async (priceCents: number) => {
  const id = await hidden(priceCents)
  await show(id)
  return id
}
/** Makes each price of the article start earlier. */
const daysPass = async (id: number, days: number) => {
  const [sold] = (await read(id)).variants
  await world.shop.db
    .update(priceHistory)
    .set({ validFrom: sql`${priceHistory.validFrom} - make_interval(days => ${days})` })
    .where(eq(priceHistory.variantId, sold?.id ?? 0))
}
const importFile = async (file: string) => {
  const plan = await world.staff.send('POST', `${admin.imports}?name=prijzen.csv`, Buffer.from(file))
  const { id, errors } = plan.json<ImportPlan>()
  const applied = await world.staff.ask('POST', pathOf(admin.importApply, { id: id ?? '' }))
  expect([errors, applied.statusCode]).toEqual([[], 204])
}

const migrate = async (name: string, from = 0) => {
  const file = new URL(`../../../migrations/${name}.sql`, import.meta.url)
  const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint').slice(from)
  await world.shop.db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
}

const agoOf = (days: number) => sql`now() - make_interval(days => ${days})`
/** An entry in the audit log of an article or product that an employee showed or hid some days ago. */
const switchedBy =
  (staffId: number) => async (tableName: string, id: number | undefined, days: number, active: boolean) => {
    const entry = { staffId, action: 'save product', tableName, rowId: String(id) }
    const states = { before: { active: !active }, after: { active } }
    await world.shop.db.insert(auditLog).values({ ...entry, at: agoOf(days), ...states })
  }

describe('the old price of an article', () => {
  it('is never one from before it was in the shop, too high or too low', async () => {
    const typo = await hidden(79_900)
    await setPrice(typo, 7990)
    await show(typo)
    expect(await priceOf(typo)).toEqual([7990, null])
    await setPrice(typo, 6990)
    expect(await priceOf(typo)).toEqual([6990, 7990])

    const placeholder = await hidden(100)
    await setPrice(placeholder, 7990)
    await show(placeholder)
    await setPrice(placeholder, 6990)
    expect(await priceOf(placeholder)).toEqual([6990, 7990])
  })

  it('is never one from files before it was in the shop', async () => {
    const id = await hidden(5000)
    const sku = (await read(id)).variants[0]?.sku
    await importFile(`artikelnummer,prijs\n${sku},799`)
    await importFile(`artikelnummer,prijs\n${sku},"79,90"`)
    await save(id, { images })
    await importFile(`artikelnummer,prijs,zichtbaar\n${sku},"69,90",ja`)
    expect(await priceOf(id)).toEqual([6990, null])
    await importFile(`artikelnummer,prijs\n${sku},"59,90"`)
    expect(await priceOf(id)).toEqual([5990, 6990])
  })

  it('is not one from while its product was hidden, or it was not for sale', async () => {
    const id = await hidden(5000)
    await show(id)
    await hide(id)
    await setPrice(id, 100)
    await setPrice(id, 9000)
    await show(id)
    await setPrice(id, 4000)
    expect(await priceOf(id)).toEqual([4000, 5000])

    const other = await hidden(5000)
    await show(other)
    await addArticle(other, { sku: `ERBIJ-${made}`, options: { Maat: '91x200' }, priceCents: 6000 })
    await importFile(`artikelnummer,te koop,prijs\nERBIJ-${made},nee,100`)
    await importFile(`artikelnummer,prijs\nERBIJ-${made},90`)
    await importFile(`artikelnummer,te koop\nERBIJ-${made},ja`)
    await importFile(`artikelnummer,prijs\nERBIJ-${made},50`)
    const added = (await read(other)).variants.find(({ sku }) => sku === `ERBIJ-${made}`)
    expect(added).toMatchObject({ priceCents: 5000, priceOldCents: 6000 })
  })

  it('is the one of a sale that ended while the product was hidden', async () => {
    const id = await soldAt(10_000)
    await daysPass(id, 100)
    await setPrice(id, 8000)
    await hide(id)
    await daysPass(id, 8)
    await setPrice(id, 10_000)
    await daysPass(id, 21)
    await setPrice(id, 6000)
    await show(id)
    expect(await priceOf(id)).toEqual([6000, 8000])
  })

  it.each([
    [29, 10_000],
    [31, null],
  ])('is none of before it was hidden for %i days, also if its price stayed the same', async (days, old) => {
    const id = await soldAt(10_000)
    await daysPass(id, 200)
    await hide(id)
    await daysPass(id, days)
    await setPrice(id, 8000)
    await show(id)
    expect(await priceOf(id)).toEqual([8000, old])
    const sold = (await read(id)).variants[0]?.id ?? 0
    const history = await world.staff.ask('GET', pathOf(admin.variantHistory, { id: sold }))
    expect(history.json<VariantHistory>().prices.map(({ priceCents }) => priceCents)).toEqual([8000, 10_000])
  })

  it('stays while its reduced article is not for sale for a while', async () => {
    const id = await soldAt(10_000)
    await daysPass(id, 200)
    await setPrice(id, 8000)
    await hide(id)
    await daysPass(id, 40)
    await show(id)
    expect(await priceOf(id)).toEqual([8000, 10_000])
    await setPrice(id, 7000)
    expect(await priceOf(id)).toEqual([7000, 10_000])
  })

  it.each([
    [12_000, 270, null],
    [9000, 60, null],
    [7000, 60, null],
    [12_000, 20, 10_000],
    [9000, 20, 10_000],
    [7000, 20, 10_000],
  ])('is one of the last 30 days, also with %i cents while hidden for %i days', async (cents, days, old) => {
    const id = await soldAt(10_000)
    await hide(id)
    await setPrice(id, cents)
    await daysPass(id, days)
    await setPrice(id, 8000)
    await show(id)
    expect(await priceOf(id)).toEqual([8000, old])
  })

  it('is also one of a product that a server of an earlier release has shown or hidden', async () => {
    const shown = await soldAt(5000)
    await world.shop.db.update(priceHistory).set({ offered: false })
    const notShown = await hidden(5000)
    const wasHidden = await soldAt(5000)
    await world.shop.db.update(product).set({ active: false }).where(eq(product.id, wasHidden))
    await refreshOldPrices(world.shop.db, new AbortController().signal)
    await setPrice(shown, 4000)
    await setPrice(notShown, 4000)
    await show(notShown)
    expect(await priceOf(shown)).toEqual([4000, 5000])
    expect(await priceOf(notShown)).toEqual([4000, null])
    await daysPass(wasHidden, 31)
    await setPrice(wasHidden, 4000)
    await show(wasHidden)
    expect(await priceOf(wasHidden)).toEqual([4000, null])
  })

  it('is noted without undoing a price that is set at the same moment', async () => {
    const id = await soldAt(5000)
    await world.shop.db.update(product).set({ active: false }).where(eq(product.id, id))
    const [sold] = (await read(id)).variants
    await queueAt(
      world.shop.db,
      async (tx) => setPrices(tx, [{ variantId: sold?.id ?? 0, priceCents: 4000 }], await databaseNow(tx)),
      [() => refreshOldPrices(world.shop.db, new AbortController().signal)],
    )
    expect((await priceOf(id))[0]).toBe(4000)
  })

  it('is noted by an import that waits for every article of a product before the product', async () => {
    const mark = `SLOT-${made}`
    const { id } = await ownProduct(sizes(mark))
    await hide(id)
    const other = (await article(id, `${mark}-2`)).id
    const { imported } = await world.shop.db.transaction(async (tx) => {
      await lockVariants(tx, eq(variant.id, other))
      const importing = importFile(`artikelnummer,zichtbaar\n${mark}-1,ja`)
      await expect.poll(async () => (await world.shop.db.execute(waitingForLocks)).rowCount).toBe(1)
      // As setting a price does.
      await tx.execute(sql`select from product where id = ${id} for no key update nowait`)
      return { imported: importing }
    })
    await imported
    expect((await read(id)).active).toBe(true)
  })

  it('is none from before this release of articles that employees had hidden, by the audit log', async () => {
    const articles: number[] = []
    const ids = [await soldAt(10_000), await soldAt(10_000), await soldAt(10_000)]
    for (const id of ids) articles.push((await read(id)).variants[0]?.id ?? 0)
    await world.shop.db.delete(priceHistory).where(inArray(priceHistory.variantId, articles))
    await world.shop.db
      .insert(priceHistory)
      .values(articles.map((variantId) => ({ variantId, priceCents: 10_000, validFrom: agoOf(300) })))
    const [author] = await world.shop.db.select({ id: staffAccount.id }).from(staffAccount)
    const switched = switchedBy(author?.id ?? 0)
    await world.shop.db.delete(auditLog)
    await switched('product', ids[0], 310, true)
    await switched('product', ids[0], 40, false)
    await switched('variant', articles[1], 40, false)
    await switched('product', ids[2], 40, false)
    await switched('product', ids[2], 20, true)
    await world.shop.db
      .update(product)
      .set({ active: false })
      .where(eq(product.id, ids[0] ?? 0))
    await world.shop.db
      .update(variant)
      .set({ active: false })
      .where(eq(variant.id, articles[1] ?? 0))
    await migrate('0075_times_for_sale')
    const points = async () =>
      world.shop.db
        .select({ of: priceHistory.variantId, at: priceHistory.validFrom, offered: priceHistory.offered })
        .from(priceHistory)
        .where(inArray(priceHistory.variantId, articles))
        .orderBy(priceHistory.variantId, priceHistory.validFrom)
    const noted = await points()
    expect(noted.map((point) => [articles.indexOf(point.of), point.offered])).toEqual([
      [0, true],
      [0, false],
      [1, true],
      [1, false],
      [2, true],
      [2, false],
      [2, true],
    ])
    await migrate('0075_times_for_sale')
    expect(await points()).toEqual(noted)
    for (const id of ids) await setPrice(id, 8000)
    expect(await Promise.all(ids.map(priceOf))).toEqual([
      [8000, null],
      [8000, null],
      [8000, 10_000],
    ])
  })

  it('is none from before this release of an article that was hidden and never sold', async () => {
    const ids = [await hidden(79_900), await hidden(79_900)]
    await show(ids[1] ?? 0)
    await world.shop.db.update(priceHistory).set({ offered: true })
    await migrate('0071_prices_on_offer', 1)
    for (const id of ids) await setPrice(id, 7990)
    expect(await Promise.all(ids.map(priceOf))).toEqual([
      [7990, null],
      [7990, 79_900],
    ])
  })
})
