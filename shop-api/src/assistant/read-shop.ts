import { memoize } from '../db/memoize.ts'
import { readShopDetails } from '../mail/shop-details.ts'

/** Name and contact details of the shop, for answers that refer to customer service. */
export const readShop = memoize(60_000, readShopDetails)
