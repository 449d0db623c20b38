import { eq } from 'drizzle-orm'
import { normaliseOrderNumber } from 'shared-types/forms/fields/order-number'
import type { AssistantRequest } from 'shared-types/contracts/provider/chat'
import type { OrderState } from 'shared-types/contracts/order'
import type { Db } from '../db/client.ts'
import { order as orderTable, type OrderRow } from '../db/schema/buying/order.ts'
import { day } from '../format.ts'

type Details = NonNullable<AssistantRequest['order']>

const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** All details must match one address. Some shoppers type the addition in the house number field. */
const detailsMatch = ({ customer, billingAddress, shippingAddress }: OrderRow, details: Details): boolean =>
  [customer.firstName, shippingAddress.firstName].some(
    (name) => name !== '' && bare(name) === bare(details.firstName),
  ) &&
  [billingAddress, shippingAddress].some(
    ({ zipcode, houseNumber, extension }) =>
      bare(zipcode) === bare(details.zipcode) &&
      [houseNumber, `${houseNumber}${extension}`].some(
        (number) => bare(number) === bare(details.houseNumber),
      ),
  )

const on = (date: Date | null): string => (date ? ` op ${day.format(date)}` : '')

const texts: Record<OrderState, (order: OrderRow) => string> = {
  pending_payment: () =>
    'Je bestelling wacht nog op je betaling. Met de link in je bevestigingsmail kun je alsnog betalen; zodra de betaling binnen is, gaan we aan de slag.',
  paid: ({ paidAt }) =>
    `Je bestelling is betaald${on(paidAt)} en wordt klaargemaakt. Zodra ze onderweg is, krijg je van ons een mail. De verwachte levertijd staat in je bevestigingsmail.`,
  shipped: ({ shippedAt, shipment }) =>
    `Je bestelling is verzonden${on(shippedAt)}${shipment ? ` met ${shipment.carrier}` : ''}. In de mail daarover staat hoe je haar volgt.`,
  completed: ({ completedAt }) =>
    `Je bestelling is afgerond${on(completedAt)}: volgens onze gegevens is ze bezorgd. Heb je haar niet gekregen, laat het ons dan meteen weten.`,
  cancelled: ({ cancelledAt }) =>
    `Je bestelling is geannuleerd${on(cancelledAt)}. Had je al betaald, dan krijg je je geld terug.`,
  refunded: ({ refundedAt }) =>
    `Je bestelling is terugbetaald${on(refundedAt)}, op de manier waarop je betaalde.`,
}

/**
 * The status of an order, if number, first name, zipcode and house number match. Null for any mismatch, so
 * that a caller cannot find out which order numbers exist or who ordered.
 */
export const describeOrderStatus = async (db: Db, details: Details): Promise<string | null> => {
  const number = normaliseOrderNumber(details.orderNumber)
  const [found] = await db.select().from(orderTable).where(eq(orderTable.number, number))
  return found && detailsMatch(found, details) ? texts[found.state](found) : null
}
