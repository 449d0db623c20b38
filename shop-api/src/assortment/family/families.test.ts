import { eq, inArray, isNull } from 'drizzle-orm'
import type { FamilySummary, StaffFamily } from 'shared-types/contracts/admin/assortment/families'
import type { ImportPlan } from 'shared-types/contracts/admin/assortment/imports'
import { ProductChange } from 'shared-types/contracts/admin/assortment/products'
import { admin, type RowPath } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { describe, expect, it } from 'vitest'
import { newShopper } from '../../../test/shopper.ts'
import { employ, staffedShop } from '../../../test/staff-under-test.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'
import { publicChange } from '../../db/schema/products/change.ts'

const world = staffedShop('content')

const at = (id: number) => pathOf(admin.family, { id })
const list = async (q = '') =>
  (await world.staff.ask('GET', `${admin.families}?perPage=100&q=${encodeURIComponent(q)}`)).json<{
    rows: FamilySummary[]
    total: number
  }>()
const read = async (id: number) => (await world.staff.ask('GET', at(id))).json<StaffFamily>()
const changeOf = ({ version, title, attributes, members }: StaffFamily) => ({
  version,
  title,
  attributes,
  members: members.map(({ productId, values }) => ({ productId, values })),
})
const add = async (title: string, attributes = ['Kleur']) =>
  world.staff.ask('POST', admin.families, { title, attributes })
const save = async (family: StaffFamily, change: object = {}) =>
  world.staff.ask('PUT', at(family.id), { ...changeOf(family), ...change })
const errorsOf = ({ statusCode, json }: Awaited<ReturnType<typeof world.staff.ask>>) => [
  statusCode,
  json<{ errors?: Record<string, string> }>().errors,
]

/** A family of two colours with three members, and another one. */
const readTwo = async (): Promise<[StaffFamily, StaffFamily]> => {
  const { rows } = await list()
  const families = await Promise.all(rows.filter(({ products }) => products > 2).map(({ id }) => read(id)))
  const [first, second] = families.filter(({ attributes }) => attributes[0] === 'Kleur')
  if (!first || !second) throw new Error('the seed has families')
  return [first, second]
}

/** A product without a family. */
const findSingle = async () => {
  const [single] = await world.shop.db.select().from(product).where(isNull(product.familyId)).limit(1)
  if (!single) throw new Error('the seed has products without a family')
  return single
}
const slugOf = async (id: number) =>
  (await world.shop.db.select().from(product).where(eq(product.id, id)))[0]?.slug ?? ''

const skuOf = async (id: number) =>
  (await world.shop.db.select().from(variant).where(eq(variant.productId, id)))[0]?.sku ?? ''
const visible = async (...ids: number[]) => {
  const rows = await world.shop.db.select().from(product).where(inArray(product.id, ids))
  return ids.map((id) => rows.find((row) => row.id === id)?.active)
}
const check = async (...lines: string[]) => {
  const file = Buffer.from(['artikelnummer,zichtbaar', ...lines].join('\n'))
  return (await world.staff.send('POST', `${admin.imports}?name=a.csv`, file)).json<ImportPlan>()
}
const run = async (path: RowPath, id: string | null) =>
  world.staff.ask('POST', pathOf(path, { id: id ?? '' }))

interface InShop {
  family: {
    title: string
    attributes: string[]
    members: { id: number; values: { title: string }[] }[]
  } | null
}
const inShop = async (id: number) =>
  (await newShopper(world.shop).ask<InShop>('GET', `/v1/catalog/product/${await slugOf(id)}`)).body.family

describe('the families', () => {
  it('are found by their name and by their products', async () => {
    const { rows, total } = await list()
    expect(rows.length).toBe(total)
    const [family] = await readTwo()
    expect((await list(family.title)).rows.map(({ id }) => id)).toContain(family.id)
    const title = family.members[0]?.title ?? ''
    expect((await list(title)).rows.map(({ id }) => id)).toContain(family.id)
    expect(await list('xyzzy')).toEqual({ rows: [], total: 0 })
  })

  it('are valid as seeded', { tags: ['slow'] }, async () => {
    const { rows } = await list()
    for (const { id } of rows) expect.soft((await save(await read(id))).statusCode).toBe(200)
  })

  it('get a new one with the same name once, without products', async () => {
    const made = await add('Nieuwe reeks')
    expect(made.json<StaffFamily>()).toMatchObject({ title: 'Nieuwe reeks', products: 0, members: [] })
    expect(errorsOf(await add('Nieuwe reeks'))).toEqual([
      422,
      { title: 'Er is al een familie met deze naam.' },
    ])
    expect(errorsOf(await add('Andere reeks', ['Kleur', 'Kleur']))[1]).toHaveProperty(['attributes.1'])
    expect(errorsOf(await add('Andere reeks', []))[0]).toBe(422)
  })
})

