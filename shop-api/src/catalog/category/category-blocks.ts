import { eq, sql } from 'drizzle-orm'
import { ContentBlock } from 'shared-types/contracts/content'
import { cleanAnswer } from 'shared-types/html/clean-answer'
import { z } from 'zod'
import type { Db, Tx } from '../../db/client.ts'
import { content } from '../../db/schema/content.ts'

const prefix = 'category-blocks:'

/** The key of the row of `content` with the blocks on the page of a category. */
export const blocksKey = (path: string) => `${prefix}${path}`

/** The path of the category to which the blocks of a row belong; null for other content. */
export const categoryOfBlocks = (key: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null

/** The blocks on the page of an overview or text category. */
export const readBlocks = async (db: Db | Tx, path: string): Promise<ContentBlock[]> => {
  const [row] = await db
    .select({ data: content.data })
    .from(content)
    .where(eq(content.key, blocksKey(path)))
  return row ? z.array(ContentBlock).parse(row.data) : []
}

/** Stores the blocks of a category whose row is locked. Their HTML is sanitised here, and again when it is shown. */
export const writeBlocks = async (tx: Tx, path: string, blocks: ContentBlock[]): Promise<void> => {
  const key = blocksKey(path)
  const data = sql`${JSON.stringify(cleanAnswer(z.array(ContentBlock), blocks))}::jsonb`
  await (blocks.length === 0
    ? tx.delete(content).where(eq(content.key, key))
    : tx.insert(content).values({ key, data }).onConflictDoUpdate({ target: content.key, set: { data } }))
}
