import type { StaffAdvice } from 'shared-types/contracts/admin/assortment/advices'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newShopper } from '../../../test/shopper.ts'
import { category } from '../../db/schema/products/catalog.ts'
import { employ, staffedShop } from '../../../test/staff-under-test.ts'

const world = staffedShop('content')

const at = (code: string) => pathOf(admin.advice, { id: code })
const read = async () => (await world.staff.ask('GET', at('dekbed'))).json<StaffAdvice>()
const save = async ({ version, title, intro, questions }: StaffAdvice) =>
  world.staff.ask('PUT', at('dekbed'), { version, title, intro, questions })
const errorsOf = ({ statusCode, json }: Awaited<ReturnType<typeof world.staff.ask>>) => [
  statusCode,
  json<{ errors?: Record<string, string> }>().errors,
]

interface Advice {
  title: string
  questions: { id: number; question: string; answers: { id: number; answer: string; count: number }[] }[]
  result_url: string
}
const inShop = async (questions: object = {}) =>
  (
    await newShopper(world.shop).ask<Advice>('POST', '/v1/catalog/guided-selling', {
      code: 'dekbed',
      questions,
    })
  ).body

/** A stored question, which the seed has. */
const questionOf = (advice: StaffAdvice, index: number) => {
  const question = advice.questions[index]
  if (!question) throw new Error(`no question ${index}`)
  return question
}
const newAnswer = (answer: string, valueIds: number[] = []) => ({
  id: null,
  answer,
  description: '',
  valueIds,
  priceFrom: null,
  priceTo: null,
})

