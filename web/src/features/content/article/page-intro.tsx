import type { ContentPage } from 'shared-types/contracts/content'
import styles from './page-intro.module.css'

export function PageIntro({ page }: { page: Pick<ContentPage, 'title' | 'intro'> }) {
  return (
    <div className={styles.intro}>
      <h1>{page.title}</h1>
      {page.intro && <p>{page.intro}</p>}
    </div>
  )
}
