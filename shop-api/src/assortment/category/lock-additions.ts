import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { catalogueImport } from '../../db/schema/catalogue-import.ts'

/** Lets additions, imports and removals wait for each other: each number and address is given once. */
export const lockAdditions = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`lock table ${catalogueImport} in share row exclusive mode`)
}
