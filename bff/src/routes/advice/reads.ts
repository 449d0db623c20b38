import { Advice } from 'shared-types/contracts/advice'
import { readAdviceAnswers } from 'shared-types/urls/advice-answers'
import { apiPaths } from 'shared-types/urls/api-paths'
import { AdviceRequest } from 'shared-types/contracts/provider/advice'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import { RowIdText } from 'shared-types/urls/queries'
import { z } from 'zod'
import { AdviceCode, AdviceQuery } from '../../public-reads/query-schemas.ts'
import { publicRead } from '../../public-reads/public-read.ts'

export const advice = publicRead({
  url: apiPaths.advice.pattern,
  operation: operations.getAdvice,
  params: z.object({ code: AdviceCode }),
  querystring: z.object({ category: RowIdText.optional(), answers: AdviceQuery }),
  answer: Advice,
  tags: () => ['content', 'catalog', 'products'],
  freshFor: 30_000,
  address: ({ code, category, answers }) => apiPaths.advice(code, category, answers),
  load: async (calls, { code, category, answers }) => {
    const given = [...readAdviceAnswers(answers)].map(([question, ids]) => [`qs${question}`, ids.join()])
    return calls.get(v1.guidedSelling, {
      kind: 'search',
      query: { ...Object.fromEntries(given), code, category_id: category },
      schema: Advice,
    })
  },
})

/** The same read, sent as the POST that the provider requires for newly given answers (spec §7). */
export const postedAdvice: typeof advice = {
  ...advice,
  load: async (calls, { code, category, answers }) => {
    const given = [...readAdviceAnswers(answers)].map(([question, ids]) => [`qs${question}`, ids])
    return calls.post(v1.guidedSelling, {
      kind: 'search',
      sends: AdviceRequest,
      body: { code, categoryId: category, questions: Object.fromEntries(given) },
      schema: Advice,
    })
  },
}
