import type { Sitemap } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from '../../api/use-public.ts'
import { PageCards } from '../../features/content/article/page-cards.tsx'
import { PageIntro } from '../../features/content/article/page-intro.tsx'
import { MoreService } from '../../features/content/category/site-map.tsx'
import { useShell } from '../../features/navigation/use-shell.ts'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { ContentAt } from './content-at.tsx'
import { TextSkeleton } from './text-skeleton.tsx'
import styles from '../category/text.module.css'

/** Everything of customer service: its texts, its tools and the advices. */
export default function ServiceIndexPage() {
  const serviceLinks = useShell().data?.footer.serviceLinks ?? []
  const sitemap = usePublic<Sitemap>(apiPaths.sitemap)
  return (
    <ContentAt path="service">
      {(page) => (
        <>
          <PageIntro page={page} />
          <div className={styles.part}>
            <PageCards cards={page.pages} />
          </div>
          <QueryBoundary of={sitemap} what="content" skeleton={<TextSkeleton />}>
            {(found) => <MoreService sitemap={found} serviceLinks={serviceLinks} shown={page.pages} />}
          </QueryBoundary>
          {page.html && (
            <div className={styles.part}>
              <Prose html={page.html} />
            </div>
          )}
        </>
      )}
    </ContentAt>
  )
}
