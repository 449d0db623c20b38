import { asc, eq, sql } from 'drizzle-orm'
import type { FacetSummary, StaffFacet } from 'shared-types/contracts/admin/assortment/facets'
import type { Listed, ListQuery } from 'shared-types/contracts/admin/list'
import { readAdvices } from '../../catalog/advice-rows.ts'
import type { Db } from '../../db/client.ts'
import { readPage } from '../../db/read-page.ts'
import { facet, facetValue, product } from '../../db/schema/products/catalog.ts'
import { productListingIndex } from '../../db/schema/products/search.ts'
import { configuratorSize } from '../../db/schema/products/configurator.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { brandFacet } from '../brand/list-brands.ts'
import { usesFacet } from './advices.ts'

export const noSuchFacet = () => refuse('not_found', 'Dit filter bestaat niet.')

const summary = {
  id: facet.id,
  code: facet.code,
  title: facet.title,
  position: facet.position,
  listed: facet.listed,
  values: sql<number>`(select count(*)::int from facet_value where facet_value.facet_id = facet.id)`,
}

/** One page of the filters, in the order of the shop. */
export const listFacets = (db: Db, paging: ListQuery): Promise<Listed<FacetSummary>> =>
  readPage(
    paging,
    db.select(summary).from(facet).orderBy(asc(facet.position), asc(facet.id)),
    db.$count(facet),
  )

/** The products that are configured in a size, by the id of the value. */
const readConfigured = async (db: Db): Promise<Map<number, string[]>> => {
  const rows = await db
    .select({ valueId: configuratorSize.valueId, title: product.title })
    .from(configuratorSize)
    .innerJoin(product, eq(product.id, configuratorSize.productId))
  const grouped = Map.groupBy(rows, ({ valueId }) => valueId)
  return new Map([...grouped].map(([id, of]) => [id, of.map(({ title }) => `configurator ${title}`)]))
}

/** The products for sale by the id of their value. One scan of the short rows is faster than one search per value. */
const countProducts = async (db: Db, facetId: number): Promise<Map<number, number>> => {
  const { rows } = await db.execute<{ value: number; products: number }>(sql`
    select value, count(*)::int as products from ${productListingIndex}, unnest(${productListingIndex.facetValueIds}) as value
    where value in (select id from ${facetValue} where ${facetValue.facetId} = ${facetId}) group by value`)
  return new Map(rows.map(({ value, products }) => [value, products]))
}

export const readFacet = async (db: Db, id: number): Promise<StaffFacet | Refusal> => {
  const [row] = await db
    .select({
      ...summary,
      version: facet.version,
      infoText: facet.infoText,
      selectionType: facet.selectionType,
    })
    .from(facet)
    .where(eq(facet.id, id))
  if (!row) return noSuchFacet()
  const { selectionType, ...shown } = row
  const [values, advices, configured, products] = await Promise.all([
    db
      .select({
        id: facetValue.id,
        slug: facetValue.slug,
        title: facetValue.title,
        color: facetValue.color,
        position: facetValue.position,
        listed: facetValue.listed,
      })
      .from(facetValue)
      .where(eq(facetValue.facetId, id))
      .orderBy(asc(facetValue.position), asc(facetValue.id)),
    readAdvices(db),
    readConfigured(db),
    countProducts(db, id),
  ])
  const advicesWith = (slug?: string) =>
    advices.filter((advice) => usesFacet(advice, shown.code, slug)).map(({ title }) => `keuzehulp ${title}`)
  return {
    ...shown,
    followsBrands: shown.code === brandFacet,
    hasColors: selectionType === 'color',
    usedBy: advicesWith(),
    values: values.map((value) =>
      Object.assign(value, {
        products: products.get(value.id) ?? 0,
        usedBy: [...advicesWith(value.slug), ...(configured.get(value.id) ?? [])],
      }),
    ),
  }
}
