import { Advice } from 'shared-types/api/advice'
import { readAdviceAnswers } from 'shared-types/api/advice-answers'
import { apiPaths } from 'shared-types/api/paths'
import { GuidedSelling, type GuidedSellingRequest } from 'shared-types/v1/advice'
import { z } from 'zod'
import { AdviceQuery, Id, Slug } from '../../public-reads/query-schemas.ts'
import { publicRead } from '../../public-reads/public-read.ts'
import { reshapeAdvice } from './reshape.ts'

export const advice = publicRead({
  url: '/api/advice/:code',
  id: 'getAdvice',
  summary: 'Get what to ask next, and how many products fit the answers so far',
  params: z.object({ code: Slug }),
  querystring: z.object({ category: Id.optional(), answers: AdviceQuery }),
  answer: Advice,
  freshFor: 30_000,
  address: ({ code, category, answers }) => apiPaths.advice(code, category, answers),
  ask: async (calls, { code, category, answers }) => {
    const given = [...readAdviceAnswers(answers)].map(([question, ids]) => [`qs${question}`, ids.join()])
    return reshapeAdvice(
      await calls.get('/v1/catalog/guided-selling', {
        query: { ...Object.fromEntries(given), code, category_id: category },
        schema: GuidedSelling,
      }),
    )
  },
})

/** The same answer, asked as the provider wants answers that were just given (spec §7). */
export const postedAdvice: typeof advice = {
  ...advice,
  ask: async (calls, { code, category, answers }) => {
    const given = [...readAdviceAnswers(answers)].map(([question, ids]) => [`qs${question}`, ids])
    const body: GuidedSellingRequest = { code, category_id: category, questions: Object.fromEntries(given) }
    return reshapeAdvice(await calls.post('/v1/catalog/guided-selling', { body, schema: GuidedSelling }))
  },
}
