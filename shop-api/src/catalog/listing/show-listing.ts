import type { CategoryOverview } from 'shared-types/contracts/provider/catalog'
import type { Db } from '../../db/client.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { presentPromotion } from '../../promotion/promotions.ts'
import { findPath } from './find-path.ts'
import { listingUrl } from './listing-address.ts'
import { inCategory, emptyScope } from './listing-queries.ts'
import { presentHeader } from './present-listing.ts'
import { listingQueryOf, noSuchPage, readList } from './read-list.ts'

/** One page of a listing category: header, filters with counts and links, and products. */
export const showListing = async (
  db: Db,
  path: string,
  querystring: string,
): Promise<CategoryOverview | Refusal> => {
  const query = listingQueryOf(querystring)
  if (isRefusal(query)) return query
  const found = await findPath(db, path)
  if (!found || found.match.category.kind !== 'listing') return noSuchPage

  const { match, facets, chosen } = found
  const promotion = match.promotion && presentPromotion(match.promotion)
  const isOpen = promotion === null || promotion.state === 'running'
  const list = await readList(db, {
    scope: isOpen
      ? { ...inCategory(match.category.id), reducedOnly: match.category.reducedOnly }
      : emptyScope,
    facets,
    choice: { ...query, chosen },
    address: (choice) => listingUrl(match.category.path, facets, choice),
    openFilters: match.category.numberOfFilters,
  })
  if (isRefusal(list)) return list
  return { category: presentHeader(match, promotion), breadcrumbs: match.lineage, ...list }
}
