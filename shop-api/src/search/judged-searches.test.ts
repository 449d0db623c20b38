import request from 'supertest'
import { sql } from 'drizzle-orm'
import { SearchOverview } from 'shared-types/contracts/provider/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAnswer } from '../../test/read-answer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { judgedSearches, type JudgedProduct, type JudgedSearch } from '../../test/judged-searches.ts'

type Row = JudgedProduct & { id: number } & Record<string, unknown>

let shop: ShopUnderTest
let products: Map<number, JudgedProduct>
beforeAll(async () => {
  shop = await openShopUnderTest()
  const { rows } = await shop.db.execute<Row>(sql`
    select product.id, lower(unaccent(product.title)) as title, category.path as category, lower(brand.title) as brand,
      array(select lower(unaccent(title)) from facet_value where id = any(product.facet_value_ids)) as values,
      array(select distinct substring(value from '\\d+x\\d+') from variant, unnest(variant.values) as value
        where variant.product_id = product.id and variant.active and value ~ '\\d+x\\d+') as sizes
    from product
    join product_listing_index on product_id = product.id
    join category on category.id = product.main_category_id
    join brand on brand.id = product.brand_id`)
  products = new Map(rows.map(({ id, ...product }) => [id, product]))
})
afterAll(() => shop.close())

const search = async (tn_q: string) => {
  const response = await shop.authorize(request(shop.app.server).get('/v1/catalog/search')).query({ tn_q })
  expect(response.status).toBe(200)
  return readAnswer(SearchOverview, response)
}

const depth = 10

/** Discounted cumulative gain: a good product counts less at a lower rank. */
const gain = (grades: number[]): number =>
  grades.slice(0, depth).reduce((total, grade, index) => total + (2 ** grade - 1) / Math.log2(index + 2), 0)

interface Judged {
  term: string
  ndcg: number
  first: string[]
}

/** Null when no product suits the search. */
const judge = async ({ term, grade }: JudgedSearch): Promise<Judged | null> => {
  const ideal = gain([...products.values()].map(grade).toSorted((left, right) => right - left))
  if (ideal === 0) return null
  const found = await search(term)
  const shown = found.products.map(({ id }) => products.get(id)).filter((product) => product !== undefined)
  return {
    term,
    ndcg: gain(shown.map(grade)) / ideal,
    first: shown.slice(0, 4).map((product) => `${grade(product)} ${product.title}`),
  }
}

it('ranks products as the judged list does: nDCG@10 is at least 0.95', async () => {
  const judged: Judged[] = []
  for (const one of judgedSearches) {
    const result = await judge(one)
    if (result) judged.push(result)
  }
  const mean = judged.reduce((total, { ndcg }) => total + ndcg, 0) / judged.length
  const worst = judged.toSorted((left, right) => left.ndcg - right.ndcg).slice(0, 10)
  const lines = worst.map(({ term, ndcg, first }) => `  ${ndcg.toFixed(2)} ${term}: ${first.join(' | ')}`)
  console.log(`nDCG@10 of ${judged.length} searches: ${mean.toFixed(3)}. The worst:\n${lines.join('\n')}`)
  expect(judged.length).toBeGreaterThanOrEqual(120)
  expect(mean).toBeGreaterThanOrEqual(0.95)
})

describe('the first results', () => {
  it.each([
    ['dekbed 240x220', /dekbed\b/],
    ['hoeslaken 180x200', /^hoeslaken/],
    ['flanellen overtrek', /dekbedovertrek.*flanel/],
    ['gestreepte overtrek', /dekbedovertrek.*(streep|strandcabine)/],
    ['boxspring met opbergruimte', /opbergboxspring/],
    ['kinder dekbedovertrek dinosaurus', /kinderdekbedovertrek dino/],
  ])('of %s match the search', async (term, title) => {
    const found = (await search(term)).products.slice(0, 4).map(({ title: shown }) => shown.toLowerCase())
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((shown) => !title.test(shown))).toEqual([])
  })
})

it('finds every product first by its own title', { tags: ['slow'] }, async () => {
  const { rows } = await shop.db.execute<{ id: number; title: string }>(
    sql`select id, title from product join product_listing_index on product_id = id order by id`,
  )
  const missed: string[] = []
  for (const { id, title } of rows) {
    const found = await search(title)
    if (found.products[0]?.id !== id) missed.push(`${title} finds ${found.products[0]?.title}`)
  }
  expect(missed).toEqual([])
})
