import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Listing } from 'shared-types/contracts/catalog'
import { listingQuery } from 'shared-types/urls/listing-url'
import { apiPaths } from 'shared-types/urls/api-paths'
import { heroSizes } from '../../features/catalog/listing/category-hero.tsx'
import { breadcrumbList, crumbsTo } from '../../features/catalog/crumbs.ts'
import { ListingSkeleton } from '../../features/catalog/listing/listing-skeleton.tsx'
import { ListingView } from '../../features/catalog/listing/listing-view.tsx'
import { gridSizes } from '../../features/catalog/listing/product-grid.tsx'
import { inOrder, onPage } from '../../features/catalog/product-list.ts'
import { useShell } from '../../features/navigation/use-shell.ts'
import { LatePromotion } from '../../features/promotion/late-promotion.ts'
import { paths } from '../../paths.ts'
import { abandon } from '../../analytics/ecommerce/abandon.ts'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Head } from '../../router/head.tsx'
import { imagePreload, middleSource } from '../../ui/media/image-sources.ts'
import { NotFound } from '../error/not-found.tsx'
import { renderTileActions } from '../../compositions/tile-actions.tsx'
import { useListPages } from './use-list-pages.ts'

/** The largest picture of the first screen: the category's, or the first product's. */
const largest = ({ category, products }: Listing) => {
  if (category.image) return imagePreload(category.image, heroSizes)
  const tile = products[0]?.images[0]
  return tile && imagePreload(tile, gridSizes)
}

function ListingHead({ listing }: { listing: Listing }) {
  const { category, breadcrumbs, filters, products, pagination, meta } = listing
  const here = paths.category(category.path)
  const picture = category.image ?? products[0]?.images[0]
  const preload = largest(listing)
  const filtered = filters.some(({ nrOfAttributesSelected }) => nrOfAttributesSelected > 0)
  return (
    <Head
      {...meta}
      canonical={pagination.page > 1 && !filtered ? `${here}?tn_p=${pagination.page}` : here}
      image={picture && middleSource(picture)}
      noIndex={filtered || meta.noIndex}
      preload={import.meta.env.SSR && (preload ? [preload] : [])}
      jsonLd={
        import.meta.env.SSR &&
        ((absolute) => [breadcrumbList(crumbsTo(breadcrumbs, category.title), here, absolute)])
      }
    />
  )
}

/** Links on the page of an ended promotion. */
const othersThan = ({ breadcrumbs }: Listing) => {
  const parent = breadcrumbs.at(-2)
  return parent
    ? { title: `Naar ${parent.title}`, to: paths.category(parent.path) }
    : { title: 'Verder winkelen', to: paths.home() }
}

/** Reports the viewed category to the server, with consent. */
function CategoryViewed({ category }: { category: string }) {
  useEffect(() => abandon('category', { category }), [category])
  return null
}

export function ListingPage({ path, help }: { path: string; help: ReactNode }) {
  const { search } = useLocation()
  const shell = useShell()
  const keyOf = (query: string) => apiPaths.listing(path, listingQuery(query))
  const { answer, isArrived, from, source } = useListPages<Listing>(keyOf(search), (page) =>
    keyOf(onPage(search, page)),
  )
  return (
    <QueryBoundary of={answer} skeleton={<ListingSkeleton />} notFound={<NotFound />}>
      {(data) => (
        <>
          {isArrived && <ListingHead listing={data} />}
          <CategoryViewed category={data.category.path} />
          <ListingView
            listing={data}
            from={from}
            source={{
              ...source,
              whole: inOrder(paths.category(data.category.path), data.sort),
              name: data.category.title,
            }}
            renderActions={renderTileActions}
            promotion={
              data.category.promotion && (
                <LatePromotion
                  key={data.category.path}
                  promotion={data.category.promotion}
                  others={othersThan(data)}
                  onEnd={() => {
                    void answer.retry()
                    void shell.retry()
                  }}
                />
              )
            }
            help={help}
          />
        </>
      )}
    </QueryBoundary>
  )
}
