import type { AdviceAnswers } from 'shared-types/contracts/provider/advice'
import type { PriceRange } from 'shared-types/urls/listing-url'
import type { StoredAdvice, StoredAnswer, StoredQuestion } from '../catalog/stored-advice.ts'

/** The chosen answers by question; no entry for a question that was skipped or not reached. */
export type Chosen = ReadonlyMap<number, StoredAnswer[]>

/** The restrictions that answers put on a listing: slugs by filter code, and whole euros. */
export interface Narrowed {
  filters: ReadonlyMap<string, ReadonlySet<string>>
  price: PriceRange | null
}

const skipped = 0

/** Validates answers against the advice. The keys in `unknown` name the ones that it does not have. */
export const readAnswers = (
  { questions }: StoredAdvice,
  given: AdviceAnswers,
): { chosen: Chosen; unknown: string[] } => {
  const chosen = new Map<number, StoredAnswer[]>()
  const unknown: string[] = []
  for (const [key, value] of Object.entries(given)) {
    const question = questions.find(({ id }) => `qs${id}` === key)
    const ids = [...new Set([value].flat())].filter((id) => id !== skipped)
    const answers = question?.answers.filter(({ id }) => ids.includes(id)) ?? []
    const isSound =
      question !== undefined &&
      answers.length === ids.length &&
      (ids.length <= 1 || question.isMultiselect) &&
      (ids.length > 0 || question.isSkippable)
    if (isSound) chosen.set(question.id, answers)
    else unknown.push(key)
  }
  return { chosen, unknown }
}

/**
 * The questions to ask after these answers. A question that depends on another is included until the other is
 * answered differently, and excluded when the other is not included.
 */
export const questionsToAsk = ({ questions }: StoredAdvice, chosen: Chosen): StoredQuestion[] => {
  const included: StoredQuestion[] = []
  for (const question of questions) {
    const { after } = question
    const isIncluded =
      after === null ||
      (included.some(({ id }) => id === after.question) &&
        (chosen.get(after.question)?.some(({ id }) => after.answers.includes(id)) ?? true))
    if (isIncluded) included.push(question)
  }
  return included
}

/** Several answers to one question widen each other. A filter that only some use does not restrict. */
const together = (answers: StoredAnswer[]): Pick<Narrowed, 'filters' | 'price'> => {
  const codes = [...new Set(answers.flatMap(({ filters }) => Object.keys(filters)))]
  const shared = codes.filter((code) => answers.every(({ filters }) => code in filters))
  const prices = answers.map(({ price }) => price).filter((price) => price !== null)
  const isPriced = prices.length > 0 && prices.length === answers.length
  return {
    filters: new Map(
      shared.map((code) => [code, new Set(answers.flatMap(({ filters }) => filters[code] ?? []))]),
    ),
    price: isPriced
      ? { min: Math.min(...prices.map(({ min }) => min)), max: Math.max(...prices.map(({ max }) => max)) }
      : null,
  }
}

/**
 * The restrictions of these answers, given to these questions in order. When two questions set the same
 * filter, the later one is more precise: its answer replaces the earlier one.
 */
export const narrow = (questions: StoredQuestion[], chosen: Chosen): Narrowed => {
  const filters = new Map<string, ReadonlySet<string>>()
  let price: PriceRange | null = null
  for (const { id } of questions) {
    const given = chosen.get(id) ?? []
    if (given.length === 0) continue
    const said = together(given)
    for (const [code, slugs] of said.filters) filters.set(code, slugs)
    price = said.price ?? price
  }
  return { filters, price }
}
