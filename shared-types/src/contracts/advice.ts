import { z } from 'zod'
import { Image } from '../image.ts'

/** An answer's id, or 0 for a skipped question. */
const AnswerId = z.int().min(0).max(999_999)

/** The name of the answers to a question, which contains its id. */
export const adviceQuestion = /^qs[1-9]\d{0,5}$/

/** `POST /api/advice/:code`: the answers so far, by `qs{id of the question}`; 0 for a skipped question. */
export const AdviceRequest = z.strictObject({
  /** Path of the category. If it is a listing, the advice narrows it. */
  categoryId: z.int().min(1).max(999_999_999).optional(),
  questions: z
    .record(z.string().regex(adviceQuestion), z.union([AnswerId, z.array(AnswerId).max(50)]))
    .default({}),
})
export type AdviceRequest = z.infer<typeof AdviceRequest>

/** `count` is the number of products that remain with this answer and those to the previous questions. */
export const AdviceAnswer = z.strictObject({
  id: AnswerId,
  answer: z.string(),
  description: z.string().nullable(),
  image: Image.nullable(),
  count: z.int(),
})
export type AdviceAnswer = z.infer<typeof AdviceAnswer>

export const AdviceQuestion = z.strictObject({
  id: z.int(),
  question: z.string(),
  explanation: z.string().nullable(),
  answers: z.array(AdviceAnswer),
  isMultiselect: z.boolean(),
  isSkippable: z.boolean(),
})
export type AdviceQuestion = z.infer<typeof AdviceQuestion>

/**
 * The questions that apply after these answers, including those answered. Some apply only after certain
 * answers. `resultUrl` is the list with the filters of the answers; it has `count` products.
 */
export const Advice = z.strictObject({
  code: z.string(),
  title: z.string(),
  intro: z.string(),
  category: z.strictObject({ id: z.int(), path: z.string(), title: z.string() }),
  /** The category with the canonical page of this advice, which others offer too; null of a provider that does not tell. */
  mainPath: z.string().nullable().default(null),
  questions: z.array(AdviceQuestion),
  count: z.int(),
  resultUrl: z.string(),
})
export type Advice = z.infer<typeof Advice>
