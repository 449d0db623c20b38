import { z } from 'zod'
import * as advice from '../advice.ts'

/** The answers, by `qs{id of the question}`: one, or several if the question allows it. */
export const GuidedSellingAnswers = advice.AdviceRequest.shape.questions.unwrap()
export type GuidedSellingAnswers = z.infer<typeof GuidedSellingAnswers>

/**
 * `POST /v1/catalog/guided-selling`; GET has the same in its query, several answers joined by commas. Without
 * `categoryId` the advice is about its own list. An unknown code, or a category that the advice is not about, is a 404;
 * an unknown answer a 422.
 */
export const GuidedSellingRequest = z.strictObject({
  code: z.string().min(1).max(60),
  categoryId: z.int().min(1).max(2_147_483_647).optional(),
  questions: GuidedSellingAnswers.default({}),
})
export type GuidedSellingRequest = z.infer<typeof GuidedSellingRequest>
