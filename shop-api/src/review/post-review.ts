import { and, eq, isNull, not, or, sql } from 'drizzle-orm'
import type { PostReviewRequest } from 'shared-types/contracts/provider/catalog'
import type { ReviewPosted } from 'shared-types/contracts/catalog'
import type { ShopperSession } from '../session/shopper-session.ts'
import { transactFor, type Visit } from '../session/visit.ts'
import type { Shop } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { product } from '../db/schema/products/catalog.ts'
import { order, orderLine } from '../db/schema/buying/order.ts'
import { review } from '../db/schema/review.ts'
import { useQuota } from '../quota/use-quota.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'

const thanks: ReviewPosted = {
  message: 'Bedankt voor je beoordeling! We lezen hem eerst na, daarna staat hij op deze pagina.',
}

/**
 * Whether a paid order of this session or its account contains this product, other than as a gift. A typed e-mail address
 * shows nothing: anyone can type that of a buyer.
 */
const hasBought = async (
  tx: Tx,
  productId: number,
  { tokenHash, customerId }: ShopperSession,
): Promise<boolean> => {
  const [bought] = await tx
    .select({ id: order.id })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(
      and(
        eq(orderLine.productId, productId),
        not(orderLine.gift),
        or(
          eq(order.sessionTokenHash, tokenHash),
          customerId === null ? undefined : eq(order.customerId, customerId),
        ),
        sql`${order.state} in ('paid', 'shipped', 'completed')`,
      ),
    )
    .limit(1)
  return bought !== undefined
}

/**
 * Stores a review for moderation. Whether the author is a buyer is determined here and is not
 * part of the response. A repeated submission before moderation replaces the first.
 */
export const postReview = (
  { db, config }: Shop,
  visit: Visit,
  productId: number,
  { review: written, customer }: PostReviewRequest,
): Promise<ReviewPosted | Refusal> =>
  transactFor(db, visit, async (tx, session) => {
    const [found] = await tx
      .select({ id: product.id })
      .from(product)
      .where(and(eq(product.id, productId), product.active))
    if (!found) return refuse('not_found', 'Dit product bestaat niet (meer).')
    const email = customer.email.trim()
    const text = {
      displayName: customer.name.trim(),
      email,
      score: written.score,
      title: written.title.trim(),
      content: written.content.trim(),
      verified: await hasBought(tx, productId, session),
    }
    const now = new Date()
    await tx
      .insert(review)
      .values({
        ...text,
        productId,
        published: false,
        sessionTokenHash: session.tokenHash,
        customerId: session.customerId,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: [review.sessionTokenHash, review.productId],
        targetWhere: and(sql`not ${review.published}`, isNull(review.moderatedAt)),
        set: text,
      })
    const used = await useQuota(tx, config, 'review', {
      address: visit.address,
      recipientHere: email,
      recipient: email,
      session: session.tokenHash,
    })
    return isRefusal(used) ? used : thanks
  })
