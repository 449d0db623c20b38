import { z } from 'zod'
import * as advice from '../advice.ts'

/** The answers, by `qs{id of the question}`: one, or several if the question allows it. */
export const AdviceAnswers = advice.AdviceRequest.shape.questions.unwrap()
export type AdviceAnswers = z.infer<typeof AdviceAnswers>

/**
 * `POST /v1/catalog/guided-selling`; GET has the same in its query, several answers joined by commas. Without
 * `categoryId`, the advice narrows its own list. An unknown code, or a category that does not offer the advice,
 * is a 404; an unknown answer is a 422.
 */
export const AdviceRequest = z.strictObject({
  code: z.string().min(1).max(60),
  categoryId: z.int().min(1).max(2_147_483_647).optional(),
  questions: AdviceAnswers.default({}),
})
export type AdviceRequest = z.infer<typeof AdviceRequest>
