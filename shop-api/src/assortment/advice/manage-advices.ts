import { asc, eq, sql } from 'drizzle-orm'
import type {
  AdviceChange,
  AdviceSummary,
  NewAdvice,
  StaffAdvice,
} from 'shared-types/contracts/admin/assortment/advices'
import type { Listed, ListQuery } from 'shared-types/contracts/admin/list'
import { adviceKey, isAdvice, readAdvices } from '../../catalog/advice-rows.ts'
import { StoredAdvice } from '../../catalog/stored-advice.ts'
import type { Db, Tx } from '../../db/client.ts'
import { readPage } from '../../db/read-page.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { content } from '../../db/schema/content.ts'
import { category, facet, facetValue } from '../../db/schema/products/catalog.ts'
import { rowVersion } from '../../db/row-version.ts'
import { transact } from '../../db/transact.ts'
import { advicePath } from 'shared-types/urls/advice-url'
import { slugOf } from 'shared-types/urls/slug'
import { redirect } from '../../db/schema/redirect.ts'
import { lockRedirects } from '../../redirect/redirect-moved.ts'
import { refuse, refuseField, type Refusal } from '../../refusal.ts'
import {
  changedAdvice,
  hasKnownIds,
  hasNoIds,
  type KnownValues,
  mistakesInQuestions,
} from './advice-rules.ts'

const noSuchAdvice = () => refuse('not_found', 'Deze keuzehulp bestaat niet.')

const summarise = ({ code, questions, ...advice }: StoredAdvice): AdviceSummary => ({
  id: code,
  title: advice.title,
  category: advice.category,
  questionCount: questions.length,
})

/** One page, by title. */
export const listAdvices = async (db: Db, paging: ListQuery): Promise<Listed<AdviceSummary>> => {
  const { rows, total } = await readPage(
    paging,
    db
      .select({ data: content.data })
      .from(content)
      .where(isAdvice)
      .orderBy(asc(sql`${content.data} ->> 'title'`), asc(content.key)),
    db.$count(content, isAdvice),
  )
  return {
    rows: rows.map(({ data }) => summarise(StoredAdvice.parse(data))),
    total,
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

const refuseQuestions = (questions: AdviceChange['questions'], values: KnownValues): Refusal | null => {
  const mistakes = mistakesInQuestions(questions, values)
  return Object.keys(mistakes).length > 0
    ? refuse('validation_failed', 'Deze vragen passen niet bij elkaar.', mistakes)
    : null
}

/** The pages of an advice: at its own listing, and at the other categories that offer it. */
const pagesOf = ({ category: own, also }: StoredAdvice): string[] => [own, ...also]

/** Adds an advice to a listing that has none. Returns its code. */
export const addAdvice = (db: Db, added: NewAdvice): Promise<string | Refusal> =>
  transact(db, async (tx): Promise<string | Refusal> => {
    // The lock decides which of two employees adds the advice of a listing.
    const [of] = await tx.select().from(category).where(eq(category.id, added.categoryId)).for('update')
    if (of?.kind !== 'listing') return refuseField('categoryId', 'Kies een categorie met een lijst.')
    const other = (await readAdvices(tx)).find((advice) => pagesOf(advice).includes(of.path))
    if (other) return refuseField('categoryId', `Deze lijst heeft al een keuzehulp: ${other.title}`)
    const values = await readValues(tx)
    if (!hasNoIds(added.questions))
      return refuse('validation_failed', 'Een nieuwe vraag heeft nog geen nummer.')
    const refused = refuseQuestions(added.questions, values)
    if (refused) return refused
    const code = slugOf(of.path.replaceAll('/', ' '), 60)
    const empty = {
      code,
      title: '',
      intro: '',
      category: of.path,
      also: [],
      suits: [],
      questions: [],
      lastId: 0,
    }
    const [row] = await tx
      .insert(content)
      .values({ key: adviceKey(code), data: changedAdvice(empty, added, values) })
      .onConflictDoNothing()
      .returning({ key: content.key })
    if (!row) return refuseField('categoryId', 'Er is al een keuzehulp met de naam van deze lijst.')
    await tx.delete(redirect).where(eq(redirect.fromPath, `/${advicePath(of.path)}/`))
    return code
  })

/** Removes an advice. Its pages redirect to the categories that offered it. */
export const removeAdvice = (db: Db, code: string): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [gone] = await tx
      .delete(content)
      .where(eq(content.key, adviceKey(code)))
      .returning({ data: content.data })
    if (!gone) return noSuchAdvice()
    await lockRedirects(tx)
    for (const path of pagesOf(StoredAdvice.parse(gone.data))) {
      const [fromPath, toPath] = [`/${advicePath(path)}/`, `/${path}/`]
      await tx
        .insert(redirect)
        .values({ fromPath, toPath })
        .onConflictDoUpdate({ target: redirect.fromPath, set: { toPath } })
    }
    return null
  })

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
    const refused = refuseQuestions(change.questions, values)
    if (refused) return refused
    await tx
      .update(content)
      .set({ data: changedAdvice(advice, change, values) })
      .where(eq(content.key, adviceKey(code)))
    return null
  })
