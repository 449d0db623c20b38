import { type PaymentCreateParams, PaymentLineType } from '@mollie/api-client'
import { articleName } from 'shared-types/variant-name'
import type { OrderLineRow, OrderRow } from '../db/schema/buying/order.ts'
import { prorate } from '../pricing/amounts.ts'
import { vatIncluded } from '../pricing/vat.ts'

type MollieLine = NonNullable<PaymentCreateParams['lines']>[number]

export const mollieAmount = (cents: number) => ({ currency: 'EUR', value: (cents / 100).toFixed(2) })

interface Part {
  type: PaymentLineType
  description: string
  amountCents: number
}

const line = (
  { type, description, amountCents }: Part,
  vatRate: number,
  more: Partial<MollieLine> = {},
): MollieLine => ({
  type,
  description,
  quantity: 1,
  unitPrice: mollieAmount(amountCents),
  totalAmount: mollieAmount(amountCents),
  vatRate: vatRate.toFixed(2),
  vatAmount: mollieAmount(vatIncluded(amountCents, vatRate)),
  ...more,
})

/** Costs and discounts have the VAT rates of the articles, as on the invoice: one line per rate. */
const spread = (part: Part, goods: Map<number, number>): MollieLine[] => {
  const rates = [...goods.keys()]
  const sign = Math.sign(part.amountCents)
  return prorate(Math.abs(part.amountCents), [...goods.values()]).flatMap((cents, index) =>
    cents === 0 ? [] : [line({ ...part, amountCents: sign * cents }, rates[index] ?? 0)],
  )
}

/** The order lines in Mollie's format: each with its VAT, adding up to exactly the total. */
export const mollieLines = ({ totals }: Pick<OrderRow, 'totals'>, lines: OrderLineRow[]): MollieLine[] => {
  const goods = new Map<number, number>()
  for (const { vatRate, priceCents, quantity, discountCents } of lines) {
    goods.set(vatRate, (goods.get(vatRate) ?? 0) + priceCents * quantity - discountCents)
  }
  const costs: Part[] = [
    { type: PaymentLineType.shipping_fee, description: 'Verzendkosten', amountCents: totals.shippingCents },
    { type: PaymentLineType.surcharge, description: 'Betaalkosten', amountCents: totals.paymentCents },
    ...totals.additional.map(({ title, amountCents }) => ({
      type: PaymentLineType.surcharge,
      description: title,
      amountCents,
    })),
  ]
  return [
    ...lines.map(({ productTitle, name, sku, priceCents, quantity, discountCents, vatRate }) =>
      line(
        {
          type: PaymentLineType.physical,
          description: articleName(productTitle, name).slice(0, 255),
          amountCents: priceCents * quantity - discountCents,
        },
        vatRate,
        {
          quantity,
          unitPrice: mollieAmount(priceCents),
          ...(discountCents > 0 ? { discountAmount: mollieAmount(discountCents) } : {}),
          sku,
        },
      ),
    ),
    ...costs.flatMap((part) => spread(part, goods)),
  ]
}
