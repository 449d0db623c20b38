import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { eq, inArray, sql } from 'drizzle-orm'
import { ImportColumn, type UndoneImport } from 'shared-types/contracts/admin/assortment/imports'
import { admin } from 'shared-types/contracts/admin/paths'
import { expect, it } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { sale } from '../../db/schema/assortment.ts'
import {
  brand,
  category,
  facet,
  facetValue,
  product,
  productCategory,
  variant,
} from '../../db/schema/products/catalog.ts'
import { promotion, promotionPrice } from '../../db/schema/products/promotion.ts'
import { importsUnderTest } from '../../../test/imports-under-test.ts'

const { check, apply, undo, articleOf, edit, world } = importsUnderTest()

const exportedRows = async (...skus: string[]) => {
  const { payload } = await world.staff.ask('GET', `${admin.export}?format=csv`)
  const rows = parse<Record<ImportColumn, string>>(payload, { bom: true, columns: true })
  return skus.map((sku) => rows.find(({ artikelnummer }) => artikelnummer === sku))
}

/** As an export writes them. */
const pathsOf = async (...paths: string[]) => {
  const rows = await world.shop.db
    .select()
    .from(category)
    .where(inArray(category.path, paths))
    .orderBy(category.id)
  return rows.map(({ path }) => path).join('; ')
}
const filtersOf = async (title: string, count: number) => {
  const rows = await world.shop.db
    .select({ title: facetValue.title })
    .from(facetValue)
    .innerJoin(facet, eq(facet.id, facetValue.facetId))
    .where(eq(facet.title, title))
    .orderBy(facetValue.id)
    .limit(count)
  return rows.map((value) => `${title}: ${value.title}`).join('; ')
}

it('every column of a file has its effect, on an existing and on a new article', async () => {
  const known = (await articleOf(await makeArticle(world.shop.db))).variant.sku
  const [before] = await exportedRows(known)
  if (!before) throw new Error('the article is not in the export')
  const [maker] = await world.shop.db
    .insert(brand)
    .values({ title: 'Elke kolom', slug: 'elke-kolom', description: '' })
    .returning()
  const changed: Record<ImportColumn, string> = {
    artikelnummer: known,
    product: before.product,
    titel: 'Elke kolom',
    merk: maker?.title ?? '',
    categorie: 'wonen',
    // Every new product is on the list of all products as well.
    'ook in': await pathsOf('pop', 'slapen'),
    filters: await filtersOf('Materiaal', 2),
    omschrijving: '<p>Met een <strong>zin</strong>.</p>',
    metatitel: 'Elke kolom kopen',
    metaomschrijving: "'-50 % op elke kolom",
    zichtbaar: 'nee',
    opties: before.opties,
    prijs: '61,50',
    btw: '9',
    voorraad: '61',
    'voorraad bij export': before['voorraad bij export'],
    drempel: '7',
    levertijd: 'Binnen 9 werkdagen in huis',
    'te koop': 'nee',
  }
  const added = { ...changed, artikelnummer: 'ELKE-KOLOM', product: 'elke-kolom', opties: 'Maat: 9x9' }
  const same = ImportColumn.options.filter((column) => changed[column] === before[column])
  expect(same).toEqual(['artikelnummer', 'product', 'opties', 'voorraad bij export'])

  const plan = await check(stringify([changed, added], { header: true }))
  expect([plan.errors, await apply(plan.id)]).toEqual([[], 204])
  const ofNow = { 'voorraad bij export': expect.stringMatching(/^61 op /) }
  expect(await exportedRows(known, 'ELKE-KOLOM')).toEqual([
    { ...changed, ...ofNow },
    { ...added, ...ofNow },
  ])
})

