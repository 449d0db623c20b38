import { useLocation } from 'react-router-dom'
import { decodedPath } from '../../router/decoded-path.ts'
import { jobData } from '../../features/content/article/article-data.ts'
import { Facts } from '../../features/content/article/facts.tsx'
import { PageIntro } from '../../features/content/article/page-intro.tsx'
import { Reading } from '../../features/content/article/reading.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { ContentAt } from './content-at.tsx'
import { MorePages } from './more-pages.tsx'

/** A vacancy, and how to apply for it. */
export default function VacancyPage() {
  const path = decodedPath(useLocation().pathname)
  return (
    <ContentAt path={path} describe={jobData}>
      {(page) => (
        <>
          <PageIntro page={page} />
          <Reading aside={<Facts facts={page.facts} />}>
            <Prose html={page.html} />
          </Reading>
          <MorePages title="Andere vacatures" cards={page.pages} />
        </>
      )}
    </ContentAt>
  )
}
