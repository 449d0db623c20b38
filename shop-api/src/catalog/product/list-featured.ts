import type { ProductTiles } from 'shared-types/contracts/provider/catalog'
import type { Db } from '../../db/client.ts'
import { presentTile } from '../tile/present.ts'
import { popularIds } from './suggestion-queries.ts'
import { readTiles } from '../tile/tile-queries.ts'

/** Products for the home page: popular, available, and of many kinds. */
export const listFeatured = async (db: Db): Promise<ProductTiles> => {
  const tiles = await readTiles(db, await popularIds(db, 12, 2))
  return { products: tiles.map(presentTile) }
}
