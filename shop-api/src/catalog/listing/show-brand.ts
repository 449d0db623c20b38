import { asc, count, eq } from 'drizzle-orm'
import type { BrandOverview } from 'shared-types/contracts/provider/catalog'
import { parseFilters, segmentsOf } from 'shared-types/urls/listing-filters'
import type { Brands } from 'shared-types/contracts/catalog'
import type { Db } from '../../db/client.ts'
import { brand } from '../../db/schema/products/catalog.ts'
import { productListingIndex } from '../../db/schema/products/search.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { plainText } from 'shared-types/html/plain-text'
import { safeHtml } from 'shared-types/html/safe-html'
import { readFacets } from '../category/category-queries.ts'
import { resolveFilters } from './find-path.ts'
import { pagedUrl } from './listing-address.ts'
import { ofBrand } from './listing-queries.ts'
import { listingQueryOf, noSuchPage, readList } from './read-list.ts'

const openFilters = 3
/** A page of one brand needs no brand filter. */
const brandFacet = 'ae-merk'

/** The listed brands with products for sale, in their own order and then by name. */
export const listBrands = async (db: Db): Promise<Brands> => ({
  brands: await db
    .select({ slug: brand.slug, title: brand.title, productCount: count() })
    .from(brand)
    .innerJoin(productListingIndex, eq(productListingIndex.brandId, brand.id))
    .where(eq(brand.listed, true))
    .groupBy(brand.id)
    .orderBy(asc(brand.position), asc(brand.title)),
})

/** What search engines show of a description, in characters. */
const longestSummary = 160

const summaryOf = (description: string): string => {
  const text = plainText(description)
  if (text.length <= longestSummary) return text
  const cut = text.slice(0, longestSummary)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

/** One page of a brand's products, with filters and sort orders as in a listing. */
export const showBrand = async (
  db: Db,
  slug: string,
  path: string,
  querystring: string,
): Promise<BrandOverview | Refusal> => {
  const query = listingQueryOf(querystring)
  if (isRefusal(query)) return query
  const [[found], allFacets] = await Promise.all([
    db
      .select({ id: brand.id, title: brand.title, description: brand.description, listed: brand.listed })
      .from(brand)
      .where(eq(brand.slug, slug)),
    readFacets(db),
  ])
  const facets = allFacets.filter(({ code }) => code !== brandFacet)
  const filters = parseFilters(segmentsOf(path))
  const chosen = filters && resolveFilters(facets, filters)
  if (!found || !chosen) return noSuchPage
  const list = await readList(db, {
    scope: ofBrand(found.id),
    facets,
    choice: { ...query, chosen },
    address: (choice) => pagedUrl(`brands/${slug}`, facets, choice),
    openFilters,
  })
  if (isRefusal(list)) return list
  return {
    brand: {
      slug,
      title: found.title,
      description: safeHtml(found.description),
      metaTitle: found.title,
      metaDescription: summaryOf(found.description),
      listed: found.listed && list.pagination.total > 0,
    },
    breadcrumbs: [
      { title: 'Merken', path: 'brands' },
      { title: found.title, path: `brands/${slug}` },
    ],
    ...list,
  }
}
