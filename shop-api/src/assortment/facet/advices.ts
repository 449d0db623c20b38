import { eq, like } from 'drizzle-orm'
import { StoredAdvice } from '../../catalog/stored-advice.ts'
import type { Db, Tx } from '../../db/client.ts'
import { content } from '../../db/schema/content.ts'

const answersOf = ({ questions }: StoredAdvice) => questions.flatMap(({ answers }) => answers)

export const readAdvices = async (db: Db | Tx): Promise<StoredAdvice[]> => {
  const rows = await db.select().from(content).where(like(content.key, 'advice:%'))
  return rows.map(({ data }) => StoredAdvice.parse(data))
}

/** Whether an answer narrows a list by this filter, or by this value of it. */
export const usesFacet = (advice: StoredAdvice, code: string, slug?: string): boolean =>
  answersOf(advice).some(({ filters }) => {
    const slugs = filters[code]
    return slugs !== undefined && (slug === undefined || slugs.includes(slug))
  })

/** Lets the advices use another value of a filter. */
export const replaceInAdvices = async (tx: Tx, code: string, from: string, to: string): Promise<void> => {
  const rows = await tx.select().from(content).where(like(content.key, 'advice:%')).for('update')
  for (const { key, data } of rows) {
    const advice = StoredAdvice.parse(data)
    if (!usesFacet(advice, code, from)) continue
    for (const { filters } of answersOf(advice)) {
      const slugs = filters[code]
      if (slugs) filters[code] = [...new Set(slugs.map((slug) => (slug === from ? to : slug)))]
    }
    await tx.update(content).set({ data: advice }).where(eq(content.key, key))
  }
}
