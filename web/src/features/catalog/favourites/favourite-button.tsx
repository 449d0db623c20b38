import Heart from 'lucide/dist/esm/icons/heart.mjs'
import { clsx } from 'clsx'
import type { ProductTile } from 'shared-types/contracts/catalog'
import { toggleFavourite, useIsFavourite } from '../../../stores/favourites.ts'
import type { TrackedItem } from '../../../analytics/events.ts'
import { track } from '../../../analytics/track.ts'
import styles from './favourite-button.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

interface Props {
  /** A tile, or a product with the same fields. */
  product: Pick<ProductTile, 'id' | 'title' | 'images' | 'available'>
  /** The item that is measured when the product is added. */
  tracked: () => TrackedItem
  className?: string | undefined
}

/** The heart: adds the product to the favourites, or removes it. */
export function FavouriteButton({ product, tracked, className }: Props) {
  const {
    id,
    title,
    images: [image],
    available,
  } = product
  const isFavourite = useIsFavourite(id)
  return (
    <button
      type="button"
      className={clsx(styles.heart, className)}
      aria-pressed={isFavourite}
      aria-label={`Favorieten: ${title}`}
      onClick={() => {
        toggleFavourite({ id, image: image ? { ...image, alt: title } : null, available })
        if (!isFavourite) track({ event: 'add_to_wishlist', items: [tracked()] })
      }}
    >
      <Icon of={Heart} size={22} />
    </button>
  )
}
