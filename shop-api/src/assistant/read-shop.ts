import { keptFor } from '../db/kept-for.ts'
import { readShopDetails } from '../mail/shop-details.ts'

/** Who the shop is, and how it is reached; asked for by every answer that sends somebody on. */
export const readShop = keptFor(60_000, readShopDetails)