describe('an advice', () => {
  it('is listed, and saved unchanged without a difference in the shop', async () => {
    const list = (await world.staff.ask('GET', admin.advices)).json<{ total: number; rows: object[] }>()
    expect(list.total).toBe(10)
    expect(list.rows).toContainEqual({
      id: 'dekbed',
      title: 'Welk dekbed past bij jou?',
      category: 'dekbed',
      questionCount: 4,
    })
    const before = await inShop({ qs1: 3, qs2: 2 })
    expect((await save(await read())).statusCode).toBe(200)
    await expect.poll(async () => inShop({ qs1: 3, qs2: 2 })).toEqual(before)
  })

  it('can get other questions, answers and filters, which the shop then shows', async () => {
    const advice = await read()
    const down = questionOf(advice, 2).answers[0]?.valueIds ?? []
    const sizes = questionOf(advice, 0)
    sizes.question = 'Hoe groot is je bed?'
    sizes.answers.reverse()
    sizes.answers.push(newAnswer('Een heel groot bed', down))
    advice.questions.push({
      id: null,
      question: 'Nog iets?',
      explanation: '',
      isMultiselect: false,
      isSkippable: true,
      afterQuestion: null,
      afterAnswers: [],
      answers: [newAnswer('Ja'), newAnswer('Nee')],
    })
    expect((await save(advice)).statusCode).toBe(200)
    await expect.poll(async () => (await inShop()).questions[0]?.question).toBe('Hoe groot is je bed?')
    const { questions } = await inShop()
    expect(questions[0]?.answers.map(({ id }) => id)).toEqual([4, 3, 2, 1, 5])
    expect(questions.at(-1)).toMatchObject({ question: 'Nog iets?' })
    expect((await inShop({ qs1: 5 })).result_url).toContain('/ae-vulling/dons')
    const { rows } = await world.shop.pool.query(
      `select action, row_id from audit_log where table_name = 'content' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ action: 'save advice', row_id: 'advice:dekbed' }])
  })

  it('never uses the id of a deleted answer again', async () => {
    const advice = await read()
    const last = questionOf(advice, 4)
    const gone = new Set(last.answers.map(({ id }) => id))
    last.answers = [newAnswer('Wel'), newAnswer('Niet')]
    const saved = (await save(advice)).json<StaffAdvice>()
    const given = questionOf(saved, 4).answers.map(({ id }) => id)
    expect(given.filter((id) => gone.has(id))).toEqual([])
    expect(new Set(given).size).toBe(2)
  })

  it('is saved once by two employees', async () => {
    const advice = await read()
    advice.title = 'Welk dekbed kies jij?'
    const answers = await Promise.all([save(advice), save(advice)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it.each<[string, (advice: StaffAdvice) => unknown, string, string]>([
    [
      'a question about a later one',
      (advice) => Object.assign(questionOf(advice, 0), { afterQuestion: 3, afterAnswers: [1] }),
      'questions.0.afterQuestion',
      'Kies een vraag die eerder komt.',
    ],
    [
      'a question after a deleted answer',
      (advice) => Object.assign(questionOf(advice, 1), { afterQuestion: 1, afterAnswers: [99] }),
      'questions.1.afterAnswers',
      'Een van deze antwoorden hoort niet (meer) bij die vraag.',
    ],
    [
      'a question after no answer',
      (advice) => (questionOf(advice, 1).afterAnswers = []),
      'questions.1.afterAnswers',
      'Kies minstens één antwoord van die vraag.',
    ],
    [
      'one answer',
      (advice) => questionOf(advice, 0).answers.splice(1),
      'questions.0.answers',
      'Een vraag heeft minstens twee antwoorden.',
    ],
    [
      'the same answer twice',
      (advice) =>
        questionOf(advice, 3).answers.push(newAnswer(questionOf(advice, 3).answers[0]?.answer ?? '')),
      'questions.3.answers.3.answer',
      'Deze vraag heeft dit antwoord al.',
    ],
    [
      'an unknown filter value',
      (advice) => Object.assign(questionOf(advice, 0).answers[0] ?? {}, { valueIds: [999_999] }),
      'questions.0.answers.0.valueIds',
      'Een van deze filterwaarden bestaat niet meer.',
    ],
    [
      'a price that ends before it starts',
      (advice) => Object.assign(questionOf(advice, 0).answers[0] ?? {}, { priceFrom: 9, priceTo: 3 }),
      'questions.0.answers.0.priceTo',
      'Deze prijs is lager dan de vanafprijs.',
    ],
    [
      'half a price',
      (advice) => Object.assign(questionOf(advice, 0).answers[0] ?? {}, { priceFrom: 9 }),
      'questions.0.answers.0.priceTo',
      'Vul beide prijzen in, of geen van beide.',
    ],
  ])('is not saved with %s', async (_what, change, field, message) => {
    const advice = await read()
    change(advice)
    expect(errorsOf(await save(advice))).toEqual([422, { [field]: message }])
    expect((await read()).version).toBe(advice.version)
  })

  it('is not saved with the id of another question, or without questions', async () => {
    const advice = await read()
    expect(errorsOf(await save({ ...advice, questions: [] }))[1]).toEqual({
      questions: 'Een keuzehulp heeft minstens één vraag.',
    })
    questionOf(advice, 0).id = 99
    expect((await save(advice)).json<{ message: string }>().message).toBe(
      'Dit zijn niet de vragen van deze keuzehulp.',
    )
    expect((await world.staff.ask('GET', at('klamboe'))).statusCode).toBe(404)
  })
})

const listing = async () => {
  const [found] = await world.shop.db.select().from(category).where(eq(category.path, 'klamboes'))
  if (!found) throw new Error('the seed has this category')
  return found
}
const offered = async () =>
  (
    await newShopper(world.shop).ask<{ advice: string | null }>(
      'GET',
      '/v1/catalog/category/path?path=klamboes',
    )
  ).body.advice

describe('a new advice', () => {
  const question = (text: string, answers = [newAnswer('Ja'), newAnswer('Nee')]) => ({
    id: null,
    question: text,
    explanation: '',
    isMultiselect: false,
    isSkippable: true,
    afterQuestion: null,
    afterAnswers: [],
    answers,
  })
  const add = async (changed: object = {}) =>
    world.staff.ask('POST', admin.advices, {
      title: 'Welke klamboe past bij jou?',
      intro: 'Twee vragen.',
      categoryId: (await listing()).id,
      questions: [question('Slaap je buiten?'), question('Groot bed?')],
      ...changed,
    })
  it('is in the shop immediately, and after its removal its page redirects to the list', async () => {
    expect((await add()).json()).toMatchObject({ id: 'klamboes', category: 'klamboes', questionCount: 2 })
    await expect.poll(offered).toBe('klamboes')
    const advised = await newShopper(world.shop).ask<Advice>('POST', '/v1/catalog/guided-selling', {
      code: 'klamboes',
    })
    expect(advised.body.questions.map(({ id }) => id)).toHaveLength(2)
    expect(errorsOf(await add())).toEqual([
      422,
      { categoryId: 'Deze lijst heeft al een keuzehulp: Welke klamboe past bij jou?' },
    ])

    expect((await world.staff.ask('DELETE', at('klamboes'))).statusCode).toBe(204)
    await expect.poll(offered).toBeNull()
    const redirect = () =>
      newShopper(world.shop).ask<{ path: string }>('GET', '/v1/catalog/redirect?path=/klamboes/keuzehulp/')
    expect((await redirect()).body.path).toBe('/klamboes/')
    expect((await world.staff.ask('DELETE', at('klamboes'))).statusCode).toBe(404)

    // Added again, the page is its own.
    expect((await add()).statusCode).toBe(200)
    expect((await redirect()).status).toBe(404)
  })

  it('is added once by two employees', async () => {
    const [other] = await world.shop.db.select().from(category).where(eq(category.path, 'toppers'))
    const answers = await Promise.all([add({ categoryId: other?.id }), add({ categoryId: other?.id })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  })

  it.each<[string, object, string, string]>([
    ['no list', { categoryId: 999_999 }, 'categoryId', 'Kies een categorie met een lijst.'],
    ['no questions', { questions: [] }, 'questions', 'Een keuzehulp heeft minstens één vraag.'],
    ['no title', { title: ' ' }, 'title', 'Vul dit in.'],
    [
      'one answer',
      { questions: [question('Waarom?', [newAnswer('Zo')])] },
      'questions.0.answers',
      'Een vraag heeft minstens twee antwoorden.',
    ],
  ])('is not added with %s', async (_what, changed, field, message) => {
    expect(errorsOf(await add(changed))).toEqual([422, { [field]: message }])
  })

  it('is neither added nor removed by service', async () => {
    const service = await employ(world.shop, 'service')
    expect((await service.ask('DELETE', at('dekbed'))).statusCode).toBe(403)
    expect((await service.ask('POST', admin.advices, {})).statusCode).toBe(403)
  })
})
