import { DateInWords } from '../../../ui/text/date.tsx'
import { Image } from '../../../ui/media/image.tsx'
import { Prose } from '../../../ui/text/prose.tsx'
import type { ContentPage } from 'shared-types/contracts/content'
import styles from './article.module.css'

export const articleSizes = '(width >= 62em) 736px, 100vw'

/** An article with its author and picture. */
export function Article({ page }: { page: ContentPage }) {
  return (
    <article>
      <h1>{page.title}</h1>
      {(page.publishedAt || page.author) && (
        <p className={styles.by}>
          {page.publishedAt && <DateInWords iso={page.publishedAt} />}
          {page.author && <span>door {page.author}</span>}
        </p>
      )}
      {page.image && (
        <Image className={styles.picture} image={page.image} sizes={articleSizes} load="first" />
      )}
      <p className={styles.intro}>{page.intro}</p>
      <Prose html={page.html} />
    </article>
  )
}
