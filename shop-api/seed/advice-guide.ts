import type { GuidePlan } from '../src/catalog/guide.ts'
import type { FacetCode } from './facets.ts'
import { valueSlug } from './facet-index.ts'

/** Filter values by title, as in the product plans. */
type Filters = Partial<Record<FacetCode, string[]>>

type QuestionPlan = GuidePlan['questions'][number]
type AnswerPlan = Omit<QuestionPlan['answers'][number], 'filters'> & { filters?: Filters }

/** An advice guide in the form in which it is written. */
export interface AdvicePlan extends Omit<GuidePlan, 'questions'> {
  questions: (Omit<QuestionPlan, 'answers'> & { answers: AnswerPlan[] })[]
}

/** Converts a guide to its stored form, with filter values as slugs. */
export const writeGuide = ({ questions, ...guide }: AdvicePlan): GuidePlan => ({
  ...guide,
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
