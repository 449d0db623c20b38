import { eq, inArray } from 'drizzle-orm'
import type { AgreedPage, StaffOrder } from 'shared-types/contracts/admin/orders'
import { safeHtml } from 'shared-types/html/safe-html'
import type { Db } from '../../db/client.ts'
import { agreedPage, type OrderRow } from '../../db/schema/buying/order.ts'
import { refuse, type Refusal } from '../../refusal.ts'

/** The texts that the shopper of an order agreed to. */
export const listAgreedPages = async (
  db: Db,
  { agreedPages }: OrderRow,
): Promise<StaffOrder['agreedPages']> => {
  const rows = await db.select().from(agreedPage).where(inArray(agreedPage.hash, agreedPages))
  return rows.map(({ hash, title, createdAt }) => ({ hash, title, createdAt: createdAt.toISOString() }))
}

export const readAgreedPage = async (db: Db, hash: string): Promise<AgreedPage | Refusal> => {
  const [found] = await db.select().from(agreedPage).where(eq(agreedPage.hash, hash))
  return found
    ? { title: found.title, html: safeHtml(found.html) }
    : refuse('not_found', 'Deze tekst bestaat niet.')
}
