import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { OrderEvent } from 'shared-types/contracts/order'
import { variantName } from 'shared-types/variant-name'
import type { Shop } from '../context.ts'
import { order as orderTable, type OrderRow } from '../db/schema/buying/order.ts'
import { sum } from '../pricing/amounts.ts'
import { readOrderLines } from './record/queries.ts'

/** The purchase event for analytics. Only the first request gets it: a reload is not a second purchase. */
export const reportPurchase = async ({ db }: Shop, order: OrderRow): Promise<OrderEvent> => {
  const [reported] = await db
    .update(orderTable)
    .set({ purchaseReportedAt: new Date() })
    .where(
      and(eq(orderTable.id, order.id), isNotNull(orderTable.paidAt), isNull(orderTable.purchaseReportedAt)),
    )
    .returning()
  if (!reported) return { event: null }
  // Gifts are not counted as purchased articles, as in the earlier events.
  const lines = (await readOrderLines(db, order.id)).filter(({ gift }) => !gift)
  return {
    event: {
      transactionId: reported.number,
      value: sum(
        lines.map(({ priceCents, quantity, discountCents }) => priceCents * quantity - discountCents),
      ),
      tax: sum(reported.totals.vat.map(({ amountCents }) => amountCents)),
      shipping: reported.totals.shippingCents,
      coupon: reported.voucherCode,
      items: lines.map((line) => ({
        itemId: line.sku,
        itemName: line.productTitle,
        itemBrand: line.brand,
        itemCategory: line.category,
        itemVariant: variantName(line.productTitle, line.name),
        price: line.priceCents,
        quantity: line.quantity,
        discount: line.discountCents,
      })),
    },
  }
}
