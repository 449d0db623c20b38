import { useLocation } from 'react-router-dom'
import type { SearchResults } from 'shared-types/contracts/catalog'
import { listingQuery, parseListingPath } from 'shared-types/urls/listing-url'
import { advisedCategory } from 'shared-types/urls/advice-url'
import { apiPaths } from 'shared-types/urls/api-paths'
import { StartAdvice } from '../../features/advice/start-advice.tsx'
import { decodedPath } from '../../router/decoded-path.ts'
import { SearchResultsView } from '../../features/catalog/listing/search-results.tsx'
import { ListingSkeleton } from '../../features/catalog/listing/listing-skeleton.tsx'
import { inOrder, onPage } from '../../features/catalog/product-list.ts'
import { paths, typedTerm } from '../../paths.ts'
import { isPrivateTerm } from '../../analytics/private-term.ts'
import { Tracked } from '../../analytics/ecommerce/tracked.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Head } from '../../router/head.tsx'
import { NotFound } from '../error/not-found.tsx'
import { renderTileActions } from '../../compositions/tile-actions.tsx'
import { useListPages } from '../category/use-list-pages.ts'
import { WhenHydrated } from '../../ui/browser/hydrated.tsx'
import { lazyExtra } from '../../router/lazy-extra.ts'

/** Lazy, because only a search without results shows it. */
const CategoryCards = lazyExtra(
  async () => (await import('../../features/content/category/category-cards.tsx')).CategoryCards,
)

/** The start of the advice about what was searched for. */
const adviceFor = ({ pages }: SearchResults) => {
  const [advised] = pages.flatMap(({ path }) => advisedCategory(path) ?? [])
  return advised !== undefined && <StartAdvice path={advised} />
}

export default function SearchPage() {
  const { pathname, search } = useLocation()
  const typed = typedTerm(search)
  const { path, query } = parseListingPath(decodedPath(pathname).split('/').slice(1), search)
  const { answer, isArrived, from, source } = useListPages<SearchResults>(
    apiPaths.search(typed, { path, query }),
    (page) => apiPaths.search(typed, { path, query: listingQuery(onPage(query, page)) }),
  )
  return (
    <QueryBoundary of={answer} skeleton={<ListingSkeleton />} notFound={<NotFound />}>
      {(results) => (
        <>
          {/* A page view is measured with its title. */}
          {isArrived && (
            <Head title={isPrivateTerm(results.term) ? 'Zoeken' : results.term || 'Zoeken'} noIndex />
          )}
          {results.outcome !== 'too_short' && !isPrivateTerm(results.term) && (
            <Tracked
              key={results.term}
              event={() => ({
                event: 'search',
                searchTerm: results.term,
                results: results.pagination.total,
              })}
            />
          )}
          <SearchResultsView
            results={results}
            from={from}
            source={{
              ...source,
              whole: inOrder(paths.search(results.term), results.sort),
              name: 'Zoekresultaten',
            }}
            renderActions={renderTileActions}
            help={adviceFor(results)}
            renderCategories={(categories) => (
              <WhenHydrated>
                <CategoryCards cards={categories} />
              </WhenHydrated>
            )}
          />
        </>
      )}
    </QueryBoundary>
  )
}
