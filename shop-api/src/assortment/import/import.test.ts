import { setTimeout as sleep } from 'node:timers/promises'
import { eq, inArray, like, sql } from 'drizzle-orm'
import request from 'supertest'
import writeXlsxFile from 'write-excel-file/node'
import {
  type ImportPlan,
  type ImportRun,
  type UndoneImport,
} from 'shared-types/contracts/admin/assortment/imports'
import { usualDelivery } from 'shared-types/calendar/delivery-cutoff'
import { admin, type RowPath } from 'shared-types/contracts/admin/paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import type { V1Error } from 'shared-types/errors'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { newShopper } from '../../../test/shopper.ts'
import { waitingForLocks } from '../../../test/queue-at.ts'
import { employ, ownOrigin } from '../../../test/staff-under-test.ts'
import { stockCorrection } from '../../db/schema/assortment.ts'
import { catalogueImport, importedChange } from '../../db/schema/catalogue-import.ts'
import { brand, category, product, productCategory, variant } from '../../db/schema/products/catalog.ts'
import { forgetExpired } from '../../retention/forget-expired.ts'
import { importsUnderTest } from '../../../test/imports-under-test.ts'

const { upload, check, apply, undo, articleOf, edit, world } = importsUnderTest()

const forSale = (...lines: string[]) => ['artikelnummer,zichtbaar,te koop', ...lines].join('\n')
const remove = async (path: RowPath, id: number) =>
  (await world.staff.ask('DELETE', pathOf(path, { id }))).statusCode
/** All that an import can change. */
const contents = async () =>
  (
    await world.shop.db.execute(sql`select md5(string_agg(variant::text, '' order by variant.id)) as variants,
      (select md5(string_agg(product::text, '' order by product.id)) from product) as products from variant`)
  ).rows

