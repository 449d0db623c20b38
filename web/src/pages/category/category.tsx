import { useLocation } from 'react-router-dom'
import type { CategoryRoute } from 'shared-types/contracts/catalog'
import { withoutFilters } from 'shared-types/urls/listing-url'
import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from '../../api/use-public.ts'
import { StartAdvice } from '../../features/advice/start-advice.tsx'
import { decodedPath } from '../../router/decoded-path.ts'
import { ListingSkeleton } from '../../features/catalog/listing/listing-skeleton.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { kindOfPage } from './category-kinds.ts'
import { ListingPage } from './listing.tsx'
import { NotFound } from '../error/not-found.tsx'

function Category({ path }: { path: string }) {
  const route = usePublic<CategoryRoute>(apiPaths.categoryRoute(path))
  return (
    <QueryBoundary of={route} skeleton={<ListingSkeleton />} notFound={<NotFound />}>
      {(found) => {
        const Kind = kindOfPage(found)
        return Kind ? (
          <Kind />
        ) : (
          <ListingPage
            path={path}
            help={found.advicePath !== null && <StartAdvice path={found.advicePath} />}
          />
        )
      }}
    </QueryBoundary>
  )
}

/**
 * Any URL that matches no other page: the catalogue says whether it is a category, and of which kind. Within
 * a category the listing stays visible while a choice loads; another category remounts.
 */
export default function CategoryPage() {
  const path = decodedPath(useLocation().pathname)
  return <Category key={withoutFilters(path)} path={path} />
}
