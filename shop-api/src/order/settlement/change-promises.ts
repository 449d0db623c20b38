import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { orderLine, type OrderLineRow, type OrderRow } from '../../db/schema/buying/order.ts'
import { variant } from '../../db/schema/products/catalog.ts'
import { readCalendar } from '../../delivery/closed-periods.ts'
import { isBankTransfer } from '../../payment/methods.ts'
import { deliveryPromises } from '../../shipping/delivery-promise.ts'
import { readShippingMethods } from '../../shipping/methods.ts'

/**
 * The delivery promises of an order that is paid by transfer from now on, or no longer: they count from the payment or
 * name a day. Others stay as they were agreed on.
 */
export const changePromises = async (
  tx: Tx,
  { shippingAddress, shippingMethod, paymentMethod }: OrderRow,
  lines: OrderLineRow[],
  method: string,
): Promise<void> => {
  if (isBankTransfer(paymentMethod) === isBankTransfer(method)) return
  const articles = new Map(
    (
      await tx
        .select({ id: variant.id, delivery: variant.delivery, nextDay: variant.nextDay })
        .from(variant)
        .where(
          inArray(
            variant.id,
            lines.map(({ variantId }) => variantId),
          ),
        )
    ).map((article) => [article.id, article]),
  )
  const ordered = lines.flatMap(({ id, variantId, quantity }) => {
    const article = articles.get(variantId)
    // The order holds its pieces.
    return article ? [{ ...article, id, quantity, stock: quantity }] : []
  })
  const destination = {
    calendar: await readCalendar(tx),
    country: shippingAddress.countryCode,
    shippingMethods: await readShippingMethods(tx),
    shippingMethod,
  }
  const [before, after] = [paymentMethod, method].map((paid) =>
    deliveryPromises(ordered, { ...destination, byTransfer: isBankTransfer(paid) }),
  )
  for (const line of ordered) {
    const delivery = after?.(line).ordered
    if (delivery === undefined || delivery === before?.(line).ordered) continue
    await tx.update(orderLine).set({ delivery }).where(eq(orderLine.id, line.id))
  }
}
