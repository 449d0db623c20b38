import { Advice, adviceQuestion } from 'shared-types/contracts/advice'
import { AdviceAnswers, AdviceRequest } from 'shared-types/contracts/provider/advice'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { giveAdvice } from './give-advice.ts'

const listed = /^\d{1,6}(,\d{1,6}){0,49}$/
const ids = z
  .string()
  .regex(listed)
  .transform((list) => list.split(',').map(Number))

/** In a query string the answers are top-level fields, so errors must name them without `questions.`. */
const besideCode = (path: string) => path.replace(/^questions\./, '')

/** `code=dekbed&category_id=3&qs1=2&qs3=1,4` */
const AnswersQuery = z
  .object({
    code: AdviceRequest.shape.code,
    category_id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  })
  .catchall(ids)
  .transform(({ code, category_id: categoryId, ...given }, context) => {
    const questions = AdviceAnswers.safeParse(given)
    if (questions.success) return { code, categoryId, questions: questions.data }
    for (const { path, message } of questions.error.issues) {
      context.addIssue({ code: 'custom', path, message })
    }
    return z.NEVER
  })

/** The names of these parameters contain the id of their question, so that no field of a schema describes them. */
const answersInQuery = {
  name: 'questions',
  in: 'query',
  description: 'The answers so far, as `qs{id of the question}={ids of answers}`; 0 for a skipped question.',
  style: 'form',
  explode: true,
  schema: {
    type: 'object',
    propertyNames: { pattern: adviceQuestion.source },
    additionalProperties: { type: 'string', pattern: listed.source },
    examples: [{ qs1: '2', qs3: '1,4' }],
  },
}

const namedInAddress = <T>(outcome: T | Refusal): T | Refusal =>
  isRefusal(outcome) && outcome.errors
    ? {
        ...outcome,
        errors: Object.fromEntries(
          Object.entries(outcome.errors).map(([path, message]) => [besideCode(path), message]),
        ),
      }
    : outcome

export const adviceRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get(v1.guidedSelling, {
      schema: {
        operation: { ...operations.getAdvice, parameters: [answersInQuery] },
        querystring: AnswersQuery,
        response: { 200: Advice },
      },
      handler: async ({ query }) => answer(namedInAddress(await giveAdvice(shop.db, query))),
    })

    app.post(v1.guidedSelling, {
      schema: { operation: operations.postAdvice, body: AdviceRequest, response: { 200: Advice } },
      handler: async ({ body }) => answer(await giveAdvice(shop.db, body)),
    })
  }
