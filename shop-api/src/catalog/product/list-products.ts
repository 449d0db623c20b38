import type { ProductTiles } from 'shared-types/contracts/provider/catalog'
import type { Db } from '../../db/client.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { complementIds } from './complements.ts'
import { presentTiles } from '../tile/present.ts'
import { similarIds, popularIds, readTraits, type Traits } from './suggestion-queries.ts'
import { readTiles } from '../tile/tile-queries.ts'

/** As many as a shopper scrolls through; more only make the document of the page larger. */
const strip = 10
/** A row with fewer products looks empty. */
const fewest = 4

/** These products in the requested order. Products that are not for sale are left out. */
export const listProducts = async (db: Db, ids: number[]): Promise<ProductTiles> => ({
  products: await presentTiles(db, await readTiles(db, ids)),
})

/** Products for the home page: popular, available, and of many kinds. */
export const listFeatured = async (db: Db): Promise<ProductTiles> =>
  listProducts(db, await popularIds(db, strip, 2))

/** Complements for the cart's products or, if there are too few, similar products as well. */
const listFitting = async (db: Db, traits: Traits[]): Promise<ProductTiles> => {
  const complements = await complementIds(db, traits, strip)
  const alike =
    complements.length < fewest ? await similarIds(db, traits, strip, await readTraits(db, complements)) : []
  return listProducts(db, [...complements, ...alike].slice(0, strip))
}

/** Complements for the cart's products. Without any existing product: popular products. */
export const listSuggested = async (db: Db, productIds: number[]): Promise<ProductTiles> => {
  const traits = productIds.length === 0 ? [] : await readTraits(db, productIds)
  return traits.length === 0 ? listFeatured(db) : listFitting(db, traits)
}

const noSuchProduct = refuse('not_found', 'Dit product bestaat niet (meer).')

/** Complements of one product. */
export const listRelated = async (db: Db, productId: number): Promise<ProductTiles | Refusal> => {
  const traits = await readTraits(db, [productId])
  return traits.length === 0 ? noSuchProduct : listProducts(db, await complementIds(db, traits, strip))
}

/**
 * Products to choose instead of one; not those of its family, which the page shows already, nor its
 * complements, which are in another strip of the page.
 */
export const listSimilar = async (db: Db, productId: number): Promise<ProductTiles | Refusal> => {
  const traits = await readTraits(db, [productId])
  if (traits.length === 0) return noSuchProduct
  const complements = await complementIds(db, traits, strip)
  return listProducts(db, await similarIds(db, traits, strip, await readTraits(db, complements)))
}
