import { and, eq, inArray, like } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db, Tx } from '../../db/client.ts'
import { mailsWith } from '../../db/schema/columns/mail-traits.ts'
import { mail } from '../../db/schema/mail.ts'
import { deletedEmail } from './anonymise-orders.ts'
import { bankTransferOf } from './bank-transfer.ts'
import { orderUrl } from './order-link.ts'
import { shippingTitleOf } from './shipping-title.ts'
import type { OrderLineRow, OrderRow } from '../../db/schema/buying/order.ts'
import type { RefundRow } from '../../db/schema/buying/payment.ts'
import { chargebackNotice } from '../mails/chargeback-notice.ts'
import { type AgreedPage, agreedPagesOf } from '../mails/agreed-pages.ts'
import {
  correctedConfirmation,
  orderConfirmation,
  repricedConfirmation,
} from '../mails/order-confirmation.ts'
import type { BankTransfer, OrderMail } from '../mails/order-texts.ts'
import type { MailText } from '../../mail/layout.ts'
import { orderOrReturnsButton } from '../../mail/office-button.ts'
import {
  orderCancelled,
  orderRefunded,
  orderReleased,
  orderReplaced,
  paymentUnexpected,
} from '../mails/order-ended.ts'
import { invoiceReplaced } from '../mails/invoice-replaced.ts'
import { orderShipped, parcelShipped, replacementShipped } from '../mails/order-shipped.ts'
import { refundFailedNotice } from '../mails/refund-failed-notice.ts'
import { paymentReceived } from '../mails/payment-received.ts'
import { transferDetails } from '../mails/transfer-details.ts'
import { putAgainInOutbox, putInOutbox } from '../../mail/put-in-outbox.ts'
import { readShopDetails } from '../../mail/shop-details.ts'

interface Sending<About> {
  refundOf?: (about: About) => string | undefined
  put?: typeof putAgainInOutbox
}
/** For a mail that may be sent more than once. */
const again = { put: putAgainInOutbox }

/** Writes a mail about an order, once per order and kind, or per refund. */
const writeMail =
  <About = void>(
    kind: (typeof mail.$inferInsert)['kind'],
    write: (of: OrderMail, about: About) => MailText,
    { refundOf, put = putInOutbox }: Sending<About> = {},
  ) =>
  async (tx: Tx, config: Config, order: OrderRow, lines: OrderLineRow[], about: About): Promise<void> => {
    // The account was deleted: a refund can come years later.
    if (order.customer.email === deletedEmail) return
    const { shopUrl } = config
    const shop = await readShopDetails(tx)
    const url = orderUrl(config, order)
    const transfer = bankTransferOf(config, order)
    const shippingTitle = await shippingTitleOf(tx, order)
    const written = write({ order, lines, shippingTitle, shop, shopUrl, url, transfer }, about)
    const refundId = refundOf?.(about)
    await put(tx, {
      orderId: order.id,
      ...(refundId ? { refundId } : {}),
      kind,
      recipient: order.customer.email,
      ...written,
    })
  }

/** Whether a mail named this order before its payment; a quota can prevent that. */
export const isConfirmed = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx.$count(mail, and(eq(mail.orderId, orderId), inArray(mail.kind, mailsWith('namesNewOrder'))))) > 0

/** Whether a mail about this order has the account number. */
export const isTransferMailed = async (
  db: Db | Tx,
  orderId: string,
  { iban }: Pick<BankTransfer, 'iban'>,
): Promise<boolean> =>
  (await db.$count(mail, and(eq(mail.orderId, orderId), like(mail.text, `%${iban}%`)))) > 0

/** Each chargeback has a separate mail: an order can have more than one. */
export const writeChargebackNotice = async (
  tx: Tx,
  config: Config,
  order: OrderRow,
  cents: number,
): Promise<void> => {
  const shop = await readShopDetails(tx)
  const about = { number: order.number, isShipped: order.shippedAt !== null }
  const written = chargebackNotice(shop, about, cents, orderOrReturnsButton(config, order.id))
  await putInOutbox(tx, { kind: 'chargeback_notice', recipient: shop.email, ...written })
}

/** Each failed refund has a separate mail. */
export const writeRefundFailedNotice = async (
  tx: Tx,
  config: Config,
  order: OrderRow,
  failed: RefundRow,
  reason: string,
): Promise<void> => {
  const shop = await readShopDetails(tx)
  const toOrder = orderOrReturnsButton(config, order.id)
  const written = refundFailedNotice(shop, order.number, failed, reason, toOrder)
  await putInOutbox(tx, { kind: 'refund_failed_notice', recipient: shop.email, ...written })
}

/** With the pages that the buyer agrees to. */
const withAgreedPages =
  (
    write: (
      tx: Tx,
      config: Config,
      order: OrderRow,
      lines: OrderLineRow[],
      pages: AgreedPage[],
    ) => Promise<void>,
  ) =>
  async (tx: Tx, config: Config, order: OrderRow, lines: OrderLineRow[]): Promise<void> =>
    write(tx, config, order, lines, await agreedPagesOf(tx, order, lines))

export const writeOrderConfirmation = withAgreedPages(writeMail('order_confirmation', orderConfirmation))
export const writeCorrectedConfirmation = withAgreedPages(
  writeMail('order_confirmation', correctedConfirmation, again),
)
export const writeRepricedConfirmation = withAgreedPages(
  writeMail('order_confirmation', repricedConfirmation, again),
)
export const writeTransferDetails = writeMail('transfer_details', transferDetails)
export const writeInvoiceReplaced = writeMail('invoice_replaced', invoiceReplaced, again)
export const writePaymentReceived = writeMail('payment_received', paymentReceived)
export const writeOrderShipped = writeMail('order_shipped', orderShipped)
export const writeParcelShipped = writeMail('parcel_shipped', parcelShipped)
export const writeReplacementShipped = writeMail('parcel_shipped', replacementShipped)
export const writeCorrectedTracking = writeMail('order_shipped', orderShipped, again)
export const writeOrderCancelled = writeMail('order_cancelled', orderCancelled)
export const writeOrderReleased = writeMail('order_cancelled', orderReleased, {
  refundOf: ({ refundId }: { refundId: string }) => refundId,
})
export const writeOrderReplaced = writeMail('order_replaced', orderReplaced)
export const writePaymentUnexpected = writeMail('payment_unexpected', paymentUnexpected)
export const writeOrderRefunded = writeMail('order_refunded', orderRefunded, {
  refundOf: ({ refundId }) => refundId,
})
