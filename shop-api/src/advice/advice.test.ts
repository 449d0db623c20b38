import request from 'supertest'
import { V1Error } from 'shared-types/errors'
import { Advice } from 'shared-types/contracts/advice'
import type { AdviceAnswers } from 'shared-types/contracts/provider/advice'
import { CategoryPath, Sitemap } from 'shared-types/contracts/provider/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAnswer } from '../../test/read-answer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { showListing } from '../catalog/listing/show-listing.ts'
import { isRefusal } from '../refusal.ts'
import { giveAdvice } from './give-advice.ts'

const fieldsOf = ({ body }: { body: unknown }) => Object.keys(V1Error.parse(body).errors ?? {})

const codes = [
  'dekbed',
  'hoofdkussen',
  'matras',
  'boxspring',
  'dekbedovertrek',
  'hoeslaken',
  'molton',
  'handdoek',
  'gordijn',
  'vloerkleed',
]

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const post = (body: object) =>
  shop.authorize(request(shop.app.server).post('/v1/catalog/guided-selling')).send(body)
const get = (path: string, query: Record<string, string>) =>
  shop.authorize(request(shop.app.server).get(path)).query(query)

const path = async (of: string) =>
  readAnswer(CategoryPath, await get('/v1/catalog/category/path', { path: of }).expect(200))

const advise = async (code: string, questions: AdviceAnswers = {}, category_id?: number) =>
  readAnswer(Advice, await post({ code, category_id, questions }).expect(200))

const totals = new Map<string, Promise<number>>()
/** The number of products in the listing at a URL; requested once per URL. */
const totalAt = (url: string): Promise<number> => {
  const known = totals.get(url)
  if (known) return known
  const { pathname, search } = new URL(url, 'http://shop.example')
  const total = showListing(shop.db, pathname, search).then((list) => {
    if (isRefusal(list)) throw new Error(`${url}: ${list.message}`)
    return list.pagination.total
  })
  totals.set(url, total)
  return total
}

it.each([
  ['dekbed', { advice: 'dekbed', advice_path: 'dekbed' }],
  ['boxspring', { advice: 'boxspring', advice_path: 'boxspring' }],
  ['kids', { advice: null, advice_path: 'dekbed' }],
  ['toppers', { advice: null, advice_path: 'matrassen' }],
  ['laken', { advice: null, advice_path: 'hoeslaken' }],
  ['wonen', { advice: null, advice_path: 'wonen/vloerkleden' }],
  ['hotel-linnen', { advice: null, advice_path: 'dekbedovertrek' }],
  ['pop', { advice: null, advice_path: 'dekbed' }],
  ['klamboes', { advice: null, advice_path: null }],
])('%s leads to the advice that fits it', async (category, expected) => {
  expect(await path(category)).toMatchObject(expected)
})

/**
 * Follows every path through the questions. Where several answers are allowed, it also tries the first two
 * together and all together. Returns all advice on the way.
 */
const walk = async (code: string, questions: AdviceAnswers = {}, at = 0): Promise<Advice[]> => {
  const advice = await giveAdvice(shop.db, { code, questions })
  if (isRefusal(advice)) throw new Error(`${JSON.stringify(questions)}: ${advice.message}`)
  const question = advice.questions[at]
  if (!question) return [advice]
  const ids = question.answers.map(({ id }) => id)
  const ways: (number | number[])[] = [
    ...ids,
    ...(question.isMultiselect ? [ids.slice(0, 2), ids] : []),
    ...(question.isSkippable ? [0] : []),
  ]
  const found = [advice]
  // One after the other: all paths at once would wait too long for a database connection.
  for (const way of ways)
    found.push(...(await walk(code, { ...questions, [`qs${question.id}`]: way }, at + 1)))
  return found
}

describe.each(codes)('the advice on %s', (code) => {
  it(
    'returns the count of the listing that it links to on every path, and each answer has results on some path',
    { tags: ['slow'], timeout: 180_000 },
    async () => {
      const advised = await walk(code)
      expect(advised.length).toBeGreaterThan(20)
      const best = new Map<string, number>()
      for (const { count, resultUrl, questions } of advised) {
        expect(`${resultUrl} has ${count}`).toBe(`${resultUrl} has ${await totalAt(resultUrl)}`)
        for (const { id, answers } of questions) {
          for (const answer of answers) {
            const key = `question ${id}: ${answer.answer}`
            best.set(key, Math.max(answer.count, best.get(key) ?? 0))
          }
        }
      }
      expect([...best].filter(([, count]) => count === 0)).toEqual([])
    },
  )
})

