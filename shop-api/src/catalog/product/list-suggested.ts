import type { ProductTiles } from 'shared-types/contracts/provider/catalog'
import type { Db } from '../../db/client.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { listFeatured } from './list-featured.ts'
import { complementIds } from './complements.ts'
import { presentTile } from '../tile/present.ts'
import { likeIds, readTraits, type Traits } from './suggestion-queries.ts'
import { readTiles } from '../tile/tile-queries.ts'

const strip = 12
/** A row with fewer products looks empty. */
const fewest = 4

/** Complements of these products or, if there are too few, similar products as well. */
const listFitting = async (db: Db, traits: Traits[]): Promise<ProductTiles> => {
  const complements = await complementIds(db, traits, strip)
  const alike = complements.length < fewest ? await likeIds(db, traits, strip) : []
  const ids = [...new Set([...complements, ...alike])].slice(0, strip)
  const tiles = await readTiles(db, ids)
  return { products: tiles.map(presentTile) }
}

/** Complements for the cart's products. Without any existing product: popular products. */
export const listSuggested = async (db: Db, productIds: number[]): Promise<ProductTiles> => {
  const traits = productIds.length === 0 ? [] : await readTraits(db, productIds)
  return traits.length === 0 ? listFeatured(db) : listFitting(db, traits)
}

/** Complements of one product. */
export const listRelated = async (db: Db, productId: number): Promise<ProductTiles | Refusal> => {
  const traits = await readTraits(db, [productId])
  return traits.length === 0
    ? refuse('not_found', 'Dit product bestaat niet (meer).')
    : listFitting(db, traits)
}

/** Products to choose instead of one; not those of its family, which the page shows already. */
export const listSimilar = async (db: Db, productId: number): Promise<ProductTiles | Refusal> => {
  const traits = await readTraits(db, [productId])
  if (traits.length === 0) return refuse('not_found', 'Dit product bestaat niet (meer).')
  const tiles = await readTiles(db, await likeIds(db, traits, strip))
  return { products: tiles.map(presentTile) }
}
