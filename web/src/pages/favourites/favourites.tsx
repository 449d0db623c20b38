import { FavouriteList } from './favourite-list.tsx'
import { Head } from '../../router/head.tsx'
import { Section } from '../../ui/layout/section.tsx'
import styles from './favourites.module.css'
import { renderTileActions } from '../../compositions/tile-actions.tsx'

const title = 'Favorieten'

export default function FavouritesPage() {
  return (
    <Section className={styles.page}>
      <Head title={title} noIndex />
      <h1>{title}</h1>
      <noscript>
        <p>Je favorieten staan in je browser. Zet JavaScript aan om ze te zien.</p>
      </noscript>
      <FavouriteList renderActions={renderTileActions} />
    </Section>
  )
}