it('an export that is imported changes the stock by what was typed: pieces that were sold since stay sold', async () => {
  const id = await makeArticle(world.shop.db, { stock: 10 })
  const stock = async () => (await articleOf(id)).variant.stock
  const sell = async (pieces: number) =>
    world.shop.db
      .update(variant)
      .set({ stock: sql`stock - ${pieces}` })
      .where(eq(variant.id, id))
  const [row] = await exportedRows((await articleOf(id)).variant.sku)
  const checked = (by: object) => check(stringify([{ ...row, ...by }], { header: true }))
  await sell(2)
  const priced = await checked({ prijs: '43,21' })
  expect([priced.stockChangeCount, priced.changes.map(({ column }) => column)]).toEqual([0, ['prijs']])
  expect(await apply(priced.id)).toBe(204)
  expect(await stock()).toBe(8)

  const delivered = await checked({ prijs: '43,21', voorraad: '15' })
  expect([delivered.stockChangeCount, delivered.changes]).toMatchObject([1, [{ from: '8', to: '13' }]])
  await sell(1)
  expect(await apply(delivered.id)).toBe(204)
  expect(await stock()).toBe(12)

  // The same file once more, with another correction: the delivery counts once.
  const again = await checked({ prijs: '43,22', voorraad: '16' })
  expect(again.changes.map(({ from, to }) => [from, to])).toContainEqual(['12', '13'])
  expect(await apply(again.id)).toBe(204)
  expect((await checked({ prijs: '43,22', voorraad: '16' })).changeCount).toBe(0)
  await undo(again.id)
  expect((await checked({ prijs: '43,21', voorraad: '15' })).changeCount).toBe(0)

  await sell(10)
  const fewer = await checked({ prijs: '43,21', voorraad: '1' })
  expect(fewer.changes).toMatchObject([{ from: '2', to: '0' }])
  const mistaken = await checked({ 'voorraad bij export': '10' })
  expect(mistaken.errors).toMatchObject([{ column: 'voorraad bij export' }])
})

it('an export leaves out a reduced price, so that importing it later does not make that price permanent', async () => {
  const ids = [
    await makeArticle(world.shop.db),
    await makeArticle(world.shop.db),
    await makeArticle(world.shop.db),
  ]
  const skus = await Promise.all(ids.map(async (id) => (await articleOf(id)).variant.sku))
  const [onSale = 0, promoted = 0] = ids
  const { db } = world.shop
  const now = Date.now()
  const period = { startsAt: new Date(now - 3_600_000), endsAt: new Date(now + 3_600_000) }
  await db.insert(sale).values({ variantId: onSale, priceCents: 1500, regularCents: 2000, ...period })
  const [{ id: promotionId } = { id: '' }] = await db.select({ id: promotion.id }).from(promotion).limit(1)
  await db
    .insert(promotionPrice)
    .values({ variantId: promoted, promotionId, priceCents: 1500, regularCents: 2000 })
  const rows = await exportedRows(...skus)
  await db.delete(sale).where(eq(sale.variantId, onSale))
  await db.delete(promotionPrice).where(eq(promotionPrice.variantId, promoted))
  expect(rows.map((row) => row?.prijs === '')).toEqual([true, true, false])
  await db.update(variant).set({ priceCents: 2000 }).where(inArray(variant.id, ids))
  const later = await check(stringify(rows, { header: true }))
  expect([later.errors, later.priceChangeCount]).toEqual([[], 1])
})

