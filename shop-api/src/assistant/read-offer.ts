import { and, eq } from 'drizzle-orm'
import { Notification } from 'shared-types/contracts/content'
import { readContent } from '../content/queries.ts'
import type { Db } from '../db/client.ts'
import { voucher } from '../db/schema/buying/voucher.ts'
import { category } from '../db/schema/products/catalog.ts'
import { promotion } from '../db/schema/products/promotion.ts'
import { isAdvertised, voucherCode } from '../promotion/vouchers.ts'

/** The discount code in the alert bar, while it is valid. */
export interface Offer {
  code: string
  title: string
  minimumCents: number
  /** Link to the page of its promotion; null if there is none. The link in the bar belongs to its text. */
  link: string | null
}

export const readOffer = async (db: Db): Promise<Offer | null> => {
  const { code: typed } = await readContent(db, 'notification', Notification)
  if (typed === null) return null
  const code = voucherCode(typed)
  const [found] = await db
    .select({ title: voucher.title, minimumCents: voucher.minimumCents, path: category.path })
    .from(voucher)
    .leftJoin(promotion, eq(promotion.id, voucher.promotionId))
    .leftJoin(category, eq(category.id, promotion.categoryId))
    .where(and(eq(voucher.code, code), isAdvertised))
  if (!found) return null
  const { title, minimumCents, path } = found
  return { code, title, minimumCents, link: path === null ? null : `/${path}/` }
}
