import { z } from 'zod'
import { filledText, RowId, textOf } from '../fields.ts'

/** An advice, by its code. */
export const AdviceSummary = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** The path of the listing that it narrows. */
  category: z.string(),
  questionCount: z.int(),
})
export type AdviceSummary = z.infer<typeof AdviceSummary>

/** A new question or answer has no id yet. Ids are part of links, so they are never reused. */
const Id = z.int().min(1).nullable()

const Euros = z
  .int('Vul hele euro’s in.')
  .min(0, 'Vul minstens 0 in.')
  .max(999_999, 'Vul hoogstens 999.999 in.')
  .nullable()

const Answer = z.strictObject({
  id: Id,
  answer: filledText(100),
  description: textOf(300),
  /** The filter values to which it leads: a product needs one of each filter. */
  valueIds: z.array(RowId).max(50, 'Kies hoogstens vijftig filterwaarden.'),
  /** In whole euros; null for any price. */
  priceFrom: Euros,
  priceTo: Euros,
})

const Question = z.strictObject({
  id: Id,
  question: filledText(150),
  explanation: textOf(500),
  isMultiselect: z.boolean(),
  isSkippable: z.boolean(),
  /** Asked only after one of these answers to an earlier question; null to ask it always. */
  afterQuestion: z.int().nullable(),
  afterAnswers: z.array(z.int()),
  answers: z
    .array(Answer)
    .min(2, 'Een vraag heeft minstens twee antwoorden.')
    .max(20, 'Een vraag heeft hoogstens twintig antwoorden.'),
})

const adviceFields = {
  title: filledText(100),
  intro: filledText(500),
  questions: z
    .array(Question)
    .min(1, 'Een keuzehulp heeft minstens één vraag.')
    .max(20, 'Een keuzehulp heeft hoogstens twintig vragen.'),
}

/** An advice for a list that has none yet. */
export const NewAdvice = z.strictObject({ ...adviceFields, categoryId: RowId })
export type NewAdvice = z.infer<typeof NewAdvice>

/** What an employee saves of an advice: all its questions and answers, in order. */
export const AdviceChange = z.strictObject({ ...adviceFields, version: z.string().max(40) })
export type AdviceChange = z.infer<typeof AdviceChange>

/** As stored: older texts may be longer than what an employee can save now. */
const StoredAnswer = Answer.extend({ answer: z.string(), description: z.string(), valueIds: z.array(RowId) })
export const StaffAdvice = AdviceSummary.extend({
  version: z.string(),
  intro: z.string(),
  questions: z.array(
    Question.extend({ question: z.string(), explanation: z.string(), answers: z.array(StoredAnswer) }),
  ),
})
export type StaffAdvice = z.infer<typeof StaffAdvice>