describe('a file of the assortment', () => {
  it('is checked, applied in one transaction, and undone', async () => {
    const ids = [
      await makeArticle(world.shop.db),
      await makeArticle(world.shop.db, { stock: 4, priceCents: 2000 }),
    ]
    const [first, second] = [await articleOf(ids[0] ?? 0), await articleOf(ids[1] ?? 0)]
    const file = `artikelnummer,titel,prijs,voorraad,te koop
${first.variant.sku},Nieuwe titel,"39,95",12,
${second.variant.sku},,19.5,,ja`
    const plan = await check(file)
    expect(plan).toMatchObject({ lines: 2, changeCount: 4, errorCount: 0, errors: [] })
    expect(plan.changes).toContainEqual({
      line: 2,
      column: 'prijs',
      sku: first.variant.sku,
      from: '49,95',
      to: '39,95',
    })
    expect(await articleOf(ids[0] ?? 0)).toEqual(first)

    expect([await apply(plan.id), await apply(plan.id)]).toEqual([204, 409])
    const changed = await articleOf(ids[0] ?? 0)
    expect(changed.variant).toMatchObject({ priceCents: 3995, priceOldCents: 4995, stock: 12 })
    expect(changed.product).toMatchObject({ title: 'Nieuwe titel', priceFromCents: 3995, version: 2 })
    expect((await articleOf(ids[1] ?? 0)).variant).toMatchObject({ priceCents: 1950, stock: 4 })
    const corrections = await world.shop.db
      .select()
      .from(stockCorrection)
      .where(inArray(stockCorrection.variantId, ids))
    expect(corrections).toMatchObject([{ change: 2, stockAfter: 12, reason: 'Import prijzen.csv' }])

    // A piece is sold before the import is undone, and the second article gets another price.
    await world.shop.db.update(variant).set({ stock: 11 }).where(eq(variant.id, first.variant.id))
    await world.staff.ask('POST', pathOf(admin.variantPrice, { id: second.variant.id }), {
      priceCents: 1800,
      wasCents: 1950,
    })
    expect((await undo(plan.id)).json<UndoneImport>()).toEqual({ restored: 1, left: 1 })
    expect((await articleOf(ids[0] ?? 0)).variant).toMatchObject({ priceCents: 4995, stock: 9 })
    expect((await articleOf(ids[0] ?? 0)).product.title).toBe(first.product.title)
    expect((await articleOf(ids[1] ?? 0)).variant.priceCents).toBe(1800)
    expect((await undo(plan.id)).statusCode).toBe(422)
    const { rows } = (await world.staff.ask('GET', admin.imports)).json<{ rows: ImportRun[] }>()
    expect(rows[0]).toMatchObject({ by: world.staff.email, state: 'undone', undoable: false })
  })

  it('changes what its check showed: the stock by the difference, and nothing that was changed since', async () => {
    const [first, second] = [
      await articleOf(await makeArticle(world.shop.db, { stock: 10, priceCents: 5000 })),
      await articleOf(await makeArticle(world.shop.db, { stock: 10 })),
    ]
    const file = (price: string) => `artikelnummer,prijs,voorraad
${first.variant.sku},"${price}",8
${second.variant.sku},,10`
    const sellOne = () =>
      world.shop.db
        .update(variant)
        .set({ stock: sql`stock - 1` })
        .where(inArray(variant.id, [first.variant.id, second.variant.id]))
    const stocks = async () =>
      Promise.all([first, second].map(async (of) => (await articleOf(of.variant.id)).variant.stock))
    const plan = await check(file('45,00'))
    await sellOne()
    expect(await apply(plan.id)).toBe(204)
    expect(await stocks()).toEqual([7, 9])
    const ofFirst = eq(stockCorrection.variantId, first.variant.id)
    const corrections = await world.shop.db.select().from(stockCorrection).where(ofFirst)
    expect(corrections).toMatchObject([{ change: -2, stockAfter: 7 }])

    const old = await check(file('40,00'))
    await world.staff.ask('POST', pathOf(admin.variantPrice, { id: first.variant.id }), {
      priceCents: 4400,
      wasCents: 4500,
    })
    const refused = await world.staff.ask('POST', pathOf(admin.importApply, { id: old.id ?? '' }))
    expect([refused.statusCode, refused.json<V1Error>().message]).toEqual([
      409,
      expect.stringContaining(`${first.variant.sku} is gewijzigd na deze controle`),
    ])
    expect((await articleOf(first.variant.id)).variant.priceCents).toBe(4400)
    expect(await stocks()).toEqual([7, 9])
    expect(await apply((await check(file('40,00'))).id)).toBe(204)
    expect(await stocks()).toEqual([8, 10])

    // More pieces are sold than the file leaves.
    const counted = await check(`artikelnummer,voorraad\n${first.variant.sku},1`)
    await world.shop.db.update(variant).set({ stock: 2 }).where(eq(variant.id, first.variant.id))
    expect(await apply(counted.id)).toBe(204)
    expect(await stocks()).toEqual([0, 10])
  })

  it('does not hold up carts while it is applied', async () => {
    const { db } = world.shop
    const id = await makeArticle(db)
    const { sku } = (await articleOf(id)).variant
    const plan = await check(`artikelnummer,titel,prijs\n${sku},Nieuwe titel,12`)
    const { applying } = await db.transaction(async (tx) => {
      // An import writes this row last.
      await tx
        .select()
        .from(catalogueImport)
        .where(eq(catalogueImport.id, plan.id ?? ''))
        .for('update')
      const sent = apply(plan.id)
      await vi.waitFor(async () => expect((await db.execute(waitingForLocks)).rows).toHaveLength(1), 5_000)
      expect((await newShopper(world.shop).add(id)).status).toBe(200)
      return { applying: sent }
    })
    expect(await applying).toBe(204)
  })

  it('adds articles and hidden products, and removes them when it is undone', async () => {
    const { rows } = await world.shop.db.execute<{ maker: string; path: string }>(sql`
      select brand.title as maker, category.path from product join brand on brand.id = brand_id
      join category on category.id = main_category_id limit 1`)
    const [{ maker, path } = { maker: '', path: '' }] = rows
    const known = await articleOf(await makeArticle(world.shop.db))
    const plan = await check(`artikelnummer,product,titel,merk,categorie,opties,prijs,voorraad
NIEUW-1,nieuw-laken,Nieuw laken,${maker},${path},Maat: 90x200; Kleur: wit,"10,00",3
NIEUW-2,nieuw-laken,Nieuw laken,${maker},${path},Maat: 140x200; Kleur: wit,12,
NIEUW-3,${known.product.slug},,,,Maat: 260x220,"69,95",1`)
    expect(plan.errors).toEqual([])
    expect(await apply(plan.id)).toBe(204)
    const added = await world.shop.db
      .select()
      .from(variant)
      .where(inArray(variant.sku, ['NIEUW-1', 'NIEUW-2', 'NIEUW-3']))
    expect(added.map(({ title, priceCents, stock }) => [title, priceCents, stock]).toSorted()).toEqual([
      ['140x200, wit', 1200, 0],
      ['260x220', 6995, 1],
      ['90x200, wit', 1000, 3],
    ])
    const [made] = await world.shop.db.select().from(product).where(eq(product.slug, 'nieuw-laken'))
    expect(made).toMatchObject({ active: false, priceFromCents: 1000 })
    expect(made?.options[0]?.values.map(({ title }) => title)).toEqual(['90x200', '140x200'])
    expect((await articleOf(known.variant.id)).product.options[0]?.values).toHaveLength(2)
    expect((await undo(plan.id)).json<UndoneImport>()).toEqual({ restored: 3, left: 0 })
    expect(await world.shop.db.$count(product, eq(product.slug, 'nieuw-laken'))).toBe(0)
    expect((await articleOf(known.variant.id)).product.options).toEqual(known.product.options)
  })

  it('that is undone leaves the articles that employees finished or changed since', async () => {
    const { rows } = await world.shop.db.execute<{ maker: string; path: string }>(sql`
      select brand.title as maker, category.path from product join brand on brand.id = brand_id
      join category on category.id = main_category_id limit 1`)
    const [{ maker, path } = { maker: '', path: '' }] = rows
    const known = await articleOf(await makeArticle(world.shop.db))
    await edit(known.product.id, { summary: 'Bewerkt voor de import' })
    const plan = await check(`artikelnummer,product,titel,merk,categorie,opties,prijs,voorraad
AF-1,af-een,Laken een,${maker},${path},Maat: 90x200,"10,00",3
AF-2,af-twee,Laken twee,${maker},${path},Maat: 90x200,"10,00",3
AF-3,af-drie,Laken drie,${maker},${path},Maat: 90x200,"10,00",3
AF-4,${known.product.slug},,,,Maat: 260x220,"69,95",1
AF-5,${known.product.slug},,,,Maat: 280x220,"79,95",1`)
    expect(plan.errors).toEqual([])
    expect(await apply(plan.id)).toBe(204)
    const added = await world.shop.db
      .select({ id: variant.id, sku: variant.sku, productId: variant.productId })
      .from(variant)
      .where(like(variant.sku, 'AF-%'))
    const idOf = (sku: string) => String(added.find((row) => row.sku === sku)?.id)
    await edit(added.find(({ sku }) => sku === 'AF-1')?.productId ?? 0, { description: '<p>Zacht</p>' })
    await world.staff.ask('POST', pathOf(admin.variantStock, { id: idOf('AF-2') }), {
      change: 2,
      reason: 'Geteld',
    })
    await world.staff.ask('POST', pathOf(admin.variantPrice, { id: idOf('AF-4') }), {
      priceCents: 6500,
      wasCents: 6995,
    })
    expect((await undo(plan.id)).json<UndoneImport>()).toEqual({ restored: 2, left: 3 })
    const left = await world.shop.db
      .select({ sku: variant.sku, priceCents: variant.priceCents, active: variant.active })
      .from(variant)
      .where(like(variant.sku, 'AF-%'))
      .orderBy(variant.sku)
    expect(left).toEqual([
      { sku: 'AF-1', priceCents: 1000, active: true },
      { sku: 'AF-2', priceCents: 1000, active: true },
      { sku: 'AF-4', priceCents: 6500, active: true },
    ])
  })

  it('that is undone removes products only from categories to which it added them', async () => {
    const ids: number[] = []
    for (let count = 0; count < 4; count += 1) ids.push(await makeArticle(world.shop.db))
    const [added, known, earlier, target] = await Promise.all(ids.map(articleOf))
    if (!added || !known || !earlier || !target) throw new Error('no articles')
    const { mainCategoryId: categoryId } = target.product
    const [to] = await world.shop.db.select().from(category).where(eq(category.id, categoryId))
    await world.shop.db.insert(productCategory).values({ productId: known.product.id, categoryId })
    const productsIn = async () => {
      const inside = await world.shop.db
        .select({ id: productCategory.productId })
        .from(productCategory)
        .where(eq(productCategory.categoryId, categoryId))
      return inside.map(({ id }) => id).toSorted((a, b) => a - b)
    }
    const before = await productsIn()
    const plan = await check(`artikelnummer,categorie
${added.variant.sku},${to?.path}
${known.variant.sku},${to?.path}
${earlier.variant.sku},${to?.path}`)
    await apply(plan.id)
    expect(await productsIn()).toEqual([added, known, earlier, target].map(({ product: { id } }) => id))
    // An import of an earlier release did not store this.
    await world.shop.db
      .update(importedChange)
      .set({
        before: { mainCategoryId: earlier.product.mainCategoryId },
        after: { mainCategoryId: categoryId },
      })
      .where(eq(importedChange.variantId, earlier.variant.id))
    expect((await undo(plan.id)).json<UndoneImport>()).toEqual({ restored: 3, left: 0 })
    expect(await productsIn()).toEqual([...before, earlier.product.id].toSorted((a, b) => a - b))
    expect((await articleOf(added.variant.id)).product.mainCategoryId).toBe(added.product.mainCategoryId)
  })

  it('with mistakes names them by line and column, and changes nothing', async () => {
    const { variant: known } = await articleOf(await makeArticle(world.shop.db))
    const before = await contents()
    const plan = await check(`artikelnummer,titel,merk,categorie,prijs,voorraad,te koop
${known.sku},=1+1,Geen merk,geen/pad,0,-1,misschien
${known.sku},,,,1000000000,1e3,
ONBEKEND,,,,"12,50",,
,Titel,,,,,
-1,,,,"-0,50",-0,-nee`)
    expect(plan.id).toBeNull()
    expect(plan.errors.map(({ line, column }) => `${line} ${column}`).toSorted()).toEqual(
      [
        '2 titel',
        '2 prijs',
        '2 voorraad',
        '2 te koop',
        '2 merk',
        '2 categorie',
        '3 artikelnummer',
        '3 prijs',
        '3 voorraad',
        '4 opties',
        '4 product',
        '4 titel',
        '4 merk',
        '4 categorie',
        '5 artikelnummer',
        '6 artikelnummer',
        '6 prijs',
        '6 voorraad',
        '6 te koop',
      ].toSorted(),
    )
    expect(plan.errors.find(({ line, column }) => line === 2 && column === 'prijs')?.message).toBe(
      'De prijs is minstens € 0,01.',
    )
    expect(plan.errors.find(({ line, column }) => line === 3 && column === 'prijs')?.message).toContain(
      'hoogstens',
    )
    expect(await contents()).toEqual(before)
  })

  it('as XLSX can have numbers in its cells', async () => {
    const id = await makeArticle(world.shop.db)
    const { sku } = (await articleOf(id)).variant
    const sheet = [
      ['artikelnummer', 'titel', 'prijs', 'voorraad'],
      [sku, 2.5, 19.5, 7],
    ]
    const plan = await check(await writeXlsxFile(sheet).toBuffer())
    expect(plan.errors).toEqual([])
    expect(plan.changes.map(({ to }) => to)).toEqual(['19,50', '7', '2,5'])
  })

  it('as XLSX can have calculated numbers in its cells, which a spreadsheet shows with 15 digits', async () => {
    const { sku } = (await articleOf(await makeArticle(world.shop.db))).variant
    const sheet = [
      ['artikelnummer', 'prijs', 'voorraad'],
      [sku, 99.95 * 0.8, 0.29 * 100],
    ]
    expect(sheet[1]?.slice(1)).not.toEqual([79.96, 29])
    const plan = await check(await writeXlsxFile(sheet).toBuffer())
    expect([plan.errors, plan.changes.map(({ to }) => to)]).toEqual([[], ['79,96', '29']])
  })

  it('adds no article that the form would refuse', async () => {
    const known = await articleOf(await makeArticle(world.shop.db))
    const archived = await articleOf(await makeArticle(world.shop.db))
    await world.shop.db
      .update(product)
      .set({ archivedAt: new Date() })
      .where(eq(product.id, archived.product.id))
    const [maker] = await world.shop.db.select().from(brand).where(eq(brand.id, known.product.brandId))
    const [placed] = await world.shop.db
      .select()
      .from(category)
      .where(eq(category.id, known.product.mainCategoryId))
    const [other] = await world.shop.db.select().from(category).where(eq(category.path, 'wonen'))
    const fresh = (title: string, path = placed?.path) => `nieuw-kussen,${title},${maker?.title},${path}`
    const plan = await check(`artikelnummer,product,titel,merk,categorie,opties,prijs
DUBBEL-1,${known.product.slug},,,,Maat: 240x220,10
DUBBEL-2,${fresh('Nieuw kussen')},Maat: 60x70,10
DUBBEL-3,${fresh('Nieuw kussen')},Maat: 60x70,10
DUBBEL-4,${fresh('Ander kussen')},Maat: 50x60,10
DUBBEL-5,${fresh('Nieuw kussen', other?.path)},Maat: 40x40,10
DUBBEL-6,${fresh('Nieuw kussen')},Kleur: wit,10
DUBBEL-7,dubbele-keuze,Dubbele keuze,${maker?.title},${placed?.path},Maat: 1; Maat: 2,10
DUBBEL-8,${archived.product.slug},,,,Maat: 60x70,10
DUBBEL-9,${known.product.slug},Andere titel,,,Maat: 260x220,10`)
    const back = await check(`artikelnummer,te koop\n${archived.variant.sku},ja`)
    const same = 'Dit product heeft al een artikel met deze keuzes.'
    expect(plan.errors.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, 'opties', same],
      [4, 'opties', same],
      [5, 'titel', 'Regel 3 geeft hetzelfde product iets anders.'],
      [6, 'categorie', 'Regel 3 geeft hetzelfde product iets anders.'],
      [7, 'opties', 'Dit product heeft deze keuzes, in deze volgorde: Maat.'],
      [8, 'opties', 'Geef elke keuze een eigen naam.'],
      [9, 'product', 'Dit product is gearchiveerd.'],
      [10, 'titel', 'Dit geldt voor het hele product: wijzig het bij een artikel dat er al is.'],
    ])
    expect(back.errors).toMatchObject([{ message: 'Een gearchiveerd product kan niet terug in de winkel.' }])
  })

  it('leaves no product in the shop without an article for sale', async () => {
    const [first, second, last] = [
      await articleOf(await makeArticle(world.shop.db)),
      await articleOf(await makeArticle(world.shop.db)),
      await articleOf(await makeArticle(world.shop.db)),
    ]
    // Two articles of one product.
    await world.shop.db
      .update(variant)
      .set({ productId: first.product.id, values: ['140x200'] })
      .where(eq(variant.id, second.variant.id))
    const errorsOf = async (file: string) =>
      (await check(file)).errors.map(({ line, column, message }) => [line, column, message])
    const both = forSale(`${first.variant.sku},,nee`, `${second.variant.sku},,nee`)
    const isLast =
      'Dit is het laatste artikel dat te koop is. Verberg dan het hele product, of zet de voorraad op 0.'
    expect(await errorsOf(both)).toEqual([[3, 'te koop', isLast]])
    expect(await errorsOf(forSale(`${last.variant.sku},,nee`))).toEqual([[2, 'te koop', isLast]])
    expect(await errorsOf(forSale(`${first.variant.sku},,nee`, `${second.variant.sku},,ja`))).toEqual([])
    const hidden = await check(forSale(`${last.variant.sku},nee,nee`))
    expect([hidden.errors, await apply(hidden.id)]).toEqual([[], 204])
    expect(await errorsOf(forSale(`${last.variant.sku},ja,`))).toEqual([
      [2, 'zichtbaar', 'Zet eerst minstens één artikel van dit product aan.'],
    ])
    expect(await errorsOf(forSale(`${last.variant.sku},ja,ja`))).toEqual([])

    // Another employee takes the other article off sale after the check.
    const plan = await check(forSale(`${first.variant.sku},,nee`))
    const { stockThreshold, delivery, vatRate } = second.variant
    const was = { stockThreshold, delivery, vatRate, active: true }
    const change = { ...was, active: false, was }
    const saved = await world.staff.ask('PUT', pathOf(admin.variant, { id: second.variant.id }), change)
    expect(saved.statusCode).toBe(204)
    expect(await apply(plan.id)).toBe(409)
    expect((await articleOf(first.variant.id)).variant.active).toBe(true)
  })

  it('sets no price that is not above a planned sale, neither applied nor undone', async () => {
    const { id, sku } = (await articleOf(await makeArticle(world.shop.db, { priceCents: 5000 }))).variant
    const file = (price: string) => `artikelnummer,prijs\n${sku},"${price}"`
    const dearer = await check(file('60,00'))
    expect(await apply(dearer.id)).toBe(204)
    const planned = await world.staff.ask('POST', pathOf(admin.variantSale, { id }), {
      priceCents: 5500,
      startsAt: new Date(Date.now() + 3_600_000).toISOString(),
      endsAt: new Date(Date.now() + 7_200_000).toISOString(),
      was: null,
    })
    expect(planned.statusCode).toBe(204)

    const form = await world.staff.ask('POST', pathOf(admin.variantPrice, { id }), {
      priceCents: 5500,
      wasCents: 6000,
    })
    const { message } = form.json<V1Error>()
    expect(message).toContain('Er is een aanbieding gepland')
    expect((await check(file('55,00'))).errors).toEqual([{ line: 2, column: 'prijs', message }])
    expect((await check(file('55,01'))).errors).toEqual([])
    expect((await undo(dearer.id)).json<UndoneImport>()).toEqual({ restored: 0, left: 1 })
    expect((await articleOf(id)).variant.priceCents).toBe(6000)
  })

  it('adds an article that takes as long as the others of its product, unless it says otherwise', async () => {
    const id = await makeArticle(world.shop.db, { nextDay: false })
    const { product: of, variant: first } = await articleOf(id)
    const plan = await check(`artikelnummer,product,opties,prijs
${first.sku}-2,${of.slug},Maat: 9x9,12`)
    expect([plan.errors, await apply(plan.id)]).toEqual([[], 204])
    const [added] = await world.shop.db
      .select()
      .from(variant)
      .where(eq(variant.sku, `${first.sku}-2`))
    expect(added).toMatchObject({ delivery: first.delivery, nextDay: false })
  })

  it('decides by the delivery time whether an article comes the next working day; undone, as before', async () => {
    const ids = [await makeArticle(world.shop.db), await makeArticle(world.shop.db, { nextDay: false })]
    const articles = await Promise.all(ids.map(articleOf))
    const promises = async () =>
      Promise.all(
        articles.map(async ({ product: { slug } }) => {
          const url = pathOf(v1.product, { slugOrId: slug })
          return (await newShopper(world.shop).ask<{ variants: { delivery: string }[] }>('GET', url)).body
            .variants[0]?.delivery
        }),
      )
    const before = await promises()
    expect(before).toEqual([expect.stringMatching(/^Voor 23:59/), expect.stringContaining('uiterlijk')])
    const [first, second] = articles
    const plan = await check(`artikelnummer,levertijd
${first?.variant.sku},Binnen 3 weken in huis
${second?.variant.sku},"${usualDelivery}"`)
    expect(await apply(plan.id)).toBe(204)
    expect(await promises()).toEqual(['Binnen 3 weken in huis', before[0]])
    expect((await undo(plan.id)).json<UndoneImport>()).toEqual({ restored: 2, left: 0 })
    expect(await promises()).toEqual(before)
  })

  it('that is undone hides a product that then has no article for sale', async () => {
    const known = await articleOf(await makeArticle(world.shop.db))
    await world.shop.db.update(variant).set({ active: false }).where(eq(variant.id, known.variant.id))
    await world.shop.db.update(product).set({ active: false }).where(eq(product.id, known.product.id))
    const plan = await check(`artikelnummer,te koop\n${known.variant.sku},ja`)
    expect(await apply(plan.id)).toBe(204)
    await world.shop.db.update(product).set({ active: true }).where(eq(product.id, known.product.id))
    expect((await undo(plan.id)).statusCode).toBe(200)
    expect(await articleOf(known.variant.id)).toMatchObject({
      variant: { active: false },
      product: { active: false },
    })
  })

  it('that is undone leaves what can no longer go back, and restores the rest', async () => {
    const ids: number[] = []
    for (let count = 0; count < 3; count += 1) ids.push(await makeArticle(world.shop.db))
    const [regrouped, archived, other] = await Promise.all(ids.map(articleOf))
    if (!regrouped || !archived || !other) throw new Error('no articles')
    // A product in a cart is archived, not deleted.
    await newShopper(world.shop).fillIn(archived.variant.id)
    await world.shop.db.update(brand).set({ title: 'Blijvend' }).where(eq(brand.id, other.product.brandId))
    const [to] = await world.shop.db
      .select()
      .from(category)
      .where(eq(category.id, other.product.mainCategoryId))
    const plan = await check(`artikelnummer,titel,merk,categorie,zichtbaar,te koop
${regrouped.variant.sku},Andere titel,Blijvend,${to?.path},,
${archived.variant.sku},Andere titel,,,nee,nee`)
    expect([plan.errors, await apply(plan.id)]).toEqual([[], 204])
    const { brandId, mainCategoryId } = regrouped.product
    await world.shop.db.delete(productCategory).where(eq(productCategory.categoryId, mainCategoryId))
    expect([
      await remove(admin.brand, brandId),
      await remove(admin.category, mainCategoryId),
      await remove(admin.product, archived.product.id),
    ]).toEqual([204, 204, 200])

    const answer = await undo(plan.id)
    expect([answer.statusCode, answer.json<UndoneImport>()]).toEqual([200, { restored: 0, left: 2 }])
    const { title } = regrouped.product
    expect((await articleOf(regrouped.variant.id)).product).toMatchObject({
      title,
      brandId: other.product.brandId,
      mainCategoryId: other.product.mainCategoryId,
    })
    expect(await articleOf(archived.variant.id)).toMatchObject({
      variant: { active: false },
      product: { title, active: false },
    })
  })

  it('that cannot be read is refused with a message, and changes nothing', async () => {
    const before = await contents()
    const formulas = await writeXlsxFile([
      ['artikelnummer', 'prijs'],
      ['A', { type: 'Formula', value: '=1+1' }],
    ]).toBuffer()
    const wrong: [Buffer | string, RegExp][] = [
      [Buffer.from('artikelnummer,titel\nA,Beb\xe9', 'latin1'), /CSV UTF-8/],
      [Buffer.from('\uFEFFartikelnummer,titel\nA,B', 'utf16le'), /CSV UTF-8/],
      ['artikelnummer;prijs\nA;1', /puntkomma/],
      ['artikelnummer\tprijs\nA\t1', /tabs/],
      ['titel,prijs\nA,1', /"artikelnummer" ontbreekt/],
      ['artikelnummer,kleur\nA,1', /"kleur" kennen we niet/],
      ['artikelnummer,prijs,prijs\nA,1,2', /twee keer/],
      ['artikelnummer,titel\nA,"B', /Regel \d+ .*aanhalingsteken/],
      ['artikelnummer,prijs,voorraad\nA,12,5\nB,19,95,10', /Regel 3 heeft meer kolommen .*aanhalingstekens/],
      ['artikelnummer,titel\n', /geen regels/],
      ['%PDF-1.7', /"artikelnummer" ontbreekt/],
      [Buffer.from('PK\x03\x04 and nothing else'), /geen CSV en geen XLSX/],
      [formulas, /formules/],
    ]
    for (const [file, sentence] of wrong) {
      const answer = await upload(file)
      expect
        .soft([answer.statusCode, answer.json<{ message: string }>().message])
        .toEqual([422, expect.stringMatching(sentence)])
    }
    const large = await upload(Buffer.alloc(50 * 1024 * 1024, 'x'))
    expect([large.statusCode, large.json<{ message: string }>().message]).toEqual([
      413,
      'Dit bestand is te groot: hoogstens 10 MB.',
    ])
    expect(await contents()).toEqual(before)
  })
})

