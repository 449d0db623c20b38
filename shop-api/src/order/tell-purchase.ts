import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { toEuros } from 'shared-types/money'
import type { OrderEvent } from 'shared-types/v1/order'
import { variantName } from 'shared-types/variant-name'
import type { Shop } from '../context.ts'
import { order as orderTable, type OrderRow } from '../db/schema/order.ts'
import { readOrderLines } from './queries.ts'

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The purchase for analytics, to whoever asks first: a page that is reloaded is not a second purchase. */
export const tellPurchase = async ({ db }: Shop, order: OrderRow): Promise<OrderEvent> => {
  const [told] = await db
    .update(orderTable)
    .set({ purchaseToldAt: new Date() })
    .where(and(eq(orderTable.id, order.id), isNotNull(orderTable.paidAt), isNull(orderTable.purchaseToldAt)))
    .returning()
  if (!told) return { event: null }
  // As in the events before it: what comes along for nothing is no article that was bought.
  const lines = (await readOrderLines(db, order.id)).filter(({ gift }) => !gift)
  return {
    event: {
      transaction_id: told.number,
      value: toEuros(
        sum(lines.map(({ priceCents, quantity, discountCents }) => priceCents * quantity - discountCents)),
      ),
      tax: toEuros(sum(told.totals.vat.map(({ amountCents }) => amountCents))),
      shipping: toEuros(told.totals.shippingCents),
      coupon: told.voucherCode,
      items: lines.map((line) => ({
        item_id: line.sku,
        item_name: line.productTitle,
        item_brand: line.brand,
        item_category: line.category,
        item_variant: variantName(line.productTitle, line.name),
        price: toEuros(line.priceCents),
        quantity: line.quantity,
      })),
    },
  }
}
