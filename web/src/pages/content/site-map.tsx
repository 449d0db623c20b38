import type { Sitemap } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from '../../api/use-public.ts'
import { PageIntro } from '../../features/content/article/page-intro.tsx'
import { SiteMap } from '../../features/content/category/site-map.tsx'
import { useFooter } from '../../features/navigation/use-shell.ts'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { ContentAt } from './content-at.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

/** The site map for people. */
export default function SiteMapPage() {
  const serviceLinks = useFooter().data?.serviceLinks ?? []
  const sitemap = usePublic<Sitemap>(apiPaths.sitemap)
  return (
    <ContentAt path="sitemap">
      {(page) => (
        <>
          <PageIntro page={page} />
          <QueryBoundary of={sitemap} what="content" skeleton={<TextSkeleton />}>
            {(found) => <SiteMap sitemap={found} serviceLinks={serviceLinks} />}
          </QueryBoundary>
        </>
      )}
    </ContentAt>
  )
}
