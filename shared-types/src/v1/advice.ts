import { z } from 'zod'
import { Image } from '../image.ts'

/** An answer's id; 0 stands for a question that was skipped. */
const AnswerId = z.int().min(0).max(999_999)

/** What was answered, by `qs{id of the question}`: one answer, or several where that is asked. */
export const GuidedSellingAnswers = z.record(
  z.string().regex(/^qs[1-9]\d{0,5}$/),
  z.union([AnswerId, z.array(AnswerId).max(50)]),
)
export type GuidedSellingAnswers = z.infer<typeof GuidedSellingAnswers>

/**
 * `POST /v1/catalog/guided-selling`; GET has the same in its query, several answers joined by commas. Without
 * `category_id` the advice is about its own list. An unknown code, or a category that the advice is not about, is a 404;
 * an unknown answer a 422.
 */
export const GuidedSellingRequest = z.strictObject({
  code: z.string().min(1).max(60),
  category_id: z.int().min(1).max(2_147_483_647).optional(),
  questions: GuidedSellingAnswers.default({}),
})
export type GuidedSellingRequest = z.infer<typeof GuidedSellingRequest>

/** `count` is how many products this answer leaves of what the questions before leave. */
export const GuidedSellingAnswer = z.object({
  id: AnswerId,
  answer: z.string(),
  description: z.string().nullable(),
  image: Image.nullable(),
  count: z.int(),
})
export type GuidedSellingAnswer = z.infer<typeof GuidedSellingAnswer>

export const GuidedSellingQuestion = z.object({
  id: z.int(),
  question: z.string(),
  explanation: z.string().nullable(),
  answers: z.array(GuidedSellingAnswer),
  is_multiselect: z.boolean(),
  is_skippable: z.boolean(),
})
export type GuidedSellingQuestion = z.infer<typeof GuidedSellingQuestion>

/**
 * The questions to ask after these answers, those answered among them; some are only asked after certain answers.
 * `count` products are found at `result_url`, the list with the filters that the answers stand for.
 */
export const GuidedSelling = z.object({
  code: z.string(),
  title: z.string(),
  intro: z.string(),
  category: z.object({ id: z.int(), path: z.string(), title: z.string() }),
  questions: z.array(GuidedSellingQuestion),
  count: z.int(),
  result_url: z.string(),
})
export type GuidedSelling = z.infer<typeof GuidedSelling>
