import { arrayContains, eq } from 'drizzle-orm'
import type { StaffFacet } from 'shared-types/contracts/admin/assortment/facets'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { describe, expect, it } from 'vitest'
import { employ, staffedShop } from '../../../test/staff-under-test.ts'
import { content, contentPage } from '../../db/schema/content.ts'
import { category, facet, facetValue, product } from '../../db/schema/products/catalog.ts'

const world = staffedShop('content')

const readFacet = async (code: string) => {
  const [row] = await world.shop.db.select().from(facet).where(eq(facet.code, code))
  return (await world.staff.ask('GET', pathOf(admin.facet, { id: row?.id ?? 0 }))).json<StaffFacet>()
}
const valueOf = (of: StaffFacet, title: string) => {
  const found = of.values.find((value) => value.title === title)
  if (!found) throw new Error(`no value ${title}`)
  return found
}
const save = async (of: StaffFacet, change: object = {}) => {
  const { version, title, infoText, position, listed } = of
  return world.staff.ask('PUT', pathOf(admin.facet, { id: of.id }), {
    version,
    title,
    infoText: infoText ?? '',
    position,
    listed,
    ...change,
  })
}
const saveValue = async (
  value: StaffFacet['values'][number],
  change: object,
  { ask }: Pick<typeof world.staff, 'ask'> = world.staff,
) => {
  const { title, color, position, listed } = value
  const was = { title, color, position, listed }
  return ask('PUT', pathOf(admin.facetValue, { id: value.id }), { ...was, ...change, was })
}
const merge = async (id: number, intoId: number) =>
  world.staff.ask('POST', pathOf(admin.facetValueMerge, { id }), { intoId })
const errorsOf = (answer: Awaited<ReturnType<typeof world.staff.ask>>) => [
  answer.statusCode,
  answer.json<{ errors?: Record<string, string> }>().errors,
]

interface Filter {
  title: string
  url_key: string
  attributes: { title: string; raw_url: string }[]
}
/** The filters of a list, as the shop shows them. */
const shown = async (path = 'dekbedovertrek') => {
  const answer = await world.shop.app.inject({
    url: `/v1/catalog/overview/category?path=${path}`,
    headers: { authorization: world.shop.bearer },
  })
  const { filters = [], products = [] } = answer.json<{ filters?: Filter[]; products?: { slug: string }[] }>()
  return { status: answer.statusCode, filters, products: products.map(({ slug }) => slug) }
}
const titles = async () => (await shown()).filters.map(({ title }) => title)
const colours = async () =>
  (await shown()).filters.find(({ url_key: key }) => key === 'ae-kleur')?.attributes ?? []

