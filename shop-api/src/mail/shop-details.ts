import { eq } from 'drizzle-orm'
import { type Footer, StoredFooter } from 'shared-types/contracts/content'
import type { Db, Tx } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { content } from '../db/schema/content.ts'

export type ShopDetails = Footer['shop']

const footerStatement = statement((db) =>
  db.select({ data: content.data }).from(content).where(eq(content.key, 'footer')).prepare('footer'),
)

/** Name, address and registration numbers of the shop, as in the footer of its pages. */
export const readShopDetails = async (db: Db | Tx): Promise<ShopDetails> => {
  const [footer] = await footerStatement(db).execute()
  return StoredFooter.parse(footer?.data).shop
}
