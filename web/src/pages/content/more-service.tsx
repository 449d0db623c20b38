import type { Sitemap } from 'shared-types/contracts/catalog'
import type { PageCard } from 'shared-types/contracts/content'
import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from '../../api/use-public.ts'
import { ServiceGroups } from '../../features/content/category/site-map.tsx'
import { useFooter } from '../../features/navigation/use-shell.ts'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

/** The tools of customer service and the advices, below the cards of its texts. */
export function MoreService({ cards }: { cards: PageCard[] }) {
  const serviceLinks = useFooter().data?.serviceLinks ?? []
  const sitemap = usePublic<Sitemap>(apiPaths.sitemap)
  return (
    <QueryBoundary of={sitemap} what="content" skeleton={<TextSkeleton />}>
      {(found) => <ServiceGroups sitemap={found} serviceLinks={serviceLinks} shown={cards} />}
    </QueryBoundary>
  )
}