it('sets the other categories and the filter values of a product, and takes them back', async () => {
  const { db } = world.shop
  const { product: before, variant: sold } = await articleOf(await makeArticle(db))
  const [size] = await db
    .select({ id: facetValue.id, title: facetValue.title })
    .from(facetValue)
    .innerJoin(facet, eq(facet.id, facetValue.facetId))
    .where(eq(facet.title, 'Maat'))
    .limit(1)
  await db
    .update(variant)
    .set({ facetValueIds: [size?.id ?? 0] })
    .where(eq(variant.id, sold.id))
  const [page] = await db.select({ categoryId: promotion.categoryId }).from(promotion).limit(1)
  const onPage = { productId: before.id, categoryId: page?.categoryId ?? 0 }
  await db.insert(productCategory).values(onPage)
  await edit(before.id, {})
  const [exported] = await exportedRows(sold.sku)
  // The page of a promotion follows the promotion, and the size its article.
  expect(exported).toMatchObject({ 'ook in': 'geen', filters: 'geen' })
  const categoriesOf = async () =>
    (await db.select().from(productCategory).where(eq(productCategory.productId, before.id)))
      .map(({ categoryId }) => categoryId)
      .toSorted((left, right) => left - right)
  const categoryIds = await categoriesOf()
  const file = (paths: string, filters: string) =>
    stringify([
      ['artikelnummer', 'ook in', 'filters'],
      [sold.sku, paths, filters],
    ])

  const materials = await filtersOf('Materiaal', 2)
  const plan = await check(file('/wonen/; slapen', materials.toUpperCase()))
  expect(plan.errors).toEqual([])
  expect(plan.changes.map(({ column, from, to }) => [column, from, to])).toEqual([
    ['filters', 'geen', materials],
    ['ook in', 'geen', await pathsOf('wonen', 'slapen')],
  ])
  expect(await apply(plan.id)).toBe(204)
  expect((await exportedRows(sold.sku))[0]).toMatchObject({
    'ook in': await pathsOf('wonen', 'slapen'),
    filters: materials,
  })
  expect(await categoriesOf()).toEqual(expect.arrayContaining(categoryIds))
  const { facetValueIds } = (await articleOf(sold.id)).product
  expect(facetValueIds).toContain(size?.id)
  expect(await check(file('slapen; wonen', materials))).toMatchObject({ changeCount: 0, errors: [] })

  const emptied = await check(file('geen', 'Geen'))
  expect(await apply(emptied.id)).toBe(204)
  expect((await exportedRows(sold.sku))[0]).toMatchObject({ 'ook in': 'geen', filters: 'geen' })
  expect(await categoriesOf()).toEqual(categoryIds)
  expect((await undo(emptied.id)).json<UndoneImport>()).toEqual({ restored: 1, left: 0 })
  expect((await articleOf(sold.id)).product.facetValueIds).toEqual(facetValueIds)

  const [promoted] = await db
    .select({ path: category.path })
    .from(category)
    .where(eq(category.id, onPage.categoryId))
  const wrong = await check(file(`nergens; ${promoted?.path}`, `Maat: ${size?.title}; Kleur: Onzin`))
  expect(wrong.errors.map(({ column, message }) => [column, message])).toEqual([
    ['ook in', 'De categorie "nergens" bestaat niet. Vul het adres in, zoals wonen/plaids.'],
    [
      'ook in',
      `De categorie "${promoted?.path}" is de pagina van een actie: daar komen de artikelen van de actie.`,
    ],
    ['filters', 'De filterwaarde "Kleur: Onzin" bestaat niet.'],
    [
      'filters',
      `De artikelen van dit product hebben dit filter zelf: wijzig "Maat: ${size?.title}" bij de artikelen.`,
    ],
  ])
  expect((await check(file('', 'Materiaal'))).errors).toMatchObject([
    { column: 'filters', message: 'Vul filterwaarden in zoals "Materiaal: Katoen; Seizoen: Zomer".' },
  ])
})