describe('a family', () => {
  it('can get another name, attribute and product, and lose one, in the shop and its caches', async () => {
    const [family] = await readTwo()
    const [gone, ...rest] = changeOf(family).members
    const joined = await findSingle()
    await world.shop.db.delete(publicChange)
    const values = family.attributes.map((attribute) => ({
      title: `nieuw ${attribute}`,
      color: attribute === 'Kleur' ? '#123456' : null,
    }))
    const answer = await save(family, {
      title: `${family.title} anders`,
      attributes: family.attributes.with(0, 'Tint'),
      members: [...rest, { productId: joined.id, values }],
    })
    expect(answer.statusCode).toBe(200)
    const shown = await inShop(joined.id)
    expect(shown).toMatchObject({ title: `${family.title} anders` })
    expect(shown?.attributes[0]).toBe('Tint')
    expect(shown?.members.find(({ id }) => id === joined.id)?.values[0]?.title).toBe('nieuw Kleur')
    expect(shown?.members.map(({ id }) => id)).not.toContain(gone?.productId)
    expect(await inShop(gone?.productId ?? 0)).toBeNull()

    const tags = (await world.shop.db.select().from(publicChange)).map(({ tag }) => tag)
    const changed = [...family.members.map(({ productId }) => productId), joined.id]
    expect(tags).toEqual(expect.arrayContaining(changed.map((id) => `product:${id}`)))
    const { rows } = await world.shop.pool.query(
      `select distinct table_name, action from audit_log where table_name in ('product', 'product_family')
       and action = 'save family' and (before ->> 'title' = $1 or row_id = $2) order by table_name`,
      [family.title, String(joined.id)],
    )
    expect(rows.map((row: { table_name: string }) => row.table_name)).toEqual(['product', 'product_family'])
    expect((await save({ ...family, version: family.version + 1 })).statusCode).toBe(200)
  })

  it('may have one product, which then has no choice in the shop', async () => {
    const [family] = await readTwo()
    const [only] = changeOf(family).members
    expect((await save(family, { members: [only] })).json<StaffFamily>()).toMatchObject({ products: 1 })
    expect(await inShop(only?.productId ?? 0)).toBeNull()
    expect((await save({ ...family, version: family.version + 1 })).statusCode).toBe(200)
    expect(await inShop(only?.productId ?? 0)).not.toBeNull()
  })

  it('gives a name to one of two concurrent requests', async () => {
    const [family, other] = await readTwo()
    const naming = async (title: string) => {
      const families = await Promise.all([read(family.id), read(other.id)])
      const answers = await Promise.all(families.map((one) => save(one, { title })))
      return answers.map(({ statusCode }) => statusCode).toSorted()
    }
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(await naming(`Gewilde naam ${attempt}`)).toEqual([200, 422])
  })

  it('is saved once by two employees, and a product joins one of two families', async () => {
    const [family, other] = await readTwo()
    const twice = await Promise.all([save(family), save(family)])
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { id: productId } = await findSingle()
    const joining = async (of: StaffFamily) => {
      const member = { productId, values: of.attributes.map(() => ({ title: 'enig', color: null })) }
      return save(of, { members: [...changeOf(of).members, member] })
    }
    const answers = await Promise.all([joining(await read(family.id)), joining(other)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(Object.values(refused?.json<{ errors: object }>().errors ?? {})).toEqual([
      expect.stringContaining('Dit product hoort bij de familie'),
    ])
  })

  it('names the fields of products that do not fit', async () => {
    const [family, other] = await readTwo()
    const { members } = changeOf(family)
    const [first, second, ...rest] = members
    if (!first || !second) throw new Error('a family has members')
    const mistakes = async (change: object) => errorsOf(await save(family, change))
    expect(await mistakes({ title: other.title })).toEqual([
      422,
      { title: 'Er is al een familie met deze naam.' },
    ])
    expect(await mistakes({ members: [first, { ...second, productId: first.productId }] })).toEqual([
      422,
      { 'members.1.productId': 'Dit product staat er al.' },
    ])
    expect(await mistakes({ members: [first, { ...second, values: first.values }, ...rest] })).toEqual([
      422,
      { 'members.1.values.0.title': 'Een ander product heeft dezelfde waarden.' },
    ])
    expect(await mistakes({ members: [{ ...first, values: [] }] })).toEqual([
      422,
      { 'members.0.productId': 'Geef dit product één waarde van elk kenmerk.' },
    ])
    expect(await mistakes({ members: [{ ...first, productId: 2_000_000_000 }] })).toEqual([
      422,
      { 'members.0.productId': 'Dit product bestaat niet meer.' },
    ])
    expect((await mistakes({ members: [{ ...first, values: [{ title: '', color: 'rood' }] }] }))[1]).toEqual({
      'members.0.values.0.title': 'Vul dit in.',
      'members.0.values.0.color': 'Vul een kleur in zoals #22345c.',
    })
  })

  it('has no second visible product with the same values, from its form, a file or an undone file', async () => {
    const [family] = await readTwo()
    const [first, hidden, ...rest] = changeOf(family).members
    if (!first || !hidden) throw new Error('the family has members')
    const form = pathOf(admin.product, { id: hidden.productId })
    const show = async (active: boolean) => {
      const shown = ProductChange.strip().parse((await world.staff.ask('GET', form)).json())
      return world.staff.ask('PUT', form, { ...shown, active })
    }
    expect((await show(false)).statusCode).toBe(200)
    const members = [first, { ...hidden, values: first.values }, ...rest]
    expect((await save(await read(family.id), { members })).statusCode).toBe(200)
    const titleOfFirst = family.members.find(({ productId }) => productId === first.productId)?.title
    const message = `In zijn familie heeft ${titleOfFirst} dezelfde waarden. Verberg dat product, of wijzig de familie.`
    expect(errorsOf(await show(true))).toEqual([422, { active: message }])

    const [firstSku, hiddenSku] = await Promise.all([skuOf(first.productId), skuOf(hidden.productId)])
    const { errors } = await check(`${hiddenSku},ja`)
    expect(errors).toEqual([{ line: 2, column: 'zichtbaar', message }])

    const { id } = await check(`${hiddenSku},ja`, `${firstSku},nee`)
    expect((await run(admin.importApply, id)).statusCode).toBe(204)
    expect(await visible(first.productId, hidden.productId)).toEqual([false, true])
    expect((await run(admin.importUndo, id)).json()).toEqual({ restored: 2, left: 0 })
    expect(await visible(first.productId, hidden.productId)).toEqual([true, false])

    const { id: hiding } = await check(`${firstSku},nee`)
    expect((await run(admin.importApply, hiding)).statusCode).toBe(204)
    expect((await show(true)).statusCode).toBe(200)
    expect((await run(admin.importUndo, hiding)).json()).toEqual({ restored: 0, left: 1 })
    expect(await visible(first.productId, hidden.productId)).toEqual([false, true])
  })

  it('is deleted, and its products stay in the shop without it', async () => {
    const [, family] = await readTwo()
    const slug = await slugOf(family.members[0]?.productId ?? 0)
    const removed = async () => world.staff.ask('DELETE', at(family.id))
    expect((await removed()).statusCode).toBe(204)
    expect((await world.staff.ask('GET', at(family.id))).statusCode).toBe(404)
    expect((await removed()).json<{ message: string }>().message).toContain('bestaat niet')
    const rows = await world.shop.db.select().from(product).where(eq(product.slug, slug))
    expect(rows).toMatchObject([{ active: true, familyId: null, familyValues: [] }])
    const shown = await newShopper(world.shop).ask<InShop>('GET', `/v1/catalog/product/${slug}`)
    expect([shown.status, shown.body.family]).toEqual([200, null])
    expect((await save(family)).statusCode).toBe(404)
  })

  it('is read and not changed by service', async () => {
    const service = await employ(world.shop, 'service')
    const [family] = await readTwo()
    expect((await service.ask('GET', at(family.id))).statusCode).toBe(200)
    expect((await service.ask('PUT', at(family.id), changeOf(family))).statusCode).toBe(403)
    expect(
      (await service.ask('POST', admin.families, { title: 'Serie', attributes: ['Kleur'] })).statusCode,
    ).toBe(403)
    expect((await service.ask('DELETE', at(family.id))).statusCode).toBe(403)
  })
})
