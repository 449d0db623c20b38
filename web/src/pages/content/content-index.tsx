import { useLocation } from 'react-router-dom'
import { decodedPath } from '../../router/decoded-path.ts'
import { PageCards } from '../../features/content/article/page-cards.tsx'
import { PageIntro } from '../../features/content/article/page-intro.tsx'
import { NothingYet } from '../../ui/failure/nothing-yet.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { ContentAt } from './content-at.tsx'
import { MoreService } from './more-service.tsx'
import styles from '../category/text.module.css'

/** A page with links to others: the blog, inspiration, vacancies, customer service, or all content. */
export default function ContentIndexPage() {
  const path = decodedPath(useLocation().pathname)
  return (
    <ContentAt path={path}>
      {(page) => (
        <>
          <PageIntro page={page} />
          <div className={styles.part}>
            {page.pages.length > 0 && <PageCards cards={page.pages} />}
            {page.pages.length === 0 && !page.html && <NothingYet title="Er staat hier nog niets" />}
          </div>
          {path === 'service' && <MoreService cards={page.pages} />}
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