it('moves a product to another main category, out of the earlier one unless `ook in` lists that', async () => {
  const { db } = world.shop
  const { product: before, variant: sold } = await articleOf(await makeArticle(db))
  const [old] = await db.select().from(category).where(eq(category.id, before.mainCategoryId))
  const from = old?.path ?? ''
  const pathsNow = async () => {
    const rows = await db
      .select({ path: category.path })
      .from(productCategory)
      .innerJoin(category, eq(category.id, productCategory.categoryId))
      .where(eq(productCategory.productId, before.id))
      .orderBy(category.id)
    return rows.map(({ path }) => path).toSorted()
  }
  const file = (main: string, others: string) =>
    stringify([
      ['artikelnummer', 'categorie', 'ook in'],
      [sold.sku, main, others],
    ])
  const paths = await pathsNow()
  const moving = await check(file('wonen', ''))
  expect(moving.changes.map(({ column, from: was, to }) => [column, was, to])).toEqual([
    ['categorie', from, 'wonen'],
    ['ook in', from, 'geen'],
  ])
  expect(await apply(moving.id)).toBe(204)
  expect(await pathsNow()).toEqual(['wonen'])
  expect((await undo(moving.id)).json<UndoneImport>()).toEqual({ restored: 1, left: 0 })
  expect(await pathsNow()).toEqual(paths)

  for (const [others, expected] of [
    ['geen', ['wonen']],
    [`${from}; slapen`, [from, 'slapen', 'wonen'].toSorted()],
    ['wonen; slapen', ['slapen', 'wonen']],
  ] as const) {
    const plan = await check(file('wonen', others))
    expect(await apply(plan.id)).toBe(204)
    expect([others, await pathsNow()]).toEqual([others, expected])
    expect((await undo(plan.id)).json<UndoneImport>()).toEqual({ restored: 1, left: 0 })
    expect([others, await pathsNow()]).toEqual([others, paths])
  }
})

it('the texts of a product are sanitised, come back when they are undone, and need one line', async () => {
  const { product: before, variant: sold } = await articleOf(await makeArticle(world.shop.db))
  const [row] = await exportedRows(sold.sku)
  const plan = await check(
    stringify([
      [
        'artikelnummer',
        'product',
        'titel',
        'merk',
        'categorie',
        'opties',
        'prijs',
        'omschrijving',
        'metatitel',
      ],
      [sold.sku, '', '', '', '', '', '', `<p onclick="x()">Wol</p><script>1</script>`, 'Wol'],
      ['TEKST-1', 'tekst', 'Tekst', row?.merk, row?.categorie, 'Maat: 1', '5', '', ''],
      ['TEKST-2', 'tekst', 'Tekst', row?.merk, row?.categorie, 'Maat: 2', '5', 'x'.repeat(1_000), ''],
    ]),
  )
  expect([plan.errors, await apply(plan.id)]).toEqual([[], 204])
  expect((await articleOf(sold.id)).product).toMatchObject({ description: '<p>Wol</p>', metaTitle: 'Wol' })
  const [added] = await world.shop.db.select().from(product).where(eq(product.slug, 'tekst'))
  expect(added).toMatchObject({
    description: 'x'.repeat(1_000),
    metaTitle: 'Tekst',
    metaDescription: 'Tekst',
  })
  const [first, second] = await exportedRows('TEKST-1', 'TEKST-2')
  expect([first?.omschrijving, second?.omschrijving]).toEqual(['x'.repeat(1_000), ''])
  expect((await undo(plan.id)).json<UndoneImport>()).toEqual({ restored: 3, left: 0 })
  const { description, metaTitle } = (await articleOf(sold.id)).product
  // Its title for search engines follows from its title again.
  expect([description, metaTitle]).toEqual([before.description, before.title])
})

it('texts of one product may be on different lines, and its title as metatitel makes that automatic', async () => {
  const [row] = await exportedRows((await articleOf(await makeArticle(world.shop.db))).variant.sku)
  const columns = ['artikelnummer', 'product', 'titel', 'merk', 'categorie', 'opties', 'prijs']
  const added = ['1', '2'].map((size) => [
    `LIJN-${size}`,
    'lijnen',
    'Lijnen',
    row?.merk,
    row?.categorie,
    `Maat: ${size}`,
    '5',
  ])
  expect(await apply((await check(stringify([columns, ...added]))).id)).toBe(204)
  const texts = ['artikelnummer', 'omschrijving', 'metatitel']
  const both = await check(stringify([texts, ['LIJN-1', '<p>Wol</p>', ''], ['LIJN-2', '', 'Alles van wol']]))
  expect([both.errors, await apply(both.id)]).toEqual([[], 204])
  const stored = async () => (await world.shop.db.select().from(product).where(eq(product.slug, 'lijnen')))[0]
  expect(await stored()).toMatchObject({ description: '<p>Wol</p>', metaTitle: 'Alles van wol' })

  const automatic = await check(stringify([texts, ['LIJN-1', '', 'Lijnen']]))
  expect(await apply(automatic.id)).toBe(204)
  expect((await stored())?.metaTitle).toBe('Lijnen')
  expect((await check(stringify([texts, ['LIJN-1', '', 'Lijnen']]))).changes).toEqual([])
  expect((await undo(automatic.id)).json<UndoneImport>()).toEqual({ restored: 1, left: 0 })
  expect((await stored())?.metaTitle).toBe('Alles van wol')
})

