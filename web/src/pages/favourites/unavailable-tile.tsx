import type { Favourite } from '../../stores/favourites.ts'
import { Button } from '../../ui/button/button.tsx'
import { Image } from '../../ui/media/image.tsx'
import styles from './unavailable-tile.module.css'

interface Props {
  favourite: Favourite
  sizes: string
  load: 'lazy' | 'eager' | 'first'
  onRemove: () => void
}

/** Placeholder for a favourite that is no longer sold: its stored data, with a remove button. */
export function UnavailableTile({ favourite: { image }, sizes, load, onRemove }: Props) {
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        {image && <Image className={styles.image} image={image} sizes={sizes} load={load} decorative />}
        <span className={styles.gone}>Niet meer verkrijgbaar</span>
      </div>
      <h3 className={styles.title}>{image?.alt || 'Onbekend artikel'}</h3>
      <p>Dit artikel is uit ons assortiment.</p>
      <Button look="secondary" onClick={onRemove}>
        Verwijderen
      </Button>
    </article>
  )
}
