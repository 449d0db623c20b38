import type { Advice } from 'shared-types/contracts/advice'
import type { CategoryRow, FacetRow } from '../catalog/category/category-queries.ts'
import { listingUrl } from '../catalog/listing/listing-address.ts'
import type { Filtered } from '../catalog/listing/listing-conditions.ts'
import type { StoredAdvice, StoredQuestion } from '../catalog/stored-advice.ts'

interface Given {
  advice: StoredAdvice
  list: CategoryRow
  questions: StoredQuestion[]
  facets: FacetRow[]
  /** The selection of all answers together. */
  whole: Filtered
  count: number
  /** One count for every answer of every question, in order. */
  counts: number[]
}

export const present = ({ advice, list, questions, facets, whole, count, counts }: Given): Advice => {
  const next = counts.values()
  return {
    code: advice.code,
    title: advice.title,
    intro: advice.intro,
    category: { id: list.id, path: list.path, title: list.title },
    mainPath: advice.category,
    questions: questions.map(({ id, question, explanation, answers, isMultiselect, isSkippable }) => ({
      id,
      question,
      explanation,
      isMultiselect,
      isSkippable,
      answers: answers.map(({ id: answerId, answer, description, image }) => ({
        id: answerId,
        answer,
        description,
        image,
        count: next.next().value ?? 0,
      })),
    })),
    count,
    resultUrl: listingUrl(list.path, facets, {
      chosen: new Set([...whole.chosen.values()].flat()),
      price: whole.price,
      sort: 'aanbevolen',
      page: 1,
    }),
  }
}
