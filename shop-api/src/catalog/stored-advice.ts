import { Image } from 'shared-types/image'
import { z } from 'zod'

const Whole = z.int().min(0).max(999_999)

/**
 * The restriction that an answer puts on a listing: filter values by slug (a product needs one of them), a
 * price range in whole euros, or nothing.
 */
const Narrowing = z.strictObject({
  filters: z.record(z.string(), z.array(z.string()).min(1)).default({}),
  price: z.strictObject({ min: Whole, max: Whole }).nullable().default(null),
})

export const StoredAnswer = Narrowing.extend({
  id: z.int().min(1),
  answer: z.string().min(1),
  description: z.string().nullable().default(null),
  image: Image.nullable().default(null),
})
export type StoredAnswer = z.infer<typeof StoredAnswer>

export const StoredQuestion = z.strictObject({
  id: z.int().min(1),
  question: z.string().min(1),
  explanation: z.string().nullable().default(null),
  answers: z.array(StoredAnswer).min(2),
  isMultiselect: z.boolean().default(false),
  isSkippable: z.boolean().default(true),
  /** Skipped unless an earlier question got one of these answers. */
  after: z
    .strictObject({ question: z.int(), answers: z.array(z.int()).min(1) })
    .nullable()
    .default(null),
})
export type StoredQuestion = z.infer<typeof StoredQuestion>

/** An advice as stored, as content under the key `advice:{code}`. */
export const StoredAdvice = z.strictObject({
  code: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  intro: z.string(),
  /** Path of the listing that the answers narrow. */
  category: z.string(),
  /** Other categories that offer it. If it was started in one that is a listing, that listing is narrowed. */
  also: z.array(z.string()).default([]),
  /** Other listings that lead to it: it narrows its own listing, since its answers do not fit theirs. */
  suits: z.array(z.string()).default([]),
  questions: z.array(StoredQuestion).min(1),
  /** The highest id that a deleted question or answer had: links may still have it. */
  lastId: z.int().min(0).default(0),
})
export type StoredAdvice = z.infer<typeof StoredAdvice>
/** The input form, before defaults are applied. */
export type StoredAdviceInput = z.input<typeof StoredAdvice>
