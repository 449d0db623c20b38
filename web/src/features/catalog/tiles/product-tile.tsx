import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import type { ProductTile as Tile } from 'shared-types/contracts/catalog'
import { paths } from '../../../paths.ts'
import { trackedTile } from '../../../analytics/tracked-product.ts'
import { Image } from '../../../ui/image.tsx'
import { Link } from '../../../router/link.tsx'
import { Price } from '../../../ui/price.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import styles from './product-tile.module.css'

interface Props {
  product: Tile
  /** Where it leads, when not to the product as the shop shows it first. */
  to?: string
  sizes: string
  load?: 'lazy' | 'eager' | 'first'
  /** What one can do with it besides opening it, over its picture. */
  actions?: ReactNode
  onOpen?: (() => void) | undefined
}

const shownOptions = 2

function Options({ options }: { options: string[] }) {
  const more = options.length - shownOptions
  return (
    <p className={styles.options}>
      {options.slice(0, shownOptions).join(' · ')}
      {more > 0 && ` +${more}`}
    </p>
  )
}

/** One product among others. The whole tile leads to it, with its title as the link. */
export function ProductTile({
  product,
  to = paths.product(product.slug),
  sizes,
  load = 'lazy',
  actions,
  onOpen,
}: Props) {
  const [first, second] = product.images
  // The second picture is for who points at the first: nobody else downloads it.
  const [pointedAt, setPointedAt] = useState(false)
  return (
    <article className={styles.tile} onPointerEnter={() => setPointedAt(true)}>
      <div className={styles.picture}>
        {first && <Image className={styles.image} image={first} sizes={sizes} load={load} decorative />}
        {second && pointedAt && (
          <span className={styles.second}>
            <Image className={styles.image} image={second} sizes={sizes} load="eager" decorative />
          </span>
        )}
        {!product.available && <span className={styles.unavailable}>Niet beschikbaar</span>}
        {product.overlay && product.available && <span className={styles.overlay}>{product.overlay}</span>}
      </div>
      <FavouriteButton product={product} tracked={() => trackedTile(product)} className={styles.heart} />
      <div className={styles.words}>
        <p className={styles.brand}>{product.brand}</p>
        <h3 className={styles.title}>
          <Link to={to} eager onClick={onOpen}>
            {product.title}
          </Link>
        </h3>
        <Options options={product.options} />
        <div className={styles.rating}>
          {product.review.count > 0 && (
            <Rating score={product.review.averageScore} count={product.review.count} />
          )}
        </div>
        <Price {...product.price} from={product.priceFrom} />
        <p className={clsx(styles.delivery, !product.available && styles.gone)}>
          {product.available ? product.delivery : 'Tijdelijk niet leverbaar'}
        </p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
