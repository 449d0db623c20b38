import { isDeepStrictEqual } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import type { VariantLook } from 'shared-types/contracts/admin/assortment/products'
import type { Db } from '../../db/client.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { facetValue, product, variant } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { refuseField, type Refusal } from '../../refusal.ts'
import { followArticles } from './follow-articles.ts'
import { colouredOption, lookOf, readOptionFilters } from './option-filters.ts'
import { lockVariant, noSuchVariant } from './queries.ts'

/** Saves how lists find an article and the page of its product shows it. Its colour is that of all articles with its value. */
export const saveLook = (
  db: Db,
  id: number,
  { facetValueIds, image, color, was }: VariantLook,
): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const row = await lockVariant(tx, id)
    const [of] = row
      ? await tx.select().from(product).where(eq(product.id, row.productId)).for('no key update')
      : []
    if (!row || !of) return noSuchVariant()
    const filters = await readOptionFilters(tx)
    if (!isDeepStrictEqual(lookOf(row, of.options, filters), was)) return editedMeanwhile(tx, 'variant', id)
    const valueIds = [...new Set(facetValueIds)].toSorted((left, right) => left - right)
    if ((await tx.$count(facetValue, inArray(facetValue.id, valueIds))) < valueIds.length)
      return refuseField('facetValueIds', 'Een van deze filterwaarden bestaat niet meer.')
    const photos = [...of.images, ...(row.image ? [row.image] : [])]
    const photo = photos.find(({ file }) => file === image) ?? null
    if (image !== null && !photo)
      return refuseField('image', 'Deze foto hoort niet (meer) bij het product. Sla eerst het product op.')
    const coloured = colouredOption(of.options, filters)
    if (coloured === -1 && color !== null)
      return refuseField('color', 'Dit product heeft geen keuze van kleuren.')
    if (color !== was.color) {
      const options = of.options.map(({ title, values }, index) => ({
        title,
        values: values.map((value) =>
          index === coloured && value.title === row.values[index] ? { title: value.title, color } : value,
        ),
      }))
      await tx.update(product).set({ options }).where(eq(product.id, of.id))
    }
    await tx.update(variant).set({ facetValueIds: valueIds, image: photo }).where(eq(variant.id, id))
    await followArticles(tx, [of.id])
    return null
  })