it('whose data has expired stays in the list, and the last applied one can still be undone', async () => {
  const { variant: before } = await articleOf(await makeArticle(world.shop.db, { priceCents: 4995 }))
  const checkPrice = async (price: string) =>
    (await check(`artikelnummer,prijs\n${before.sku},"${price}"`)).id ?? ''
  const ids: string[] = []
  for (const price of ['39,95', '29,95']) {
    const id = await checkPrice(price)
    expect(await apply(id)).toBe(204)
    ids.push(id)
  }
  const [first = '', last = ''] = ids
  const waiting = await checkPrice('19,95')
  const isOneOf = inArray(catalogueImport.id, [first, last, waiting])
  await world.shop.db
    .update(catalogueImport)
    .set({ createdAt: sql`now() - interval '31 days'` })
    .where(isOneOf)
  await forgetExpired(world.shop.shop)

  const stored = world.shop.db
    .select()
    .from(catalogueImport)
    .where(isOneOf)
    .orderBy(catalogueImport.appliedAt)
  expect(await stored).toMatchObject([
    { id: first, state: 'applied', changes: 1, rows: [] },
    { id: last, state: 'applied', changes: 1, rows: [{ line: 2 }] },
  ])
  expect(await world.shop.db.$count(importedChange, eq(importedChange.importId, first))).toBe(0)
  expect((await undo(last)).json<UndoneImport>()).toEqual({ restored: 1, left: 0 })
  expect((await articleOf(before.id)).variant.priceCents).toBe(3995)
  expect((await undo(first)).statusCode).toBe(422)
})

describe('an import that takes longer than a connection may be silent', () => {
  let slow: ShopUnderTest
  beforeAll(async () => {
    slow = await openShopUnderTest({ listen: true, config: { connections: { most: 20, silentFor: 200 } } })
  })
  afterAll(() => slow.close())

  it('is answered', async () => {
    const employee = await employ(slow, 'content')
    const { cookies } = await employee.logIn()
    const id = await makeArticle(slow.db)
    const [article] = await slow.db.select().from(variant).where(eq(variant.id, id))
    const file = Buffer.from(`artikelnummer,prijs\n${article?.sku},"12,50"`)
    const plan = (await employee.send('POST', `${admin.imports}?name=p.csv`, file)).json<ImportPlan>()
    const lock = await slow.pool.connect()
    await lock.query('begin')
    await lock.query('select from variant where id = $1 for update', [id])
    const applying = request(slow.url)
      .post(pathOf(admin.importApply, { id: plan.id ?? '' }))
      .set({ ...ownOrigin, cookie: `staff_session=${cookies[0]?.value}` })
      .then(({ status }) => status)
    await sleep(1_000)
    await lock.query('rollback')
    lock.release()
    expect(await applying).toBe(204)
  })
})
