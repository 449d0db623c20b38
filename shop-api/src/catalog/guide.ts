import { Image } from 'shared-types/image'
import { z } from 'zod'

const Whole = z.int().min(0).max(999_999)

/**
 * What an answer stands for in a list: values of its filters by their slugs (one of them is enough), a price in whole
 * euros, or nothing at all.
 */
const Narrowing = z.strictObject({
  filters: z.record(z.string(), z.array(z.string()).min(1)).default({}),
  price: z.strictObject({ min: Whole, max: Whole }).nullable().default(null),
})

export const GuideAnswer = Narrowing.extend({
  id: z.int().min(1),
  answer: z.string().min(1),
  description: z.string().nullable().default(null),
  image: Image.nullable().default(null),
})
export type GuideAnswer = z.infer<typeof GuideAnswer>

export const GuideQuestion = z.strictObject({
  id: z.int().min(1),
  question: z.string().min(1),
  explanation: z.string().nullable().default(null),
  answers: z.array(GuideAnswer).min(2),
  is_multiselect: z.boolean().default(false),
  is_skippable: z.boolean().default(true),
  /** Not asked of who gave none of these answers to an earlier question. */
  after: z
    .strictObject({ question: z.int(), answers: z.array(z.int()).min(1) })
    .nullable()
    .default(null),
})
export type GuideQuestion = z.infer<typeof GuideQuestion>

/** An advice as it is stored, as content under the key `advice:{code}`. */
export const Guide = z.strictObject({
  code: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  intro: z.string(),
  /** Path of the list that the answers narrow. */
  category: z.string(),
  /** Other categories where it is offered. A list among them is narrowed itself. */
  also: z.array(z.string()).default([]),
  questions: z.array(GuideQuestion).min(1),
})
export type Guide = z.infer<typeof Guide>
/** As it is written down, before what may be left out is filled in. */
export type GuidePlan = z.input<typeof Guide>
