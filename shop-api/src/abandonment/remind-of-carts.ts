import { and, asc, eq, gt, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { readContents } from '../cart/contents/contents.ts'
import { restoreUrl } from '../cart/cart-link.ts'
import type { Shop } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { abandonment, reminderRefusal } from '../db/schema/abandonment.ts'
import { cart } from '../db/schema/buying/cart.ts'
import { mail } from '../db/schema/mail.ts'
import { order } from '../db/schema/buying/order.ts'
import { abandonedCartMail } from './mail.ts'
import { putInOutbox } from '../mail/put-in-outbox.ts'
import { readShopDetails } from '../mail/shop-details.ts'
import { emailHash } from './email-hash.ts'
import { noRemindersUrl } from './reminder-link.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Older carts get no reminder: their owners have forgotten them. */
const tooOldMs = 7 * dayMs

interface Left {
  id: string
  updatedAt: Date
  createdAt: Date
  email: string
}

/** At most one mail a week to an address, and none after an opt-out or a later purchase. */
const isWelcome = async (tx: Tx, { email, createdAt }: Left): Promise<boolean> => {
  const [refused] = await tx
    .select({ hash: reminderRefusal.emailHash })
    .from(reminderRefusal)
    .where(eq(reminderRefusal.emailHash, emailHash(email)))
  const reminded = await tx.$count(
    mail,
    and(
      eq(mail.kind, 'abandoned_cart'),
      eq(mail.recipient, email),
      gt(mail.createdAt, new Date(Date.now() - tooOldMs)),
    ),
  )
  const bought = await tx.$count(
    order,
    and(
      eq(sql`lower(trim(${order.customer} ->> 'email'))`, email),
      gt(order.createdAt, createdAt),
      sql`${order.state} <> 'cancelled'`,
    ),
  )
  return !refused && reminded === 0 && bought === 0
}

const remind = (shop: Shop, left: Left): Promise<void> =>
  shop.db.transaction(async (tx) => {
    const claimed = await tx
      .update(cart)
      .set({ remindedAt: new Date() })
      .where(
        and(
          eq(cart.id, left.id),
          isNull(cart.remindedAt),
          isNull(cart.orderedAt),
          // Not for carts that changed recently.
          lt(cart.updatedAt, new Date(Date.now() - shop.config.abandonedCartMinutes * 60_000)),
        ),
      )
      .returning({ id: cart.id })
    if (claimed.length === 0 || !(await isWelcome(tx, left))) return
    const { lines } = await readContents(tx, left.id)
    const buyable = lines.filter(({ gift, stock }) => gift || stock > 0)
    if (buyable.length === 0) return
    const written = abandonedCartMail({
      lines: buyable,
      shop: await readShopDetails(tx),
      restoreUrl: restoreUrl(shop.config, left.id),
      noRemindersUrl: noRemindersUrl(shop.config, left.email),
    })
    await putInOutbox(tx, { kind: 'abandoned_cart', recipient: left.email, ...written })
  })

/**
 * Sends one reminder for each abandoned cart. The shopper has consented, has typed an address, has not
 * ordered and has no order in progress, and has not opted out.
 */
export const remindOfCarts = async (shop: Shop): Promise<void> => {
  const now = Date.now()
  const left = await shop.db
    .select({ id: cart.id, updatedAt: cart.updatedAt, createdAt: cart.createdAt, email: abandonment.email })
    .from(cart)
    .innerJoin(abandonment, eq(abandonment.sessionTokenHash, cart.sessionTokenHash))
    .where(
      and(
        isNull(cart.orderedAt),
        isNull(cart.remindedAt),
        isNotNull(abandonment.email),
        lt(cart.updatedAt, new Date(now - shop.config.abandonedCartMinutes * 60_000)),
        gt(cart.updatedAt, new Date(now - tooOldMs)),
        notExists(
          shop.db
            .select({ id: order.id })
            .from(order)
            .where(and(eq(order.cartId, cart.id), eq(order.state, 'pending_payment'))),
        ),
      ),
    )
    .orderBy(asc(cart.updatedAt))
    .limit(50)
  for (const { email, ...found } of left) {
    if (email !== null) await remind(shop, { ...found, email })
  }
}
