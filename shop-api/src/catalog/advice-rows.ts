import { eq, like } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { content } from '../db/schema/content.ts'
import { StoredAdvice } from './stored-advice.ts'

export const adviceKey = (code: string) => `advice:${code}`

/** The condition on `content` for the rows of advices. */
export const isAdvice = like(content.key, adviceKey('%'))

export const readAdvices = async (db: Db | Tx): Promise<StoredAdvice[]> => {
  const rows = await db.select({ data: content.data }).from(content).where(isAdvice)
  return rows.map(({ data }) => StoredAdvice.parse(data))
}

/** Stores what `change` makes of each advice; those for which it returns null stay. */
export const changeAdvices = async (
  tx: Tx,
  change: (advice: StoredAdvice) => StoredAdvice | null,
): Promise<void> => {
  const rows = await tx
    .select({ key: content.key, data: content.data })
    .from(content)
    .where(isAdvice)
    .for('update')
  for (const { key, data } of rows) {
    const changed = change(StoredAdvice.parse(data))
    if (changed) await tx.update(content).set({ data: changed }).where(eq(content.key, key))
  }
}
