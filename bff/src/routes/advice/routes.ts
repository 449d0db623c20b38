import { Advice, AdviceRequest } from 'shared-types/contracts/advice'
import { writeAdviceAnswers } from 'shared-types/urls/advice-answers'
import type { FieldMessages } from 'shared-types/errors'
import { apiPaths } from 'shared-types/urls/api-paths'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'
import { problemFrom } from '../../plugins/errors.ts'
import { ApiProblem } from '../../problem.ts'
import { AdviceCode } from '../../public-reads/query-schemas.ts'
import { openRead } from '../../public-reads/public-routes.ts'
import { sendPrivately } from '../../public-reads/send-answer.ts'
import { advice, postedAdvice } from './reads.ts'

/** Formats `{ qs1: 3, qs3: [1, 2] }` for a URL. */
const spelt = (questions: AdviceRequest['questions']) =>
  writeAdviceAnswers(
    new Map(Object.entries(questions).map(([key, ids]) => [Number(key.slice(2)), [ids].flat()])),
  )

/** In a URL, all answers are one parameter. */
const toParameters = (fields: FieldMessages): FieldMessages =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [/^qs\d/.test(name) ? 'answers' : name, message]),
  )

/** The advice depends only on the answers, not on the visitor or the method. */
export const adviceRoutes =
  ({ publicReads }: Bff) =>
  async (app: App) => {
    // Unknown answers come from a wrong or old link, which the shopper cannot correct.
    app.setErrorHandler((error) => {
      const { code, message: detail, fields } = problemFrom(error)
      if (code !== 'validation_failed') throw error
      throw new ApiProblem(code, { status: 400, detail, ...(fields && { fields: toParameters(fields) }) })
    })

    openRead(app, publicReads, advice)

    app.post(apiPaths.advice.pattern, {
      config: { limit: null, countsUncached: true },
      schema: {
        operation: operations.giveAdvice,
        params: z.object({ code: AdviceCode }),
        body: AdviceRequest,
        response: { 200: Advice },
      },
      handler: async (request, reply) => {
        const { categoryId: category, questions } = request.body
        const answers = spelt(questions)
        const input = { code: request.params.code, category, answers }
        const count = () => app.countUncached(request, reply)
        const found = await publicReads.answer(postedAdvice, input, count)
        if (!found) throw new ApiProblem('not_found')
        return sendPrivately(request, reply, found)
      },
    })
  }
