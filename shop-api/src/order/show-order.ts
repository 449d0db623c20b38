import type { Order } from 'shared-types/contracts/order'
import type { Shop } from '../context.ts'
import type { OrderRow } from '../db/schema/buying/order.ts'
import { readParcels } from './fulfilment/read-parcels.ts'
import { presentOrder } from './present.ts'
import { findCurrentPayment, readOrderLines } from './record/queries.ts'
import { shippingTitleOf } from './record/shipping-title.ts'

/** An order with its lines and its payment, as shoppers see it. */
export const showOrder = async ({ db, config }: Shop, order: OrderRow): Promise<Order> => {
  const [lines, payment, shippingTitle, parcels] = await Promise.all([
    readOrderLines(db, order.id),
    findCurrentPayment(db, order.id),
    shippingTitleOf(db, order),
    readParcels(db, order.id),
  ])
  return presentOrder(config, { order, lines, payment, shippingTitle, parcels })
}
