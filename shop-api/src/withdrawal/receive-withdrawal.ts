import { deletedEmail } from '../order/record/anonymise-orders.ts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { WithdrawalRequest } from 'shared-types/contracts/provider/withdrawal'
import type { Withdrawal } from 'shared-types/contracts/withdrawal'
import type { Shop } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { order, type OrderRow } from '../db/schema/buying/order.ts'
import { normalisedEmail } from '../db/schema/columns/columns.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { transact } from '../db/transact.ts'
import { cancelOwnOrder } from '../order/cancel-unpaid-orders.ts'
import { openOrder, type OrderKey } from '../order/open-order.ts'
import { isPayable } from '../payment/states.ts'
import { isRefusal } from '../refusal.ts'
import type { ShopperSession } from '../session/shopper-session.ts'
import { putInOutbox } from '../mail/put-in-outbox.ts'
import { readShopDetails } from '../mail/shop-details.ts'
import { withdrawalNotice, withdrawalReceived } from './mail.ts'
import { hasQuota } from '../quota/use-quota.ts'
import type { ClientIp } from '../session/client-ip.ts'

const dayMs = 24 * 60 * 60 * 1000

type Row = typeof withdrawal.$inferSelect

/** The same declaration of the last day. A handled one is over: the consumer can have changed their mind since. */
const findEarlier = async (
  tx: Tx,
  { orderNumber, email, articles }: WithdrawalRequest,
): Promise<Row | undefined> => {
  const [found] = await tx
    .select()
    .from(withdrawal)
    .where(
      and(
        eq(normalisedEmail(withdrawal.email), sql`lower(${email})`),
        gt(withdrawal.receivedAt, new Date(Date.now() - dayMs)),
        eq(withdrawal.orderNumber, orderNumber),
        eq(withdrawal.articles, articles),
        isNull(withdrawal.handledAt),
      ),
    )
    .limit(1)
  return found
}

/** The order that its session, account or link opens, whatever address the consumer typed. */
const openedOrder = async (shop: Shop, number: string, key: OrderKey): Promise<OrderRow | undefined> => {
  const [found] = await shop.db.select({ id: order.id }).from(order).where(eq(order.number, number))
  const opened = found && (await openOrder(shop, found.id, key))
  return opened && !isRefusal(opened) ? opened : undefined
}

const orderOf = async (tx: Tx, number: string, email: string): Promise<OrderRow | undefined> => {
  if (email.toLowerCase() === deletedEmail) return undefined
  const [found] = await tx
    .select()
    .from(order)
    .where(and(eq(order.number, number), sql`lower(${order.customer}->>'email') = lower(${email})`))
  return found
}

const writeMails = async (
  tx: Tx,
  { officeUrl }: Shop['config'],
  row: Row,
  of: OrderRow | undefined,
): Promise<void> => {
  const shop = await readShopDetails(tx)
  const about = { withdrawal: row, shop }
  await putInOutbox(tx, { kind: 'withdrawal_received', recipient: row.email, ...withdrawalReceived(about) })
  await putInOutbox(tx, {
    kind: 'withdrawal_notice',
    recipient: shop.email,
    replyTo: row.email,
    ...withdrawalNotice(about, officeUrl, of?.state),
  })
}

/**
 * Stores a declaration of withdrawal and acknowledges it by mail with date and time (art. 6:230o BW). It is
 * accepted whether or not the order is known, so that the response reveals nothing and a typing error does
 * not cost the customer their right. It is never refused, so that strangers cannot close the function for a
 * consumer; above the limits it is stored without a mail, and above a higher one of an order or of one network, which
 * would fill the database, not stored. Sent twice within a day, before
 * an employee handled it, it counts as one declaration, with the time of the first.
 */
const storeWithdrawal = (
  shop: Shop,
  request: WithdrawalRequest,
  address: ClientIp,
  opened: OrderRow | undefined,
): Promise<Pick<Row, 'articles' | 'receivedAt'>> =>
  transact(shop.db, async (tx) => {
    const { name, orderNumber, email, articles } = request
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('withdrawal'), hashtext(lower(${email})))`)
    const again = await findEarlier(tx, request)
    const match = await orderOf(tx, orderNumber, email)
    const of = opened ?? match
    const orderId = of?.id ?? null
    if (again) {
      if (again.orderId !== null || orderId === null) return again
      await tx.update(withdrawal).set({ orderId }).where(eq(withdrawal.id, again.id))
      return again
    }
    const mayStore = orderId
      ? await hasQuota(tx, shop.config, 'storedWithdrawal', { order: orderId })
      : await hasQuota(tx, shop.config, 'storedUnmatchedWithdrawal', { address })
    if (!mayStore) return { articles, receivedAt: new Date() }
    const [row] = await tx
      .insert(withdrawal)
      .values({ orderId, orderNumber, name, email, articles })
      .returning()
    if (!row) throw new Error('the withdrawal was not written')
    // The buyer of an order can type the address of a stranger too.
    const mayMail = match
      ? await hasQuota(tx, shop.config, 'withdrawal', { order: match.id })
      : await hasQuota(tx, shop.config, 'unmatchedWithdrawal', { address, recipient: email })
    if (mayMail) await writeMails(tx, shop.config, row, of)
    return row
  })

/** Stores a declaration of withdrawal. One of the whole order cancels it, if it is unpaid and the sender can open it. */
export const receiveWithdrawal = async (
  shop: Shop,
  request: WithdrawalRequest,
  { session, address }: { session: ShopperSession | null; address: ClientIp },
): Promise<Withdrawal> => {
  // Anyone that knows number and address can send the form: without this proof, an employee cancels the order.
  const opened = await openedOrder(shop, request.orderNumber, { session, token: request.token })
  const { articles, receivedAt } = await storeWithdrawal(shop, request, address, opened)
  if (opened && articles === '' && isPayable(opened.state)) {
    // Refused while a bank processes the payment: the order then shows the withdrawal to employees.
    await cancelOwnOrder(shop, opened).catch((error: unknown) => {
      // The declaration is stored and acknowledged, and an employee sees it.
      shop.log.error({ err: error }, 'a withdrawn order could not be cancelled')
    })
  }
  return { receivedAt: receivedAt.toISOString() }
}
