import type { Db, Tx } from '../../db/client.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { findShippingChoice, readShippingMethods } from '../../shipping/methods.ts'

/**
 * The title that the shipping method had when the order was placed. A server of the release before migration
 * 0036 stores none, also after it, during a deploy: then the title of today.
 */
export const shippingTitleOf = async (
  db: Db | Tx,
  { shippingTitle, shippingMethod }: OrderRow,
): Promise<string> =>
  shippingTitle ||
  (findShippingChoice(await readShippingMethods(db), shippingMethod)?.title ?? shippingMethod)
