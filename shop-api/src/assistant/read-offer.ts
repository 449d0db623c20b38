import { and, eq } from 'drizzle-orm'
import { isAdvertised } from '../cart/contents/voucher-queries.ts'
import { showNotification } from '../content/show-menu.ts'
import type { Db } from '../db/client.ts'
import { voucher } from '../db/schema/buying/voucher.ts'

/** The discount code in the alert bar, while it is valid. */
export interface Offer {
  code: string
  title: string
  minimumCents: number
  /** Link to the page about it; null if there is none. */
  link: string | null
}

export const readOffer = async (db: Db): Promise<Offer | null> => {
  const { code, link } = await showNotification(db)
  if (code === null) return null
  const [found] = await db
    .select({ title: voucher.title, minimumCents: voucher.minimumCents })
    .from(voucher)
    .where(and(eq(voucher.code, code), isAdvertised(new Date())))
  return found ? { code, link, ...found } : null
}
