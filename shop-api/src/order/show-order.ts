import { asc, eq } from 'drizzle-orm'
import type { Order, OrderStatus } from 'shared-types/contracts/order'
import { cartLinkOf } from '../cart/cart-link.ts'
import type { Shop } from '../context.ts'
import type { OrderRow } from '../db/schema/buying/order.ts'
import type { PaymentRow } from '../db/schema/buying/payment.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { presentOrder, presentStatus, type ShownTransfer } from './present.ts'
import { bankTransferOf } from './record/bank-transfer.ts'
import {
  findCurrentPayment,
  readOrderLines,
  readParcels,
  readPromised,
  readRefunds,
  readReplacedInvoices,
} from './record/queries.ts'
import { shippingTitleOf } from './record/shipping-title.ts'
import { isTransferMailed } from './record/write-mail.ts'

const readTransfer = async ({ db, config }: Shop, order: OrderRow): Promise<ShownTransfer | null> => {
  const transfer = bankTransferOf(config, order)
  return transfer && { ...transfer, mailed: await isTransferMailed(db, order.id, transfer) }
}

export const showStatus = async (shop: Shop, order: OrderRow, payment: PaymentRow): Promise<OrderStatus> =>
  presentStatus(shop.config, {
    order,
    payment,
    transfer: await readTransfer(shop, order),
    cartLink: await cartLinkOf(shop.db, shop.config, order),
  })

/** The refunds that were accepted. */
const readAcceptedRefunds = async ({ db }: Shop, order: OrderRow) => {
  const refunds = await readRefunds(db, order.id)
  return refunds.filter(({ state, acceptedAt }) => state !== 'failed' && acceptedAt !== null)
}

const readWithdrawals = async ({ db }: Shop, orderId: string): Promise<Order['withdrawals']> => {
  const rows = await db
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.orderId, orderId))
    .orderBy(asc(withdrawal.receivedAt))
  return rows.map(({ receivedAt, articles, handledAt }) => ({
    receivedAt: receivedAt.toISOString(),
    articles,
    handled: handledAt !== null,
  }))
}

/** An order with its lines and its payment, as shoppers see it. */
export const showOrder = async (shop: Shop, order: OrderRow): Promise<Order> => {
  const { db, config } = shop
  const [
    lines,
    payment,
    transfer,
    shippingTitle,
    parcels,
    withdrawals,
    refunds,
    replacedInvoices,
    replacements,
    cartLink,
  ] = await Promise.all([
    readOrderLines(db, order.id),
    findCurrentPayment(db, order.id),
    readTransfer(shop, order),
    shippingTitleOf(db, order),
    readParcels(db, order.id),
    readWithdrawals(shop, order.id),
    readAcceptedRefunds(shop, order),
    readReplacedInvoices(db, order.id),
    readPromised(db, order),
    cartLinkOf(db, config, order),
  ])
  return presentOrder(config, {
    order,
    lines,
    payment,
    transfer,
    cartLink,
    shippingTitle,
    parcels,
    withdrawals,
    refunds,
    replacedInvoices,
    replacements,
  })
}
