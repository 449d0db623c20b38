import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/client.ts'
import { order as orderTable, replacedInvoice, type OrderRow } from '../../db/schema/buying/order.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { uncreditedVat } from '../credit/credited-vat.ts'
import { billingLines, invoiceNumberOf } from '../mails/order-texts.ts'
import { drawNumber } from '../numbering/draw-number.ts'
import { notOnInvoice } from '../record/anonymise-orders.ts'
import { readOrderLines, readRefunds } from '../record/queries.ts'
import { writeInvoiceReplaced } from '../record/write-mail.ts'

const printed = (order: OrderRow) => [billingLines(order), order.customer.vatNumber]

/**
 * After a correction of what its invoice prints: the invoice stays as it was issued, a credit note takes it back, and an
 * invoice with the next number replaces it (art. 35a Wet OB). An order without an invoice needs none. The caller holds the
 * lock on the order.
 */
export const replaceInvoice = async (
  tx: Tx,
  config: Config,
  before: OrderRow,
  corrected: OrderRow,
): Promise<OrderRow | Refusal> => {
  const number = invoiceNumberOf(before)
  if (number === null || isDeepStrictEqual(printed(before), printed(corrected))) return corrected
  const lines = await readOrderLines(tx, before.id)
  const vat = uncreditedVat(before, lines, await readRefunds(tx, before.id))
  if (vat.every(({ grossCents }) => grossCents === 0)) {
    return refuse('validation_failed', 'De factuur is helemaal gecrediteerd. De gegevens staan vast.')
  }
  const replacedBy = await drawNumber(tx, 'invoice')
  const creditNoteNumber = await drawNumber(tx, 'credit_note')
  const { id: orderId, customer, billingAddress, shippingAddress } = before
  await tx.insert(replacedInvoice).values({
    orderId,
    number,
    customer: { ...customer, ...notOnInvoice },
    billingAddress,
    shippingAddress,
    creditNoteNumber,
    replacedBy,
    vat,
  })
  const [replaced] = await tx
    .update(orderTable)
    .set({ invoiceNumber: replacedBy })
    .where(eq(orderTable.id, orderId))
    .returning()
  if (!replaced) throw new Error(`order ${before.number} is gone`)
  await writeInvoiceReplaced(tx, config, replaced, lines, { number, creditNoteNumber, replacedBy })
  return replaced
}
