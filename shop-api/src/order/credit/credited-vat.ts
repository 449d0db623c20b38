import type { OrderLineRow, OrderRow } from '../../db/schema/buying/order.ts'
import type { RefundRow } from '../../db/schema/buying/payment.ts'
import { type VatPart, vatByRate, vatOfPart, vatWithout } from '../../pricing/vat.ts'

type Credited = Pick<RefundRow, 'amountCents' | 'lines' | 'vat'>

/** The refunded pieces; all lines of the order for a refund of an amount. */
export const creditedLines = (lines: OrderLineRow[], refunded: Credited): OrderLineRow[] => {
  if (refunded.lines.length === 0) return lines
  const pieces = new Map(refunded.lines.map(({ id, quantity }) => [id, quantity]))
  return lines.flatMap((line) => {
    const quantity = pieces.get(line.id)
    const discountCents = Math.round((line.discountCents * (quantity ?? 0)) / line.quantity)
    return quantity ? [{ ...line, quantity, discountCents }] : []
  })
}

const taxed = (lines: OrderLineRow[], refunded: Credited) =>
  creditedLines(lines, refunded).map(({ vatRate, priceCents, quantity, discountCents }) => ({
    vatRate,
    amountCents: priceCents * quantity - discountCents,
  }))

/** The tax on the credit note of a refund, by the rates of what was refunded. */
export const creditedVat = (lines: OrderLineRow[], refunded: Credited): VatPart[] =>
  refunded.vat ?? vatByRate(taxed(lines, refunded), refunded.amountCents)

/** The part of the price of an order that its credit notes have not taken back, by rate. */
export const uncreditedVat = (
  { totals }: Pick<OrderRow, 'totals'>,
  lines: OrderLineRow[],
  refunds: RefundRow[],
): VatPart[] =>
  vatWithout(
    totals.vat,
    refunds
      .filter(({ creditNoteNumber, reversalNumber }) => creditNoteNumber !== null && reversalNumber === null)
      .flatMap((refunded) => creditedVat(lines, refunded)),
  )

/** The tax of the next credit note of an order. */
export const nextCreditedVat = (
  order: OrderRow,
  lines: OrderLineRow[],
  earlier: RefundRow[],
  next: RefundRow,
): VatPart[] => vatOfPart(uncreditedVat(order, lines, earlier), taxed(lines, next), next.amountCents)