describe('a filter', () => {
  it('can get another name and position in lists, and is saved once by two employees', async () => {
    const kleur = await readFacet('ae-kleur')
    const answers = await Promise.all([
      save(kleur, { title: 'Tint', position: 10_000 }),
      save(kleur, { title: 'Tint', position: 10_000 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    await expect.poll(async () => (await titles()).at(-1)).toBe('Tint')
    const maat = await readFacet('ae-maat')
    expect(errorsOf(await save(maat, { title: 'Tint' }))).toEqual([
      422,
      { title: 'Er is al een filter met deze naam.' },
    ])
    expect(
      (await save(await readFacet('ae-kleur'), { title: 'Kleur', position: kleur.position })).statusCode,
    ).toBe(200)
    await expect.poll(titles).toContain('Kleur')
  })

  it('that is hidden is in no list, names the advices that use it, and still works in addresses', async () => {
    const materiaal = await readFacet('ae-materiaal')
    expect((await readFacet('ae-maat')).usedBy.length).toBeGreaterThan(0)
    await save(materiaal, { listed: false })
    await expect.poll(titles).not.toContain(materiaal.title)
    const [value] = materiaal.values
    expect((await shown(`dekbedovertrek/ae-materiaal/${value?.slug}`)).status).toBe(200)
    await save(await readFacet('ae-materiaal'), { listed: true })
    await expect.poll(titles).toContain(materiaal.title)
  })
})

const addFilter = async (change: object = {}) =>
  world.staff.ask('POST', admin.facets, {
    title: 'Soort sluiting',
    selectionType: 'checkbox',
    position: 40,
    ...change,
  })

describe('a new filter', () => {
  it('is in the lists of the products that have its values, at an address that stays', async () => {
    const made = (await addFilter()).json<StaffFacet>()
    expect(made).toMatchObject({ code: 'ae-soort-sluiting', hasColors: false, listed: true, values: [] })
    await world.staff.ask('POST', pathOf(admin.facetValues, { id: made.id }), { title: 'Rits', color: null })
    const rits = valueOf(await readFacet('ae-soort-sluiting'), 'Rits')
    const [sold] = await world.shop.db
      .select({ id: product.id, slug: product.slug, held: product.facetValueIds })
      .from(product)
      .innerJoin(category, eq(category.id, product.mainCategoryId))
      .where(eq(category.path, 'dekbedovertrek'))
      .limit(1)
    await world.shop.db
      .update(product)
      .set({ facetValueIds: [...(sold?.held ?? []), rits.id] })
      .where(eq(product.id, sold?.id ?? 0))
    await expect.poll(titles).toContain('Soort sluiting')
    expect((await shown('dekbedovertrek/ae-soort-sluiting/rits')).products).toEqual([sold?.slug])
    await save(await readFacet('ae-soort-sluiting'), { title: 'Sluiting' })
    expect((await readFacet('ae-soort-sluiting')).title).toBe('Sluiting')
    expect(errorsOf(await addFilter())).toEqual([
      422,
      { title: 'Een ander filter heeft ae-soort-sluiting al in zijn adres. Kies een andere naam.' },
    ])
  })

  it('has a name of its own, and a kind', async () => {
    const taken = { title: 'Er is al een filter met deze naam.' }
    expect(errorsOf(await addFilter({ title: 'Maat' }))).toEqual([422, taken])
    expect(errorsOf(await addFilter({ title: 'Prijs' }))).toEqual([422, taken])
    expect(errorsOf(await addFilter({ title: '!' }))).toEqual([
      422,
      { title: 'Gebruik ook letters of cijfers.' },
    ])
    expect(errorsOf(await addFilter({ selectionType: 'slider' }))).toEqual([
      422,
      { selectionType: 'Kies een soort.' },
    ])
    const answers = await Promise.all([addFilter({ title: 'Bies' }), addFilter({ title: 'Bies' })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  })
})

const sized = (slugs: string) => `<a href="/dekbed/ae-maat/groot/ae-kleur/${slugs}/">Kleur</a>`

describe('a value', () => {
  it('is renamed, hidden and shown again, at the same address', async () => {
    const [first] = await colours()
    const value = valueOf(await readFacet('ae-kleur'), first?.title ?? '')
    expect((await saveValue(value, { title: 'Zeegroen' })).statusCode).toBe(204)
    await expect.poll(async () => (await colours()).map(({ title }) => title)).toContain('Zeegroen')
    expect((await colours()).find(({ title }) => title === 'Zeegroen')?.raw_url).toBe(value.slug)
    const renamed = { ...value, title: 'Zeegroen' }
    await saveValue(renamed, { listed: false })
    await expect
      .poll(async () => (await colours()).map(({ raw_url: slug }) => slug))
      .not.toContain(value.slug)
    expect((await shown(`dekbedovertrek/ae-kleur/${value.slug}`)).status).toBe(200)
    await saveValue({ ...renamed, listed: false }, { listed: true })
  })

  it('that two employees save is stored once: the second sees the name of the first', async () => {
    const value = valueOf(await readFacet('ae-dessin'), 'Effen')
    const second = await employ(world.shop, 'content')
    expect((await saveValue(value, { position: 70 })).statusCode).toBe(204)
    const refused = await saveValue(value, { title: 'Uni' }, second)
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining(`${world.staff.email} heeft dit intussen gewijzigd`),
    ])
    expect(valueOf(await readFacet('ae-dessin'), 'Effen').position).toBe(70)
  })

  it('is added as the last one, once', async () => {
    const { id } = await readFacet('ae-kleur')
    const add = async (title: string, color: string | null = '#aabbcc') =>
      world.staff.ask('POST', pathOf(admin.facetValues, { id }), { title, color })
    expect((await add('Mosgroen & goud')).statusCode).toBe(204)
    expect((await readFacet('ae-kleur')).values.at(-1)).toMatchObject({
      title: 'Mosgroen & goud',
      slug: 'mosgroen-en-goud',
      color: '#aabbcc',
      products: 0,
    })
    expect(errorsOf(await add('Mosgroen & goud'))).toEqual([
      422,
      { title: 'Dit filter heeft deze waarde al.' },
    ])
    expect(errorsOf(await add('Paars', 'paars'))).toEqual([422, { color: 'Vul een kleur in zoals #22345c.' }])
  })

  it('has a name of its own, also after a rename: only its address gets a number', async () => {
    const { id } = await readFacet('ae-kleur')
    const add = async (title: string) =>
      world.staff.ask('POST', pathOf(admin.facetValues, { id }), { title, color: null })
    const rename = async (from: string, to: string) =>
      saveValue(valueOf(await readFacet('ae-kleur'), from), { title: to })
    const taken = [422, { title: 'Dit filter heeft deze waarde al.' }]
    expect((await add('Oudroze')).statusCode).toBe(204)
    expect((await rename('Oudroze', 'Zalmroze')).statusCode).toBe(204)
    expect(errorsOf(await add('Zalmroze'))).toEqual(taken)
    expect(errorsOf(await add('zalmroze'))).toEqual(taken)
    expect((await add('Oudroze')).statusCode).toBe(204)
    expect(valueOf(await readFacet('ae-kleur'), 'Oudroze').slug).toBe('oudroze-2')
    expect(errorsOf(await rename('Oudroze', 'ZALMROZE'))[0]).toBe(422)
    expect((await rename('Oudroze', 'OUDROZE')).statusCode).toBe(204)
  })

  it('merges into another one, with its products and advices, and links and texts lead to it', async () => {
    const kleur = await readFacet('ae-kleur')
    const [from, into] = kleur.values.filter(({ products }) => products > 0)
    if (!from || !into) throw new Error('the seed has colours')
    const both = new Set(
      (await world.shop.db.select().from(product)).flatMap(({ id, facetValueIds }) =>
        facetValueIds.includes(from.id) || facetValueIds.includes(into.id) ? [id] : [],
      ),
    )
    const linked = (slugs: string) => ({
      link: `/dekbed/ae-kleur/${slugs}/?tn_sort=prijs`,
      content: `<a href="/dekbed/ae-kleur/${slugs}/">Kleur</a><a href="/dekbed/ae-soort/${from.slug}/">Soort</a>`,
    })
    await world.shop.db.insert(content).values({ key: 'test', data: [linked(`${from.slug}_${into.slug}`)] })
    const [page] = await world.shop.db.select().from(contentPage).limit(1)
    const isPage = eq(contentPage.path, page?.path ?? '')
    await world.shop.db
      .update(contentPage)
      .set({ html: sized(from.slug) })
      .where(isPage)
    const [described] = both
    const isDescribed = eq(product.id, described ?? 0)
    await world.shop.db
      .update(product)
      .set({ description: sized(from.slug) })
      .where(isDescribed)

    expect((await merge(from.id, into.id)).statusCode).toBe(204)
    const [menu] = await world.shop.db.select().from(content).where(eq(content.key, 'test'))
    expect(menu?.data).toEqual([linked(into.slug)])
    const [text] = await world.shop.db.select().from(contentPage).where(isPage)
    expect(text?.html).toBe(sized(into.slug))
    const [description] = await world.shop.db.select().from(product).where(isDescribed)
    expect(description?.description).toBe(sized(into.slug))
    const [menus] = await world.shop.db.select().from(content).where(eq(content.key, 'navigation'))
    expect(JSON.stringify(menus?.data)).not.toContain(`/ae-kleur/${from.slug}/`)
    expect((await world.shop.db.select().from(facetValue).where(eq(facetValue.id, from.id))).length).toBe(0)
    const having = await world.shop.db
      .select()
      .from(product)
      .where(arrayContains(product.facetValueIds, [into.id]))
    expect(new Set(having.map(({ id }) => id))).toEqual(both)
    expect(having.every(({ facetValueIds }) => new Set(facetValueIds).size === facetValueIds.length)).toBe(
      true,
    )
    expect((await merge(from.id, into.id)).statusCode).toBe(404)
  })

  it('is not merged when it is a brand, a size of a configurator, or of another filter', async () => {
    const [merk, maat, kleur] = await Promise.all(['ae-merk', 'ae-maat', 'ae-kleur'].map(readFacet))
    const [one, two] = merk?.values ?? []
    expect(errorsOf(await merge(one?.id ?? 0, two?.id ?? 0))[0]).toBe(422)
    if (!one) throw new Error('the seed has brands')
    expect(errorsOf(await saveValue(one, { title: 'Ander merk' }))).toEqual([
      422,
      { title: 'De waarden van dit filter volgen de merken. Wijzig daar de naam.' },
    ])
    const configured = maat?.values.find(({ usedBy }) => usedBy.some((of) => of.startsWith('configurator')))
    const other = maat?.values.find(({ id }) => id !== configured?.id)
    expect(errorsOf(await merge(configured?.id ?? 0, other?.id ?? 0))[1]).toEqual({
      intoId: expect.stringContaining('De configurator gebruikt deze waarde'),
    })
    expect(errorsOf(await merge(kleur?.values[0]?.id ?? 0, other?.id ?? 0))).toEqual([
      422,
      { intoId: 'Kies een andere waarde van hetzelfde filter.' },
    ])
  })
})
