import type { Db, Tx } from '../../db/client.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { findShippingChoice, readShippingMethods, type ShippingMethod } from '../../shipping/methods.ts'

/**
 * The title that the shipping method had when the order was placed. A server of the release before migration
 * 0036 stores none, also after it, during a deploy: then the title of today.
 */
export const shippingTitleIn = (
  methods: ShippingMethod[],
  { shippingTitle, shippingMethod }: OrderRow,
): string => shippingTitle || (findShippingChoice(methods, shippingMethod)?.title ?? shippingMethod)

export const shippingTitleOf = async (db: Db | Tx, order: OrderRow): Promise<string> =>
  order.shippingTitle || shippingTitleIn(await readShippingMethods(db), order)
