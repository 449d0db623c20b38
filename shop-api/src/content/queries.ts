import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../db/client.ts'
import { content, servicePage } from '../db/schema/content.ts'

/**
 * Stored content, validated against its schema. Null when it does not exist.
 * @throws when the stored data does not match the schema
 */
export const findContent = async <T>(db: Db, key: string, shape: z.ZodType<T>): Promise<T | null> => {
  const [row] = await db.select({ data: content.data }).from(content).where(eq(content.key, key))
  return row ? shape.parse(row.data) : null
}

/** As `findContent`, for content that must exist. */
export const readContent = async <T>(db: Db, key: string, shape: z.ZodType<T>): Promise<T> => {
  const found = await findContent(db, key, shape)
  if (found === null) throw new Error(`the content '${key}' is missing from the database`)
  return found
}

export const findServicePage = async (db: Db, slug: string) => {
  const [row] = await db.select().from(servicePage).where(eq(servicePage.slug, slug))
  return row ?? null
}
