import pLimit from 'p-limit'
import type { Shop } from '../../context.ts'
import { readShopDetails } from '../../mail/shop-details.ts'
import { invoiceNumberOf } from '../mails/order-texts.ts'
import { findCurrentPayment, readOrderLines, readReplacedInvoices } from '../record/queries.ts'
import { shippingTitleOf } from '../record/shipping-title.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { issuedInvoices } from './issued-invoices.ts'

/** Drawing takes tens of milliseconds of the event loop: other requests come in between. */
const limitDrawing = pLimit(1)

/** The invoice of an order that is paid: the last one, or the one with this number. */
export const writeInvoice = async (
  { db }: Shop,
  order: OrderRow,
  wanted = invoiceNumberOf(order),
): Promise<{ name: string; pdf: Buffer } | Refusal> => {
  const all = issuedInvoices(order, await readReplacedInvoices(db, order.id))
  const issued = all.find(({ number }) => number === wanted)
  if (!issued) return refuse('not_found', 'De factuur staat klaar zodra je bestelling is betaald.')
  const [lines, payment, shippingTitle, shop] = await Promise.all([
    readOrderLines(db, order.id),
    findCurrentPayment(db, order.id),
    shippingTitleOf(db, order),
    order.seller ?? readShopDetails(db),
  ])
  return {
    name: `factuur-${issued.number}.pdf`,
    pdf: await limitDrawing(() => invoicePdf({ ...issued, lines, payment, shippingTitle, shop })),
  }
}
