import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { brand } from '../../db/schema/products/catalog.ts'
import { refuseField, type Refusal } from '../../refusal.ts'
import { lockAdditions } from '../category/lock-additions.ts'

/**
 * Reserves a title for a brand until the end of the transaction. No two brands have the same title: the value of a
 * brand in the filter is found by it.
 * @returns the refusal when a brand has the title
 */
export const claimBrandTitle = async (tx: Tx, title: string): Promise<Refusal | null> => {
  await lockAdditions(tx)
  const isTaken = (await tx.$count(brand, eq(brand.title, title))) > 0
  return isTaken ? refuseField('title', 'Er is al een merk met deze naam.') : null
}
