import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { eq, inArray, isNull } from 'drizzle-orm'
import { ImportColumn } from 'shared-types/contracts/admin/assortment/imports'
import { admin } from 'shared-types/contracts/admin/paths'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'
import { importsUnderTest } from '../../../test/imports-under-test.ts'

const { check, apply, articleOf, world } = importsUnderTest()

describe('the export', () => {
  beforeAll(async () => {
    const article = await makeArticle(world.shop.db, { title: '2.5' })
    await world.shop.db.update(variant).set({ sku: '200.140' }).where(eq(variant.id, article))
  })

  it.each(['csv', 'xlsx'])('as %s is a valid import that changes nothing', async (format) => {
    const answer = await world.staff.ask('GET', `${admin.export}?format=${format}`)
    expect(answer.headers['content-disposition']).toContain(`.${format}"`)
    const plan = await check(answer.rawPayload)
    expect(plan).toMatchObject({ id: null, changeCount: 0, errors: [], changes: [] })
    const shown = world.shop.db.select({ id: product.id }).from(product).where(isNull(product.archivedAt))
    expect(plan.lines).toBe(await world.shop.db.$count(variant, inArray(variant.productId, shown)))
  })

  it('has the date of Amsterdam in its name', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T22:30:00Z') })
    try {
      const answer = await world.staff.ask('GET', `${admin.export}?format=csv`)
      expect(answer.headers['content-disposition']).toContain('"artikelen-2026-07-02.csv"')
    } finally {
      vi.useRealTimers()
    }
  })

  it('puts an apostrophe before what a spreadsheet would calculate, and reads it back', async () => {
    const article = await makeArticle(world.shop.db, { title: '=HYPERLINK("http://evil")' })
    const { payload } = await world.staff.ask('GET', `${admin.export}?format=csv`)
    expect(await check(payload)).toMatchObject({ changeCount: 0, errors: [] })
    expect(payload).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(payload).not.toMatch(/(^|,)"?=/m)
    expect((await articleOf(article)).product.title).toMatch(/^=/)
  })
})

it.each(["'=1+1", "''@x", "'gewoon'", "'", '-5'])(
  'the export keeps the text %s, as no formula, and an import reads the same',
  async (text) => {
    const article = await makeArticle(world.shop.db, { title: text })
    await world.shop.db
      .update(product)
      .set({ options: [{ title: text, values: [{ title: '240x220', color: null }] }] })
      .where(eq(product.id, (await articleOf(article)).product.id))
    const { payload } = await world.staff.ask('GET', `${admin.export}?format=csv`)
    expect(payload).not.toMatch(/(^|,)"?[=+@-]/m)
    expect(await check(payload)).toMatchObject({ changeCount: 0, errors: [] })

    // As a new article, with all its texts from the file.
    const { product: exported, variant: sold } = await articleOf(article)
    const [header = '', line = ''] = payload
      .split('\n')
      .filter((one) => one.includes('artikelnummer') || one.includes(sold.sku))
    const copy = line
      .replace(sold.sku, `KOPIE-${sold.sku}`)
      .replace(exported.slug, `kopie-${exported.slug}`)
      .replace(',ja,', ',nee,')
    const plan = await check([header, copy].join('\n'))
    expect([plan.errors, await apply(plan.id)]).toEqual([[], 204])
    const [copied] = await world.shop.db
      .select()
      .from(product)
      .where(eq(product.slug, `kopie-${exported.slug}`))
    expect([copied?.title, copied?.options[0]?.title]).toEqual([text, text])
  },
)

it('the document for employees has all columns', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../../docs/import.md'), 'utf8')
  expect([...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name)).toEqual(ImportColumn.options)
})
