import type { ComponentProps } from 'react'
import { PageCards } from '../../features/content/article/page-cards.tsx'
import styles from '../category/text.module.css'

/** The other pages of the same kind, if there are any. */
export function MorePages({
  title,
  cards,
}: { title: string } & Pick<ComponentProps<typeof PageCards>, 'cards'>) {
  if (cards.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="more-title">
      <h2 id="more-title" className={styles.more}>
        {title}
      </h2>
      <PageCards cards={cards} level="h3" />
    </section>
  )
}
