import type { ProductTiles } from 'shared-types/contracts/provider/catalog'
import type { Db } from '../db/client.ts'
import { presentTile } from './present.ts'
import { readTiles } from './tile-queries.ts'

/** These very products in the order asked for: a shopper's favourites. What is not sold (any more) is left out. */
export const listProducts = async (db: Db, productIds: number[]): Promise<ProductTiles> => {
  const tiles = await readTiles(db, productIds)
  return { products: tiles.map(presentTile) }
}