describe('advice', () => {
  it('counts, for each answer, the products that remain after choosing it', async () => {
    const { questions } = await advise('dekbed', { qs1: 3, qs2: 4 })
    for (const { id, count } of questions[2]?.answers ?? []) {
      expect((await advise('dekbed', { qs1: 3, qs2: 4, qs3: id })).count).toBe(count)
    }
  })

  it('asks no questions about adults after the answer "child", even if they were answered before', async () => {
    const { questions, result_url } = await advise('dekbed', { qs1: 4, qs2: 1, qs4: 3 })
    expect(questions.map(({ id }) => id)).toEqual([1])
    expect(result_url).toBe('/dekbed/ae-maat/100x135_120x150/')
  })

  it('narrows the listing of the category where it was started, if that is a listing', async () => {
    const hotel = await path('boxspring/hotelboxsprings')
    expect(hotel.advice).toBe('boxspring')
    expect((await advise('boxspring', {}, hotel.id)).result_url).toBe('/boxspring/hotelboxsprings/')
    const overview = await path('boxspring')
    expect((await advise('boxspring', {}, overview.id)).result_url).toBe('/boxspring/boxspring-kopen/')
    expect((await path('klamboes')).advice).toBeNull()
  })

  it('accepts the same request by GET', async () => {
    const answer = await get('/v1/catalog/guided-selling', { code: 'dekbed', qs1: '3', qs2: '0', qs3: '1,2' })
    // A required question cannot be skipped.
    expect(answer.status).toBe(422)
    const sound = await get('/v1/catalog/guided-selling', { code: 'dekbed', qs1: '3', qs2: '4', qs3: '1,2' })
    expect(sound.body).toEqual(await advise('dekbed', { qs1: 3, qs2: 4, qs3: [1, 2] }))
  })

  it.each([
    ['an unknown code', { code: 'klamboe' }, 404],
    ['a category that does not offer it', { code: 'dekbed', category_id: 2_000_000_000 }, 404],
    ['another category', { code: 'boxspring', category_id: 1 }, 404],
    ['an unknown question', { code: 'dekbed', questions: { qs9: 1 } }, 422],
    ['an unknown answer', { code: 'dekbed', questions: { qs1: 9 } }, 422],
    ['two answers to a question for one', { code: 'dekbed', questions: { qs1: [1, 2] } }, 422],
    ['a skipped question that must be answered', { code: 'dekbed', questions: { qs1: 0 } }, 422],
    ['an answer that is not a number', { code: 'dekbed', questions: { qs1: 'groot' } }, 422],
    ['a property name of Object', { code: 'dekbed', questions: { constructor: 1 } }, 422],
    ['unknown keys', { code: 'dekbed', prijs: 1 }, 422],
    ['no code', {}, 422],
  ])('refuses %s', async (_what, body, status) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(V1Error.parse(answer.body).code).toBe(status === 404 ? 'not_found' : 'validation_failed')
  })

  it('names the field of a wrong answer: under `questions` in a body, at the top level in a query string', async () => {
    for (const wrong of [{ qs9: 1 }, { qs1: 9 }, { qs0: 1 }, { onbekend: 1 }]) {
      const [key = '', value] = Object.entries(wrong)[0] ?? []
      const posted = await post({ code: 'dekbed', questions: wrong })
      expect.soft(fieldsOf(posted)).toEqual([`questions.${key}`])
      const answer = await get('/v1/catalog/guided-selling', { code: 'dekbed', [key]: String(value) })
      expect.soft(fieldsOf(answer)).toEqual([key])
    }
  })
})

it('is listed by the sitemap once, at its canonical page, also when several categories offer it', async () => {
  const answer = await get('/v1/catalog/sitemap', { components: 'categories' }).expect(200)
  const { categories = [] } = readAnswer(Sitemap, answer)
  const listed = categories.flatMap((one) => (one.advised ? [one.path] : []))
  const advices = await Promise.all(codes.map((code) => advise(code)))
  expect(listed.toSorted()).toEqual(advices.map(({ main_path: main }) => main).toSorted())
  const { id, advice: code } = await path('boxspring/hotelboxsprings')
  expect(await advise(code ?? '', {}, id)).toMatchObject({ main_path: 'boxspring/boxspring-kopen' })
})
