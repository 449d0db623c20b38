import type { AdviceChange } from 'shared-types/contracts/admin/assortment/advices'
import type { FieldMessages } from 'shared-types/errors'
import type { StoredAdvice, StoredAnswer, StoredQuestion } from '../../catalog/stored-advice.ts'

type Question = AdviceChange['questions'][number]
type Answer = Question['answers'][number]

/** The code of the filter and the slug of each filter value. */
export type KnownValues = ReadonlyMap<number, { code: string; slug: string }>

const goneValue = 'Een van deze filterwaarden bestaat niet meer.'

const firstRepeated = (texts: string[]): number =>
  texts.findIndex((text, index) =>
    texts.slice(0, index).some((other) => other.toLowerCase() === text.toLowerCase()),
  )

const mistakesInAnswer = (
  { valueIds, priceFrom, priceTo }: Answer,
  path: string,
  values: KnownValues,
): FieldMessages => ({
  ...(valueIds.some((id) => !values.has(id)) && { [`${path}.valueIds`]: goneValue }),
  ...((priceFrom === null) !== (priceTo === null) && {
    [`${path}.${priceFrom === null ? 'priceFrom' : 'priceTo'}`]: 'Vul beide prijzen in, of geen van beide.',
  }),
  ...(priceFrom !== null &&
    priceTo !== null &&
    priceFrom > priceTo && { [`${path}.priceTo`]: 'Deze prijs is lager dan de vanafprijs.' }),
})

/** A question depends only on earlier ones, so that no circle arises. */
const mistakesInOrder = (
  { afterQuestion, afterAnswers }: Question,
  path: string,
  earlier: Question[],
): FieldMessages => {
  if (afterQuestion === null) return {}
  const previous = earlier.find(({ id }) => id === afterQuestion)
  if (!previous) return { [`${path}.afterQuestion`]: 'Kies een vraag die eerder komt.' }
  const ids = new Set(previous.answers.map(({ id }) => id))
  if (afterAnswers.length === 0)
    return { [`${path}.afterAnswers`]: 'Kies minstens één antwoord van die vraag.' }
  return afterAnswers.every((id) => ids.has(id))
    ? {}
    : { [`${path}.afterAnswers`]: 'Een van deze antwoorden hoort niet (meer) bij die vraag.' }
}

const mistakesInQuestion = (
  question: Question,
  path: string,
  earlier: Question[],
  values: KnownValues,
): FieldMessages => {
  const repeated = firstRepeated(question.answers.map(({ answer }) => answer))
  return Object.assign(
    mistakesInOrder(question, path, earlier),
    repeated >= 0 && { [`${path}.answers.${repeated}.answer`]: 'Deze vraag heeft dit antwoord al.' },
    ...question.answers.map((answer, index) => mistakesInAnswer(answer, `${path}.answers.${index}`, values)),
  )
}

/** Why these questions cannot be saved, by field path. */
export const mistakesInQuestions = (questions: Question[], values: KnownValues): FieldMessages => {
  const repeated = firstRepeated(questions.map(({ question }) => question))
  return Object.assign(
    {},
    repeated >= 0 && { [`questions.${repeated}.question`]: 'Deze keuzehulp stelt deze vraag al.' },
    ...questions.map((question, index) =>
      mistakesInQuestion(question, `questions.${index}`, questions.slice(0, index), values),
    ),
  )
}

const isKnownOnce = (given: { id: number | null }[], known: { id: number }[]): boolean => {
  const ids = given.flatMap(({ id }) => id ?? [])
  return new Set(ids).size === ids.length && ids.every((id) => known.some((one) => one.id === id))
}

/** Whether every id of a change is that of a stored question or answer: new ones have none. */
export const hasKnownIds = (stored: StoredAdvice, questions: Question[]): boolean =>
  isKnownOnce(questions, stored.questions) &&
  questions.every(({ id, answers }) =>
    isKnownOnce(answers, stored.questions.find((question) => question.id === id)?.answers ?? []),
  )

/** Whether all questions and answers are new. A new question depends on no other one, because that has no id yet. */
export const hasNoIds = (questions: Question[]): boolean =>
  questions.every(({ id, answers }) => id === null && answers.every((answer) => answer.id === null))

const highestId = ({ questions, lastId }: StoredAdvice): number =>
  Math.max(lastId, ...questions.flatMap(({ id, answers }) => [id, ...answers.map((answer) => answer.id)]))

const filtersOf = (valueIds: number[], values: KnownValues): Record<string, string[]> => {
  const known = valueIds.flatMap((id) => values.get(id) ?? [])
  return Object.fromEntries(
    [...Map.groupBy(known, ({ code }) => code)].map(([code, of]) => [code, of.map(({ slug }) => slug)]),
  )
}

/** The advice after a change without mistakes. New questions and answers get ids that it has never had. */
export const changedAdvice = (
  stored: StoredAdvice,
  { title, intro, questions }: Pick<AdviceChange, 'title' | 'intro' | 'questions'>,
  values: KnownValues,
): StoredAdvice => {
  let lastId = highestId(stored)
  const idOf = (id: number | null) => id ?? (lastId += 1)
  const answerOf = (given: Answer, known: StoredAnswer | undefined): StoredAnswer => ({
    id: idOf(given.id),
    answer: given.answer,
    description: given.description || null,
    image: known?.image ?? null,
    filters: filtersOf(given.valueIds, values),
    price:
      given.priceFrom === null || given.priceTo === null
        ? null
        : { min: given.priceFrom, max: given.priceTo },
  })
  const changed = questions.map((given): StoredQuestion => {
    const known = stored.questions.find(({ id }) => id === given.id)
    return {
      id: idOf(given.id),
      question: given.question,
      explanation: given.explanation || null,
      isMultiselect: given.isMultiselect,
      isSkippable: given.isSkippable,
      after:
        given.afterQuestion === null ? null : { question: given.afterQuestion, answers: given.afterAnswers },
      answers: given.answers.map((answer) =>
        answerOf(
          answer,
          known?.answers.find(({ id }) => id === answer.id),
        ),
      ),
    }
  })
  return { ...stored, title, intro, questions: changed, lastId }
}
