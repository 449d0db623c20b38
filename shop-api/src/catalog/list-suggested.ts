import type { ProductTiles } from 'shared-types/v1/catalog'
import type { Db } from '../db/client.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { listFeatured } from './list-featured.ts'
import { presentTile } from './present.ts'
import { likeIds, readTraits, type Traits } from './suggestion-queries.ts'
import { readTiles } from './tile-queries.ts'

const strip = 12

const listLike = async (db: Db, traits: Traits[]): Promise<ProductTiles> => {
  const tiles = await readTiles(db, await likeIds(db, traits, strip))
  return { products: tiles.map(presentTile) }
}

/** Products that go with these, for the cart. Without any that exists: what is popular. */
export const listSuggested = async (db: Db, productIds: number[]): Promise<ProductTiles> => {
  const traits = productIds.length === 0 ? [] : await readTraits(db, productIds)
  return traits.length === 0 ? listFeatured(db) : listLike(db, traits)
}

/** The products most like this one. */
export const listRelated = async (db: Db, productId: number): Promise<ProductTiles | Refusal> => {
  const traits = await readTraits(db, [productId])
  return traits.length === 0 ? refuse('not_found', 'Dit product bestaat niet (meer).') : listLike(db, traits)
}
