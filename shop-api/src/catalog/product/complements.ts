import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { category, product, variant } from '../../db/schema/products/catalog.ts'
import { productListingIndex } from '../../db/schema/products/search.ts'
import { family, type Traits } from './suggestion-queries.ts'

/** The codes of the categories that complement a category, the most wanted first. */
const goesWith: Record<string, string[]> = {
  dekbedovertrek: ['hoeslaken', 'hoofdkussen/hoofdkussens', 'dekbed', 'molton', 'wonen/plaids'],
  dekbed: ['dekbedovertrek', 'hoofdkussen/hoofdkussens', 'hoeslaken', 'molton'],
  'gratis-dekbed': ['dekbedovertrek', 'hoofdkussen/hoofdkussens', 'hoeslaken'],
  hoeslaken: ['molton', 'dekbedovertrek', 'hoofdkussen/hoofdkussens', 'dekbed'],
  'hoofdkussen/hoofdkussens': ['dekbed', 'dekbedovertrek', 'hoeslaken', 'molton'],
  matrassen: ['molton', 'hoeslaken', 'hoofdkussen/hoofdkussens', 'dekbed'],
  'boxspring/boxspring-kopen': [
    'molton',
    'hoeslaken',
    'dekbed',
    'dekbedovertrek',
    'hoofdkussen/hoofdkussens',
  ],
  molton: ['hoeslaken', 'dekbedovertrek', 'hoofdkussen/hoofdkussens'],
  'hotel-linnen': ['hoofdkussen/hoofdkussens', 'dekbed', 'hoeslaken', 'wonen/badtextiel'],
  'wonen/badtextiel': ['wonen/badmatten', 'badtextiel/badjassen', 'badtextiel/strandlakens', 'hotel-linnen'],
  'wonen/badmatten': ['wonen/badtextiel', 'badtextiel/badjassen'],
  'wonen/gordijnen': ['wonen/vloerkleden', 'wonen/sierkussens', 'wonen/plaids'],
  'wonen/vloerkleden': ['wonen/sierkussens', 'wonen/plaids', 'wonen/gordijnen'],
  'wonen/sierkussens': ['wonen/plaids', 'wonen/vloerkleden', 'dekbedovertrek'],
  'wonen/plaids': ['wonen/sierkussens', 'dekbedovertrek', 'wonen/vloerkleden'],
  klamboes: ['dekbedovertrek', 'hoeslaken', 'wonen/sierkussens', 'wonen/plaids'],
  toppers: ['molton', 'hoeslaken', 'hoofdkussen/hoofdkussens', 'dekbed'],
  kussensloop: ['hoofdkussen/hoofdkussens', 'laken', 'dekbedovertrek', 'hoeslaken'],
  laken: ['kussensloop', 'wonen/spreien', 'wonen/plaids', 'hoeslaken'],
  kids: ['dekbed', 'hoeslaken', 'hoofdkussen/hoofdkussens', 'molton'],
  'strictly-business': ['wonen/badtextiel', 'hoeslaken', 'kussensloop', 'laken'],
  'badtextiel/badjassen': ['wonen/badtextiel', 'wonen/badmatten', 'badtextiel/strandlakens'],
  'badtextiel/strandlakens': ['badtextiel/badjassen', 'wonen/badtextiel', 'wonen/plaids'],
  'wonen/theedoeken': ['wonen/badtextiel', 'badtextiel/badjassen', 'wonen/plaids'],
  'wonen/spreien': ['wonen/sierkussens', 'wonen/plaids', 'kussensloop', 'laken'],
}

/** The number of candidates per category: those with most shared sizes, colours and fabrics are chosen. */
const mostPopular = 60

interface ComplementRow extends Record<string, unknown> {
  id: number
}

/**
 * Complements of these products, one of each other category in turn and one of each family; empty if no
 * categories are defined.
 */
export const complementIds = async (db: Db, traits: Traits[], limit: number): Promise<number[]> => {
  const own = traits.flatMap(({ mainCategoryCode }) => mainCategoryCode ?? [])
  const codes = [...new Set(own.flatMap((code) => goesWith[code] ?? []))].filter(
    (code) => !own.includes(code),
  )
  if (codes.length === 0) return []
  const values = [...new Set(traits.flatMap(({ facetValueIds }) => facetValueIds))]
  const { rows } = await db.execute<ComplementRow>(sql`
    select id from (
      select id, ordinal,
        row_number() over (partition by ordinal order by shared desc, popularity desc, id) as turn
      from (
        select distinct on (ordinal, family) popular.product_id as id, ordinal, shared, popularity
        from unnest(${sql.param(codes)}::text[]) with ordinality as wanted(code, ordinal)
        join ${category} on ${category.code} = wanted.code
        cross join lateral (
          select ${productListingIndex.productId}, ${productListingIndex.popularity}, ${family} as family, cardinality(array(
            select unnest(${productListingIndex.facetValueIds}) intersect select unnest(${sql.param(values)}::int[]))) as shared
          from ${productListingIndex}
          join ${product} on ${product.id} = ${productListingIndex.productId} and ${product.mainCategoryId} = ${category.id}
          where ${productListingIndex.categoryIds} @> array[${category.id}]
            and ${productListingIndex.productId} <> all(${sql.param(traits.map(({ id }) => id))}::int[])
            and exists (select 1 from ${variant} where ${variant.productId} = ${productListingIndex.productId}
              and ${variant.active} and ${variant.stock} > 0)
          order by ${productListingIndex.popularity} desc, ${productListingIndex.productId}
          limit ${mostPopular}
        ) as popular
        order by ordinal, family, shared desc, popularity desc, popular.product_id
      ) as distinct_designs
    ) as ranked
    order by turn, ordinal
    limit ${limit}`)
  return rows.map(({ id }) => id)
}