it('a text that is too long is named', async () => {
  const { variant: sold } = await articleOf(await makeArticle(world.shop.db))
  const plan = await check(
    stringify([
      ['artikelnummer', 'metatitel', 'omschrijving'],
      [sold.sku, 'x'.repeat(201), 'x'.repeat(32_001)],
    ]),
  )
  expect(plan.errors.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, 'metatitel', 'Dit is langer dan 200 tekens.'],
    [2, 'omschrijving', 'Dit is langer dan 32000 tekens.'],
  ])
})

it('a value that the form of an article would refuse is named', async () => {
  const known = await articleOf(await makeArticle(world.shop.db))
  const long = 'x'.repeat(150)
  const plan = await check(
    stringify([
      ['artikelnummer', 'product', 'opties', 'prijs', 'omschrijving', 'voorraad'],
      ['LANG-1', known.product.slug, `Maat: ${long}`, 10, '', ''],
      ['LANG-2', known.product.slug, `${long}: 60x70`, 10, '', ''],
      ['LANG-3', known.product.slug, 'A: 1; B: 2; C: 3; D: 4; E: 5; F: 6', 10, '', ''],
      [known.variant.sku, '', '', '', '&'.repeat(20_000), 100_001],
    ]),
  )
  const messages = plan.errors.map(({ line, message }) => `${line} ${message}`)
  expect(messages.filter((message) => !message.includes('Vul bij een nieuw artikel'))).toEqual([
    '2 Dit is langer dan 100 tekens.',
    '3 Dit is langer dan 100 tekens.',
    '4 Hoogstens vijf keuzes.',
    '5 Dit is langer dan 50000 tekens.',
    '5 Vul hoogstens 100.000 in.',
  ])
})

it('a VAT rate is a whole percentage; an empty cell keeps it, or is the usual one of a new article', async () => {
  const [first, second] = [
    (await articleOf(await makeArticle(world.shop.db, { vatRate: 9 }))).variant,
    (await articleOf(await makeArticle(world.shop.db, { vatRate: 9 }))).variant,
  ]
  const rates = async () => (await exportedRows(first.sku, second.sku, 'BTW-NIEUW')).map((row) => row?.btw)
  const wrong = await check(
    `artikelnummer,btw\n${first.sku},"9,5"\n${second.sku},101\n${first.sku}-X,-1\n${second.sku}-X,9%`,
  )
  expect(
    wrong.errors.filter(({ column }) => column === 'btw').map(({ line, message }) => [line, message]),
  ).toEqual([2, 3, 4, 5].map((line) => [line, 'Vul een heel percentage van 0 tot 100 in.']))
  const { slug } = (await articleOf(first.id)).product
  const plan = await check(`artikelnummer,product,opties,prijs,btw
${first.sku},,,,0
${second.sku},,,"10,00",
BTW-NIEUW,${slug},Maat: 9x9,"5,00",`)
  expect(plan.changes).toContainEqual({ line: 2, column: 'btw', sku: first.sku, from: '9', to: '0' })
  expect([plan.errors, await apply(plan.id)]).toEqual([[], 204])
  expect(await rates()).toEqual(['0', '9', '21'])
  expect((await undo(plan.id)).json<UndoneImport>()).toEqual({ restored: 3, left: 0 })
  expect(await rates()).toEqual(['9', '9', undefined])
})
