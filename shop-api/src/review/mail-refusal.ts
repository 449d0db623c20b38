import { eq } from 'drizzle-orm'
import type { ReviewGround } from 'shared-types/forms/review-grounds'
import type { Tx } from '../db/client.ts'
import { customer } from '../db/schema/buying/customer.ts'
import { product } from '../db/schema/products/catalog.ts'
import type { review } from '../db/schema/review.ts'
import { putInOutbox } from '../mail/put-in-outbox.ts'
import { readShopDetails } from '../mail/shop-details.ts'
import { reviewRefused } from './mail.ts'

type Refused = Pick<typeof review.$inferSelect, 'productId' | 'email' | 'customerId' | 'published'>

/** After moderation, the address of the author is only known from their account. */
const addressOf = async (tx: Tx, { email, customerId }: Refused): Promise<string | null> => {
  if (email !== null || customerId === null) return email
  const [author] = await tx
    .select({ email: customer.email })
    .from(customer)
    .where(eq(customer.id, customerId))
  return author?.email ?? null
}

/** Mails the author of a review, if their address is known, on which ground it is refused. */
export const mailRefusal = async (tx: Tx, refused: Refused, ground: ReviewGround): Promise<void> => {
  const recipient = await addressOf(tx, refused)
  if (recipient === null) return
  const [of] = await tx
    .select({ title: product.title })
    .from(product)
    .where(eq(product.id, refused.productId))
  const written = reviewRefused(await readShopDetails(tx), of?.title ?? '', ground, refused.published)
  await putInOutbox(tx, { kind: 'review_refused', recipient, ...written })
}
