import type { Sitemap } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from '../../api/use-public.ts'
import { CategoryGroups } from '../../features/content/category/category-groups.tsx'
import { PageIntro } from '../../features/content/article/page-intro.tsx'
import { NothingYet } from '../../ui/failure/nothing-yet.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { ContentAt } from '../content/content-at.tsx'
import { TextSkeleton } from '../content/text-skeleton.tsx'

/** All categories on one page (spec §2, /cop). */
export default function CategoryIndexPage() {
  const sitemap = usePublic<Sitemap>(apiPaths.sitemap)
  return (
    <ContentAt path="cop">
      {(page) => (
        <>
          <PageIntro page={page} />
          <QueryBoundary of={sitemap} what="content" skeleton={<TextSkeleton />}>
            {({ categories }) =>
              categories.length > 0 ? (
                <CategoryGroups categories={categories} />
              ) : (
                <NothingYet title="Er zijn nog geen categorieën" />
              )
            }
          </QueryBoundary>
        </>
      )}
    </ContentAt>
  )
}
