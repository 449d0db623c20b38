import { Heart } from 'lucide-react'
import { clsx } from 'clsx'
import type { ProductTile } from 'shared-types/api/catalog'
import { toggleFavourite, useIsFavourite } from '../../stores/favourites.ts'
import styles from './favourite-button.module.css'

interface Props {
  /** A tile, or a product of which the same is known. */
  product: Pick<ProductTile, 'id' | 'title' | 'images' | 'available'>
  className?: string | undefined
}

/** The heart: keeps the product among the favourites, or no longer. */
export function FavouriteButton({ product: { id, title, images, available }, className }: Props) {
  const isFavourite = useIsFavourite(id)
  return (
    <button
      type="button"
      className={clsx(styles.heart, className)}
      aria-pressed={isFavourite}
      aria-label={`Favorieten: ${title}`}
      onClick={() => toggleFavourite({ id, image: images[0] ?? null, available })}
    >
      <Heart size={22} aria-hidden />
    </button>
  )
}
