import { eq } from 'drizzle-orm'
import type { StaffDocument } from 'shared-types/contracts/admin/content'
import { admin } from 'shared-types/contracts/admin/paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servicePageRows } from '../../seed/assemble/content-rows.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { employ } from '../../test/staff-under-test.ts'
import { content, contentPage, servicePage } from '../db/schema/content.ts'
import { facet, facetValue } from '../db/schema/products/catalog.ts'
import { pageExists } from '../redirect/page-exists.ts'
import { prepareDatabase } from './prepare-database.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ empty: true })
})
afterAll(() => shop.close())

const readTexts = async () => {
  const { db } = shop
  return JSON.stringify(
    await Promise.all([
      db.select().from(content),
      db.select().from(servicePage),
      db.select().from(contentPage),
    ]),
  )
}

const read = async (path: string) => {
  const { status, body } = await newShopper(shop).ask<Record<string, unknown>>('GET', path)
  expect([path, status]).toEqual([path, 200])
  return body
}

describe('a shop that begins without products', () => {
  it('links only to pages that it has', async () => {
    const links = Array.from(
      (await readTexts()).matchAll(/(?:href=\\"|"link":")(\/[^"\\?#]*)/g),
      ([, link = '']) => link,
    )
    expect(links.length).toBeGreaterThan(30)
    const missing = []
    for (const link of new Set(links)) if (!(await pageExists(shop.db, link))) missing.push(link)
    expect(missing).toEqual([])
  })

  it('says nothing of the showroom, the codes, the ratings and the beds of the demonstration', async () => {
    expect(await readTexts()).not.toMatch(/showroom|VAKANTIEGELD|WELKOM10|55\.000|onze boxsprings/i)
  })

  it('answers what it can without the demonstration in the same words', async () => {
    const texts = await shop.db.select({ html: servicePage.html }).from(servicePage)
    const demo = servicePageRows('demo', []).map(({ html }) => html)
    for (const answer of [
      'Nee. Betalen gaat vooraf of achteraf',
      'Nee, afhalen in ons magazijn kan niet.',
      'We bezorgen alles gratis thuis',
      'Wanneer zijn we open?',
      'Op feestdagen zijn we gesloten',
      'Nee, stalen sturen we niet op.',
      'mag alles binnen 14 dagen gratis terug.</p>',
      'Het label zegt altijd het laatste woord.',
      'neem dan een waterdichte molton',
    ]) {
      expect.soft(demo.join('\n'), answer).toContain(answer)
      expect.soft(texts.map(({ html }) => html).join('\n'), answer).toContain(answer)
    }
  })

  it('has no ratings and no promotion', async () => {
    expect(await read('/v1/content/footer')).toMatchObject({ rating: null, trust_score: null })
    expect(await read('/v1/content/homepage')).toMatchObject({ promo: null, categories: [], blocks: [] })
    expect(await read('/v1/content/cart-promo')).toMatchObject({ title: '' })
  })

  it('has filters with their values, but no invented brands among them', async () => {
    const counts = await shop.db
      .select({ code: facet.code, values: shop.db.$count(facetValue, eq(facetValue.facetId, facet.id)) })
      .from(facet)
    expect(counts.find(({ code }) => code === 'ae-merk')?.values).toBe(0)
    expect(counts.filter(({ values }) => values === 0)).toHaveLength(1)
  })

  it('answers a search, suggestions and the assistant without products', async () => {
    expect(await read(`${v1.search}?tn_q=dekbed`)).toMatchObject({ products: [] })
    expect(await read(`${v1.searchSuggestions}?search_term=dekb`)).toMatchObject({ products: [] })
    expect(await read(v1.featuredProducts)).toMatchObject({ products: [] })
    const { body } = await newShopper(shop).ask('POST', '/v1/assistant', {
      message: 'Welke boxspring past bij mij?',
    })
    expect(body).toMatchObject({ data: { message: { products: [] } } })
  })

  it('has documents that an employee can save as they are', async () => {
    const staff = await employ(shop, 'content')
    const { rows } = (await staff.ask('GET', admin.documents)).json<{ rows: StaffDocument[] }>()
    for (const { id, data, version } of rows) {
      const saved = await staff.ask('PUT', pathOf(admin.document, { id }), { data, version })
      expect.soft([id, saved.json()]).toEqual([id, expect.objectContaining({ data })])
    }
  })

  it('stays as it is at the next start, also with another setting', async () => {
    const before = await readTexts()
    await prepareDatabase(shop.pool, { seed: 'demo' })
    expect(await readTexts()).toBe(before)
  })
})
