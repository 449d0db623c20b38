import { eq } from 'drizzle-orm'
import type { OrderLookup } from 'shared-types/contracts/order'
import type { OrderLookupRequest } from 'shared-types/contracts/provider/order'
import { bareZipcode } from 'shared-types/forms/address'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import { normaliseOrderNumber } from 'shared-types/forms/fields/order-number'
import type { Shop } from '../context.ts'
import { order as orderTable, type OrderRow } from '../db/schema/buying/order.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { useQuotaFirst } from '../quota/use-quota.ts'
import type { ClientIp } from '../session/client-ip.ts'
import { deletedEmail } from './record/anonymise-orders.ts'
import { orderToken } from './record/order-link.ts'

/** Orders of deleted accounts keep the address of their invoice, and all have the same e-mail address. */
const matchesOrder = (order: OrderRow, { email, zipcode }: OrderLookupRequest): boolean =>
  order.customer.email !== deletedEmail &&
  normaliseEmail(order.customer.email) === normaliseEmail(email) &&
  [order.billingAddress, order.shippingAddress].some(
    (address) => bareZipcode(address.zipcode) === bareZipcode(zipcode),
  )

/**
 * Finds an order for a guest by number, e-mail address and the zipcode of either address. Every mismatch
 * gives the same refusal, so that a caller cannot find out which numbers exist or who ordered.
 */
export const lookUpOrder = async (
  shop: Shop,
  request: OrderLookupRequest,
  address: ClientIp,
): Promise<OrderLookup | Refusal> => {
  const number = normaliseOrderNumber(request.orderNumber)
  const refused = await useQuotaFirst(shop, 'orderLookup', { address, orderHere: number })
  if (refused) return refused
  const [found] = await shop.db.select().from(orderTable).where(eq(orderTable.number, number))
  if (!found || !matchesOrder(found, request)) {
    return refuse(
      'not_found',
      'We vinden geen bestelling met deze gegevens. Controleer je bestelnummer, e-mailadres en postcode.',
    )
  }
  return { orderId: found.id, token: orderToken(shop.config.tokenSecret, found) }
}
