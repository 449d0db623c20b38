import type { OrderRow, ReplacedInvoiceRow } from '../../db/schema/buying/order.ts'
import type { VatPart } from '../../pricing/vat.ts'
import { invoiceNumberOf } from '../mails/order-texts.ts'

/** An invoice as it was issued. */
export interface IssuedInvoice {
  number: string
  at: Date
  /** With the details that it prints. */
  order: OrderRow
  vat: VatPart[]
  /** The number of the one that it replaces. */
  replaces: string | null
}

/** The invoices of an order, the first one first; none before payment. */
export const issuedInvoices = (order: OrderRow, replaced: ReplacedInvoiceRow[]): IssuedInvoice[] => {
  const { paidAt, totals } = order
  const current = invoiceNumberOf(order)
  if (current === null || paidAt === null) return []
  return [...replaced, { ...order, number: current }].map(({ number, customer, billingAddress }, index) => {
    const before = replaced[index - 1]
    return {
      number,
      at: before?.at ?? paidAt,
      order: { ...order, customer, billingAddress },
      vat: before?.vat ?? totals.vat,
      replaces: before?.number ?? null,
    }
  })
}

/** The invoice that a credit note of that moment is about. */
export const invoiceAt = (issued: IssuedInvoice[], at: Date): IssuedInvoice | undefined =>
  issued.findLast((invoice) => invoice.at <= at) ?? issued[0]
