import type { Favourite } from '../../stores/favourites.ts'
import { Button } from '../../ui/button.tsx'
import { Image } from '../../ui/image.tsx'
import styles from './unavailable-tile.module.css'

interface Props {
  favourite: Favourite
  sizes: string
  onRemove: () => void
}

/** In the place of a favourite that the shop no longer knows: as it was kept, and the way to be rid of it. */
export function UnavailableTile({ favourite: { image }, sizes, onRemove }: Props) {
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        {image && <Image className={styles.image} image={image} sizes={sizes} decorative />}
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
