import { useLocation } from 'react-router-dom'
import { decodedPath } from '../../router/decoded-path.ts'
import { ProductRow } from '../../features/catalog/tiles/product-row.tsx'
import { articleData } from '../../features/content/article/article-data.ts'
import { Article, articleSizes } from '../../features/content/article/article.tsx'
import { Reading } from '../../features/content/article/reading.tsx'
import { RelatedLinks } from '../../features/content/article/related-links.tsx'
import { ContentAt } from './content-at.tsx'
import { MorePages } from './more-pages.tsx'
import styles from '../category/text.module.css'

/** A blog post, or a page of inspiration. */
export default function ArticlePage() {
  const path = decodedPath(useLocation().pathname)
  return (
    <ContentAt path={path} describe={articleData} pictureSizes={articleSizes}>
      {(page) => (
        <>
          <Reading aside={<RelatedLinks categories={page.categories} />}>
            <Article page={page} />
          </Reading>
          <div className={styles.wide}>
            <ProductRow title="Past hierbij" products={page.products} />
          </div>
          <MorePages title="Lees ook" cards={page.pages} />
        </>
      )}
    </ContentAt>
  )
}
