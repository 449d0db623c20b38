import { useLocation } from 'react-router-dom'
import { CategoryHero } from '../../features/catalog/listing/category-hero.tsx'
import { decodedPath } from '../../router/decoded-path.ts'
import { crumbsTo } from '../../features/catalog/crumbs.ts'
import { ListingSkeleton } from '../../features/catalog/listing/listing-skeleton.tsx'
import { CategoryCards } from '../../features/content/category/category-cards.tsx'
import { ContentBlocks } from '../../features/content/content-blocks.tsx'
import { Reading } from '../../features/content/article/reading.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { useCategoryContent } from './category-content.ts'
import { ContentHead } from '../content/content-head.tsx'
import { HelpAside } from '../content/help-aside.tsx'
import { NotFound } from '../error/not-found.tsx'
import { OfferedAdvice } from '../../compositions/offered-advice.tsx'
import styles from './text.module.css'

/** A category with links to its subcategories. */
export default function OverviewPage() {
  const content = useCategoryContent(decodedPath(useLocation().pathname))
  return (
    <QueryBoundary of={content} skeleton={<ListingSkeleton />} notFound={<NotFound />}>
      {(data) => (
        <Section>
          <ContentHead content={data} />
          <Breadcrumbs crumbs={crumbsTo(data.breadcrumbs, data.title)} />
          <CategoryHero title={data.title} intro={data.intro} image={data.image} />
          <div className={styles.part}>
            <CategoryCards cards={data.subcategories} level="h2" />
          </div>
          <OfferedAdvice content={data} />
          <ContentBlocks blocks={data.blocks} />
          {data.html && (
            <div className={styles.part}>
              <Reading aside={<HelpAside />}>
                <Prose html={data.html} />
              </Reading>
            </div>
          )}
        </Section>
      )}
    </QueryBoundary>
  )
}
