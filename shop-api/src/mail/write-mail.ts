import type { Config } from '../config.ts'
import type { Tx } from '../db/client.ts'
import { mail } from '../db/schema/mail.ts'
import { orderStatusUrl } from '../order/order-link.ts'
import type { OrderLineRow, OrderRow } from '../order/queries.ts'
import { orderConfirmation } from './order-confirmation.ts'
import type { MailText, OrderMail } from './order-words.ts'
import { paymentReceived } from './payment-received.ts'
import { readShopDetails } from './shop-details.ts'

/** Puts a mail in the outbox, with the transaction that gives the reason for it; once per order and kind. */
const writeMail =
  (kind: (typeof mail.$inferInsert)['kind'], write: (about: OrderMail) => MailText) =>
  async (tx: Tx, config: Config, order: OrderRow, lines: OrderLineRow[]): Promise<void> => {
    const { shopUrl } = config
    const shop = await readShopDetails(tx)
    const written = write({ order, lines, shop, shopUrl, statusUrl: orderStatusUrl(config, order.id) })
    await tx
      .insert(mail)
      .values({ orderId: order.id, kind, recipient: order.customer.email, ...written })
      .onConflictDoNothing()
  }

export const writeOrderConfirmation = writeMail('order_confirmation', orderConfirmation)
export const writePaymentReceived = writeMail('payment_received', paymentReceived)
