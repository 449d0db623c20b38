import pLimit from 'p-limit'
import type { Shop } from '../../context.ts'
import { readShopDetails } from '../../mail/shop-details.ts'
import { invoiceNumberOf } from '../mails/order-texts.ts'
import { findCurrentPayment, readOrderLines } from '../record/queries.ts'
import { shippingTitleOf } from '../record/shipping-title.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { invoicePdf } from './invoice-pdf.ts'

/** Drawing takes tens of milliseconds of the event loop: other requests come in between. */
const limitDrawing = pLimit(1)

/** An invoice exists once the order is paid. Its amounts never change; until it is shipped, a name can be corrected. */
export const writeInvoice = async (
  { db }: Shop,
  order: OrderRow,
): Promise<{ name: string; pdf: Buffer } | Refusal> => {
  const number = invoiceNumberOf(order)
  if (number === null) return refuse('not_found', 'De factuur staat klaar zodra je bestelling is betaald.')
  const [lines, payment, shippingTitle, shop] = await Promise.all([
    readOrderLines(db, order.id),
    findCurrentPayment(db, order.id),
    shippingTitleOf(db, order),
    order.seller ?? readShopDetails(db),
  ])
  return {
    name: `factuur-${number}.pdf`,
    pdf: await limitDrawing(() => invoicePdf({ number, order, lines, payment, shippingTitle, shop })),
  }
}
