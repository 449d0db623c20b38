import type { GuidePlan } from '../src/catalog/guide.ts'
import type { FacetCode } from './facets.ts'
import { valueSlug } from './facet-book.ts'

/** Values of filters by their titles, as products name them. */
type Filters = Partial<Record<FacetCode, string[]>>

type QuestionPlan = GuidePlan['questions'][number]
type AnswerPlan = Omit<QuestionPlan['answers'][number], 'filters'> & { filters?: Filters }

/** An advice as its writer writes it down. */
export interface AdvicePlan extends Omit<GuidePlan, 'questions'> {
  questions: (Omit<QuestionPlan, 'answers'> & { answers: AnswerPlan[] })[]
}

/** The same as it is stored: with values as addresses spell them. */
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
