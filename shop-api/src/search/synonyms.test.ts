/** @module-tag slow */
import { eq, sql } from 'drizzle-orm'
import request from 'supertest'
import { SearchOverview } from 'shared-types/contracts/provider/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchSynonyms } from '../../seed/search-synonyms.ts'
import { readAnswer } from '../../test/read-answer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { searchSynonym } from '../db/schema/products/search.ts'
import { seedSynonyms } from '../set-up/seed.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const search = async (tn_q: string) =>
  readAnswer(
    SearchOverview,
    await shop.authorize(request(shop.app.server).get('/v1/catalog/search')).query({ tn_q }),
  )
const idsOf = async (term: string) => (await search(term)).products.map(({ id }) => id)

/** Many synonyms share their alternatives. */
const known = new Map<string, Promise<number[]>>()
const idsOnce = (term: string) => {
  const ids = known.get(term) ?? idsOf(term)
  known.set(term, ids)
  return ids
}

/** Every combination of the choices of an alternative: 'dons|donzen dekbed'. */
const spelledOut = (alternative: string): string[] =>
  alternative
    .split(' ')
    .map((choice) => choice.split('|'))
    .reduce<string[]>(
      (terms, choices) => terms.flatMap((term) => choices.map((choice) => `${term} ${choice}`.trim())),
      [''],
    )

const isTerm = (name: string) => eq(searchSynonym.term, name)

describe('a synonym', () => {
  it('is listed once', () => {
    const terms = searchSynonyms.map(({ term }) => term)
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
  })

  it.each(searchSynonyms.filter(({ alternatives }) => alternatives.length > 0))(
    'finds for $term what $alternatives find',
    async ({ term, alternatives }) => {
      const own = await search(term)
      const meant = (await Promise.all(alternatives.flatMap(spelledOut).map(idsOnce))).flat()
      const [first] = own.products
      // A product with the term itself in its name comes first. The words of the service pages find pages, not
      // products.
      const isRight = first
        ? meant.includes(first.id) || first.title.toLowerCase().includes(term.replace(/e$/, ''))
        : meant.length === 0 && own.pages.length > 0
      expect(isRight).toBe(true)
    },
  )

  it.each(searchSynonyms.filter(({ alternatives }) => alternatives.length === 0))(
    'leaves out $term, which says nothing about a product',
    async ({ term }) => {
      expect(await idsOf(`${term} hoeslaken`)).toEqual(await idsOf('hoeslaken'))
    },
  )

  it('that is added has effect at the next search', async () => {
    expect((await search('slaapzak')).outcome).toBe('nothing_found')
    await shop.db.insert(searchSynonym).values({ term: 'slaapzak', alternatives: ['plaid'] })
    expect((await idsOf('slaapzak'))[0]).toBe((await idsOf('plaid'))[0])
  })

  it('of a new release is added to an existing shop, which keeps its own', async () => {
    const plumeau = ['hoeslaken']
    await shop.db.update(searchSynonym).set({ alternatives: plumeau }).where(isTerm('plumeau'))
    await shop.db.delete(searchSynonym).where(isTerm('lade'))
    await shop.db.execute(sql`delete from seeded_synonym where term = 'lade'`)
    await seedSynonyms(shop.db)
    const rows = await shop.db.select().from(searchSynonym)
    expect(rows.find((row) => row.term === 'plumeau')?.alternatives).toEqual(plumeau)
    expect(rows.map((row) => row.term)).toContain('lade')
  })

  it('that the shop deleted stays away at the next start', async () => {
    await shop.db.delete(searchSynonym).where(isTerm('lade'))
    await seedSynonyms(shop.db)
    expect(await shop.db.select().from(searchSynonym).where(isTerm('lade'))).toEqual([])
  })

  it('with only near alternatives is used when the shop does not have the term, and the page says so', async () => {
    await shop.db.insert(searchSynonym).values({ term: 'luchtbed', alternatives: ['matras'], same: false })
    const found = await search('luchtbed')
    expect(found.corrected_term).toBe('matras')
    expect(found.products.length).toBeGreaterThan(0)
  })
})
