import { asc, eq, sql } from 'drizzle-orm'
import type {
  AdviceChange,
  AdviceSummary,
  StaffAdvice,
} from 'shared-types/contracts/admin/assortment/advices'
import type { ListQuery } from 'shared-types/contracts/admin/list'
import { adviceKey, isAdvice } from '../../catalog/advice-rows.ts'
import { StoredAdvice } from '../../catalog/stored-advice.ts'
import type { Db, Tx } from '../../db/client.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { content } from '../../db/schema/content.ts'
import { facet, facetValue } from '../../db/schema/products/catalog.ts'
import { rowVersion } from '../../db/row-version.ts'
import { transact } from '../../db/transact.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { changedAdvice, hasKnownIds, type KnownValues, mistakesInQuestions } from './advice-rules.ts'

const noSuchAdvice = () => refuse('not_found', 'Deze keuzehulp bestaat niet.')

const summarise = ({ code, title, category, questions }: StoredAdvice): AdviceSummary => ({
  id: code,
  title,
  category,
  questionCount: questions.length,
})

/** One page, by title. */
export const listAdvices = async (
  db: Db,
  { page, perPage }: ListQuery,
): Promise<{ rows: AdviceSummary[]; total: number }> => {
  const rows = await db
    .select({ data: content.data })
    .from(content)
    .where(isAdvice)
    .orderBy(asc(sql`${content.data} ->> 'title'`), asc(content.key))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return {
    rows: rows.map(({ data }) => summarise(StoredAdvice.parse(data))),
    total: await db.$count(content, isAdvice),
  }
}

const readValues = async (db: Db | Tx): Promise<KnownValues> => {
  const rows = await db
    .select({ id: facetValue.id, code: facet.code, slug: facetValue.slug })
    .from(facetValue)
    .innerJoin(facet, eq(facet.id, facetValue.facetId))
  return new Map(rows.map(({ id, code, slug }) => [id, { code, slug }]))
}

const selectRow = (db: Db | Tx, code: string) =>
  db
    .select({ data: content.data, version: rowVersion })
    .from(content)
    .where(eq(content.key, adviceKey(code)))

export const readAdvice = async (db: Db, code: string): Promise<StaffAdvice | Refusal> => {
  const [row] = await selectRow(db, code)
  if (!row) return noSuchAdvice()
  const [advice, values] = [StoredAdvice.parse(row.data), await readValues(db)]
  const idsOf = (filters: Record<string, string[]>) =>
    [...values].flatMap(([id, value]) => (filters[value.code]?.includes(value.slug) ? [id] : []))
  return {
    ...summarise(advice),
    version: row.version,
    intro: advice.intro,
    questions: advice.questions.map(
      ({ id, question, explanation, isMultiselect, isSkippable, after, answers }) => ({
        id,
        question,
        explanation: explanation ?? '',
        isMultiselect,
        isSkippable,
        afterQuestion: after?.question ?? null,
        afterAnswers: after?.answers ?? [],
        answers: answers.map(({ id: answerId, answer, description, filters, price }) => ({
          id: answerId,
          answer,
          description: description ?? '',
          valueIds: idsOf(filters),
          priceFrom: price?.min ?? null,
          priceTo: price?.max ?? null,
        })),
      }),
    ),
  }
}

/** Saves the questions of an advice, if it is still as the employee read it. */
export const saveAdvice = (db: Db, code: string, change: AdviceChange): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    // Locked, so that its version is that of the last save.
    const [row] = await selectRow(tx, code).for('update')
    if (!row) return noSuchAdvice()
    const advice = StoredAdvice.parse(row.data)
    if (row.version !== change.version) return editedMeanwhile(tx, 'content', adviceKey(code))
    if (!hasKnownIds(advice, change.questions))
      return refuse('validation_failed', 'Dit zijn niet de vragen van deze keuzehulp.')
    const values = await readValues(tx)
    const mistakes = mistakesInQuestions(change.questions, values)
    if (Object.keys(mistakes).length > 0)
      return refuse('validation_failed', 'Deze vragen passen niet bij elkaar.', mistakes)
    await tx
      .update(content)
      .set({ data: changedAdvice(advice, change, values) })
      .where(eq(content.key, adviceKey(code)))
    return null
  })
