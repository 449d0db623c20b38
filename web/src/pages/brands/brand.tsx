import { useLocation } from 'react-router-dom'
import type { BrandListing } from 'shared-types/contracts/catalog'
import { listingQuery, parseListingPath } from 'shared-types/urls/listing-url'
import { apiPaths } from 'shared-types/urls/api-paths'
import { BrandView, brandCrumbs } from '../../features/catalog/brands/brand-view.tsx'
import { decodedPath } from '../../router/decoded-path.ts'
import { breadcrumbList } from '../../features/catalog/crumbs.ts'
import { ListingSkeleton } from '../../features/catalog/listing/listing-skeleton.tsx'
import { inOrder, onPage } from '../../features/catalog/product-list.ts'
import { paths } from '../../paths.ts'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Head } from '../../router/head.tsx'
import { NotFound } from '../error/not-found.tsx'
import { renderTileActions } from '../../compositions/tile-actions.tsx'
import { useListPages } from '../category/use-list-pages.ts'

function BrandHead({ listing }: { listing: BrandListing }) {
  const { brand, filters, pagination, meta } = listing
  const here = paths.brand(brand.slug)
  const filtered = filters.some(({ nrOfAttributesSelected }) => nrOfAttributesSelected > 0)
  return (
    <Head
      {...meta}
      canonical={pagination.page > 1 && !filtered ? `${here}${pagination.page}/` : here}
      noIndex={filtered || meta.noIndex}
      jsonLd={import.meta.env.SSR && ((absolute) => [breadcrumbList(brandCrumbs(listing), here, absolute)])}
    />
  )
}

function Brand({ slug, following }: { slug: string; following: string[] }) {
  const { search } = useLocation()
  const { path, query } = parseListingPath(following, search)
  const { answer, isArrived, from, source } = useListPages<BrandListing>(
    apiPaths.brand(slug, { path, query }),
    (page) => apiPaths.brand(slug, { path, query: listingQuery(onPage(query, page)) }),
  )
  return (
    <QueryBoundary of={answer} skeleton={<ListingSkeleton />} notFound={<NotFound />}>
      {(listing) => (
        <>
          {isArrived && <BrandHead listing={listing} />}
          <BrandView
            listing={listing}
            from={from}
            source={{
              ...source,
              whole: inOrder(paths.brand(slug), listing.sort),
              name: listing.brand.title,
            }}
            renderActions={renderTileActions}
          />
        </>
      )}
    </QueryBoundary>
  )
}

/** `/brands/{brand}/`, optionally followed by filters and a page. */
export default function BrandPage() {
  const [, slug = '', ...following] = decodedPath(useLocation().pathname).split('/')
  return <Brand key={slug} slug={slug} following={following} />
}
