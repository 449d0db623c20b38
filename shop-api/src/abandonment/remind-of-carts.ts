import { dayMs } from 'shared-types/calendar/clock'
import { and, asc, eq, gt, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { readContents } from '../cart/contents/contents.ts'
import { restoreUrl } from '../cart/cart-link.ts'
import type { Shop } from '../context.ts'
import { eachApart } from '../db/batches.ts'
import type { Tx } from '../db/client.ts'
import { abandonment, reminderRefusal } from '../db/schema/abandonment.ts'
import { cart } from '../db/schema/buying/cart.ts'
import { customer, shopperSession } from '../db/schema/buying/customer.ts'
import { order } from '../db/schema/buying/order.ts'
import { normalisedEmail } from '../db/schema/columns/columns.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { abandonedCartMail } from './mail.ts'
import { putInOutbox } from '../mail/put-in-outbox.ts'
import { readShopDetails } from '../mail/shop-details.ts'
import { hasQuota } from '../quota/use-quota.ts'
import { emailHash } from '../mail/signed-link.ts'
import { noRemindersUrl } from './reminder-link.ts'

/** Older carts get no reminder: their owners have forgotten them. */
const tooOldMs = 7 * dayMs

interface Left {
  id: string
  sessionTokenHash: string | null
  /** The owner of a customer's cart, which has no session. */
  customerId: number | null
  updatedAt: Date
  createdAt: Date
  email: string
}

/**
 * Whether the owner of this address has confirmed it: by the login or a paid order of this session, or by the
 * newsletter. Others may have typed it, and their consent is not the owner's. The cart of a customer has the confirmed
 * address of the account.
 */
const isOwn = async (tx: Tx, { email, sessionTokenHash, customerId }: Left): Promise<boolean> => {
  if (customerId !== null) return true
  if (sessionTokenHash === null) return false
  const ofSubscriber = tx
    .select({ email: newsletterSubscription.email })
    .from(newsletterSubscription)
    .where(and(eq(newsletterSubscription.email, email), isNotNull(newsletterSubscription.confirmedAt)))
  const ofCustomer = tx
    .select({ email: customer.email })
    .from(customer)
    .innerJoin(shopperSession, eq(shopperSession.customerId, customer.id))
    .where(and(eq(customer.email, email), eq(shopperSession.tokenHash, sessionTokenHash)))
  const ofBuyer = tx
    .select({ email: order.number })
    .from(order)
    .where(
      and(
        eq(normalisedEmail(sql`${order.customer} ->> 'email'`), email),
        eq(order.sessionTokenHash, sessionTokenHash),
        isNotNull(order.paidAt),
      ),
    )
  return (await unionAll(ofSubscriber, ofCustomer, ofBuyer).limit(1)).length > 0
}

/** No mail after an opt-out or a later purchase. */
const mayRemind = async (tx: Tx, { email, customerId, createdAt }: Left): Promise<boolean> => {
  const [refused] = await tx
    .select({ hash: reminderRefusal.emailHash })
    .from(reminderRefusal)
    .where(eq(reminderRefusal.emailHash, emailHash(email)))
  const bought = await tx.$count(
    order,
    and(
      or(
        eq(normalisedEmail(sql`${order.customer} ->> 'email'`), email),
        customerId === null ? undefined : eq(order.customerId, customerId),
      ),
      gt(order.createdAt, createdAt),
      sql`${order.state} <> 'cancelled'`,
    ),
  )
  return !refused && bought === 0
}

const isLeft = ({ config }: Shop) =>
  lt(cart.updatedAt, sql`now() - make_interval(mins => ${config.abandonedCartMinutes}::int)`)

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
          isLeft(shop),
        ),
      )
      .returning({ id: cart.id })
    if (claimed.length === 0 || !(await isOwn(tx, left)) || !(await mayRemind(tx, left))) return
    const { lines } = await readContents(tx, left.id)
    const buyable = lines.filter(({ gift, stock }) => gift || stock > 0)
    if (buyable.length === 0) return
    // At most one a week to an address.
    if (!(await hasQuota(tx, shop.config, 'cartReminder', { recipient: left.email }))) return
    const written = abandonedCartMail({
      lines: buyable,
      shop: await readShopDetails(tx),
      restoreUrl: restoreUrl(shop.config, left.id),
      noRemindersUrl: noRemindersUrl(shop.config, left.email),
    })
    await putInOutbox(tx, { kind: 'abandoned_cart', recipient: left.email, ...written })
  })

/**
 * Sends one reminder for each abandoned cart. The shopper has consented to this mail, has typed an address that its owner
 * confirmed, has not ordered and has no order in progress, and has not opted out.
 */
export const remindOfCarts = async (shop: Shop): Promise<void> => {
  const left = await shop.db
    // A customer with several sessions has one row.
    .selectDistinct({
      id: cart.id,
      sessionTokenHash: cart.sessionTokenHash,
      customerId: cart.customerId,
      updatedAt: cart.updatedAt,
      createdAt: cart.createdAt,
      email: abandonment.email,
    })
    .from(cart)
    .leftJoin(customer, eq(customer.id, cart.customerId))
    .innerJoin(
      shopperSession,
      or(eq(shopperSession.tokenHash, cart.sessionTokenHash), eq(shopperSession.customerId, cart.customerId)),
    )
    .innerJoin(abandonment, eq(abandonment.sessionTokenHash, shopperSession.tokenHash))
    .where(
      and(
        isNull(cart.orderedAt),
        isNull(cart.remindedAt),
        isNotNull(abandonment.email),
        // After the login a guest can use the session, and type another address.
        or(isNull(cart.customerId), eq(abandonment.email, customer.email)),
        isLeft(shop),
        gt(cart.updatedAt, sql`now() - ${tooOldMs} * interval '1 millisecond'`),
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
  await eachApart(
    left,
    ({ id }) => `cart ${id}`,
    async ({ email, ...found }) => {
      if (email !== null) await remind(shop, { ...found, email })
    },
  )
}
