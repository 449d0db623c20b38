import type { Advice } from 'shared-types/contracts/advice'
import type { AdviceRequest } from 'shared-types/contracts/provider/advice'
import { readFacets, type CategoryRow } from '../catalog/category/category-queries.ts'
import { countSelections } from '../catalog/listing/count-selections.ts'
import { inCategory } from '../catalog/listing/listing-queries.ts'
import type { Db } from '../db/client.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { StoredAdvice, StoredQuestion } from '../catalog/stored-advice.ts'
import { questionsToAsk, narrow, readAnswers, type Chosen } from './narrow.ts'
import { present } from './present.ts'
import { findCategory } from './queries.ts'
import { readStoredAdvice } from '../catalog/offered-advice.ts'
import { selectionOf } from './selection.ts'

const noSuchAdvice = refuse('not_found', 'Deze keuzehulp bestaat niet.')

/** The listing that this advice narrows: that of the category where it was started, if that is a listing. */
const listFor = async (
  db: Db,
  advice: StoredAdvice,
  categoryId: number | undefined,
): Promise<CategoryRow | null> => {
  const requested = categoryId === undefined ? null : await findCategory(db, { id: categoryId })
  if (categoryId !== undefined && (!requested || ![advice.category, ...advice.also].includes(requested.path)))
    return null
  return requested?.kind === 'listing' ? requested : findCategory(db, { path: advice.category })
}

/** For each question, what each of its answers would leave, given the earlier answers. */
const prospects = (questions: StoredQuestion[], chosen: Chosen) =>
  questions.map((question, index) => ({
    question,
    each: question.answers.map((answer) =>
      narrow(questions.slice(0, index + 1), new Map([...chosen, [question.id, [answer]]])),
    ),
  }))

/** The questions to ask next, and the products that match the answers so far. */
export const giveAdvice = async (
  db: Db,
  { code, categoryId, questions: given }: AdviceRequest,
): Promise<Advice | Refusal> => {
  const [advices, facets] = await Promise.all([readStoredAdvice(db), readFacets(db)])
  const advice = advices.find((candidate) => candidate.code === code)
  const list = advice && (await listFor(db, advice, categoryId))
  if (!advice || !list) return noSuchAdvice

  const { chosen, unknown } = readAnswers(advice, given)
  if (unknown.length > 0) {
    const errors = Object.fromEntries(
      unknown.map((key) => [`questions.${key}`, 'Dit antwoord kennen we niet']),
    )
    return refuse('validation_failed', 'Deze antwoorden passen niet (meer) bij de keuzehulp.', errors)
  }

  const questions = questionsToAsk(advice, chosen)
  const whole = selectionOf(facets, narrow(questions, chosen))
  const open = prospects(questions, chosen)
  const [count = 0, ...counts] = await countSelections(db, inCategory(list.id), [
    whole,
    ...open.flatMap(({ each }) => each.map((narrowed) => selectionOf(facets, narrowed))),
  ])
  return present({ advice, list, questions, facets, whole, count, counts })
}
