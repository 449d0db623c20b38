import type { FacetRow } from '../catalog/category/category-queries.ts'
import type { Filtered } from '../catalog/listing/listing-conditions.ts'
import type { Narrowed } from './narrow.ts'

/**
 * Converts to ids. Filters and values that the catalogue no longer has are ignored, so that they do not make
 * the result empty.
 */
export const selectionOf = (facets: FacetRow[], { filters, price }: Narrowed): Filtered => {
  const byFacet = facets.map(({ id, code, values }): [number, number[]] => {
    const wanted = filters.get(code)
    return [id, values.filter(({ slug }) => wanted?.has(slug)).map((value) => value.id)]
  })
  return { chosen: new Map(byFacet.filter(([, values]) => values.length > 0)), price }
}
