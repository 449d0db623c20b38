import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { dayMs } from 'shared-types/calendar/clock'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { OrderState } from 'shared-types/contracts/order'
import type { Config } from '../config.ts'
import type { Tx } from '../db/client.ts'
import type { OrderRow } from '../db/schema/buying/order.ts'
import { normalisedEmail } from '../db/schema/columns/columns.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { orderOrReturnsButton } from '../mail/office-button.ts'
import { putInOutbox } from '../mail/put-in-outbox.ts'
import { readShopDetails } from '../mail/shop-details.ts'
import { deletedEmail } from '../order/record/anonymise-orders.ts'
import { hasQuota } from '../quota/use-quota.ts'
import type { ClientIp } from '../session/client-ip.ts'
import { withdrawalNotice, withdrawalReceived } from './mail.ts'

type WithdrawalRow = typeof withdrawal.$inferSelect

export type Declaration = Pick<WithdrawalRow, 'name' | 'orderNumber' | 'email' | 'articles' | 'receivedAt'>

/** Moments that differ less are the same one: the form of employees has no seconds. */
export const minuteMs = 60_000

/** The same declaration of the last day. A handled one is over: the consumer can have changed their mind since. */
export const findEarlier = async (
  tx: Tx,
  { orderNumber, email, articles, receivedAt }: Declaration,
): Promise<WithdrawalRow | undefined> => {
  // Concurrent equal declarations wait for each other.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('withdrawal'), hashtext(${normaliseEmail(email)}))`,
  )
  const [found] = await tx
    .select()
    .from(withdrawal)
    .where(
      and(
        eq(normalisedEmail(withdrawal.email), normaliseEmail(email)),
        gt(withdrawal.receivedAt, new Date(receivedAt.getTime() - dayMs)),
        // The terms count from the first one, so an earlier letter is stored too. Concurrent ones can be stored in any order.
        lte(withdrawal.receivedAt, new Date(receivedAt.getTime() + minuteMs)),
        eq(withdrawal.orderNumber, orderNumber),
        eq(withdrawal.articles, articles),
        isNull(withdrawal.handledAt),
      ),
    )
    .orderBy(desc(withdrawal.receivedAt))
    .limit(1)
  return found
}

const writeMails = async (
  tx: Tx,
  config: Config,
  row: WithdrawalRow,
  state: OrderState | undefined,
): Promise<void> => {
  const shop = await readShopDetails(tx)
  const about = { withdrawal: row, shop }
  const notice = withdrawalNotice(about, orderOrReturnsButton(config, row.orderId), state)
  if (row.email === deletedEmail) {
    await putInOutbox(tx, { kind: 'withdrawal_notice', recipient: shop.email, ...notice })
    return
  }
  await putInOutbox(tx, { kind: 'withdrawal_received', recipient: row.email, ...withdrawalReceived(about) })
  await putInOutbox(tx, { kind: 'withdrawal_notice', recipient: shop.email, replyTo: row.email, ...notice })
}

interface Origin {
  /** The order that it is about, if it is known. */
  of: OrderRow | undefined
  /** The order of its number and e-mail address, whose limits count. Others count for the client and the recipient. */
  match: OrderRow | undefined
  address: ClientIp | null
}

/**
 * Stores a declaration, and acknowledges it by mail to the consumer and the shop. Above the limits it is stored without a
 * mail. Returns null above a higher limit, at which it is not stored.
 */
export const storeDeclaration = async (
  tx: Tx,
  config: Config,
  declared: Declaration,
  { of, match, address }: Origin,
): Promise<WithdrawalRow | null> => {
  const mayStore = of
    ? await hasQuota(tx, config, 'storedWithdrawal', { order: of.id })
    : await hasQuota(tx, config, 'storedUnmatchedWithdrawal', { address })
  if (!mayStore) return null
  const [row] = await tx
    .insert(withdrawal)
    .values({ orderId: of?.id ?? null, ...declared })
    .returning()
  if (!row) throw new Error('the withdrawal was not written')
  // The buyer of an order can type the address of a stranger too.
  const mayMail = match
    ? await hasQuota(tx, config, 'withdrawal', { order: match.id })
    : await hasQuota(tx, config, 'unmatchedWithdrawal', { address, recipient: declared.email })
  if (mayMail) await writeMails(tx, config, row, of?.state)
  return row
}
