import type * as api from 'shared-types/api/advice'
import type * as v1 from 'shared-types/v1/advice'

const reshapeQuestion = (question: v1.GuidedSellingQuestion): api.AdviceQuestion => ({
  id: question.id,
  question: question.question,
  explanation: question.explanation,
  answers: question.answers.map(({ id, answer, description, image, count }) => ({
    id,
    answer,
    description,
    image,
    count,
  })),
  isMultiselect: question.is_multiselect,
  isSkippable: question.is_skippable,
})

export const reshapeAdvice = (advice: v1.GuidedSelling): api.Advice => ({
  code: advice.code,
  title: advice.title,
  intro: advice.intro,
  category: { id: advice.category.id, path: advice.category.path, title: advice.category.title },
  questions: advice.questions.map(reshapeQuestion),
  count: advice.count,
  resultUrl: advice.result_url,
})
