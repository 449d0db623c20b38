import type { StoredAdviceInput } from '../src/catalog/stored-advice.ts'
import type { FacetCode } from './facets.ts'
import { valueSlug } from './facet-index.ts'

/** Filter values by title, as in the product plans. */
type Filters = Partial<Record<FacetCode, string[]>>

type QuestionPlan = StoredAdviceInput['questions'][number]
type AnswerPlan = Omit<QuestionPlan['answers'][number], 'filters'> & { filters?: Filters }

/** An advice in the form in which it is written. */
export interface AdvicePlan extends Omit<StoredAdviceInput, 'questions'> {
  questions: (Omit<QuestionPlan, 'answers'> & { answers: AnswerPlan[] })[]
}

/** Converts an advice to its stored form, with filter values as slugs. */
export const toStoredAdvice = ({ questions, ...advice }: AdvicePlan): StoredAdviceInput => ({
  ...advice,
  questions: questions.map((question) => ({
    ...question,
    answers: question.answers.map(({ filters = {}, ...answer }) => ({
      ...answer,
      filters: Object.fromEntries(
        Object.entries(filters).map(([code, titles]) => [code, titles.map(valueSlug)]),
      ),
    })),
  })),
})
