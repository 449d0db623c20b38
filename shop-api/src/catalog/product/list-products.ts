import type { ProductTiles } from 'shared-types/contracts/provider/catalog'
import type { Db } from '../../db/client.ts'
import { presentTile } from '../tile/present.ts'
import { readTiles } from '../tile/tile-queries.ts'

/** These products in the requested order, for favourites. Products that are not for sale are left out. */
export const listProducts = async (db: Db, productIds: number[]): Promise<ProductTiles> => {
  const tiles = await readTiles(db, productIds)
  return { products: tiles.map(presentTile) }
}
